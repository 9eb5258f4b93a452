# Which tools the project cannot be built with, is said at once and in words.
get_property(has_many_configurations GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(has_many_configurations)
  message(FATAL_ERROR
    "The generator ${CMAKE_GENERATOR} makes several configurations in one folder, for which this project has no use. "
    "Remove this build folder, and take one that makes one: cmake -S . -B build -G Ninja, or -G \"Unix Makefiles\"")
endif()

set(oldest_GNU 12)
set(oldest_Clang 14)
set(oldest "${oldest_${CMAKE_CXX_COMPILER_ID}}")
if(oldest AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS oldest)
  message(FATAL_ERROR
    "This project needs GCC ${oldest_GNU} or Clang ${oldest_Clang}, or a later one; ${CMAKE_CXX_COMPILER} is "
    "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}. Remove this build folder, and name another: "
    "cmake -S . -B build -DCMAKE_CXX_COMPILER=g++-12")
endif()
