# What every target of the project is built with. Settings travel as interface targets; nothing is global
# but the language standard and where programs go.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Debug CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

# From nothing, a library is built several times as fast when its files share what they include.
option(KATA_UNITY "Build libraries in few large steps: fast from scratch, slower after a change to one" ON)
function(kata_unity)
  foreach(library IN LISTS ARGN)
    set_target_properties(${library} PROPERTIES UNITY_BUILD ${KATA_UNITY} UNITY_BUILD_BATCH_SIZE 14)
  endforeach()
endfunction()

# The fastest linker that works, for the short way from an edit to a verdict.
add_library(kata_linker INTERFACE)
set(KATA_LINKER "auto" CACHE STRING "Linker: auto, default, mold, lld, gold, …")
if(KATA_LINKER STREQUAL "auto")
  set(candidates mold lld)
elseif(KATA_LINKER STREQUAL "default")
  set(candidates)
else()
  set(candidates ${KATA_LINKER})
endif()
foreach(candidate IN LISTS candidates)
  check_linker_flag(CXX "-fuse-ld=${candidate}" KATA_LINKER_${candidate}_WORKS)
  if(KATA_LINKER_${candidate}_WORKS)
    target_link_options(kata_linker INTERFACE "-fuse-ld=${candidate}")
    break()
  endif()
endforeach()

# The project's own code.
add_library(kata_warnings INTERFACE)
target_compile_options(kata_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)

# What boards write down, and judges do with a long journal, is felt in every check, in a debug build, too.
# Of debug information, line numbers: the rest makes the first build half as long again.
add_library(kata_optimised INTERFACE)
target_compile_options(kata_optimised INTERFACE -O1 -g1)

# A student's file: friendly warnings, and an error only for a missing return, which no run shows reliably.
add_library(kata_student_warnings INTERFACE)
target_compile_options(kata_student_warnings INTERFACE -Wall -Wextra -Werror=return-type)

# Practice: mistakes show the same way every time. _GLIBCXX_DEBUG sees what AddressSanitizer cannot (an
# overrun of vector<bool>), and uninitialised variables hold a pattern instead of a lucky zero. -pipe lets compiler and
# assembler work at the same time.
add_library(kata_practice INTERFACE)
target_compile_options(kata_practice INTERFACE -pipe -g1)
check_cxx_compiler_flag(-ftrivial-auto-var-init=pattern KATA_HAS_AUTO_VAR_INIT)
if(KATA_HAS_AUTO_VAR_INIT)
  target_compile_options(kata_practice INTERFACE -ftrivial-auto-var-init=pattern)
endif()
if(KATA_SANITIZERS)
  target_compile_options(kata_practice INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(kata_practice INTERFACE -fsanitize=address,undefined)
  target_compile_definitions(kata_practice INTERFACE _GLIBCXX_DEBUG)
endif()

# Most of an edit's way to its verdict is the compiler's, reading the standard library. Off, since a student's file then
# compiles without an #include that a grader's compiler misses.
option(KATA_PRECOMPILE "Students' files find the usual headers of the standard library compiled" OFF)
if(KATA_PRECOMPILE)
  file(WRITE "${CMAKE_BINARY_DIR}/generated/student_headers.cpp" "")
  add_library(kata_student_headers OBJECT "${CMAKE_BINARY_DIR}/generated/student_headers.cpp")
  target_link_libraries(kata_student_headers PRIVATE kata_practice kata_student_warnings)
  target_precompile_headers(kata_student_headers PRIVATE
    <algorithm> <array> <functional> <iostream> <map> <optional> <set> <string> <unordered_map> <unordered_set> <utility> <vector>)
endif()
