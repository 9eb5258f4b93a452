#pragma once

#include <system/descriptor.h>

namespace kata::jail {

/// Opens `/dev/null` for those of descriptors 0 to 2 that are closed, so that no file opened later
/// takes the place of a standard stream.
void open_missing_standard_streams();

/// Closes every descriptor above `last`, except `status` (if it is not negative).
void close_descriptors_above(int last, int status);

/// Moves `descriptor` to a number that is at least `lowest`; it will be closed on exec.
/// The old number is closed.
Descriptor move_descriptor_up(Descriptor descriptor, int lowest);

/// Moves `descriptor` to exactly `number`; it will be closed on exec.
Descriptor move_descriptor_to(Descriptor descriptor, int number);

}  // namespace kata::jail
