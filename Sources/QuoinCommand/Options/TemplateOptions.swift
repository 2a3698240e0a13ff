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
        "Without it, a file beside the template with the same name and .json is used, if there is one. Of a table or of lines of JSON, --row says which row.",
      valueName: "file"))
  var data: String?

  @OptionGroup var rows: RowOptions

  @Option(
    help: ArgumentHelp(
      "The size in points or in mm, cm, in, pt or px, or a paper's: 1200x630, 100x150mm, 812x1218px, A4.",
      valueName: "width x height"),
    transform: TemplateOptions.size(reading:))
  var size: [RowValue<PictureSize>] = []

  @Option(
    help: ArgumentHelp("The width, likewise; the height is what the content needs.", valueName: "length"))
  var width: RowValue<PictureLength>?

  @Option(help: ArgumentHelp("Lay out for a device, such as \"iPhone 15\": its size, pixels and safe area."))
  var device: String?

  @Option(help: PictureEntry.scale.help(otherwise: "1, or the device's"))
  var scale: Double?

  @Option(help: PictureEntry.dpi.help(otherwise: "203 or 300 for label printers"))
  var dpi: Double?

  @Option(help: PictureEntry.direction.help())
  var direction: RowValue<Direction>?

  @Option(help: PictureEntry.appearance.help())
  var appearance: RowValue<AppearanceArgument> = .fixed(.light)

  @Option(help: PictureEntry.language.help())
  var language: String?

  @OptionGroup var layout: LegacyLayoutOption

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Write results and problems as JSON.")
  var json = false

  @Flag(name: .shortAndLong, help: "Write no warnings.")
  var quiet = false

  enum Direction: String, ExpressibleByArgument, CaseIterable, Sendable { case ltr, rtl }

  static func size(reading text: String) throws -> RowValue<PictureSize> {
    text.contains("{") ? .text(text) : .fixed(try PictureSize(reading: text))
  }

  func validate() throws {
    if let text = files.first(where: { $0.drop(while: \.isWhitespace).hasPrefix("<") }) {
      throw ValidationError(
        "A template is named by the path of its file, and '\(text.prefix(24))…' is its text; write it to a file, such as card.xml"
      )
    }
    if files.contains("") { throw ValidationError("The name of a template is empty") }
    if !size.isEmpty, width != nil { throw ValidationError("Give --size or --width, not both") }
    try PictureEntry.scale.check(scale)
    try PictureEntry.dpi.check(dpi)
    if scale != nil, dpi != nil { throw ValidationError("Give --scale or --dpi, not both") }
    try surroundings.check()
    if rows.row != nil, data == nil { throw ValidationError("--row is one of --data, which is not given") }
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

  /// What pictures are laid out in, as far as the options say it.
  var surroundings: PictureSurroundings {
    PictureSurroundings(
      sizes: size, width: width, direction: direction, appearance: appearance, language: language,
      device: namedDevice, scale: outputScale, isScaleGiven: dpi != nil || scale != nil)
  }

  /// The size to lay out at.
  var renderSize: RenderSize { surroundings.renderSize }

  /// Scale, direction, style and safe area.
  var environment: LayoutEnvironment { surroundings.environment }

  /// - Throws: That there are several sizes, for a command that draws once.
  func checkOneSize() throws {
    if size.count > 1 {
      throw ValidationError("--size is given once; quoin batch draws each row at several sizes")
    }
  }

  /// What a layout depends on besides the template and its data, in words.
  var described: String {
    [
      size.map(\.description).joined(separator: " "), width?.description ?? "-", "\(outputScale)",
      device ?? "",
      direction?.description ?? "", appearance.description, language ?? "", "\(layout.legacyLayout)",
    ].joined(separator: " ")
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
    if let data = try rows.templateData(in: data) { return data }
    guard let (name, data) = try dataFile(for: path) else { return nil }
    do throws(Diagnostic) { return try TemplateData(json: data, file: name) } catch {
      throw FileFailure(file: name, error: error)
    }
  }

  /// The file of a template's data, and what is in it.
  func dataFile(for path: String) throws -> (name: String, data: Data)? {
    if data == "-" { return ("standard input", try Console.input(limit: Budget.default.fileSize)) }
    let beside = TemplateData.file(beside: URL(fileURLWithPath: path)).relativePath
    let name = data ?? (FileManager.default.fileExists(atPath: beside) ? beside : nil)
    guard let name else { return nil }
    if Console.isPipe(at: name) { return (name, try Console.pipe(at: name, limit: Budget.default.fileSize)) }
    let url = URL(fileURLWithPath: name)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    do { return (name, try loader.data(at: url)) } catch { throw FileFailure(file: name, error: error) }
  }

  /// The stories of a template; nothing as the only one where it has none and is drawn beside others.
  private func stories(of path: String) throws -> [Story?] {
    let url = URL(fileURLWithPath: path)
    let stories = try Story.all(of: url, name: Story.file(of: url).relativePath)
    if stories.isEmpty, files.count == 1 {
      throw Diagnostic.noStories(in: Story.file(of: url).lastPathComponent)
    }
    return stories.isEmpty ? [nil] : stories
  }

  /// Does one piece of work for each template, reports what goes wrong, and goes on with the next.
  ///
  /// - Parameters:
  ///   - budget: The limits of each.
  ///   - hasTimeOption: Whether the command has an option for the longest time.
  ///   - drawsStories: Whether it is done for each story of a template that has some.
  ///   - body: Gets the template's path, what it is laid out in, and its data: its time has not begun while standard input is
  ///     waited for.
  /// - Throws: Exit status 1 when anything failed.
  func forEachTemplate(
    within budget: Budget = .default, hasTimeOption: Bool = false, drawsStories: Bool = false,
    _ body: (String, PictureSurroundings, TemplateData, inout DiagnosticReporter) throws -> Void
  ) throws {
    layout.apply()
    var reporter = DiagnosticReporter(asJSON: json, isQuiet: quiet)
    reporter.hasTimeOption = hasTimeOption
    for file in files {
      reporter.story = nil
      let stories: [Story?]
      do { stories = drawsStories ? try self.stories(of: file) : [nil] } catch {
        reporter.reportFailure(error, in: file)
        continue
      }
      for story in stories {
        reporter.story = story?.name
        let url = URL(fileURLWithPath: file)
        let data = Result { try story.map { try $0.data(of: url) } ?? templateData(for: file) }
        if let warnings = (try? data.get())?.warnings { reporter.report(warnings) }
        do {
          try BudgetMeter.metering(budget) { _ in
            let data = try data.get() ?? TemplateData()
            var own = try surroundings.resolved(for: RowContext(data: data, number: rows.row))
            own.story = story
            try body(file, own, data, &reporter)
          }
        } catch { reporter.reportFailure(error, in: file) }
      }
    }
    if reporter.hasErrors { throw ExitCode(1) }
  }
}
