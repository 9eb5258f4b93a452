#pragma once

#include <locale.h>

namespace kata::grade {

/// For as long as this lives, the calling thread reads names as UTF-8, whatever the machine's
/// language: libarchive hands out no other names than those that its locale can write.
class NamesInUtf8 {
 public:
  NamesInUtf8() : locale_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {
    if (locale_ != nullptr) before_ = uselocale(locale_);
  }
  ~NamesInUtf8() {
    if (locale_ == nullptr) return;
    uselocale(before_);
    freelocale(locale_);
  }
  NamesInUtf8(const NamesInUtf8&) = delete;
  NamesInUtf8& operator=(const NamesInUtf8&) = delete;

 private:
  locale_t locale_;
  locale_t before_ = nullptr;
};

}  // namespace kata::grade
