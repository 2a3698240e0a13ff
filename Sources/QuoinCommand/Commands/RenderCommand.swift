import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDiagnostics
import QuoinDocuments

/// `quoin render`: templates and data in, pictures and documents out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw templates to PNG, JPEG, WebP, GIF, SVG or PDF.",
    discussion: """
      quoin render card.xml                         draws card.png beside the template, with the data of card.json
      quoin render card.xml -o card.pdf             the format follows the name
      quoin render a.xml b.xml --format svg -o out  many templates go into a folder
      quoin render card.xml --accessibility         draws what is read out over it, numbered, with a legend below
      quoin render card.xml --at 0.25               draws what is seen a quarter of a second after it appeared
      quoin render card.xml --frames 60 --fps 30    draws card-00.png to card-59.png, two seconds
      quoin render card.xml --frames 60 -o card.gif the same as one moving picture; card.webp too
      quoin render list.xml -o list.pdf             a <document> becomes pages; as PNG or SVG a file for each
      quoin render list.xml --pages 2-4 -o p.png    draws p-2.png, p-3.png and p-4.png
      quoin render list.xml --montage               draws all pages small on one picture
      quoin render card.xml --stories               draws what card.stories.json says: card-empty.png, card-night.png
      generate | quoin render card.xml --data - --scale 2 -o - > card.png
      """)

  @OptionGroup var template: TemplateOptions

  @OptionGroup var picture: PictureOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, a folder for many, or - for standard output.", valueName: "file"))
  var output: String?

  // What stands behind it is its value, a sign of less than nothing included.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw the moment so many seconds after the template appeared, its animations as they are then.",
      valueName: "seconds"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "Draw so many moments one after the other: the frames of a WebP or GIF, or files with numbers.",
      valueName: "number"))
  var frames: Int?

  @Option(help: ArgumentHelp("How many frames a second has.", valueName: "number"))
  var fps = 30.0

  @Option(
    help: ArgumentHelp(
      "Write these pages of a document alone: 2, 2-4, 7- or several with commas.", valueName: "pages"))
  var pages: PageRanges?

  @Option(
    name: .customLong("n-up"),
    help: ArgumentHelp(
      "Put so many pages of a document on a sheet, as large as --size says.", valueName: "columns x rows"))
  var grid: PageGrid?

  @Option(
    name: .customLong("max-pages"),
    help: ArgumentHelp(
      "The most pages that a document may come to; 20000 unless given.", valueName: "number"))
  var mostPages: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long a template may take; 60 seconds unless given.", valueName: "seconds"))
  var time: Double?

  @Option(parsing: .unconditional, help: PictureEntry.memory.help())
  var memory: Int?

  @Flag(help: "Put all pages of a document on one picture, made smaller.")
  var montage = false

  @Flag(
    help:
      "Draw each story of a template that has some: its data, device, appearance and language, as the file beside it with the same name and .stories.json has them."
  )
  var stories = false

  @Flag(help: "Draw what is read out over the picture as numbered regions, with a legend below.")
  var accessibility = false

  func validate() throws {
    try template.checkOneSize()
    if let at, !(at.isFinite && at >= 0) { throw ValidationError("--at is a number of seconds from 0") }
    if let frames, !(1...100_000).contains(frames) { throw ValidationError("--frames goes from 1 to 100000") }
    if !(fps >= 0.001 && fps <= 1000) { throw ValidationError("--fps goes from 0.001 to 1000") }
    if frames != nil, let output, Destination.isStandardOutput(output),
      picture.format?.fixed?.isMoving != true
    {
      throw ValidationError(
        "Many frames need files: --output cannot be standard output, but for --format webp or gif")
    }
    if output == "" { throw ValidationError("The name of the output is empty") }
    if let mostPages, !(1...1_000_000).contains(mostPages) {
      throw ValidationError("--max-pages goes from 1 to 1000000")
    }
    if let time, !(0.001...86_400).contains(time) {
      throw ValidationError("--time goes from 0.001 to 86400 seconds")
    }
    try PictureEntry.memory.check(memory.map(Double.init))
    if stories, template.data != nil {
      throw ValidationError("Stories have data of their own: give --stories or --data")
    }
    if montage, grid != nil { throw ValidationError("Give --montage or --n-up, not both") }
    if stories, let output, Destination.isStandardOutput(output) || namesFormat(output) {
      throw ValidationError("Stories need a folder as --output: each is a picture of its own")
    }
    guard template.files.count > 1 else { return }
    if montage,
      let number = template.files.first(where: {
        Int($0) != nil && !FileManager.default.fileExists(atPath: $0)
      })
    {
      throw ValidationError(
        "--montage takes no number: it puts all pages on one picture, or those that --pages 1-\(number) names"
      )
    }
    if let output, Destination.isStandardOutput(output) || namesFormat(output) {
      throw ValidationError("Many templates need a folder as --output")
    }
    var templates: [String: String] = [:]
    for file in template.files {
      let destination = try? Destination(
        for: file, output: output, format: picture.format?.fixed, isOneOfMany: true)
      guard let path = destination?.path else { continue }
      if let other = templates.updateValue(file, forKey: path) {
        throw ValidationError("'\(other)' and '\(file)' would both be drawn as '\(path)'")
      }
    }
  }

  func run() throws {
    var written: Set<String> = []
    try template.forEachTemplate(within: budget, hasTimeOption: true, drawsStories: stories) {
      file, surroundings, data, reporter in
      let row = RowContext(data: data, number: template.rows.row)
      let format = try picture.format?.value("--format", for: row, PictureOptions.format)?.fixed
      let destination = try Destination(
        for: surroundings.story.map { Destination.name(of: $0, file) } ?? file, output: output,
        format: format,
        isOneOfMany: template.files.count > 1 || stories)
      if let path = destination.path, !written.insert(path).inserted { throw Diagnostic.twice(path) }
      if let path = destination.path, let named = OutputFormat(fileName: path), named != destination.format {
        reporter.report(Diagnostics([.otherEnding(path, destination.format)]), in: file)
      }
      let (size, environment) = (surroundings.renderSize.orPhone, surroundings.environment)
      var options = try picture.outputOptions(
        for: destination.format, scale: surroundings.outputScale, traits: environment.traits)
      options.animation.framesPerSecond = fps
      let compiled = try template.template(at: file)
      if compiled.makesPages {
        return try renderPages(
          compiled, data, options, sheet: surroundings.fixedSize, to: destination, &reporter)
      }
      if let option = pageOption { throw Diagnostic.optionOfPages(option) }
      func finish(_ rendering: Rendering, _ destination: Destination) throws {
        reporter.report(rendering.warnings)
        try destination.write(rendering.data)
        if destination.path != nil { try announce(destination, rendering) }
      }
      guard let moments else {
        let rendering = try compiled.rendering(
          state: data.stateValues, constants: data.constantValues, size: size,
          as: destination.format, options: options, safeAreaInsets: environment.safeAreaInsets,
          budget: budget, showsAccessibility: accessibility)
        return try finish(rendering, destination)
      }
      let progress = frames.map { ProgressLine("Frame", of: $0) }
      if frames != nil, destination.format.isMoving {
        let rendering = try compiled.animation(
          at: moments, state: data.stateValues, constants: data.constantValues, size: size,
          as: destination.format, options: options, safeAreaInsets: environment.safeAreaInsets,
          budget: budget, showsAccessibility: accessibility, progress: { progress?.show($0) })
        progress?.clear()
        return try finish(rendering, destination)
      }
      try compiled.renderings(
        at: moments, state: data.stateValues, constants: data.constantValues, size: size,
        as: destination.format, options: options, safeAreaInsets: environment.safeAreaInsets,
        budget: budget, showsAccessibility: accessibility
      ) { index, rendering in
        progress?.clear()
        try finish(rendering, frames.map { destination.frame(index, of: $0) } ?? destination)
        progress?.show(index + 1)
      }
      progress?.clear()
    }
  }

  /// An option that only documents take, where it is given.
  private var pageOption: String? {
    pages != nil ? "--pages" : grid != nil ? "--n-up" : montage ? "--montage" : nil
  }

  /// The limits of each template.
  private var budget: Budget {
    var budget = Budget.default
    budget.pages = mostPages ?? budget.pages
    budget.wallTime = time.map { .seconds($0) } ?? budget.wallTime
    budget.memory = memory.map { $0 * 1_000_000 } ?? budget.memory
    return budget
  }

  /// Writes a document: one file with all pages, or one for each.
  private func renderPages(
    _ compiled: Template, _ data: TemplateData, _ options: OutputOptions, sheet: CGSize?,
    to destination: Destination,
    _ reporter: inout DiagnosticReporter
  ) throws {
    if let option = moments != nil ? "--at and --frames" : accessibility ? "--accessibility" : nil {
      throw Diagnostic.optionOfPictures(option)
    }
    var arrangement = PageArrangement()
    arrangement.pages = pages?.ranges ?? []
    arrangement.grid = grid?.grid
    arrangement.isMontage = montage
    if let sheet { arrangement.sheetSize = sheet }
    let holdsAll = destination.format == .pdf || destination.format.isMoving
    var files: [(number: Int, bytes: Int)] = []
    let isOne = montage || holdsAll
    let whole = isOne ? try destination.begin() : nil
    let pending = isOne ? nil : try PendingPages()
    var wholeCount = 0
    let total =
      isOne
      ? 1
      : try compiled.countPages(
        state: data.stateValues, constants: data.constantValues, options: options, budget: budget)
    let numbers = (1...max(1, total)).filter { arrangement.pages.isEmpty || arrangement.includes(page: $0) }
    // How many files there may be: a sheet holds several pages.
    let count = grid.map { $0.grid.sheets(for: numbers.count) } ?? total
    if !isOne, destination.path == nil, min(count, numbers.count) > 1 { throw Diagnostic.manyPages }
    let rendering = try compiled.writePages(
      state: data.stateValues, constants: data.constantValues, as: destination.format, options: options,
      arrangement: arrangement, budget: budget
    ) { number, piece throws(Diagnostic) in
      if let whole {
        try whole.write(piece)
        wholeCount += piece.count
      } else if count == 1 {
        try pending?.add(piece, for: destination)
        files.append((number, piece.count))
      } else {
        let page = grid == nil && numbers.indices.contains(number - 1) ? numbers[number - 1] : number
        try pending?.add(piece, for: destination.page(page, of: count))
        files.append((page, piece.count))
      }
    }
    try pending?.write()
    reporter.report(rendering.warnings)
    if let whole { try destination.finish(whole) }
    guard let path = destination.path else { return }
    let first = files.first.flatMap { count == 1 ? nil : destination.page($0.number, of: count).path } ?? path
    let bytes = isOne ? wholeCount : files.reduce(0) { $0 + $1.bytes }
    try announce(
      first, size: rendering.size, pixels: nil, bytes: bytes,
      pages: destination.format == .pdf || files.count > 1 ? rendering.count : nil)
  }

  /// The moments to draw, in seconds; nothing for a picture without time.
  private var moments: [TimeInterval]? {
    if at == nil, frames == nil { return nil }
    return (0..<(frames ?? 1)).map { (at ?? 0) + Double($0) / fps }
  }

  private func namesFormat(_ output: String) -> Bool { OutputFormat(fileName: output) != nil }

  private func announce(_ destination: Destination, _ rendering: Rendering) throws {
    try announce(
      destination.path ?? "", size: rendering.size, pixels: rendering.pixelSize, bytes: rendering.data.count)
  }

  private func announce(
    _ path: String, size: CGSize, pixels: CGSize?, bytes: Int, pages: Int? = nil
  ) throws {
    if template.json {
      let line = RenderedFile(
        file: path, size: size.sides, pixels: pixels?.sides, pages: pages, bytes: bytes)
      try Console.output(JSONText(encoding: line).line)
    } else {
      let shown = pixels ?? size
      let unit = pixels == nil ? "points" : "pixels"
      let count = pages.map { "\($0) page\($0 == 1 ? "" : "s")  " } ?? ""
      try Console.output(
        "\(path)  \(count)\(shown.width.asPeopleWrite) × \(shown.height.asPeopleWrite) \(unit)  "
          + "\(bytes.asBytes)\n")
    }
  }
}

/// What `--json` writes for each picture.
private struct RenderedFile: Encodable {
  let file: String
  /// In points.
  let size: [Double]
  /// Nothing for formats without pixels.
  let pixels: [Double]?
  /// How many a document has; nothing for a picture.
  let pages: Int?
  let bytes: Int
}

extension CGSize {
  fileprivate var sides: [Double] { [Double(width), Double(height)] }
}

extension Diagnostic {
  fileprivate static func optionOfPages(_ option: String) -> Diagnostic {
    Diagnostic(.error, "\(option) is for documents, whose root is a <document>")
  }

  fileprivate static func twice(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' has been drawn from another template or story")
  }

  fileprivate static var manyPages: Diagnostic {
    Diagnostic(
      .error, "Many pages need files: --output cannot be standard output, but for --format pdf, webp or gif")
  }

  fileprivate static func optionOfPictures(_ option: String) -> Diagnostic {
    Diagnostic(.error, "\(option) is for pictures; a document is drawn as pages")
  }

  fileprivate static func otherEnding(_ path: String, _ format: OutputFormat) -> Diagnostic {
    Diagnostic(.warning, "'\(path)' holds a picture in \(format.rawValue.uppercased()), as --format says")
  }
}

extension CGFloat {
  fileprivate var asPeopleWrite: String {
    let hundredths = (self * 100).rounded() / 100
    let text = "\(hundredths)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Int {
  fileprivate var asBytes: String {
    if self < 1000 { return "\(self) bytes" }
    if self < 1_000_000 { return "\((self + 500) / 1000) KB" }
    let tenths = (self + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
