# Where the project cannot be built, that is said at once and in words.

# Without it, ctest takes a build folder whose setting-up failed for one without tests, and that for a success.
if(NOT EXISTS "${CMAKE_BINARY_DIR}/CTestTestfile.cmake")
  file(WRITE "${CMAKE_BINARY_DIR}/CTestTestfile.cmake"
    "message(FATAL_ERROR \"This build folder is not set up yet: `cmake -S . -B build` says why.\")\n")
endif()

# A build in the source tree would mix its files with the exercises.
if(CMAKE_SOURCE_DIR STREQUAL CMAKE_BINARY_DIR)
  message(FATAL_ERROR
    "This project is not built in its own folder. Type\n"
    "  cmake -S . -B build && cmake --build build\n"
    "and remove what this attempt left behind: CMakeCache.txt and CMakeFiles.")
endif()

foreach(folder IN ITEMS "${CMAKE_SOURCE_DIR}" "${CMAKE_BINARY_DIR}")
  if("${folder}" MATCHES "([#;\"])" OR (CMAKE_GENERATOR MATCHES "Makefiles" AND "${folder}" MATCHES "(:)"))
    message(FATAL_ERROR
      "CMake cannot build in a folder whose name holds the character ${CMAKE_MATCH_1}${CMAKE_MATCH_2}, as this one does: ${folder}\n"
      "Rename it (C# to csharp, for example), or move the project elsewhere.")
  endif()
endforeach()
