// Recurses without end.

namespace {

int descend(int depth) {
  volatile char frame[256] = {};
  frame[0] = static_cast<char>(depth);
  return descend(depth + 1) + frame[0];
}

}  // namespace

int main() {
  return descend(0);
}
