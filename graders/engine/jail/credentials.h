#pragma once

#include <sys/types.h>

namespace kata::jail {

/// The customary "nobody".
inline constexpr uid_t unprivileged_user = 65534;

/// Becomes `user` for good if this process is root; a plain user stays who they are.
/// Gives up all capabilities in either case.
void drop_privileges(uid_t user);

/// From now on no exec can raise privileges, for example through a set-user-ID program.
/// Landlock and seccomp demand this of anyone but root.
void forbid_new_privileges();

}  // namespace kata::jail
