/// The version of everything that is released together: libraries, command, Python package and image.
package enum Version {
  /// By semantic versioning. A test holds the Python package and CHANGELOG.md to it.
  package static let current = "0.1.0"
}
