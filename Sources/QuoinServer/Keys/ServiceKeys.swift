import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// Who may have pictures drawn: secrets, each with a name that logs may show.
///
/// ```
/// # name  secret
/// shop    8f0cb4c2b5b84a17b7a5c3a1
/// blog    1d5b0a7de2474d4e8d8a9e6f
/// ```
public struct ServiceKeys: Sendable {
  private var secrets: [(name: String, secret: [UInt8], digest: [UInt8])] = []

  /// Reads keys: one a line, with a name before it or alone, which is called `default` then; `#` begins a comment at the start of a line
  /// or behind a space.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - file: The name that messages show.
  /// - Throws: What is wrong with a line.
  public init(_ text: String, file: String) throws(Diagnostic) {
    let source = SourceText(file: file, contents: text)
    var (start, end) = (0, text.startIndex)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      start += text.utf8.distance(from: end, to: line.startIndex)
      let place = source.span(for: start..<start + line.utf8.count)
      end = line.startIndex
      let words = line.split(whereSeparator: \.isWhitespace).prefix { $0.first != "#" }
      guard let secret = words.last else { continue }
      let name = words.count > 1 ? String(words[0]) : "default"
      guard words.count < 3, Self.isName(name) else { throw .notAKey.located(at: place) }
      guard secret.utf8.count >= Self.leastLength else { throw .shortKey.located(at: place) }
      guard !secrets.contains(where: { $0.name == name }) else { throw .repeatedKey(name, at: place) }
      secrets.append((name, Array(secret.utf8), SHA256.digest(of: Array(secret.utf8))))
    }
    guard !secrets.isEmpty else { throw .noKeys(file) }
  }

  /// The fewest bytes of a secret.
  static let leastLength = 16

  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// The name of the key whose secret somebody gave; takes as long whichever it is, or none.
  func name(of secret: some Sequence<UInt8>) -> String? {
    let given = SHA256.digest(of: Array(secret))
    var found: String?
    for key in secrets where SHA256.isSame(key.digest, given) { found = key.name }
    return found
  }

  /// The secret of a key; that of the first without a name.
  func secret(of name: String?) -> (name: String, secret: [UInt8])? {
    let key = name == nil ? secrets.first : secrets.first { $0.name == name }
    return key.map { ($0.name, $0.secret) }
  }

  /// All names.
  var names: [String] { secrets.map(\.name) }
}

extension Diagnostic {
  fileprivate static var notAKey: Diagnostic {
    Diagnostic(
      .error, "A key is a name of letters, digits and -_. and a secret, with a space between")
  }

  fileprivate static var shortKey: Diagnostic {
    Diagnostic(.error, "The secret has fewer than \(ServiceKeys.leastLength) characters")
  }

  fileprivate static func repeatedKey(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "There is a key '\(name)' already", at: span)
  }

  fileprivate static func noKeys(_ file: String) -> Diagnostic {
    Diagnostic(.error, "There is no key in \(file)")
  }
}
