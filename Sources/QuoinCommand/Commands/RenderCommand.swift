import ArgumentParser
import Foundation
import Quoin

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

  @Flag(help: "Draw what is read out over the picture as numbered regions, with a legend below.")
  var accessibility = false

  func validate() throws {
    if let at, !(at.isFinite && at >= 0) { throw ValidationError("--at is a number of seconds from 0") }
    if let frames, !(1...100_000).contains(frames) { throw ValidationError("--frames goes from 1 to 100000") }
    if !(fps >= 0.001 && fps <= 1000) { throw ValidationError("--fps goes from 0.001 to 1000") }
    if frames != nil, let output, Destination.isStandardOutput(output), picture.format?.isMoving != true {
      throw ValidationError(
        "Many frames need files: --output cannot be standard output, but for --format webp or gif")
    }
    if output == "" { throw ValidationError("The name of the output is empty") }
    guard template.files.count > 1 else { return }
    if let output, Destination.isStandardOutput(output) || namesFormat(output) {
      throw ValidationError("Many templates need a folder as --output")
    }
    var templates: [String: String] = [:]
    for file in template.files {
      let destination = try? Destination(for: file, output: output, format: picture.format, isOneOfMany: true)
      guard let path = destination?.path else { continue }
      if let other = templates.updateValue(file, forKey: path) {
        throw ValidationError("'\(other)' and '\(file)' would both be drawn as '\(path)'")
      }
    }
  }

  func run() throws {
    try template.forEachTemplate { file, data, reporter in
      let destination = try Destination(
        for: file, output: output, format: picture.format, isOneOfMany: template.files.count > 1)
      if let path = destination.path, let named = OutputFormat(fileName: path), named != destination.format {
        reporter.report(Diagnostics([.otherEnding(path, destination.format)]), in: file)
      }
      let data = try data.get() ?? TemplateData()
      let environment = template.environment
      var options = try picture.outputOptions(
        for: destination.format, scale: template.outputScale, traits: environment.traits)
      options.animation.framesPerSecond = fps
      let compiled = try template.template(at: file)
      func finish(_ rendering: Rendering, _ destination: Destination) throws {
        reporter.report(rendering.warnings)
        try destination.write(rendering.data)
        if destination.path != nil { try announce(destination, rendering) }
      }
      guard let moments else {
        let rendering = try compiled.rendering(
          state: data.stateValues, constants: data.constantValues, size: template.renderSize,
          as: destination.format, options: options, safeAreaInsets: environment.safeAreaInsets,
          showsAccessibility: accessibility)
        return try finish(rendering, destination)
      }
      let progress = frames.map { ProgressLine("Frame", of: $0) }
      if frames != nil, destination.format.isMoving {
        let rendering = try compiled.animation(
          at: moments, state: data.stateValues, constants: data.constantValues, size: template.renderSize,
          as: destination.format, options: options, safeAreaInsets: environment.safeAreaInsets,
          showsAccessibility: accessibility, progress: { progress?.show($0) })
        progress?.clear()
        return try finish(rendering, destination)
      }
      try compiled.renderings(
        at: moments, state: data.stateValues, constants: data.constantValues, size: template.renderSize,
        as: destination.format, options: options, safeAreaInsets: environment.safeAreaInsets,
        showsAccessibility: accessibility
      ) { index, rendering in
        progress?.clear()
        try finish(rendering, frames.map { destination.frame(index, of: $0) } ?? destination)
        progress?.show(index + 1)
      }
      progress?.clear()
    }
  }

  /// The moments to draw, in seconds; nothing for a picture without time.
  private var moments: [TimeInterval]? {
    if at == nil, frames == nil { return nil }
    return (0..<(frames ?? 1)).map { (at ?? 0) + Double($0) / fps }
  }

  private func namesFormat(_ output: String) -> Bool { OutputFormat(fileName: output) != nil }

  private func announce(_ destination: Destination, _ rendering: Rendering) throws {
    let path = destination.path ?? ""
    if template.json {
      let line = RenderedFile(
        file: path, size: rendering.size.sides, pixels: rendering.pixelSize?.sides,
        bytes: rendering.data.count)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try Console.output(encoder.encode(line) + Data("\n".utf8))
    } else {
      let size = rendering.pixelSize ?? rendering.size
      let unit = rendering.pixelSize == nil ? "points" : "pixels"
      try Console.output(
        "\(path)  \(size.width.asPeopleWrite) × \(size.height.asPeopleWrite) \(unit)  "
          + "\(rendering.data.count.asBytes)\n")
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
  let bytes: Int
}

extension CGSize {
  fileprivate var sides: [Double] { [Double(width), Double(height)] }
}

extension Diagnostic {
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
