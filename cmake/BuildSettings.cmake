# What every target of the project is built with. Settings travel as interface targets; nothing is global
# but the language standard and where programs go.
include(CMakePushCheckState)
include(CheckCXXCompilerFlag)
include(CheckCXXSourceCompiles)
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
  cmake_push_check_state()
  string(APPEND CMAKE_REQUIRED_FLAGS " -fsanitize=address,undefined")
  check_cxx_source_compiles("int main() {}" KATA_SANITIZERS_WORK)
  cmake_pop_check_state()
  if(NOT KATA_SANITIZERS_WORK)
    unset(KATA_SANITIZERS_WORK CACHE)  # it is to be looked for again
    message(FATAL_ERROR
      "${CMAKE_CXX_COMPILER} cannot build with AddressSanitizer: its library is missing. Install it (for Clang on Debian and "
      "Ubuntu: libclang-rt-dev; on Fedora: libasan libubsan), or practise without: cmake -S . -B build -DKATA_SANITIZERS=OFF")
  endif()
  target_compile_options(kata_practice INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(kata_practice INTERFACE -fsanitize=address,undefined)
  target_compile_definitions(kata_practice INTERFACE _GLIBCXX_DEBUG)
endif()

# Most of an edit's way to its verdict is the compiler's, reading the standard library: see graders/engine/compile_ahead.
option(KATA_COMPILE_AHEAD "Keep what students' files include compiled" ON)
function(kata_compile_ahead exercise target)
  if(NOT KATA_COMPILE_AHEAD OR NOT CMAKE_GENERATOR MATCHES "Ninja|Unix Makefiles" OR NOT CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang)$")
    return()
  endif()
  # Unquoted: where there is no launcher of the user's own, no empty word may stand for it.
  set(launcher "${PROJECT_BINARY_DIR}/tools/compile_ahead" "${PROJECT_BINARY_DIR}/ahead" ${exercise} ${CMAKE_CXX_COMPILER_LAUNCHER})
  set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "${launcher}")
  add_dependencies(${target} compile_ahead)
endfunction()
