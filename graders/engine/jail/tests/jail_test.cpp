#include <algorithm>
#include <arpa/inet.h>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <jail/tests/jail_test.h>
#include <netinet/in.h>
#include <poll.h>
#include <random>
#include <sstream>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kata::jail::testing {
namespace fs = std::filesystem;

namespace {

/// What attacks on the judge's memory look for.
volatile std::uint64_t judge_secret = 0;

template <std::size_t size>
void copy_to(char (&field)[size], const std::string& text) {
  ASSERT_LT(text.size(), size);
  std::memcpy(field, text.c_str(), text.size() + 1);
}

int listen_on_loopback(std::uint16_t& port) {
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  EXPECT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&address), size), 0);
  EXPECT_EQ(listen(listener, 4), 0);
  EXPECT_EQ(getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size), 0);
  port = ntohs(address.sin_port);
  return listener;
}

bool has_caller(int listener) {
  pollfd source = {listener, POLLIN, 0};
  return poll(&source, 1, 0) != 0;
}

}  // namespace

std::vector<std::string> options_for(Layers layers) {
  switch (layers) {
    case Layers::all:
      return {"--require", "full"};
    case Layers::only_seccomp:
      return {"--without", "landlock", "--require", "strong"};
    case Layers::only_landlock:
      return {"--without", "seccomp", "--require", "reduced"};
  }
  return {};
}

std::string name_of(Layers layers) {
  switch (layers) {
    case Layers::all:
      return "all_layers";
    case Layers::only_seccomp:
      return "only_seccomp";
    case Layers::only_landlock:
      return "only_landlock";
  }
  return "";
}

std::string test_program(const std::string& name) {
  return std::string(KATA_TEST_PROGRAMS) + "/" + name;
}

std::string read_file(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

void write_file(const fs::path& path, const std::string& text) {
  std::ofstream(path) << text;
}

void JailTest::SetUp() {
  // Processes that a program leaves behind become children of this one.
  ASSERT_EQ(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
  std::random_device random;
  nonce_ = "nonce-" + std::to_string(random()) + std::to_string(random());
  judge_secret = (std::uint64_t{random()} << 32) | random();

  std::string pattern = (fs::temp_directory_path() / "jail-test-XXXXXX").string();
  ASSERT_NE(mkdtemp(pattern.data()), nullptr);
  folder_ = pattern;
  fs::permissions(folder_, fs::perms(0755));
  fs::create_directory(open_folder());
  write_file(hidden_file(), nonce_);
  write_file(open_folder() / "victim.txt", "untouched");
  fs::permissions(open_folder(), fs::perms(0777));
  fs::permissions(hidden_file(), fs::perms(0644));
  fs::permissions(open_folder() / "victim.txt", fs::perms(0666));
  before_ = snapshot();
  listener_ = listen_on_loopback(port_);
}

void JailTest::TearDown() {
  EXPECT_FALSE(has_children()) << "a process is left";
  EXPECT_EQ(snapshot(), before_) << "a file was changed";
  EXPECT_FALSE(has_caller(listener_)) << "somebody called on the judge's port";
  close(listener_);
  fs::remove_all(folder_);
}

JailTest::Snapshot JailTest::snapshot() const {
  Snapshot files;
  for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
    struct stat status {};
    lstat(entry.path().c_str(), &status);
    std::ostringstream description;
    description << std::oct << status.st_mode << ' ' << std::dec << status.st_uid << ' '
                << status.st_mtim.tv_sec << '.' << status.st_mtim.tv_nsec;
    if (entry.is_regular_file()) description << ' ' << read_file(entry.path());
    files[entry.path()] = description.str();
  }
  return files;
}

AttackCase JailTest::attack_case(const std::string& program) const {
  AttackCase attack;
  attack.judge = getpid();
  attack.secret = judge_secret;
  attack.secret_address = reinterpret_cast<std::uint64_t>(&judge_secret);
  attack.port = port_;
  copy_to(attack.hidden_file, hidden_file().string());
  copy_to(attack.open_folder, open_folder().string());
  copy_to(attack.own_file, test_program(program));
  return attack;
}

Outcome JailTest::run(const std::string& program, const std::string& variant, Layers layers,
                      const std::vector<std::string>& options,
                      std::chrono::milliseconds deadline) const {
  std::vector<std::string> arguments = {"run"};
  for (const std::string& option : options_for(layers)) arguments.push_back(option);
  arguments.insert(arguments.end(), options.begin(), options.end());
  arguments.insert(arguments.end(), {"--", test_program(program)});
  if (!variant.empty()) arguments.push_back(variant);
  return JailedProcess(arguments)
      .with_case(attack_case(program))
      .in_folder(open_folder())
      .kill_after(deadline)
      .run();
}

void expect_held(const Outcome& outcome, const std::string& nonce) {
  EXPECT_TRUE(outcome.started()) << outcome.status << outcome.errors;
  EXPECT_EQ(outcome.successes, "");
  EXPECT_EQ(outcome.output.find(nonce), std::string::npos);
  EXPECT_EQ(outcome.errors.find(nonce), std::string::npos);
}

}  // namespace kata::jail::testing
