import Foundation

/// What a template may read: nothing, unless a folder or a host is named here.
///
/// ```swift
/// let policy = ResourcePolicy(folders: [templateFolder], hosts: ["cdn.example.com"])
/// ```
public struct ResourcePolicy: Sendable, Hashable {
  /// The folders whose files, at any depth, may be read. A file counts by where it really is: links are followed first.
  public var folders: [URL]
  /// The hosts that may be asked over HTTP or HTTPS, exactly as they stand in a URL, in lower case. Each redirect is
  /// checked again.
  public var hosts: Set<String>
  /// How many redirects one request may follow.
  public var redirects: Int

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - folders: The folders whose files may be read; none by default.
  ///   - hosts: The hosts that may be asked; none by default.
  ///   - redirects: How many redirects one request may follow.
  public init(folders: [URL] = [], hosts: Set<String> = [], redirects: Int = 5) {
    self.folders = folders
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.redirects = redirects
  }
}
