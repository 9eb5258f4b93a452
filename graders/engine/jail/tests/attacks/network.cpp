// Reaches for the network, or for other processes of this machine.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

sockaddr_in judge_address() {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(attack_case().port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

bool connects() {
  const sockaddr_in address = judge_address();
  const int stream = socket(AF_INET, SOCK_STREAM, 0);
  return connect(stream, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool binds() {
  sockaddr_in address = judge_address();
  address.sin_port = 0;
  const int stream = socket(AF_INET, SOCK_STREAM, 0);
  return bind(stream, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool sends_datagram() {
  const sockaddr_in address = judge_address();
  const int datagram = socket(AF_INET, SOCK_DGRAM, 0);
  return sendto(datagram, "leak", 4, 0, reinterpret_cast<const sockaddr*>(&address),
                sizeof address) == 4;
}

bool makes_socket_pair() {
  int ends[2];
  return socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0;
}

bool opens_netlink() {
  return socket(AF_NETLINK, SOCK_RAW, 0) >= 0;
}

bool sets_up_io_uring() {
  char parameters[256] = {};
  return syscall(SYS_io_uring_setup, 4, parameters) >= 0;
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string_view way = variant(argc, argv);
  if (way == "connect") note_success_if(connects(), way);
  if (way == "bind") note_success_if(binds(), way);
  if (way == "datagram") note_success_if(sends_datagram(), way);
  if (way == "socket_pair") note_success_if(makes_socket_pair(), way);
  if (way == "netlink") note_success_if(opens_netlink(), way);
  if (way == "io_uring") note_success_if(sets_up_io_uring(), way);
}
