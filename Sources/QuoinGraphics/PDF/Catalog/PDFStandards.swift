import Foundation
import QuoinDiagnostics

/// Standards that a PDF keeps to, by name: `a-2b`, `ua-1`, `x-4`, or several with commas; also as they are called in full, `PDF/A-3b`.
///
/// Some are of PDF 2.0, `a-4`, `a-4f`, `ua-2` and `wtpdf`, and go together with each other alone.
public struct PDFStandards: Sendable, Hashable {
  /// The part of PDF/A, if any.
  public let archive: PDFOptions.Archive?
  /// Those by which everybody can use it.
  public let accessibility: Set<PDFOptions.Accessibility>
  /// Whether PDF/X-4 is one of them.
  public let isForPrint: Bool

  /// What they are called.
  package static let names =
    PDFOptions.Archive.allCases.map { "a-\($0.rawValue)" }
    + PDFOptions.Accessibility.allCases.map(\.rawValue) + ["x-4"]

  /// Takes standards together; a document is refused where they contradict each other.
  public init(
    archive: PDFOptions.Archive?, accessibility: Set<PDFOptions.Accessibility> = [], isForPrint: Bool = false
  ) {
    (self.archive, self.accessibility, self.isForPrint) = (archive, accessibility, isForPrint)
  }

  /// Whether one of them is for what everybody can use.
  public var isAccessible: Bool { !accessibility.isEmpty }

  /// Reads their names.
  ///
  /// - Parameter list: The names, with commas between them.
  /// - Throws: Which one is none, and what may be meant, or which ones contradict each other.
  public init(_ list: String) throws(Diagnostic) {
    var (archive, isForPrint) = (PDFOptions.Archive?.none, false)
    var accessibility: Set<PDFOptions.Accessibility> = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let text = word.trimmingCharacters(in: .whitespaces)
      var name = text.lowercased().filter { $0 != "/" && $0 != "-" && $0 != " " }
      if name.hasPrefix("pdf") { name.removeFirst(3) }
      if name == "ua" {
        accessibility.insert(.ua1)
      } else if let one = PDFOptions.Accessibility.allCases.first(where: {
        $0.rawValue.filter { $0 != "-" } == name
      }) {
        accessibility.insert(one)
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
    self.init(archive: archive, accessibility: accessibility, isForPrint: isForPrint)
    if let contradiction { throw contradiction }
  }

  /// What keeps them from being those of one file: some are of PDF 2.0, and some of what was there before.
  var contradiction: Diagnostic? {
    let standards =
      (archive.map { [("a-\($0.rawValue)", $0.part == 4)] } ?? [])
      + sortedAccessibility.map { ($0.rawValue, $0.isOfVersion2) } + (isForPrint ? [("x-4", false)] : [])
    guard let new = standards.first(where: { $0.1 }), let old = standards.first(where: { !$0.1 }) else {
      return nil
    }
    return .otherVersions(new.0, old.0)
  }

  private var sortedAccessibility: [PDFOptions.Accessibility] {
    PDFOptions.Accessibility.allCases.filter(accessibility.contains)
  }

  /// Whether whatever keeps to these keeps to others, too: level A is U and more, and U is B.
  package func cover(_ others: PDFStandards) -> Bool {
    if !others.accessibility.isSubset(of: accessibility) || others.isForPrint && !isForPrint { return false }
    guard let wanted = others.archive, wanted != archive else { return true }
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
    let names =
      [archive.map { "a-\($0.rawValue)" }] + sortedAccessibility.map(\.rawValue) + [isForPrint ? "x-4" : nil]
    return names.compactMap(\.self).joined(separator: ",")
  }
}

extension PDFOptions {
  /// The standards that were chosen; nothing for none.
  package var standards: PDFStandards? {
    get {
      guard archive != nil || isAccessible || isForPrint else { return nil }
      return PDFStandards(archive: archive, accessibility: accessibility, isForPrint: isForPrint)
    }
    set {
      (archive, accessibility) = (newValue?.archive, newValue?.accessibility ?? [])
      isForPrint = newValue?.isForPrint == true
    }
  }
}

extension Diagnostic {
  fileprivate static func secondArchive(_ text: String) -> Diagnostic {
    Diagnostic(.error, "a PDF keeps to one part of PDF/A, and '\(text.prefix(200))' is a second")
  }

  fileprivate static func otherVersions(_ new: String, _ old: String) -> Diagnostic {
    Diagnostic(
      .error, "\(new) is a standard of PDF 2.0, and \(old) of an older version: no file keeps to both",
      notes: [Note("a-4, a-4f, ua-2 and wtpdf go together, and so do all others")])
  }

  fileprivate static func noStandard(_ text: String, _ meant: String?) -> Diagnostic {
    let rest = meant.map { "; did you mean \($0)?" } ?? ""
    return Diagnostic(
      .error, "'\(text.prefix(200))' is none of \(PDFStandards.names.joined(separator: ", "))\(rest)")
  }
}
