import Foundation
import QuoinResources

/// What the C libraries below Quoin read from the environment and would draw differently by.
///
/// Where a library has a call for it, Quoin tells it what to do. These have none: Cairo's uncompressed PDFs, libthai's
/// dictionary, HarfBuzz's bugs of other engines, gdk-pixbuf's list of loaders, the languages that Pango prefers. A command
/// that carries such a dictionary and loaders says by the same variables where they are.
enum LibraryEnvironment {
  private static let prefixes = [
    "CAIRO_", "FC_", "FONTCONFIG_", "FREETYPE_", "G_", "GDK_", "GIO_", "HB_", "JSIMD_", "LC_", "LIBTHAI_",
    "PANGO", "PIXMAN_", "RSVG_",
  ]
  private static let names = ["LANG", "LANGUAGE"]

  /// Read while the libraries are loaded, before the command's first line.
  private static let prefixesReadAtLoading = ["G_", "PIXMAN_"]

  /// Takes what others have said by such variables out of the environment of this process, or starts the command anew
  /// without them where a library has read them already; to be called while the process has one thread.
  static func clear() {
    var isTooLate = false
    for name in ProcessInfo.processInfo.environment.keys
    where names.contains(name) || prefixes.contains(where: name.hasPrefix) {
      unsetenv(name)
      isTooLate = isTooLate || prefixesReadAtLoading.contains(where: name.hasPrefix)
    }
    for (name, value) in Installation.current.libraryVariables { setenv(name, value, 1) }
    guard isTooLate else { return }
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    // Comes back only when the system refuses, and then there is nothing better than to go on.
    execv("/proc/self/exe", &words)
  }
}
