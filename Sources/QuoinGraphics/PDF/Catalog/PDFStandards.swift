import Foundation
import QuoinDiagnostics

/// Standards that a PDF says it keeps to.
extension PDFOptions {
  /// Parts and levels of PDF/A, ISO 19005, for what is to be read in decades.
  public enum Archive: String, Sendable, CaseIterable, Codable {
    /// Looks the same for ever.
    case a2b = "2b"
    /// Its text can be found and copied, too.
    case a2u = "2u"
    /// Is tagged, too.
    case a2a = "2a"
    /// As `a2b`, and may carry files of any kind.
    case a3b = "3b"
    /// As `a2u`, and may carry files of any kind.
    case a3u = "3u"
    /// As `a2a`, and may carry files of any kind.
    case a3a = "3a"

    /// 2 or 3.
    var part: Int { rawValue.first == "2" ? 2 : 3 }
    /// A, B or U.
    var level: String { rawValue.suffix(1).uppercased() }
    var needsTags: Bool { level == "A" }
  }

  /// What a file that a PDF carries is to it.
  public enum Relationship: String, Sendable, CaseIterable, Codable {
    /// What it was made from.
    case source = "Source"
    /// The data behind what it shows, such as those of an invoice or a table.
    case data = "Data"
    /// The same in another form.
    case alternative = "Alternative"
    /// Something that goes with it.
    case supplement = "Supplement"
    case unspecified = "Unspecified"
  }

  /// Whether parts have to be tagged, by choice or for a standard.
  package var needsTags: Bool { isTagged || isAccessible || archive?.needsTags == true }

  /// Throws what keeps a document from the standards that were chosen.
  func check(_ metadata: DocumentMetadata) throws(Diagnostic) {
    if isAccessible {
      if metadata.title?.isEmpty != false { throw .accessibleWithout("title") }
      if metadata.language?.isEmpty != false { throw .accessibleWithout("language") }
    }
    if let archive, archive.part == 2, let attachment = attachments.first {
      throw .archiveCarriesNothing(attachment.name)
    }
    if archive != nil, !attachments.isEmpty, metadata.date == nil { throw .archiveWithoutDate }
  }
}

extension Diagnostic {
  /// A document for all readers that does not say what it is called, or in which language it is.
  static func accessibleWithout(_ what: String) -> Diagnostic {
    Diagnostic(
      .error, "A PDF/UA document needs a \(what)",
      notes: [Diagnostic.Note("<document \(what)=\"…\"> says it, and so does the option \(what)")])
  }

  /// A PDF/A-3 with attachments, each of which has to say of when it is.
  static var archiveWithoutDate: Diagnostic {
    Diagnostic(
      .error, "A PDF/A-3 document that carries files needs a date",
      notes: [
        Diagnostic.Note(
          "SOURCE_DATE_EPOCH says it in seconds since 1970, and date in requests and in Swift")
      ])
  }

  /// A PDF/A-2 with attachments.
  static func archiveCarriesNothing(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "A PDF/A-2 document carries no files, and this one has '\(name)'; PDF/A-3 does")
  }
}
