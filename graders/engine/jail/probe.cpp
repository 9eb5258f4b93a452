#include <initializer_list>
#include <jail/canary.h>
#include <jail/canary_run.h>
#include <jail/probe.h>

namespace kata::jail {
namespace {

enum class Layers { all, only_seccomp, only_landlock };

CanaryRun run_with(Options options, Layers layers, const char* mode) {
  options.required = IsolationLevel::weak;
  if (layers == Layers::only_seccomp) options.use_landlock = false;
  if (layers == Layers::only_landlock) options.use_seccomp = false;
  return {options, mode};
}

bool refused_all(const CanaryRun& run, std::initializer_list<const char*> attempts) {
  for (const char* const attempt : attempts) {
    if (!run.refused(attempt)) return false;
  }
  return true;
}

bool holds_back_everything(const CanaryRun& run) {
  return run.is_complete() && run.allowed().empty();
}

void judge_seccomp(const Options& options, ProbeResult& result) {
#if defined(__x86_64__)
  result.foreign_calls_killed =
      run_with(options, Layers::only_seccomp, canary_mode::foreign_call).was_killed() &&
      run_with(options, Layers::only_seccomp, canary_mode::x32_call).was_killed();
#else
  result.foreign_calls_killed = true;  // There are none on this architecture.
#endif
  const CanaryRun alone = run_with(options, Layers::only_seccomp, canary_mode::all);
  result.seccomp = holds_back_everything(alone) && result.foreign_calls_killed;
}

void judge_landlock(const CanaryRun& alone, ProbeResult& result) {
  result.landlock_abi = alone.landlock_abi();
  result.landlock =
      alone.is_complete() &&
      refused_all(alone, {"read-file", "read-file-through-proc", "create-file", "exec"});
}

void judge_basics(const CanaryRun& run, ProbeResult& result) {
  result.user = run.user();
  result.no_new_privileges = run.refused("new-privileges");
  result.limits = run.refused("limits");
  result.fresh_environment = run.refused("environment");
  result.descriptors_closed = run.refused("descriptor");
  result.dies_with_parent = run.refused("outlive-parent");
}

std::string join(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string missing_basics(const ProbeResult& result) {
  std::vector<std::string> missing;
  if (result.user <= 0) missing.emplace_back("the change of user");
  if (!result.no_new_privileges) missing.emplace_back("no_new_privs");
  if (!result.limits) missing.emplace_back("limits");
  if (!result.fresh_environment) missing.emplace_back("the fresh environment");
  if (!result.descriptors_closed) missing.emplace_back("closing descriptors");
  if (!result.dies_with_parent) missing.emplace_back("ending with the parent");
  return join(missing);
}

std::string consequence_of(const ProbeResult& result) {
  if (result.level == IsolationLevel::strong) {
    return "Programs are still held by seccomp and their results are valid, but nothing holds a compiler: what it reads has to be looked at. Better use Linux 5.13 or later, or a container that lets Landlock's calls through.";
  }
  if (result.seccomp) return "Practice only, no points.";
  return "Practice only, no points. Use a container that lets seccomp filters through.";
}

std::string explain(const ProbeResult& result, const std::string& refused_layers) {
  std::string cause = missing_basics(result);
  if (!cause.empty()) {
    cause = "not in force: " + cause;
  } else if (!result.escapes.empty()) {
    cause = "got through: " + join(result.escapes);
  } else if (result.level < IsolationLevel::full) {
    cause =
        refused_layers.empty() ? "a layer that the kernel granted did not hold" : refused_layers;
  }
  if (cause.empty()) return "";
  return cause + ". " + consequence_of(result);
}

std::string quote(const std::string& text) {
  constexpr const char* hex_digits = "0123456789abcdef";
  std::string quoted = "\"";
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (character == '"' || character == '\\') quoted += '\\';
    if (byte < 0x20) {
      quoted.append("\\u00").append(1, hex_digits[byte >> 4]).append(1, hex_digits[byte & 15]);
    } else {
      quoted += character;
    }
  }
  return quoted + '"';
}

/// Writes the members of one flat JSON object.
class JsonObject {
 public:
  JsonObject& add(const char* name, const std::string& raw_value) {
    if (!text_.empty()) text_ += ',';
    text_ += quote(name) + ':' + raw_value;
    return *this;
  }
  JsonObject& add(const char* name, bool value) {
    return add(name, std::string(value ? "true" : "false"));
  }

  std::string text() const { return '{' + text_ + '}'; }

 private:
  std::string text_;
};

std::string to_json_array(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ",") + quote(word);
  return '[' + text + ']';
}

}  // namespace

ProbeResult probe(const Options& options) {
  ProbeResult result;
  const CanaryRun without_seccomp = run_with(options, Layers::only_landlock, canary_mode::files);
  if (!without_seccomp.started()) {
    result.reason = "the canary could not be started: " + without_seccomp.failure();
    return result;
  }
  judge_basics(without_seccomp, result);
  judge_landlock(without_seccomp, result);
  judge_seccomp(options, result);

  const CanaryRun complete = run_with(options, Layers::all, canary_mode::all);
  if (result.seccomp) result.escapes = complete.allowed();
  if (missing_basics(result).empty() && result.escapes.empty()) {
    result.level = level_of(result.seccomp && complete.is_complete(), result.landlock);
  }
  result.reason = explain(result, complete.reason());
  return result;
}

std::string to_json(const ProbeResult& result) {
  return JsonObject()
      .add("level", quote(std::string(to_string(result.level))))
      .add("reason", quote(result.reason))
      .add("seccomp", result.seccomp)
      .add("foreign_calls_killed", result.foreign_calls_killed)
      .add("landlock", result.landlock)
      .add("landlock_abi", std::to_string(result.landlock_abi))
      .add("uid", std::to_string(result.user))
      .add("no_new_privileges", result.no_new_privileges)
      .add("limits", result.limits)
      .add("fresh_environment", result.fresh_environment)
      .add("descriptors_closed", result.descriptors_closed)
      .add("dies_with_parent", result.dies_with_parent)
      .add("escapes", to_json_array(result.escapes))
      .text();
}

}  // namespace kata::jail
