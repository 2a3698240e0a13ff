import Foundation
import QuoinDiagnostics
import QuoinMarkup

extension PDFOptions {
  /// Profiles of Factur-X 1.0, which ZUGFeRD from 2.1 on is too: invoices for people that carry the same for programs.
  public enum FacturX: String, Sendable, CaseIterable, Codable {
    /// Sums alone; no invoice by law where each item has to be told.
    case minimum
    /// Sums with taxes and terms, without lines.
    case basicWL = "basicwl"
    /// With lines.
    case basic
    /// All that the European norm EN 16931 knows.
    case en16931
    /// More than the norm.
    case extended
    /// The norm as German authorities take it.
    case xrechnung
  }
}

/// What each profile asks for, by Factur-X 1.0 and ZUGFeRD 2.3.
extension PDFOptions.FacturX {
  /// What the invoice is called among the attachments.
  var fileName: String { self == .xrechnung ? "xrechnung.xml" : "factur-x.xml" }

  /// What the invoice is to the document: the same in another form where it tells all of it.
  var relationship: PDFOptions.Relationship {
    [.minimum, .basicWL].contains(self) ? .data : .alternative
  }

  /// What the profile is called in the metadata.
  var level: String {
    switch self {
    case .minimum: "MINIMUM"
    case .basicWL: "BASIC WL"
    case .basic: "BASIC"
    case .en16931: "EN 16931"
    case .extended: "EXTENDED"
    case .xrechnung: "XRECHNUNG"
    }
  }

  private static let norm = "urn:cen.eu:en16931:2017"

  /// The guideline that an invoice of the profile names; of XRechnung it begins so, as its version stands behind it.
  fileprivate var guidelines: [String] {
    switch self {
    case .minimum: ["urn:factur-x.eu:1p0:minimum"]
    case .basicWL: ["urn:factur-x.eu:1p0:basicwl"]
    case .basic: ["\(Self.norm)#compliant#urn:factur-x.eu:1p0:basic"]
    case .en16931: [Self.norm]
    case .extended: ["\(Self.norm)#conformant#urn:factur-x.eu:1p0:extended"]
    case .xrechnung:
      [
        "\(Self.norm)#compliant#urn:xeinkauf.de:kosit:xrechnung_",
        "\(Self.norm)#compliant#urn:xoev-de:kosit:standard:xrechnung_",
      ]
    }
  }

  /// The version that a guideline says; nothing for one of another profile.
  fileprivate func version(of guideline: String) -> String? {
    guard self == .xrechnung else { return guidelines.contains(guideline) ? "1.0" : nil }
    guard let start = guidelines.first(where: guideline.hasPrefix) else { return nil }
    let version = guideline.dropFirst(start.count).prefix { $0 != "#" }
    return version.isEmpty ? nil : String(version)
  }
}

/// The invoice that a PDF carries for programs.
struct FacturXInvoice {
  let profile: PDFOptions.FacturX
  /// Of the profile, as the metadata tell it.
  let version: String

  /// Reads which guideline an invoice keeps to.
  ///
  /// - Throws: Where it is no XML, no invoice, or one of another profile.
  fileprivate init(_ file: PDFOptions.Attachment, _ profile: PDFOptions.FacturX) throws(Diagnostic) {
    let markup = Markup(data: file.data, file: file.name)
    if let problem = markup.diagnostics.all.first(where: { $0.severity == .error }) {
      throw .invoiceNotXML(file.name, problem)
    }
    guard let root = markup.root, root.isCalled("CrossIndustryInvoice") else {
      throw .notAnInvoice(file.name, markup.root)
    }
    let path = ["ExchangedDocumentContext", "GuidelineSpecifiedDocumentContextParameter", "ID"]
    let element = path.reduce(root) { (element: MarkupElement?, name) in
      element?.childElements.first { $0.isCalled(name) }
    }
    let guideline = (element?.children.map(\.value).joined() ?? "").trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard let version = profile.version(of: guideline) else {
      throw .otherGuideline(guideline, in: file.name, profile).located(
        at: element?.node.span ?? root.nameSpan)
    }
    (self.profile, self.version) = (profile, version)
  }
}

extension PDFOptions {
  /// Makes the options what a profile of Factur-X asks for: those of a PDF/A-3, with the invoice named as what it is.
  ///
  /// The invoice is the attachment of the profile's name, or else the only one that is XML or has no name.
  ///
  /// - Returns: What the metadata say of the invoice; nothing where no profile was chosen.
  /// - Throws: What keeps the document from the profile.
  mutating func prepareInvoice() throws(Diagnostic) -> FacturXInvoice? {
    guard let facturX else { return nil }
    if let archive, archive.part != 3 { throw .invoiceNotIn(archive) }
    archive = archive ?? .a3b
    let documents = attachments.indices.filter {
      ["text/xml", "application/xml"].contains(attachments[$0].mediaType) || attachments[$0].name.isEmpty
    }
    let named = attachments.firstIndex { $0.name == facturX.fileName }
    guard let index = named ?? (documents.count == 1 ? documents[0] : nil) else {
      throw .noInvoice(facturX, among: documents.count)
    }
    if attachments[index].name.isEmpty { attachments[index].name = facturX.fileName }
    let invoice = try FacturXInvoice(attachments[index], facturX)
    let relationship = attachments[index].relationship
    guard [facturX.relationship, .unspecified].contains(relationship) else {
      throw .invoiceIs(relationship, facturX)
    }
    attachments[index].name = facturX.fileName
    attachments[index].mediaType = "text/xml"
    attachments[index].relationship = facturX.relationship
    return invoice
  }
}

extension MarkupElement {
  /// Whether this is its name, whatever stands for its namespace.
  fileprivate func isCalled(_ name: String) -> Bool {
    self.name == name || self.name.hasSuffix(":\(name)")
  }
}

extension Diagnostic {
  fileprivate static func invoiceNotIn(_ archive: PDFOptions.Archive) -> Diagnostic {
    Diagnostic(
      .error, "A Factur-X document is a PDF/A-3, and this one is to be PDF/A-\(archive.rawValue)",
      notes: [
        Note(
          "ask for a-3\(archive.part == 4 ? "b" : archive.level.lowercased()), or for no part of PDF/A, which makes it a-3b"
        )
      ])
  }

  fileprivate static func noInvoice(_ profile: PDFOptions.FacturX, among count: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "The profile \(profile.rawValue) of Factur-X needs an attachment called '\(profile.fileName)', and "
        + (count == 0 ? "no XML is attached" : "none of the \(count) XML files is called that"))
  }

  fileprivate static func invoiceNotXML(_ name: String, _ problem: Diagnostic) -> Diagnostic {
    Diagnostic(.error, "The invoice '\(name)' is no XML: \(problem.message)", at: problem.span)
  }

  fileprivate static func notAnInvoice(_ name: String, _ root: MarkupElement?) -> Diagnostic {
    Diagnostic(
      .error,
      "The invoice '\(name)' is no CrossIndustryInvoice, which Factur-X carries"
        + (root.map { ", but <\($0.name)>" } ?? ""), at: root?.nameSpan)
  }

  fileprivate static func otherGuideline(_ guideline: String, in name: String, _ profile: PDFOptions.FacturX)
    -> Diagnostic
  {
    let other = PDFOptions.FacturX.allCases.first { $0.version(of: guideline) != nil }
    let wanted = profile.guidelines[0] + (profile == .xrechnung ? "…" : "")
    return Diagnostic(
      .error,
      "The invoice '\(name)' names \(guideline.isEmpty ? "no guideline" : "the guideline '\(guideline)'"), and the profile \(profile.rawValue) of Factur-X asks for '\(wanted)'",
      notes: other.map { [Note("the profile \($0.rawValue) takes it")] } ?? [])
  }

  fileprivate static func invoiceIs(
    _ relationship: PDFOptions.Relationship, _ profile: PDFOptions.FacturX
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "The invoice of the profile \(profile.rawValue) is \(profile.relationship.rawValue) to its document, not \(relationship.rawValue)"
    )
  }
}
