# What belongs to the course as a whole: what `ctest` prints in the build folder, and the progress table.
configure_file("${PROJECT_SOURCE_DIR}/cmake/CTestCustom.cmake.in" "${PROJECT_BINARY_DIR}/CTestCustom.cmake" @ONLY)

get_property(exercises GLOBAL PROPERTY KATA_EXERCISES)
add_custom_target(progress
  COMMAND sh "${PROJECT_SOURCE_DIR}/cmake/progress.sh" "${CMAKE_CTEST_COMMAND}" "${PROJECT_BINARY_DIR}" ${exercises}
  USES_TERMINAL VERBATIM)
