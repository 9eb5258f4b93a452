# A build in the source tree would mix its files with the exercises.
if(CMAKE_SOURCE_DIR STREQUAL CMAKE_BINARY_DIR)
  message(FATAL_ERROR
    "This project is not built in its own folder. Type\n"
    "  cmake -S . -B build && cmake --build build\n"
    "and remove what this attempt left behind: CMakeCache.txt and CMakeFiles.")
endif()
