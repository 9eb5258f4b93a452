# Builds a target, with its name appended. Ninja is asked itself: starting `cmake --build` takes as long as Ninja does.
if(CMAKE_GENERATOR STREQUAL "Ninja")
  set(KATA_BUILD_COMMAND "${CMAKE_MAKE_PROGRAM}" -C "${PROJECT_BINARY_DIR}")
else()
  set(KATA_BUILD_COMMAND "${CMAKE_COMMAND}" --build "${PROJECT_BINARY_DIR}" --parallel --target)
endif()

# add_exercise(<name> ON board|chessboard|path|sequence [LABELS <label>...])
#
# Declares an exercise made of the folders exercises/<name> and graders/<name>, on one kind of state:
#   <name>_subject  the student's file and the runner (not part of `all`: a broken file must not block the rest)
#   <name>_adapter  calls the student's function; compiled once for every subject of the exercise
#   <name>_judge    the checks; never linked with a student's code
#   <name>_by_hand  build/bin/<name>, to try a solution by hand
#   <name>_built    what a check needs: subject and judge
#   <name>          all that a student needs for this exercise
#   reset_<name>    puts the untouched stub back and keeps the student's file beside it
# and the tests <name>, <name>.hidden and <name>.build, labelled <name> and with the given labels.
function(add_exercise name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ON" "LABELS")
  if(NOT TARGET "kata_judge_${arg_ON}")
    message(FATAL_ERROR "add_exercise(${name} ON ${arg_ON}): say on which state it works: board, chessboard, path or sequence.")
  endif()
  get_property(earlier GLOBAL PROPERTY KATA_EXERCISES)
  set_property(GLOBAL APPEND PROPERTY KATA_EXERCISES ${name})
  set(stub "${PROJECT_SOURCE_DIR}/graders/${name}/${name}_stub.cpp")
  set(source "${PROJECT_SOURCE_DIR}/exercises/${name}/${name}.cpp")
  if(NOT EXISTS "${source}")  # one file less must not block the other exercises
    message(WARNING "exercises/${name}/${name}.cpp was missing: an untouched one was put there.")
    configure_file("${stub}" "${source}" COPYONLY)
  endif()

  add_library(${name}_adapter OBJECT "${PROJECT_SOURCE_DIR}/graders/${name}/${name}_subject.cpp")
  target_include_directories(${name}_adapter PRIVATE "${PROJECT_SOURCE_DIR}/exercises/${name}")
  target_link_libraries(${name}_adapter PRIVATE kata_runner_practice kata_warnings)
  kata_add_subject(${name} ${name}_subject "${source}")
  set_target_properties(${name}_subject PROPERTIES
    OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/subjects" COMPILE_WARNING_AS_ERROR OFF)
  kata_compile_ahead(${name} ${name}_subject)
  kata_add_declaration(${name})
  kata_add_judge(${name} ${arg_ON})
  if(earlier)
    list(GET earlier -1 last)
    set_property(TARGET ${last}_judge PROPERTY KATA_NEXT ${name})
  endif()
  kata_add_by_hand(${name})
  add_custom_target(${name} DEPENDS ${name}_subject ${name}_judge ${name}_by_hand)
  set_property(TARGET ${name} PROPERTY KATA_LABELS ${arg_LABELS})
  add_custom_target(${name}_built DEPENDS ${name}_subject ${name}_judge)
  kata_add_benchmarks(${name})
  kata_add_tests(${name} "${arg_LABELS}")

  add_custom_target(reset_${name}
    COMMAND sh "${PROJECT_SOURCE_DIR}/cmake/reset_stub.sh"
            "${stub}" "${source}"
    VERBATIM)
endfunction()

# A program made of one solution: the practice build that the judge starts.
function(kata_add_subject exercise target source)
  add_executable(${target} EXCLUDE_FROM_ALL "${source}")
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/exercises/${exercise}")
  target_link_libraries(${target} PRIVATE ${exercise}_adapter kata_runner_practice kata_student_warnings)
  # Reports of the sanitizers name the file as a student knows it.
  target_compile_options(${target} PRIVATE "-ffile-prefix-map=${source}=exercises/${exercise}/${exercise}.cpp")
endfunction()

# What the exercise declares about itself, for its judge and its program by hand.
function(kata_add_declaration name)
  configure_file("${PROJECT_SOURCE_DIR}/graders/engine/runs/exercise.cpp.in" generated/${name}_exercise.cpp @ONLY)
  add_library(${name}_declaration OBJECT
    "${PROJECT_SOURCE_DIR}/graders/${name}/${name}_exercise.cpp" "${CMAKE_CURRENT_BINARY_DIR}/generated/${name}_exercise.cpp")
  target_link_libraries(${name}_declaration PUBLIC kata_findings PRIVATE kata_optimised kata_warnings)
  set_target_properties(${name}_declaration PROPERTIES UNITY_BUILD ON)
endfunction()

function(kata_add_judge name state)
  set(folder "${PROJECT_SOURCE_DIR}/graders/${name}")
  add_executable(${name}_judge "${folder}/${name}_test.cpp")
  foreach(source IN ITEMS hidden_test.cpp ${name}_checks.cpp)  # what an exercise may have besides
    if(EXISTS "${folder}/${source}")
      target_sources(${name}_judge PRIVATE "${folder}/${source}")
    endif()
  endforeach()
  target_link_libraries(${name}_judge PRIVATE ${name}_declaration kata_judge_${state} kata_warnings)
  set_target_properties(${name}_judge PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/judges")
endfunction()

function(kata_add_by_hand name)
  add_executable(${name}_by_hand
    "${PROJECT_SOURCE_DIR}/graders/engine/by_hand/main.cpp" "${PROJECT_SOURCE_DIR}/graders/${name}/${name}_by_hand.cpp")
  target_compile_definitions(${name}_by_hand PRIVATE KATA_SUBJECT_FILE="${PROJECT_BINARY_DIR}/subjects/${name}")
  target_link_libraries(${name}_by_hand PRIVATE ${name}_declaration kata_by_hand_program kata_warnings)
  set_target_properties(${name}_by_hand PROPERTIES OUTPUT_NAME ${name})
endfunction()

# One benchmark program for each file: the student's, and the solution's where it is there.
function(kata_add_benchmarks name)
  set(folder "${PROJECT_SOURCE_DIR}/graders/${name}")
  foreach(owner IN ITEMS exercises solutions)
    set(source "${PROJECT_SOURCE_DIR}/${owner}/${name}/${name}.cpp")
    if(NOT EXISTS "${source}")
      continue()
    endif()
    set(suffix "")
    if(owner STREQUAL "solutions")
      set(suffix "_solution")
    endif()
    add_executable(${name}${suffix}_benchmark EXCLUDE_FROM_ALL "${folder}/${name}_benchmark.cpp" "${source}")
    target_include_directories(${name}${suffix}_benchmark PRIVATE "${PROJECT_SOURCE_DIR}/exercises/${name}")
    target_link_libraries(${name}${suffix}_benchmark PRIVATE kata_benchmark)
  endforeach()
endfunction()

# What builds an exercise before it is checked, and what checks it: commands for CTest and for `kata`.
function(kata_check_commands name)
  set(build sh "${PROJECT_SOURCE_DIR}/cmake/build_exercise.sh" ${name} "${PROJECT_BINARY_DIR}" ${name}_built ${KATA_BUILD_COMMAND})
  set(judge $<TARGET_FILE:${name}_judge> --subject=$<TARGET_FILE:${name}_subject> "--record=${PROJECT_BINARY_DIR}/verdicts"
      "--page=${PROJECT_SOURCE_DIR}/exercises/${name}/README.md" --next=$<TARGET_PROPERTY:${name}_judge,KATA_NEXT>)
  set(${name}_build_command ${build} PARENT_SCOPE)
  set(${name}_judge_command ${judge} PARENT_SCOPE)
endfunction()

function(kata_add_tests name labels)
  kata_check_commands(${name})
  add_test(NAME ${name}.build COMMAND ${${name}_build_command})
  set_tests_properties(${name}.build PROPERTIES
    FIXTURES_SETUP ${name}.built RESOURCE_LOCK build LABELS build TIMEOUT 900)

  kata_add_check(${name} ${name} "" "${name};public;${labels}")
  if(EXISTS "${PROJECT_SOURCE_DIR}/graders/${name}/hidden_test.cpp")
    kata_add_check(${name} ${name}.hidden "--hidden" "${name};hidden;${labels}")
  endif()
endfunction()

function(kata_add_check exercise test options labels)
  add_test(NAME ${test} COMMAND ${${exercise}_judge_command} ${options})
  set_tests_properties(${test} PROPERTIES FIXTURES_REQUIRED ${exercise}.built LABELS "${labels}" TIMEOUT 600)
endfunction()
