import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinTemplateEngine
import QuoinViews

/// One thing that may be said of a picture: in a request, in an address, as an option of the command and of the Python
/// package.
package struct PictureEntry: Sendable {
  /// What it may be.
  package enum Values: Sendable {
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case choice([String])
    case language
    case text
    case flag
    /// A day or a moment, by ISO 8601.
    case date
    case standards
    /// Files with their bytes, which stand in no address.
    case files
    /// A file's bytes as Base64.
    case bytes
    /// A text that is told to nobody: addresses are logged.
    case secret
    /// What readers may do with a PDF that has a password, and so in no address either.
    case permissions

    fileprivate var standsInAddresses: Bool {
      switch self {
      case .files, .bytes, .secret, .permissions: false
      default: true
      }
    }
  }

  /// What it is called in requests and addresses.
  package let name: String
  package let values: Values
  /// What it is, in a phrase without a full stop.
  package let summary: String
  /// What holds where nothing is said.
  package let otherwise: String?
  /// Keeps a value in a request.
  ///
  /// - Throws: What is wrong with the value, at its place.
  let keep: @Sendable (inout RenderRequest, Given) throws(Diagnostic) -> Void

  /// The phrase as a sentence, with what holds where nothing is said.
  package func sentence(otherwise: String? = nil) -> String {
    summary + ((otherwise ?? self.otherwise).map { "; \($0)" } ?? "") + "."
  }

  /// Everything that may be said, in the order in which it is listed.
  package static let all: [PictureEntry] = [
    format, scale, dpi, size, width, height, page, appearance, direction, language, quality, colors, dither,
    compression, svgText, pdfStandard, outputProfile, tagged, forms, attachments, facturX, password,
    ownerPassword, permissions, title, author, date, memory, timeout,
  ]
  /// What may stand in an address.
  package static let ofAddresses = all.filter(\.values.standsInAddresses)

  package static let format = choice(
    "format", OutputFormat.allCases.map(\.rawValue), "What is written",
    read: OutputFormat.init(fileExtension:)
  ) { $0.format = $1 }
  package static let scale = number("scale", 0.01...100, "Pixels a point", otherwise: "1 unless given") {
    $0.scale = CGFloat($1)
  }
  package static let dpi = number(
    "dpi", 0.72...7200, "Pixels an inch, which is 72 points, instead of a scale"
  ) {
    $0.dpi = CGFloat($1)
  }
  package static let size = PictureEntry(
    name: "size", values: .text,
    summary: "The size, such as 1200x630, 60mm x 40mm, 812x1218px or A5, instead of a width and a height",
    otherwise: "what the template asks for unless given"
  ) { request, given throws(Diagnostic) in
    guard let text = given.string else {
      throw .wrongEntry("size", takes: "a text such as 60mm x 40mm", given)
    }
    do throws(Diagnostic) { request.pictureSize = try PictureSize(text) } catch {
      throw .noSizeOfPicture(text, error).located(at: given.span)
    }
  }
  package static let width = number(
    "width", lengths, "The width in points", otherwise: "what the template asks for unless given"
  ) { $0.size.width = CGFloat($1) }
  package static let height = number(
    "height", lengths, "The height in points", otherwise: "what the template asks for unless given"
  ) { $0.size.height = CGFloat($1) }
  /// No document has more pages.
  package static let page = whole(
    "page", 1...1_000_000, "The page of a document that is drawn, from 1",
    otherwise: "unless given all in a PDF, GIF or WebP, and else the first"
  ) { $0.page = $1 }
  package static let appearance = choice(
    "appearance", ["light", "dark"], "Light or dark", otherwise: "light unless given",
    read: { ["light": UIUserInterfaceStyle.light, "dark": .dark][$0] }
  ) { $0.traits = $0.traits.overridden(by: UITraitCollection(userInterfaceStyle: $1)) }
  package static let direction = choice(
    "direction", ["ltr", "rtl"], "Which way lines run", otherwise: "as the language is written unless given",
    read: { ["ltr": UITraitEnvironmentLayoutDirection.leftToRight, "rtl": .rightToLeft][$0] }
  ) { $0.traits = $0.traits.overridden(by: UITraitCollection(layoutDirection: $1)) }
  package static let language = PictureEntry(
    name: "language", values: .language,
    summary: "The language of strings, plurals and numbers, such as de or de-CH",
    otherwise: "that of the strings unless given"
  ) { request, given throws(Diagnostic) in
    guard let language = given.string, LanguageName.isKnown(language) else {
      var problem = Diagnostic.wrongEntry("language", takes: "a language such as de or de-CH", given)
      problem.nearest = given.string.flatMap(LanguageName.nearest)
      throw problem
    }
    request.traits = request.traits.overridden(by: UITraitCollection(language: language))
  }
  package static let quality = whole(
    "quality", 1...100, "The quality of a JPEG, 90 unless given, or of a WebP, which else keeps every pixel"
  ) { $0.quality = $1 }
  package static let colors = choice(
    "colors", PNGOptions.Colors.allCases.map(\.rawValue),
    "What the pixels of a PNG hold: everything, grey, or one bit", read: PNGOptions.Colors.init
  ) { $0.colors = $1 }
  package static let dither = choice(
    "dither", PNGOptions.Dithering.allCases.map(\.rawValue),
    "How grey comes out in two colours: as the nearer one, or as a pattern", read: PNGOptions.Dithering.init
  ) { $0.dithering = $1 }
  package static let compression = choice(
    "compression", PNGOptions.Compression.allCases.map(\.rawValue), "How hard to press a PNG",
    read: PNGOptions.Compression.init
  ) { $0.compression = $1 }
  package static let svgText = choice(
    "svg_text", SVGOptions.Text.allCases.map(\.rawValue),
    "Whether an SVG keeps text or draws it as outlines", read: SVGOptions.Text.init
  ) { $0.svgText = $1 }
  package static let memory = whole(
    "memory", 1...1_000_000, "How many megabytes what the data come to may take beside the picture's pixels",
    otherwise: "\(Budget.default.memory / 1_000_000) unless given"
  ) { $0.memory = $1 * 1_000_000 }
  package static let timeout = number("timeout", 0.001...3600, "How many seconds the picture may take") {
    $0.timeout = .milliseconds(Int($1 * 1000))
  }

  static let lengths = 0.001...1_000_000
}

extension PictureEntry {
  private static func number(
    _ name: String, _ range: ClosedRange<Double>, _ summary: String, otherwise: String? = nil,
    _ keep: @escaping @Sendable (inout RenderRequest, Double) -> Void
  ) -> PictureEntry {
    PictureEntry(name: name, values: .number(range), summary: summary, otherwise: otherwise) {
      request, given throws(Diagnostic) in
      guard let number = given.number, range.contains(number) else {
        let ends = [range.lowerBound, range.upperBound].map(numberText)
        throw .wrongEntry(name, takes: "a number from \(ends[0]) to \(ends[1])", given)
      }
      keep(&request, number)
    }
  }

  private static func whole(
    _ name: String, _ range: ClosedRange<Int>, _ summary: String, otherwise: String? = nil,
    _ keep: @escaping @Sendable (inout RenderRequest, Int) -> Void
  ) -> PictureEntry {
    PictureEntry(name: name, values: .whole(range), summary: summary, otherwise: otherwise) {
      request, given throws(Diagnostic) in
      guard let number = given.number.flatMap({ Int(exactly: $0) }), range.contains(number) else {
        throw .wrongEntry(
          name, takes: "a whole number from \(range.lowerBound) to \(range.upperBound)", given)
      }
      keep(&request, number)
    }
  }

  static func choice<Choice>(
    _ name: String, _ choices: [String], _ summary: String, otherwise: String? = nil,
    read: @escaping @Sendable (String) -> Choice?,
    _ keep: @escaping @Sendable (inout RenderRequest, Choice) -> Void
  ) -> PictureEntry {
    PictureEntry(name: name, values: .choice(choices), summary: summary, otherwise: otherwise) {
      request, given throws(Diagnostic) in
      // A number as well: the two colours are one in JSON.
      guard let word = given.string ?? given.number.map(numberText), let choice = read(word) else {
        let list = "\(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? "")"
        var problem = Diagnostic.wrongEntry(name, takes: list, given)
        problem.nearest = given.string.flatMap { NearestNames(to: $0, among: choices) }
        throw problem
      }
      keep(&request, choice)
    }
  }
}

extension Diagnostic {
  fileprivate static func noSizeOfPicture(_ text: String, _ problem: Diagnostic) -> Diagnostic {
    Diagnostic(
      .error, "size is '\(text.prefix(80))': \(problem.message)", suggestions: problem.nearest)
  }

  static func wrongEntry(
    _ name: String, takes wanted: String, _ given: PictureEntry.Given
  ) -> Diagnostic {
    Diagnostic(.error, "\(name) is \(wanted), not \(given.described)", at: given.span)
  }
}
