import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinTemplateEngine
import QuoinViews

/// What somebody asks for who sends data to be drawn: in what format, how large, for what surroundings.
///
/// In JSON it is an object: `{"data": {…}, "format": "png", "scale": 2, "width": 390, "appearance": "dark"}`.
public struct RenderRequest: Sendable {
  /// The data of the template.
  public var data = TemplateData()
  /// What is written.
  public var format = OutputFormat.png
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// Pixels an inch, which is 72 points, instead of a scale.
  public var dpi: CGFloat?
  /// The quality of a JPEG or WebP, from 1 to 100; a JPEG has 90 unless given, and a WebP keeps every pixel.
  public var quality: Int?
  /// What the pixels of a PNG hold; everything unless given.
  public var colors: PNGOptions.Colors?
  /// How grey comes out in two colours.
  public var dithering: PNGOptions.Dithering?
  /// How hard a PNG is pressed.
  public var compression: PNGOptions.Compression?
  /// Whether an SVG keeps text.
  public var svgText: SVGOptions.Text?
  /// The standards of a PDF, whether it is tagged, and the files that it carries.
  public var pdf = PDFOptions()
  /// What a PDF or SVG says about itself; what the template says unless given.
  public var metadata = DocumentMetadata()
  /// How large the picture is, in points.
  public var size = RenderSize.automatic
  /// The same with units, of which pixels are as many as the scale says.
  package var pictureSize: PictureSize?
  /// The page of a document that is drawn alone, from 1; unless given all where the format holds them, else the first.
  public var page: Int?
  /// Light or dark, left to right or right to left, and the language.
  public var traits = UITraitCollection()
  /// How many bytes what the data come to may take beside the picture's pixels; nothing for as many as the template allows.
  public var memory: Int?
  /// How long it may take; nothing for as long as the template allows.
  public var timeout: Duration?

  /// The names of the entries that were read.
  package private(set) var given: Set<String> = []

  /// The media type of a request that is whole, data and all.
  package static let mediaType = "application/vnd.quoin.request+json"

  /// A request without data, for a PNG.
  public init() {}

  /// Reads a request that is whole.
  ///
  /// - Parameter json: The object, in UTF-8.
  /// - Throws: What is wrong with it, at its place.
  package init(json: Data) throws(Diagnostic) {
    let source = SourceText(file: "request", contents: try Self.text(json))
    var reader = JSONReader(source)
    try self.init(try reader.read(), in: source)
  }

  /// The text of a request.
  static func text(_ bytes: Data) throws(Diagnostic) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic(.error, "A request is JSON in UTF-8, and this is none")
    }
    return text
  }

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - source: The text that it stands in.
  ///   - others: The names of further entries, which are somebody else's.
  /// - Throws: What is wrong with it, at its place.
  init(_ node: JSONNode, in source: SourceText, besides others: Set<String> = []) throws(Diagnostic) {
    guard let members = node.members else {
      throw .notAnObject(node, in: source)
    }
    for (name, member) in members.sorted(by: { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound }
    ) {
      let (value, nameSpan) = (member.value, source.span(for: member.nameRange))
      if name == "data" {
        data = try Self.data(value, in: source)
        given.insert(name)
      } else if !others.contains(name) {
        try set(
          name, to: PictureEntry.Given(value, in: source), named: nameSpan, in: PictureEntry.all,
          among: ["data"] + others.sorted())
      }
    }
  }

  /// Takes over what the parameters of an address say.
  ///
  /// - Parameter parameters: Names and values, decoded; a later one of a name holds.
  /// - Throws: What is wrong with one of them.
  package mutating func set(parameters: [(name: String, value: String)]) throws(Diagnostic) {
    for (name, value) in parameters {
      try set(
        name, to: PictureEntry.Given(parameter: value), named: nil, in: PictureEntry.ofAddresses, among: [])
    }
  }

  private mutating func set(
    _ name: String, to value: PictureEntry.Given, named span: SourceSpan?, in entries: [PictureEntry],
    among others: [String]
  ) throws(Diagnostic) {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownEntry(name, among: entries.map(\.name) + others, at: span)
    }
    try entry.keep(&self, value)
    given.insert(name)
  }

  private static func data(_ value: JSONNode, in source: SourceText) throws(Diagnostic) -> TemplateData {
    let text = Array(source.contents.utf8)[value.range]
    return try TemplateData(json: Data(text), file: "data")
  }
}

extension RenderRequest {
  /// Draws what is asked for.
  ///
  /// - Throws: What is wrong with the template for these data.
  public func rendering(of template: Template) throws(Diagnostics) -> Rendering {
    var options = OutputOptions()
    do throws(Diagnostic) { try check() } catch { throw Diagnostics([error]) }
    options.scale = resolution
    options.png.colors = colors ?? .full
    options.png.dithering = dithering ?? .none
    options.png.compression = compression ?? .default
    options.svg.text = svgText ?? .text
    (options.pdf, options.metadata) = (pdf, metadata)
    if !traits.language.isEmpty { options.metadata.language = traits.language }
    if let quality { options.jpeg.quality = quality }
    options.webP.quality = quality
    options.traits = options.traits.overridden(by: traits)
    var budget = template.budget
    if let timeout { budget.wallTime = min(budget.wallTime, timeout) }
    // Whoever draws for others has set limits around this, which stay.
    if let memory { budget.memory = memory }
    let size = pictureSize.map { RenderSize.fixed($0.points(atScale: resolution)) } ?? size
    return try template.rendering(
      state: data.stateValues, constants: data.constantValues, size: size, as: format, options: options,
      page: page, budget: budget)
  }
}

extension RenderRequest {
  /// Looks whether what is asked for goes together.
  ///
  /// - Throws: What is asked of a format that does not have it, or twice.
  package func check() throws(Diagnostic) {
    if dpi != nil, scale != 1 { throw .scaleBesideResolution }
    if let pictureSize {
      if size != .automatic { throw .lengthBesideSize }
      let points = pictureSize.points(atScale: resolution)
      if max(points.width, points.height) > PictureEntry.lengths.upperBound {
        throw .sizeTooLarge(pictureSize.text)
      }
    }
    for choice in choices where choice.isGiven && !choice.formats.contains(format) {
      throw .entryOf(choice.name, choice.formats, format)
    }
    if dithering != nil, colors != .bilevel { throw .ditherWithoutColors }
  }

  /// Pixels a point.
  private var resolution: CGFloat { dpi.map { $0 / 72 } ?? scale }

  /// What not all formats have.
  private var choices: [(name: String, isGiven: Bool, formats: [OutputFormat])] {
    [
      ("quality", quality != nil, [.jpeg, .webP]), ("colors", colors != nil, [.png]),
      ("compression", compression != nil, [.png]), ("svg_text", svgText != nil, [.svg]),
      ("pdf_standard", pdf.standards != nil, [.pdf]),
      ("output_profile", pdf.outputProfile != nil, [.pdf]), ("tagged", pdf.isTagged, [.pdf]),
      ("forms", pdf.hasForms, [.pdf]),
      ("attachments", !pdf.attachments.isEmpty, [.pdf]),
      ("factur_x", pdf.facturX != nil, [.pdf]),
      ("password", pdf.encryption?.password.isEmpty == false, [.pdf]),
      ("owner_password", pdf.encryption?.ownerPassword.isEmpty == false, [.pdf]),
      ("permissions", pdf.encryption != nil, [.pdf]),
      ("date", metadata.date != nil, [.pdf]),
      ("title", metadata.title != nil, [.pdf, .svg]), ("author", metadata.author != nil, [.pdf, .svg]),
    ]
  }

  /// Leaves out what the format does not have, where that was nobody's choice.
  package mutating func leaveOutWhatFormatLacks() {
    if ![.jpeg, .webP].contains(format) { quality = nil }
    if format != .png { (colors, dithering, compression) = (nil, nil, nil) }
    if format != .svg { svgText = nil }
    if format != .pdf { (pdf, metadata.date) = (PDFOptions(), nil) }
    if ![.pdf, .svg].contains(format) { metadata = DocumentMetadata() }
  }
}

extension Diagnostic {
  fileprivate static var scaleBesideResolution: Diagnostic {
    Diagnostic(.error, "A request has scale or dpi, not both")
  }

  fileprivate static var lengthBesideSize: Diagnostic {
    Diagnostic(.error, "A request has size, or width and height, not both")
  }

  fileprivate static func sizeTooLarge(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "size is '\(text)'; it goes up to \(numberText(PictureEntry.lengths.upperBound)) points either way")
  }

  fileprivate static func entryOf(
    _ name: String, _ formats: [OutputFormat], _ format: OutputFormat
  ) -> Diagnostic {
    let others = formats.map(\.rawValue).joined(separator: " and ")
    return Diagnostic(.error, "\(name) is for \(others); \(format.rawValue) has no such choice")
  }

  fileprivate static var ditherWithoutColors: Diagnostic {
    Diagnostic(.error, "dither is for colors that are 2")
  }

  fileprivate static func notAnObject(_ node: JSONNode, in source: SourceText) -> Diagnostic {
    Diagnostic(.error, "The request is an object, not \(node.described)", at: source.span(for: node.range))
  }

  fileprivate static func unknownEntry(_ name: String, among names: [String], at span: SourceSpan?)
    -> Diagnostic
  {
    let nearest = NearestNames(to: name, among: names)
    let list =
      nearest == nil
      ? "; it has \(names.joined(separator: ", ")), and what templates show stands in data" : ""
    return Diagnostic(.error, "A request has no '\(name.prefix(200))'\(list)", at: span, suggestions: nearest)
  }
}
