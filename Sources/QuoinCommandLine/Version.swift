import Foundation

/// The version of everything that is released together: libraries, command, Python package and image.
package enum Version {
  /// By semantic versioning. A test holds the Python package and CHANGELOG.md to it.
  package static let current = "0.1.0"

  /// In the environment, by which `quoin` tells quoin-live which version it is.
  private static let variable = "QUOIN_STARTED_BY"

  /// Tells the program that takes the place of this one which version this is.
  package static func tellNextProgram() { setenv(variable, current, 1) }

  /// That the program that this one took the place of has another version; nothing where it has this one, or none did.
  package static var difference: String? {
    guard let version = getenv(variable) else { return nil }
    defer { unsetenv(variable) }
    let other = String(cString: version)
    if other == current { return nil }
    return
      "warning: quoin is of version \(other), and quoin-live beside it of \(current); scripts/install puts two of one version there"
  }
}
