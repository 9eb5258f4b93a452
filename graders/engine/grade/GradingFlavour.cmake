# The grading flavour of a subject. Everything but the student's file is compiled here, once; how that
# file is compiled and linked is written to grading.json in the build folder, for `grade` to do.

# Optimised, so that verdicts come soon; what practice shows with AddressSanitizer, which cannot be linked
# statically, is shown as far as possible.
set(grading_options -O1 -g1 -fno-omit-frame-pointer -fsanitize=undefined)
if(KATA_HAS_AUTO_VAR_INIT)
  list(APPEND grading_options -ftrivial-auto-var-init=pattern)
endif()
set(grading_definitions _GLIBCXX_ASSERTIONS _GLIBCXX_DEBUG)  # the second as in practice: it alone sees vector<bool>

# No file may keep the compiler busy for long.
set(student_options -ftemplate-depth=256 -fconstexpr-depth=512)
set(static_sanitizer)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  list(APPEND grading_options -fsanitize-trap=undefined)  # Clang's own words need a runtime that fails in a jail
  list(APPEND student_options -ferror-limit=20 -fconstexpr-steps=33554432 -fno-color-diagnostics)
  set(without_quotes -fno-caret-diagnostics)
else()
  list(APPEND grading_options -fno-sanitize-recover=all)
  # -pipe: no names of temporary files in what a student reads.
  list(APPEND student_options -pipe -fmax-errors=20 -fconstexpr-ops-limit=33554432 -fdiagnostics-color=never)
  set(without_quotes -fno-diagnostics-show-caret)
  set(static_sanitizer -Wl,--start-group -lubsan -lstdc++ -lc -Wl,--end-group)
endif()

function(kata_add_grading_objects target)
  add_library(${target} OBJECT ${ARGN})
  target_compile_options(${target} PRIVATE ${grading_options} "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")
  target_compile_definitions(${target} PRIVATE ${grading_definitions})
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/reference")
  target_link_libraries(${target} PRIVATE kata_warnings)
endfunction()

# The same files as in practice.
get_target_property(runner_folder kata_runner_practice SOURCE_DIR)
get_target_property(runner_sources kata_runner_practice SOURCES)
list(TRANSFORM runner_sources PREPEND "${runner_folder}/")
kata_add_grading_objects(kata_runner_grading ${runner_sources})
kata_unity(kata_runner_grading)
set_source_files_properties("${runner_folder}/subject/students_main.cpp" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
set(grading_targets kata_runner_grading)

function(kata_json_list variable)
  list(JOIN ARGN "\", \"" words)
  set(${variable} "[\"${words}\"]" PARENT_SCOPE)
endfunction()

# What a student's file may include: the states, and its own exercise's interface. Not what lies beside
# them in reference/: the reference search is a solution. Not CONFIGURE_DEPENDS: that would cost each check of a
# student's edit a start of CMake.
file(GLOB headers RELATIVE "${PROJECT_SOURCE_DIR}/reference" "${PROJECT_SOURCE_DIR}/reference/kata/*.h")
kata_json_list(headers ${headers})

# What compilers read without being told. On some systems a header in there is a link that leads elsewhere (Debian 13: asm/types.h).
set(system_folders ${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES})
foreach(folder IN LISTS CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES)
  file(GLOB entries "${folder}/*" "${folder}/asm/*")
  foreach(entry IN LISTS entries)
    if(IS_SYMLINK "${entry}" AND EXISTS "${entry}")
      file(REAL_PATH "${entry}" target)
      if(NOT IS_DIRECTORY "${target}")
        get_filename_component(target "${target}" DIRECTORY)
      endif()
      list(APPEND system_folders "${target}")
    endif()
  endforeach()
endforeach()
list(REMOVE_DUPLICATES system_folders)
kata_json_list(system_headers ${system_folders})

get_target_property(warnings kata_student_warnings INTERFACE_COMPILE_OPTIONS)
list(TRANSFORM grading_definitions PREPEND -D OUTPUT_VARIABLE definitions)
kata_json_list(compile "${CMAKE_CXX_COMPILER}" -std=c++${CMAKE_CXX_STANDARD} ${grading_options} ${definitions}
  ${warnings} ${student_options} -Iinclude -Iexercises/{exercise} -c {source} -o {object})
get_target_property(linker kata_linker INTERFACE_LINK_OPTIONS)
if(NOT linker)
  set(linker)
endif()
# A linker that works within the memory that it has in the jail: newer versions of mold reserve more.
file(READ "${PROJECT_SOURCE_DIR}/graders/engine/jail/resource_limits.h" limits)
string(REGEX MATCH "compile_limits = [^}]*memory_mib = ([0-9]+)" ignored "${limits}")
math(EXPR memory_kib "${CMAKE_MATCH_1} * 1024")
set(program "${CMAKE_CURRENT_BINARY_DIR}/linker_check")
file(WRITE "${program}.cpp" "int main() {}\n")
foreach(candidate IN ITEMS "${linker}" -fuse-ld=lld "")
  execute_process(
    COMMAND sh -c "ulimit -v ${memory_kib} && exec \"$@\"" sh "${CMAKE_CXX_COMPILER}" -static ${candidate} "${program}.cpp" -o "${program}"
    RESULT_VARIABLE code OUTPUT_QUIET ERROR_QUIET)
  set(linker ${candidate})
  if(code EQUAL 0)
    break()
  endif()
endforeach()
# lld links what an object names as a library, any file that it can read.
include(CheckLinkerFlag)
set(flags ${linker} -Wl,--no-dependent-libraries)
check_linker_flag(CXX "${flags}" KATA_LINKER_FOLLOWS_OBJECTS)
if(KATA_LINKER_FOLLOWS_OBJECTS)
  list(APPEND linker -Wl,--no-dependent-libraries)
endif()
kata_json_list(link "${CMAKE_CXX_COMPILER}" -static ${linker} ${grading_options} -Wl,--wrap=main {object} {runner}
  -o {program} ${static_sanitizer})

get_property(exercises GLOBAL PROPERTY KATA_EXERCISES)
set(entries)
foreach(exercise IN LISTS exercises)
  set(objects ${exercise}_grading)
  kata_add_grading_objects(${objects} "${PROJECT_SOURCE_DIR}/graders/${exercise}/${exercise}_subject.cpp")
  target_include_directories(${objects} PRIVATE "${PROJECT_SOURCE_DIR}/exercises/${exercise}")
  list(APPEND grading_targets ${objects} ${exercise}_judge)
  file(GLOB own_headers RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/exercises/${exercise}/*.h")
  kata_json_list(own_headers ${own_headers})
  list(APPEND entries "    {\"name\": \"${exercise}\",
     \"judge\": \"$<TARGET_FILE:${exercise}_judge>\",
     \"objects\": [\"$<JOIN:$<TARGET_OBJECTS:${objects}>,\", \">\"],
     \"headers\": ${own_headers}}")
endforeach()
list(JOIN entries ",\n" entries)

# The course's own, as setup.sh makes it; the project's tests, and whoever has made none, take one that everybody knows.
set(secrets "${CMAKE_CURRENT_SOURCE_DIR}/known_secret")
if(NOT KATA_SELFTEST)
  list(PREPEND secrets "${PROJECT_SOURCE_DIR}/course_secret")
endif()
kata_json_list(secrets ${secrets})

file(GENERATE OUTPUT "${PROJECT_BINARY_DIR}/grading.json" CONTENT
"{
  \"jail\": \"$<TARGET_FILE:kata_jail>\",
  \"explain_build\": \"$<TARGET_FILE:explain_build>\",
  \"weights\": \"${CMAKE_CURRENT_SOURCE_DIR}/weights.json\",
  \"secrets\": ${secrets},
  \"compile\": ${compile},
  \"without_quotes\": \"${without_quotes}\",
  \"link\": ${link},
  \"reference\": \"${PROJECT_SOURCE_DIR}/reference\",
  \"headers\": ${headers},
  \"system_headers\": ${system_headers},
  \"project\": \"${PROJECT_SOURCE_DIR}\",
  \"objects\": [\"$<JOIN:$<TARGET_OBJECTS:kata_runner_grading>,\", \">\"],
  \"exercises\": [
${entries}
  ]
}
")
