import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// What PDFs know beside other formats.
extension PictureEntry {
  package static let pdfStandard = PictureEntry(
    name: "pdf_standard", values: .standards,
    summary:
      "Standards that a PDF keeps to: PDF/A as a-2b, a-2u, a-2a, a-3b, a-3u, a-3a, a-4 or a-4f, PDF/UA as ua-1 or ua-2, Well-Tagged PDF as wtpdf, and PDF/X as x-4; several as a list or with commas",
    otherwise: nil
  ) { request, given throws(Diagnostic) in
    let words = given.elements.map { $0.compactMap(\.string) } ?? given.string.map { [$0] } ?? []
    guard !words.isEmpty, words.count == given.elements?.count ?? 1 else {
      throw .wrongEntry(
        "pdf_standard", takes: "one or several of \(PDFStandards.names.joined(separator: ", "))", given)
    }
    do throws(Diagnostic) {
      request.pdf.standards = try PDFStandards(words.joined(separator: ","))
    } catch { throw .wrong("pdf_standard", error, given) }
  }
  package static let outputProfile = PictureEntry(
    name: "output_profile", values: .bytes,
    summary:
      "The ICC profile of what a PDF is printed by, as PDF/X asks for and PDF/A takes it, its bytes as Base64",
    otherwise: nil
  ) { request, given throws(Diagnostic) in
    guard let bytes = given.string.flatMap({ DataURL.base64($0.utf8) }) else {
      throw .wrongEntry("output_profile", takes: "the bytes of an ICC profile as Base64", given)
    }
    request.pdf.outputProfile = bytes
  }
  package static let tagged = PictureEntry(
    name: "tagged", values: .flag,
    summary:
      "Whether a PDF says what everything is, for those who do not see it; documents do so by themselves",
    otherwise: nil
  ) { request, given throws(Diagnostic) in
    guard let flag = given.flag else { throw .wrongEntry("tagged", takes: "true or false", given) }
    request.pdf.isTagged = flag
  }
  package static let forms = PictureEntry(
    name: "forms", values: .flag,
    summary: "Whether readers of a PDF fill in text fields, switches, menus and what else can be filled in",
    otherwise: nil
  ) { request, given throws(Diagnostic) in
    guard let flag = given.flag else { throw .wrongEntry("forms", takes: "true or false", given) }
    request.pdf.hasForms = flag
  }
  package static let title = text("title", "What a PDF or SVG is called") { $0.title = $1 }
  package static let author = text("author", "Who made a PDF or SVG") { $0.author = $1 }
  package static let date = PictureEntry(
    name: "date", values: .date, summary: "When a PDF was made, such as 2026-11-29T10:00:00Z",
    otherwise: "nothing is said of it unless given"
  ) { request, given throws(Diagnostic) in
    // Years of four digits, as dates in a PDF have.
    guard let seconds = given.string.flatMap(DateParts.moment), (0..<253_402_300_800).contains(seconds) else {
      throw .wrongEntry("date", takes: "a day or a moment from 1970 on, such as 2026-11-29T10:00:00Z", given)
    }
    request.metadata.date = Date(timeIntervalSince1970: seconds)
  }
  package static let attachments = PictureEntry(
    name: "attachments", values: .files,
    summary:
      "Files that a PDF carries, each an object with name and data, its bytes as Base64, and perhaps type, a media type, and relationship: source, data, alternative or supplement",
    otherwise: nil
  ) { request, given throws(Diagnostic) in
    guard let files = given.elements else { throw .wrongFiles(given) }
    request.pdf.attachments = try files.map { file throws(Diagnostic) in try PDFOptions.Attachment(file) }
  }

  package static let facturX = choice(
    "factur_x", PDFOptions.FacturX.allCases.map(\.rawValue),
    "The profile of Factur-X or ZUGFeRD that a PDF keeps to: a PDF/A-3 of which one attachment is the invoice as XML",
    read: PDFOptions.FacturX.init
  ) { $0.pdf.facturX = $1 }

  package static let password = secret(
    "password", "What is asked for when a PDF is opened, which is encrypted by AES with 256 bits"
  ) { $0.password = $1 }
  package static let ownerPassword = secret(
    "owner_password", "What gives all rights to whoever opens a PDF with it"
  ) { $0.ownerPassword = $1 }
  package static let permissions = PictureEntry(
    name: "permissions", values: .permissions,
    summary:
      "What those may do who open a PDF without its owner's password: print, copy, change, annotate, fill and assemble, as a list or with commas, or none",
    otherwise: "everything unless given"
  ) { request, given throws(Diagnostic) in
    let words = given.elements.map { $0.compactMap(\.string) } ?? given.string.map { [$0] }
    guard let words, words.count == given.elements?.count ?? 1 else {
      let names = PDFOptions.Encryption.Permission.allCases.map(\.rawValue).joined(separator: ", ")
      throw .wrongEntry("permissions", takes: "none or several of \(names)", given)
    }
    do throws(Diagnostic) {
      request.encryption.permissions = try PDFOptions.Encryption.permissions(
        named: words.joined(separator: ","))
    } catch { throw .wrong("permissions", error, given) }
  }

  private static func secret(
    _ name: String, _ summary: String,
    _ keep: @escaping @Sendable (inout PDFOptions.Encryption, String) -> Void
  ) -> PictureEntry {
    PictureEntry(name: name, values: .secret, summary: summary, otherwise: nil) {
      request, given throws(Diagnostic) in
      // Whatever was given may be one, and is not told.
      guard let text = given.string else {
        throw Diagnostic(.error, "\(name) is a text, which stands in quotation marks", at: given.span)
      }
      guard !text.isEmpty else { throw Diagnostic(.error, "\(name) is empty", at: given.span) }
      keep(&request.encryption, text)
    }
  }

  private static func text(
    _ name: String, _ summary: String,
    _ keep: @escaping @Sendable (inout DocumentMetadata, String) -> Void
  ) -> PictureEntry {
    PictureEntry(
      name: name, values: .text, summary: summary, otherwise: "what the document says unless given"
    ) { request, given throws(Diagnostic) in
      guard let text = given.string else { throw .wrongEntry(name, takes: "a text", given) }
      keep(&request.metadata, text)
    }
  }
}

extension RenderRequest {
  /// How a PDF is encrypted, once something is said of it.
  fileprivate var encryption: PDFOptions.Encryption {
    get { pdf.encryption ?? PDFOptions.Encryption() }
    set { pdf.encryption = newValue }
  }
}

extension PDFOptions.Attachment {
  /// Reads a file whose bytes somebody has sent: no file of this machine can be named.
  fileprivate init(_ given: PictureEntry.Given) throws(Diagnostic) {
    guard let members = given.members else { throw .wrongFiles(given) }
    self.init(name: "", data: Data())
    var (hasData, type) = (false, String?.none)
    for (member, value) in members {
      guard let text = value.string else {
        throw .wrongEntry("\(member) of an attachment", takes: "a text", value)
      }
      switch member {
      case "name":
        // Who unpacks it takes that for the name of a file.
        guard (1...255).contains(text.utf8.count), ![".", ".."].contains(text),
          text.utf8.allSatisfy({ !"/\\\0".utf8.contains($0) })
        else {
          throw .wrongEntry("name of an attachment", takes: "the name of a file without folders", value)
        }
        name = text
      case "data":
        guard let bytes = DataURL.base64(text.utf8) else {
          throw .wrongEntry("data of an attachment", takes: "its bytes as Base64", value)
        }
        (data, hasData) = (bytes, true)
      case "type": type = text
      case "relationship":
        do throws(Diagnostic) { relationship = try PDFOptions.Relationship(named: text) } catch {
          throw .wrong("relationship of an attachment", error, value)
        }
      default: throw .unknownMember(member, value)
      }
    }
    guard hasData, !name.isEmpty else { throw .wrongFiles(given) }
    mediaType = type ?? Self.mediaType(ofFile: name)
  }
}

extension Diagnostic {
  fileprivate static func wrongFiles(_ given: PictureEntry.Given) -> Diagnostic {
    .wrongEntry(
      "attachments",
      takes:
        #"a list of files with their bytes as Base64, such as [{"name": "rows.csv", "data": "YSxiCg=="}]"#,
      given)
  }

  fileprivate static func wrong(
    _ name: String, _ problem: Diagnostic, _ given: PictureEntry.Given
  ) -> Diagnostic {
    Diagnostic(
      .error, "\(name): \(problem.message)", at: given.span, suggestions: problem.nearest)
  }

  fileprivate static func unknownMember(_ name: String, _ given: PictureEntry.Given) -> Diagnostic {
    let names = ["name", "data", "type", "relationship"]
    return Diagnostic(
      .error, "An attachment has no '\(name.prefix(200))'; it has \(names.joined(separator: ", "))",
      at: given.span, suggestions: NearestNames(to: name, among: names))
  }
}
