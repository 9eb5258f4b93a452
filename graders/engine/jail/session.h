#pragma once

#include <sys/types.h>

namespace kata::jail {

/// Leads a session and a process group of its own, so that a parent can end everything that was
/// started here with one `kill(-pid, SIGKILL)`, and no terminal is shared.
void start_session();

/// Gives every signal its default action and unblocks all: both would outlive an exec. Until then,
/// a message of the jail that exceeds the limit of file sizes is lost and does not end the jail.
void reset_signals();

/// Asks the kernel to kill this process when `parent` ends. Call it after any change of user, which
/// would cancel it.
void die_with_parent(pid_t parent);

}  // namespace kata::jail
