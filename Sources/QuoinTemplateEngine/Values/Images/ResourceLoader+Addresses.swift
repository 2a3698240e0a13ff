import QuoinResources

extension ResourceLoader {
  /// A loader for making addresses out of references; it may read nothing.
  static let noFiles = ResourceLoader()
}
