import Foundation

/// How a PDF is written.
public struct PDFOptions: Sendable {
  /// A file that a PDF carries.
  public struct Attachment: Sendable, Hashable {
    /// Its name, which no other attachment has.
    public var name: String
    /// Its bytes.
    public var data: Data
    /// The media type, such as `text/xml`.
    public var mediaType: String
    /// What it is, for people; empty for nothing.
    public var summary: String
    /// What it is to the document.
    public var relationship: Relationship

    /// Creates an attachment.
    public init(
      name: String, data: Data, mediaType: String = "application/octet-stream", summary: String = "",
      relationship: Relationship = .unspecified
    ) {
      self.name = name
      self.data = data
      self.mediaType = mediaType
      self.summary = summary
      self.relationship = relationship
    }
  }

  /// Files that it carries, such as the data of an invoice.
  public var attachments: [Attachment] = []
  /// Whether it has a structure even where nothing is drawn with a role; what is outside of all roles is an artifact.
  public var isTagged = false
  /// Whether what can be filled in, such as text fields, switches and menus, is filled in by readers of the PDF; it is drawn as in a
  /// picture unless so.
  public var hasForms = false
  /// Which part of PDF/A it keeps to, if any.
  public var archive: Archive?
  /// By which standards it can be used by everybody: it is tagged then, and has to have a title and a language.
  public var accessibility: Set<Accessibility> = []
  /// Whether it keeps to a standard by which it can be used by everybody; the first that there was, PDF/UA-1, where that is set.
  public var isAccessible: Bool {
    get { !accessibility.isEmpty }
    set { if newValue != isAccessible { accessibility = newValue ? [.ua1] : [] } }
  }
  /// Whether it keeps to PDF/X-4, ISO 15930-7, as printers ask for: it has a title, a date and an output profile then, and neither
  /// links nor fields.
  public var isForPrint = false
  /// The ICC profile of what it is printed by, for PDF/X-4, and for PDF/A in place of that of sRGB; colours stay those of sRGB.
  public var outputProfile: Data?
  /// Whether nobody will use the PDF, which is made to see what keeps it from its standards: what whoever makes the real one says of it
  /// is not asked for.
  package var isTrial = false
  /// Which profile of Factur-X or ZUGFeRD it keeps to, if any: it is a PDF/A-3 then, and carries the invoice as XML.
  public var facturX: FacturX?
  /// Who may open it, and what for; nothing for anybody, and everything. No part of PDF/A takes an encrypted file.
  public var encryption: Encryption?
  /// Whether objects are compressed together where there are many, as in tagged documents; readers older than PDF 1.5 do
  /// not know that.
  public var packsObjects = true

  /// Creates the default options.
  public init() {}
}
