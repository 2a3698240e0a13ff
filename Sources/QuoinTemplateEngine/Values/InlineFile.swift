import Foundation
import QuoinDiagnostics
import QuoinResources

/// A file that is the value itself: a `data:` URL, its Base64, or bytes from code.
struct InlineFile {
  let bytes: Data
  /// What messages call it.
  let name: String

  /// Shorter text is a name, whatever it begins with: no file is so small.
  private static let leastLength = 64

  /// The file that a text holds; nothing where it is a name or an address.
  ///
  /// - Parameters:
  ///   - isKind: Whether some bytes begin like a file that is taken.
  ///   - budget: Says how large it may be.
  /// - Throws: A diagnostic when it is larger, or a `data:` URL that cannot be read.
  init?(in text: String, _ budget: Budget, isKind: (Data) -> Bool) throws(Diagnostic) {
    if DataURL.isOne(text) {
      let bytes = try DataURL.bytes(of: text, limit: budget.fileSize)
      try self.init(bytes, "data: URL", budget)
    } else if text.utf8.count >= Self.leastLength, text.utf8.count / 4 <= budget.fileSize,
      let head = DataURL.beginning(ofBase64: text.utf8), isKind(head), let bytes = DataURL.base64(text.utf8)
    {
      try self.init(bytes, "Base64 from data", budget)
    } else {
      return nil
    }
  }

  /// The file that a value of code is; nothing where it is no bytes.
  init?(_ value: Data?, _ budget: Budget) throws(Diagnostic) {
    guard let value else { return nil }
    try self.init(value, "bytes from data", budget)
  }

  private init(_ bytes: Data, _ name: String, _ budget: Budget) throws(Diagnostic) {
    guard bytes.count <= budget.fileSize else { throw .tooLarge("the \(name)", limit: budget.fileSize) }
    (self.bytes, self.name) = (bytes, name)
  }
}
