# Looks for what the jail is made of. Sets
#   KATA_JAIL_UNAVAILABLE        why it cannot be built and what to do; empty if it can
#   KATA_SECCOMP_INCLUDE_DIRS    where <seccomp.h> is
#   KATA_SECCOMP_LIBRARY         the static libseccomp

include(CheckCXXSourceCompiles)
include(CMakePushCheckState)

function(_kata_find_static_seccomp)
  find_package(PkgConfig QUIET)
  if(PKG_CONFIG_FOUND)
    pkg_check_modules(KATA_SECCOMP QUIET libseccomp>=2.5)
  endif()
  find_library(
    KATA_SECCOMP_LIBRARY
    NAMES libseccomp.a
    HINTS ${KATA_SECCOMP_LIBDIR})
  mark_as_advanced(KATA_SECCOMP_LIBRARY)
  set(KATA_SECCOMP_FOUND ${KATA_SECCOMP_FOUND} PARENT_SCOPE)
  set(KATA_SECCOMP_INCLUDE_DIRS ${KATA_SECCOMP_INCLUDE_DIRS} PARENT_SCOPE)
endfunction()

function(_kata_check_static_linking)
  cmake_push_check_state(RESET)
  set(CMAKE_REQUIRED_LINK_OPTIONS -static)
  check_cxx_source_compiles("#include <iostream>\nint main() { std::cout << 1; }"
                            KATA_CAN_LINK_STATICALLY)
  cmake_pop_check_state()
endfunction()

function(_kata_jail_unavailable)
  list(JOIN ARGN "" reason)
  set(KATA_JAIL_UNAVAILABLE "${reason}" CACHE INTERNAL "")
endfunction()

set(KATA_JAIL_UNAVAILABLE "" CACHE INTERNAL "")
if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  _kata_jail_unavailable("the jail is built on Landlock and seccomp, which only Linux has. "
                         "Use a Linux container.")
  return()
endif()

_kata_check_static_linking()
if(NOT KATA_CAN_LINK_STATICALLY)
  _kata_jail_unavailable("programs cannot be linked statically. Install the static C and C++ "
                         "libraries (Fedora: glibc-static libstdc++-static).")
  return()
endif()

_kata_find_static_seccomp()
if(NOT KATA_SECCOMP_FOUND OR NOT KATA_SECCOMP_LIBRARY)
  _kata_jail_unavailable("pkg-config finds no static libseccomp 2.5 or later. Install it on Debian and "
                         "Ubuntu as libseccomp-dev and pkg-config, on Fedora as libseccomp-devel and "
                         "libseccomp-static.")
endif()
