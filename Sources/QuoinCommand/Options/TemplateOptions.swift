import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDocuments

/// What every command that lays out templates is told: which, with what data, how large, and what they may read.
struct TemplateOptions: ParsableArguments {
  @Argument(help: "The templates.", completion: .file(extensions: ["xml"]))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "JSON with the data: {\"state\": {…}, \"constants\": {…}} or plain state; - reads standard input.",
      discussion:
        "Without it, a file beside the template with the same name and .json is used, if there is one.",
      valueName: "file"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The size in points or in mm, cm, in, pt or px, or a paper's: 1200x630, 100x150mm, 812x1218px, A4.",
      valueName: "width x height"),
    transform: SizeArgument.init(reading:))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp("The width, likewise; the height is what the content needs.", valueName: "length"))
  var width: LengthArgument?

  @Option(help: ArgumentHelp("Lay out for a device, such as \"iPhone 15\": its size, pixels and safe area."))
  var device: String?

  @Option(help: PictureEntry.scale.help(otherwise: "1, or the device's"))
  var scale: Double?

  @Option(help: PictureEntry.dpi.help(otherwise: "203 or 300 for label printers"))
  var dpi: Double?

  @Option(help: PictureEntry.direction.help())
  var direction: Direction = .ltr

  @Option(help: PictureEntry.appearance.help())
  var appearance: AppearanceArgument = .light

  @Option(help: PictureEntry.language.help())
  var language: String?

  @OptionGroup var layout: LegacyLayoutOption

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Write results and problems as JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Write no warnings.")
  var quiet = false

  enum Direction: String, ExpressibleByArgument, CaseIterable { case ltr, rtl }

  func validate() throws {
    if files.contains("") { throw ValidationError("The name of a template is empty") }
    if size != nil, width != nil { throw ValidationError("Give --size or --width, not both") }
    try PictureEntry.scale.check(scale)
    try PictureEntry.dpi.check(dpi)
    if scale != nil, dpi != nil { throw ValidationError("Give --scale or --dpi, not both") }
    // Beyond these nothing can be drawn, and a number like that is a slip.
    let longest: CGFloat = 1_000_000
    if let size = size?.points(atScale: outputScale), !(max(size.width, size.height) <= longest) {
      throw ValidationError("--size goes up to \(Int(longest)) points either way")
    }
    if let width, !(width.points(atScale: outputScale) <= longest) {
      throw ValidationError("--width goes up to \(Int(longest)) points")
    }
    if let language, !LanguageName.isWellFormed(language) {
      throw ValidationError("--language is a language such as de or de-CH; '\(language)' is none")
    }
    if data == "" { throw ValidationError("The name of the data is empty") }
    if let data, files.count > 1, data == "-" || Console.isPipe(at: data) {
      throw ValidationError(
        "\(data == "-" ? "Standard input" : "A pipe") holds the data of one template only")
    }
    if let device, Device.named(device) == nil {
      throw ValidationError("There is no device '\(device)'; \(Device.advice(for: device))")
    }
  }
}

extension TemplateOptions {
  private var namedDevice: Device? { device.flatMap(Device.named) }

  /// Pixels a point.
  var outputScale: CGFloat {
    (dpi.map { $0 / 72 } ?? scale).map { CGFloat($0) } ?? namedDevice?.scale ?? 1
  }

  /// The size to lay out at.
  var renderSize: RenderSize {
    if let size { return .fixed(size.points(atScale: outputScale)) }
    if let width { return .width(width.points(atScale: outputScale)) }
    return namedDevice.map { .fixed($0.size) } ?? .automatic
  }

  /// Scale, direction, style and safe area.
  var environment: LayoutEnvironment {
    let style: UIUserInterfaceStyle = appearance == .dark ? .dark : .light
    let direction: UITraitEnvironmentLayoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    let traits =
      namedDevice?.screen(style: style, direction: direction).traitCollection
      ?? UITraitCollection(userInterfaceStyle: style, layoutDirection: direction)
    return LayoutEnvironment(
      traits: traits.overridden(
        by: UITraitCollection(displayScale: outputScale, language: language ?? "")),
      safeAreaInsets: namedDevice?.safeAreaInsets ?? .zero)
  }

  /// What a layout depends on besides the template and its data, in words.
  var described: String {
    let lengths = [renderSize.width, renderSize.height].map { $0.map { "\($0)" } ?? "-" }
    return
      (lengths + [
        "\(outputScale)", device ?? "", "\(direction)", "\(appearance)", language ?? "",
        "\(layout.legacyLayout)",
      ])
      .joined(separator: " ")
  }

  /// Reads a template.
  func template(at path: String) throws -> Template {
    let url = URL(fileURLWithPath: path)
    return try Template(
      contentsOf: url, loader: reading.loader(for: path), registry: .documents, name: path,
      fonts: reading.fonts)
  }

  /// Reads a template's data: what `--data` names, else the JSON beside it, if there is any.
  private func templateData(for path: String) throws -> TemplateData? {
    guard let (name, data) = try dataFile(for: path) else { return nil }
    do throws(Diagnostic) { return try TemplateData(json: data, file: name) } catch {
      var told = error
      if RowFormat(fileName: name) == .csv {
        told.notes.append(.init("quoin batch takes tables, and draws the template for each row"))
      }
      throw FileFailure(file: name, error: told)
    }
  }

  /// The file of a template's data, and what is in it.
  func dataFile(for path: String) throws -> (name: String, data: Data)? {
    if data == "-" { return ("standard input", try Console.input(limit: Budget.default.fileSize)) }
    let beside = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension("json")
      .relativePath
    let name = data ?? (FileManager.default.fileExists(atPath: beside) ? beside : nil)
    guard let name else { return nil }
    if Console.isPipe(at: name) { return (name, try Console.pipe(at: name, limit: Budget.default.fileSize)) }
    let url = URL(fileURLWithPath: name)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    do { return (name, try loader.data(at: url)) } catch { throw FileFailure(file: name, error: error) }
  }

  /// Does one piece of work for each template, reports what goes wrong, and goes on with the next.
  ///
  /// - Parameters:
  ///   - budget: The limits of each.
  ///   - hasTimeOption: Whether the command has an option for the longest time.
  ///   - body: Gets the template's path and what came of reading its data: its time has not begun while standard
  ///     input is waited for.
  /// - Throws: Exit status 1 when anything failed.
  func forEachTemplate(
    within budget: Budget = .default, hasTimeOption: Bool = false,
    _ body: (String, Result<TemplateData?, any Error>, inout DiagnosticReporter) throws -> Void
  ) throws {
    layout.apply()
    var reporter = DiagnosticReporter(asJSON: json, isQuiet: quiet)
    reporter.hasTimeOption = hasTimeOption
    for file in files {
      let data = Result { try templateData(for: file) }
      if let warnings = (try? data.get())?.warnings { reporter.report(warnings) }
      do {
        try BudgetMeter.metering(budget) { _ in try body(file, data, &reporter) }
      } catch { reporter.reportFailure(error, in: file) }
    }
    if reporter.hasErrors { throw ExitCode(1) }
  }
}
