// What Linux has for opening files, starting programs and giving back memory, and Swift's module of the C library leaves out.

#include <linux/openat2.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Opens a path from a folder; `how->resolve` says which ways the path may not go.
///
/// The C library has no function for it, and its `syscall`, which takes any number of arguments, is not for Swift.
///
/// Returns a descriptor, or -1 with the reason in `errno`.
static inline int linux_openat2(int folder, const char *_Nonnull path, const struct open_how *_Nonnull how) {
  return (int)syscall(SYS_openat2, folder, path, how, sizeof *how);
}

/// Makes a pipe whose ends have flags from the beginning, so that no program started meanwhile inherits them.
int pipe2(int *_Nonnull ends, int flags);

/// Closes all descriptors from one on in the program that is started.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *_Nonnull actions, int first);

/// Gives free memory back to the system; a C library other than glibc has no such function.
int malloc_trim(size_t pad) __attribute__((weak));

/// Gives back all free memory, where the C library can.
static inline void linux_malloc_trim(void) {
  if (malloc_trim) malloc_trim(0);
}
