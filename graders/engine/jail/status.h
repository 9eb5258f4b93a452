#pragma once

#include <jail/descriptors.h>
#include <jail/isolation.h>
#include <string_view>
#include <utility>

namespace kata::jail {

/// Tells the parent, on a descriptor that the program never holds, whether the program was started.
class StatusReport {
 public:
  StatusReport() = default;
  explicit StatusReport(Descriptor descriptor) : descriptor_(std::move(descriptor)) {}

  int descriptor() const { return descriptor_.number(); }

  /// To be called directly before the exec.
  void started(const Isolation& isolation) const;
  void failed(std::string_view reason) const;

 private:
  Descriptor descriptor_;
};

}  // namespace kata::jail
