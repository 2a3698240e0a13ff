import Foundation

/// What is asked of an address, as Foundation has it; web views read the address.
///
/// Foundation's own needs its part for networks, which takes 3 ms and more to load. A file that imports that as well says
/// which it means: `import struct FoundationNetworking.URLRequest`, and `web.load(.init(url: url))`.
public nonisolated struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// How long an answer may take, in seconds.
  public var timeoutInterval: TimeInterval
  /// What is done with the address; `GET` unless set.
  public var httpMethod: String? = "GET"
  /// What is said besides.
  public var allHTTPHeaderFields: [String: String]?
  /// What is sent along.
  public var httpBody: Data?

  /// Creates a request.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    (self.url, self.timeoutInterval) = (url, timeoutInterval)
  }

  /// What is said under a name.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Says something under a name; nothing to say it no more.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = (allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != field.lowercased() }
    fields[field] = value
    allHTTPHeaderFields = fields
  }
}
