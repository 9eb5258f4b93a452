#pragma once

#include <string_view>

#include "descriptors.h"
#include "isolation.h"

namespace kata::jail {

/// Tells the parent, on a descriptor that the program never holds, whether the program was started.
class StatusReport {
 public:
  StatusReport() = default;
  explicit StatusReport(FileDescriptor descriptor) : descriptor_(std::move(descriptor)) {}

  int descriptor() const { return descriptor_.number(); }

  /// To be called directly before the exec.
  void started(const Isolation& isolation) const;
  void failed(std::string_view reason) const;

 private:
  FileDescriptor descriptor_;
};

}  // namespace kata::jail
