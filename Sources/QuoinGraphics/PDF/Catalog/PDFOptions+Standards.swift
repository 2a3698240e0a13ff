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
    /// Looks the same for ever, as a PDF 2.0, and its text can be found and copied.
    case a4 = "4"
    /// As `a4`, and carries files of any kind.
    case a4f = "4f"

    /// 2, 3 or 4.
    var part: Int { rawValue.first?.wholeNumberValue ?? 0 }
    /// A, B or U, or F for what carries files; empty where there is none.
    var level: String { rawValue.dropFirst().uppercased() }
    var needsTags: Bool { level == "A" }
    /// Whether it may carry files.
    var takesFiles: Bool { part == 3 || self == .a4f }
  }

  /// Standards for what everybody can use, with programs that read it out or set it anew.
  public enum Accessibility: String, Sendable, CaseIterable, Codable {
    /// PDF/UA-1, ISO 14289-1.
    case ua1 = "ua-1"
    /// PDF/UA-2, ISO 14289-2, as a PDF 2.0.
    case ua2 = "ua-2"
    /// Well-Tagged PDF 1.0, for accessibility and for reuse, as a PDF 2.0.
    case wtpdf

    var isOfVersion2: Bool { self != .ua1 }
  }

  /// Whether it is a PDF 2.0, as a standard that was chosen asks for.
  var isOfVersion2: Bool { archive?.part == 4 || accessibility.contains(where: \.isOfVersion2) }

  /// Whether it is a PDF 2.0 for everybody, of which the standards ask more than of others.
  var isAccessibleInVersion2: Bool { isAccessible && isOfVersion2 }

  /// What it says it is, to those who can use it by that.
  var accessibleName: String {
    if accessibility.contains(.ua2) { return "PDF/UA-2" }
    return accessibility.contains(.wtpdf) ? "WTPDF" : "PDF/UA"
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

  /// What a standard asks of a document as a whole.
  private struct Rule: Sendable {
    /// Whether it holds for what was chosen.
    let holds: @Sendable (PDFOptions) -> Bool
    /// How it is broken; nothing where it is kept.
    let problem: @Sendable (PDFOptions, DocumentMetadata) -> Diagnostic?

    init(
      _ holds: @escaping @Sendable (PDFOptions) -> Bool,
      _ problem: @escaping @Sendable (PDFOptions, DocumentMetadata) -> Diagnostic?
    ) {
      (self.holds, self.problem) = (holds, problem)
    }
  }

  private static let rules = [
    Rule({ _ in true }, { options, _ in options.standards?.contradiction }),
    Rule(
      \.isAccessible,
      { options, metadata in
        metadata.title?.isEmpty == false ? nil : .accessibleWithout("title", options.accessibleName)
      }),
    Rule(
      \.isAccessible,
      { options, metadata in
        metadata.language?.isEmpty == false ? nil : .accessibleWithout("language", options.accessibleName)
      }),
    Rule(
      \.isAccessibleInVersion2,
      { options, metadata in
        let words = [metadata.title, metadata.author, metadata.subject] + metadata.keywords
        let texts = words.compactMap(\.self) + options.attachments.flatMap { [$0.name, $0.summary] }
        return texts.lazy.compactMap { $0.problemOfPrivateCharacters(at: nil) }.first
      }),
    Rule(
      { $0.archive?.takesFiles == false },
      { options, _ in
        options.attachments.first.map { .archiveCarriesNothing($0.name, in: options.archive) }
      }),
    Rule(
      { $0.archive == .a4f && !$0.isTrial },
      { options, _ in
        options.attachments.isEmpty ? .archiveWithoutFiles : nil
      }),
    Rule(
      { $0.encryption != nil },
      { options, _ in
        if options.facturX != nil { return .invoiceEncrypted }
        if options.isForPrint { return .printEncrypted }
        return options.archive.map(Diagnostic.archiveEncrypted)
      }),
    Rule(
      { $0.archive != nil && !$0.attachments.isEmpty },
      { options, metadata in
        metadata.date == nil ? .archiveWithoutDate(options.archive) : nil
      }),
    Rule(\.isForPrint, { $1.title?.isEmpty == false ? nil : .printWithout("title") }),
    Rule(\.isForPrint, { $1.date == nil ? .printWithoutDate : nil }),
    Rule(\.isForPrint, { options, _ in options.hasForms ? .printWithFields : nil }),
    Rule(
      { $0.isForPrint && !$0.isTrial },
      { options, _ in
        options.outputProfile == nil ? .printWithoutProfile : nil
      }),
    Rule(
      { $0.outputProfile != nil },
      { options, _ in
        options.isForPrint || options.archive != nil ? nil : .profileOfNoStandard
      }),
    Rule(
      { $0.outputProfile != nil },
      { options, _ in
        options.outputProfile.flatMap(OutputProfile.init) == nil ? .noOutputProfile : nil
      }),
  ]

  /// Throws what keeps a document from what was chosen, before any of it is drawn.
  package func checkDocument(_ metadata: DocumentMetadata) throws(Diagnostic) {
    var options = self
    _ = try options.prepareInvoice()
    try options.check(metadata)
  }

  /// Throws what keeps a document from the standards that were chosen.
  func check(_ metadata: DocumentMetadata) throws(Diagnostic) {
    for rule in Self.rules where rule.holds(self) {
      if let problem = rule.problem(self, metadata) { throw problem }
    }
  }

  /// The sides that a page of PDF/A has at least and at most, ISO 19005-2, 6.1.13, in points.
  private static let archiveSides: ClosedRange<CGFloat> = 3...14_400

  /// Throws what keeps a page from the standards that were chosen.
  func check(page size: CGSize) throws(Diagnostic) {
    if archive != nil, !Self.archiveSides.contains(size.width) || !Self.archiveSides.contains(size.height) {
      throw .pageNotOfArchive(size)
    }
  }

  /// Throws what keeps text from the standards that were chosen.
  ///
  /// - Parameter isMissing: Whether no font has a glyph for it.
  func check(text: String, isMissing: Bool) throws(Diagnostic) {
    guard archive != nil || isAccessible else { return }
    if isMissing { throw .noGlyph(for: text) }
    guard isAccessible || archive?.level != "B",
      let scalar = text.unicodeScalars.first(where: { $0.properties.generalCategory == .privateUse })
    else { return }
    throw .privateCharacter(scalar)
  }
}

extension Diagnostic {
  /// A document for all readers that does not say what it is called, or in which language it is.
  static func accessibleWithout(_ what: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .error, "A \(name) document needs a \(what)",
      notes: [Diagnostic.Note("<document \(what)=\"…\"> says it, and so does the option \(what)")])
  }

  /// A document for print that does not say something.
  static func printWithout(_ what: String) -> Diagnostic {
    Diagnostic(
      .error, "A PDF/X-4 document needs a \(what)",
      notes: [Diagnostic.Note("<document \(what)=\"…\"> says it, and so does the option \(what)")])
  }

  /// A document for print of which nobody knows the age.
  static var printWithoutDate: Diagnostic {
    Diagnostic(
      .error, "A PDF/X-4 document needs a date",
      notes: [
        Diagnostic.Note(
          "SOURCE_DATE_EPOCH says it in seconds since 1970, and date in requests and in Swift")
      ])
  }

  /// A document that is to be printed and filled in.
  static var printWithFields: Diagnostic {
    Diagnostic(.error, "A PDF/X-4 document has no fields, and this one is to be filled in")
  }

  /// A document for print that asks for a password.
  static var printEncrypted: Diagnostic {
    Diagnostic(.error, "A PDF/X-4 document is not encrypted, and this one is to have a password")
  }

  /// A document for print of which nobody knows by what it is printed.
  static var printWithoutProfile: Diagnostic {
    Diagnostic(
      .error, "A PDF/X-4 document needs the ICC profile of what it is printed by",
      notes: [
        Diagnostic.Note(
          "printers say which it is; --output-profile names its file, and output_profile has its bytes in requests"
        )
      ])
  }

  /// A profile in a document that has no place for it.
  static var profileOfNoStandard: Diagnostic {
    Diagnostic(.error, "An output profile is part of a PDF/X-4 or PDF/A, and this PDF is to be neither")
  }

  /// A profile of a screen or a camera, or something else.
  static var noOutputProfile: Diagnostic {
    Diagnostic(
      .error,
      "The output profile is no ICC profile of version 2 or 4 of a printer, for four inks or for red, green and blue"
    )
  }

  /// Links in a document for print.
  static var linkInPrint: Diagnostic {
    Diagnostic(.warning, "A PDF/X-4 document has no links, and those of this one are left out")
  }

  /// A page that is too small or too large to last.
  static func pageNotOfArchive(_ size: CGSize) -> Diagnostic {
    Diagnostic(
      .error,
      "The sides of a page of PDF/A have 3 to 14400 points, and this one has \(PDFText.number(size.width)) × \(PDFText.number(size.height))"
    )
  }

  /// Characters that are seen as boxes.
  static func noGlyph(for text: String) -> Diagnostic {
    let codes = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    return Diagnostic(
      .error,
      "No font has a glyph for \(codes.joined(separator: ", ")), and no standard allows the box in its place")
  }

  /// A character that nobody knows but its font.
  static func privateCharacter(_ scalar: Unicode.Scalar) -> Diagnostic {
    Diagnostic(
      .error,
      "U+\(String(scalar.value, radix: 16, uppercase: true)) is a private character, of which nobody can be told what it stands for",
      notes: [Diagnostic.Note("an image with an accessibilityLabel can; PDF/A of level B takes it")])
  }

  /// A PDF/A with attachments, each of which has to say of when it is.
  static func archiveWithoutDate(_ archive: PDFOptions.Archive?) -> Diagnostic {
    Diagnostic(
      .error, "A PDF/A-\(archive == .a4f ? "4f" : "3") document that carries files needs a date",
      notes: [
        Diagnostic.Note(
          "SOURCE_DATE_EPOCH says it in seconds since 1970, and date in requests and in Swift")
      ])
  }

  /// A PDF/A that asks for a password, which nobody may know in decades.
  static func archiveEncrypted(_ archive: PDFOptions.Archive) -> Diagnostic {
    Diagnostic(
      .error,
      "A PDF/A document is not encrypted, and this one is to be PDF/A-\(archive.rawValue) with a password")
  }

  /// A Factur-X document that asks for a password.
  static var invoiceEncrypted: Diagnostic {
    Diagnostic(
      .error,
      "A Factur-X document is a PDF/A-3, which is not encrypted, and this one is to have a password")
  }

  /// A PDF/A-2 or PDF/A-4 with attachments.
  static func archiveCarriesNothing(_ name: String, in archive: PDFOptions.Archive?) -> Diagnostic {
    let (part, other) = archive == .a4 ? ("4", "4f") : ("2", "3")
    return Diagnostic(
      .error, "A PDF/A-\(part) document carries no files, and this one has '\(name)'; PDF/A-\(other) does")
  }

  /// A PDF/A-4f without attachments.
  static var archiveWithoutFiles: Diagnostic {
    Diagnostic(
      .error, "A PDF/A-4f document carries files, and this one has none",
      notes: [Note("a-4 is the same without files")])
  }
}
