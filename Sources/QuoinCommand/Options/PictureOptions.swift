import ArgumentParser
import Foundation
import Quoin
import QuoinBatch

/// How pictures are written.
struct PictureOptions: ParsableArguments {
  @Option(help: PictureEntry.format.help(otherwise: "by default what the output's name ends in, else png"))
  var format: RowValue<OutputFormat>?

  @Option(help: PictureEntry.compression.help())
  var compression: PNGOptions.Compression = .default

  @Option(help: PictureEntry.colors.help())
  var colors: PNGOptions.Colors = .full

  @Option(help: PictureEntry.dither.help())
  var dither: PNGOptions.Dithering?

  @Option(help: PictureEntry.quality.help())
  var quality: Int?

  @Option(name: .customLong("svg-text"), help: PictureEntry.svgText.help())
  var svgText: SVGOptions.Text = .text

  @Option(
    name: .customLong("pdf-standard"),
    help: ArgumentHelp(
      "Standards that a PDF keeps to: PDF/A as a-2b, a-2u, a-2a, a-3b, a-3u, a-3a, a-4 or a-4f, PDF/UA as ua-1 or ua-2, Well-Tagged PDF as wtpdf, and PDF/X as x-4; several with commas.",
      valueName: "standards"),
    transform: { text in
      do throws(Diagnostic) { return try PDFStandards(text) } catch { throw ValidationError(error.message) }
    })
  var standards: PDFStandards?

  @Option(
    help: ArgumentHelp(
      "The ICC profile of what a PDF is printed by, as PDF/X asks for and PDF/A takes it.", valueName: "file")
  )
  var outputProfile: String?

  @Flag(help: PictureEntry.tagged.help())
  var tagged = false

  @Flag(help: PictureEntry.forms.help())
  var forms = false

  @Option(
    help: ArgumentHelp(
      "A file that a PDF carries, perhaps with what it is to it: rows.csv or rows.csv=data. May be repeated.",
      valueName: "file[=source|data|alternative|supplement]"))
  var attach: [String] = []

  @Option(name: .customLong("factur-x"), help: PictureEntry.facturX.help())
  var facturX: PDFOptions.FacturX?

  @Option(
    name: .customLong("password-file"),
    help: ArgumentHelp(
      "A file whose first line is asked for when a PDF is opened, which is encrypted by AES with 256 bits.",
      valueName: "file"), transform: PasswordFile.init)
  var password: PasswordFile?

  @Option(
    name: .customLong("owner-password-file"),
    help: ArgumentHelp(
      "A file whose first line gives all rights to whoever opens a PDF with it.", valueName: "file"),
    transform: PasswordFile.init)
  var ownerPassword: PasswordFile?

  @Option(
    help: ArgumentHelp(
      "What those may do who open a PDF without its owner's password: print, copy, change, annotate, fill and assemble with commas, or none; everything unless given.",
      valueName: "permissions"),
    transform: { text in
      do throws(Diagnostic) { return try PDFOptions.Encryption.permissions(named: text) } catch {
        throw ValidationError(error.message)
      }
    })
  var permissions: Set<PDFOptions.Encryption.Permission>?

  @Option(help: PictureEntry.title.help())
  var title: String?

  @Option(help: PictureEntry.author.help())
  var author: String?

  func validate() throws {
    try PictureEntry.quality.check(quality.map(Double.init))
    if dither != nil, colors != .bilevel { throw ValidationError("--dither is for --colors 2") }
  }

  /// The files that a PDF carries.
  var attachedPaths: [String] {
    attach.map { Attachments.parts(of: $0).path } + [outputProfile].compactMap(\.self)
  }

  /// What pictures depend on, in words.
  var described: String {
    "\(format?.description ?? "") \(compression) \(colors) \(dither?.rawValue ?? "") \(quality ?? 0) \(svgText)"
      + " \(standards?.description ?? "") \(outputProfile ?? "") \(tagged) \(forms) \(attach)"
      + " \(facturX?.rawValue ?? "") \(encryptionMark)"
      + " \(title ?? "") \(author ?? "")"
  }

  /// Who may open a PDF, and what for; nothing where nothing is said of it.
  private var encryption: PDFOptions.Encryption? {
    guard password != nil || ownerPassword != nil || permissions != nil else { return nil }
    return PDFOptions.Encryption(
      password: password?.password ?? "", ownerPassword: ownerPassword?.password ?? "",
      permissions: permissions ?? Set(PDFOptions.Encryption.Permission.allCases))
  }

  /// What tells one encryption from another without its passwords, which nobody finds by what is kept of it.
  private var encryptionMark: String {
    let parts = [password?.stamp, ownerPassword?.stamp, encryption?.description]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// Reads the format that data say.
  static func format(_ text: String) throws(OptionProblem) -> OutputFormat {
    if let format = OutputFormat(fileExtension: text.lowercased()) { return format }
    throw OptionProblem("it is one of \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  /// The options of a format, for what surrounds the template.
  ///
  /// - Throws: A diagnostic where one is given that the format does not have.
  func outputOptions(
    for format: OutputFormat, scale: CGFloat, traits: UITraitCollection
  ) throws(Diagnostic) -> OutputOptions {
    if colors != .full, format != .png { throw .colorsOfPNG(format) }
    if format != .pdf {
      let options = [
        ("--pdf-standard", standards != nil), ("--output-profile", outputProfile != nil),
        ("--tagged", tagged), ("--forms", forms),
        ("--attach", !attach.isEmpty),
        ("--factur-x", facturX != nil), ("--password-file", password != nil),
        ("--owner-password-file", ownerPassword != nil), ("--permissions", permissions != nil),
      ]
      if let (option, _) = options.first(where: \.1) { throw .optionOfPDF(option, format) }
    }
    if quality != nil, ![.jpeg, .webP].contains(format) { throw .qualityOfJPEG(format) }
    var options = OutputOptions()
    options.scale = scale
    options.traits = traits
    options.png.compression = compression
    options.png.colors = colors
    options.png.dithering = dither ?? .none
    if let quality { options.jpeg.quality = quality }
    options.webP.quality = quality
    options.svg.text = svgText
    (options.metadata.title, options.metadata.author) = (title, author)
    if !traits.language.isEmpty { options.metadata.language = traits.language }
    if format == .pdf {
      options.metadata.date = try SourceDate.seconds().map { Date(timeIntervalSince1970: TimeInterval($0)) }
      options.pdf.standards = standards
      options.pdf.outputProfile = try outputProfile.map { path throws(Diagnostic) in
        try Attachments.data(at: path) { .noProfileAt(path, $0) }
      }
      options.pdf.isTagged = tagged
      options.pdf.hasForms = forms
      options.pdf.facturX = facturX
      options.pdf.encryption = encryption
      options.pdf.attachments = try attach.map { text throws(Diagnostic) in try Attachments.attachment(text) }
    }
    return options
  }
}

extension Diagnostic {
  fileprivate static func colorsOfPNG(_ format: OutputFormat) -> Diagnostic {
    Diagnostic(.error, "--colors is for PNG; \(format.rawValue.uppercased()) has no such choice")
  }

  fileprivate static func qualityOfJPEG(_ format: OutputFormat) -> Diagnostic {
    Diagnostic(.error, "--quality is for JPEG and WebP; \(format.rawValue.uppercased()) has no such choice")
  }
}

extension Diagnostic {
  fileprivate static func noProfileAt(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "The output profile '\(path)' cannot be read: \(reason)")
  }

  fileprivate static func optionOfPDF(_ option: String, _ format: OutputFormat) -> Diagnostic {
    Diagnostic(.error, "\(option) is for PDF; \(format.rawValue.uppercased()) has no such choice")
  }
}

extension OutputFormat: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(fileExtension: argument)
  }
}
extension PNGOptions.Compression: ExpressibleByArgument {}
extension PNGOptions.Colors: ExpressibleByArgument {}
extension PNGOptions.Dithering: ExpressibleByArgument {}
extension SVGOptions.Text: ExpressibleByArgument {}
extension PDFOptions.FacturX: ExpressibleByArgument {}
