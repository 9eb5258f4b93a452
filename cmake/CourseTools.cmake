# What belongs to the course as a whole: what `ctest` prints in the build folder, and the progress table.
set(only_checks alone)
if(KATA_SELFTEST)
  set(only_checks "")
endif()
get_property(exercises GLOBAL PROPERTY KATA_EXERCISES)
list(JOIN exercises " " course)
configure_file("${PROJECT_SOURCE_DIR}/cmake/CTestCustom.cmake.in" "${PROJECT_BINARY_DIR}/CTestCustom.cmake" @ONLY)

add_custom_target(progress COMMAND kata_program progress USES_TERMINAL VERBATIM)
