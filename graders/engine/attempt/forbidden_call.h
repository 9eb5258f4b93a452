#pragma once

#include <string>

namespace kata::judge {

/// What a program wanted when the jail ended it for a system call, as words that go on from "tried
/// to": "start another process". Zero and numbers that are not known are told in general terms.
std::string forbidden_deed(int system_call);

}  // namespace kata::judge
