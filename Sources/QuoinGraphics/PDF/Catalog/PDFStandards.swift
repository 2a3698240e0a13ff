import Foundation
import QuoinDiagnostics

/// Standards that a PDF keeps to, by name: `a-2b`, `ua-1`, `x-4`, or several with commas; also as they are called in full, `PDF/A-3b`.
public struct PDFStandards: Sendable, Hashable {
  /// The part of PDF/A, if any.
  public let archive: PDFOptions.Archive?
  /// Whether PDF/UA-1 is one of them.
  public let isAccessible: Bool
  /// Whether PDF/X-4 is one of them.
  public let isForPrint: Bool

  /// What they are called.
  package static let names = PDFOptions.Archive.allCases.map { "a-\($0.rawValue)" } + ["ua-1", "x-4"]

  /// Takes standards together.
  public init(archive: PDFOptions.Archive?, isAccessible: Bool, isForPrint: Bool = false) {
    (self.archive, self.isAccessible, self.isForPrint) = (archive, isAccessible, isForPrint)
  }

  /// Reads their names.
  ///
  /// - Parameter list: The names, with commas between them.
  /// - Throws: Which one is none, and what may be meant.
  public init(_ list: String) throws(Diagnostic) {
    var (archive, isAccessible, isForPrint) = (PDFOptions.Archive?.none, false, false)
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let text = word.trimmingCharacters(in: .whitespaces)
      var name = text.lowercased().filter { $0 != "/" && $0 != "-" && $0 != " " }
      if name.hasPrefix("pdf") { name.removeFirst(3) }
      if name == "ua1" || name == "ua" {
        isAccessible = true
      } else if name == "x4" {
        isForPrint = true
      } else if archive == nil, name.hasPrefix("a"),
        let part = PDFOptions.Archive(rawValue: String(name.dropFirst()))
      {
        archive = part
      } else {
        let level = Self.names.first {
          $0.hasPrefix("a-\(name.dropFirst())") && name.hasPrefix("a") && name.count > 1
        }
        throw archive != nil && level != nil
          ? .secondArchive(text)
          : .noStandard(text, level ?? nearestName(to: text.lowercased(), among: Self.names))
      }
    }
    self.init(archive: archive, isAccessible: isAccessible, isForPrint: isForPrint)
  }

  /// Whether whatever keeps to these keeps to others, too: level A is U and more, and U is B.
  package func cover(_ others: PDFStandards) -> Bool {
    if others.isAccessible && !isAccessible || others.isForPrint && !isForPrint { return false }
    guard let wanted = others.archive else { return true }
    let levels = ["B", "U", "A"]
    guard let archive, archive.part == wanted.part, let own = levels.firstIndex(of: archive.level),
      let least = levels.firstIndex(of: wanted.level)
    else { return false }
    return own >= least
  }
}

extension PDFStandards: CustomStringConvertible {
  /// Their names, with commas between them.
  public var description: String {
    let names = [archive.map { "a-\($0.rawValue)" }, isAccessible ? "ua-1" : nil, isForPrint ? "x-4" : nil]
    return names.compactMap(\.self).joined(separator: ",")
  }
}

extension PDFOptions {
  /// The standards that were chosen; nothing for none.
  package var standards: PDFStandards? {
    get {
      guard archive != nil || isAccessible || isForPrint else { return nil }
      return PDFStandards(archive: archive, isAccessible: isAccessible, isForPrint: isForPrint)
    }
    set {
      (archive, isAccessible) = (newValue?.archive, newValue?.isAccessible == true)
      isForPrint = newValue?.isForPrint == true
    }
  }
}

extension Diagnostic {
  fileprivate static func secondArchive(_ text: String) -> Diagnostic {
    Diagnostic(.error, "a PDF keeps to one part of PDF/A, and '\(text.prefix(200))' is a second")
  }

  fileprivate static func noStandard(_ text: String, _ meant: String?) -> Diagnostic {
    let rest = meant.map { "; did you mean \($0)?" } ?? ""
    return Diagnostic(
      .error, "'\(text.prefix(200))' is none of \(PDFStandards.names.joined(separator: ", "))\(rest)")
  }
}
