// How the sanitizers of the practice build behave, compiled in: it must not depend on the
// environment. A leak is no failure of a search, and looking for leaks doubles the start of each
// attempt. An abort() is reported with the lines that led to it, as any other mistake.

// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming): the sanitizers' names
extern "C" const char* __asan_default_options() {
  return "detect_leaks=0:exitcode=97:handle_abort=1:quarantine_size_mb=16:allocator_may_return_null=0";
}

extern "C" const char* __ubsan_default_options() {
  return "exitcode=97:halt_on_error=1:print_stacktrace=0";
}
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming)
