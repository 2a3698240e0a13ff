import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine

/// `quoin batch`: a picture for each row of data.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Draw a picture for each row of data, on all cores.",
    discussion: """
      quoin batch card.xml --data people.csv -o 'cards/{id}.png'     a file a row, named by an expression
      quoin batch card.xml --data people.jsonl -o cards.zip          an archive; --name '{id}.png' names what is in it
      quoin batch badge.xml --data people.json -o badges.pdf         one PDF with a page a row, or its document
      quoin batch card.xml --data people.csv --language '{lang}' -o '{id}.png'     each row in the language of its column
      quoin batch card.xml --data people.csv --size 1200x630 --size A6 -o '{id}-{pictureSize}.png'     at several sizes
      quoin batch card.xml --data people.csv --stories -o '{id}-{storyName}.png'     in each story of card.stories.json
      generate | quoin batch card.xml --data - -o - | tar x          rows from standard input, a tar to standard output
                                                                     (a zip with --archive zip)

      Rows are JSON objects, one a line or in an array, or a table whose first line names the columns. A row that fails is \
      written to errors.jsonl beside the pictures, with what is wrong, and the others are drawn; the exit status is 1 then. \
      A run that was stopped goes on with --resume where it writes files; an archive or a PDF begins anew, and what had been \
      drawn is put beside its place, such as cards.part.zip.
      """)

  @OptionGroup var template: TemplateOptions
  @OptionGroup var picture: PictureOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The files, with expressions in braces, or an archive (.tar, .zip), a PDF, or - for standard output.",
      valueName: "name"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "What one file with all pictures is; by default what its name ends in, else a tar.",
      valueName: "tar|zip"))
  var archive: BatchTarget.Archive?

  @Flag(
    help:
      "Draw each row in each story of the template that has no data of its own; without --data, each story with its data."
  )
  var stories = false

  @Option(help: "What pictures in an archive are called; '{rowNumber}.png' unless given.")
  var name: String?

  @Option(help: ArgumentHelp("The file for rows that failed.", valueName: "file"))
  var errors: String?

  @Option(
    help: PictureEntry.page.help(otherwise: "a PDF holds all, and other pictures the first, unless given"))
  var page: Int?

  @Option(
    help: ArgumentHelp(
      "How many pictures are drawn at once; as many as there are cores. A PDF's rows are laid out so and drawn in turn.",
      valueName: "number"))
  var threads: Int?

  @Flag(help: "Leave pictures as they are that an earlier run made from the same row and template.")
  var resume = false

  func validate() throws {
    guard template.files.count == 1 else {
      let files = template.files.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("A batch draws one template, and here are \(template.files.count): \(files)")
    }
    guard stories || template.data != nil else {
      throw ValidationError("Give the rows: --data people.csv, or --data - for standard input")
    }
    if stories, template.size.count > 1 {
      throw ValidationError(
        "Give --stories or several --size: each row is drawn in the ones or at the others")
    }
    if template.rows.row != nil {
      throw ValidationError("--row is for commands that draw one picture; a batch draws all rows")
    }
    if let threads, !(1...1024).contains(threads) { throw ValidationError("--threads goes from 1 to 1024") }
    try PictureEntry.page.check(page.map(Double.init))
    if output == "" { throw ValidationError("The name of the output is empty") }
  }

  func run() throws {
    template.layout.apply()
    var reporter = DiagnosticReporter(asJSON: template.json, isQuiet: template.quiet)
    let summary: BatchSummary
    do { summary = try drawAll(&reporter) } catch let error as ExitCode { throw error } catch {
      // What is wrong with the options or the rows is nothing of the template's.
      for (option, text) in [("--output", output), ("--name", name)] {
        if let text { reporter.add(SourceText(file: option, contents: text)) }
      }
      reporter.reportFailure(error, in: nil)
      throw ExitCode(1)
    }
    if summary.rows == 0, summary.isWhole {
      reporter.report(Diagnostics([.noRows(in: rowsName)]))
    }
    if let signal = Interruption.signal { throw ExitCode(128 + signal) }
    if summary.failed > 0 { throw ExitCode(1) }
  }

  /// What holds the rows.
  var rowsName: String { template.data ?? Story.file(of: templateURL).relativePath }

  var templateURL: URL { URL(fileURLWithPath: template.files[0]) }

  private func drawAll(_ reporter: inout DiagnosticReporter) throws -> BatchSummary {
    // What rows say is known when they are drawn.
    let format = picture.format.map { $0.fixed ?? .png } ?? (endingText == nil ? nil : .png)
    let target = try BatchTarget(
      output: output, name: name, stem: usualStem, format: format, archive: archive)
    let compiled: Template
    do { compiled = try template.template(at: template.files[0]) } catch {
      throw FileFailure(file: template.files[0], error: error)
    }
    let stories = try storiesOfRows(&reporter)
    let reader =
      if let data = template.data { try template.rows.reader(of: data) } else { try self.reader(of: stories) }
    if template.data != nil {
      reader.variants =
        self.stories ? stories.map { .story($0.slug) } : template.surroundings.sizeNames.map { .size($0) }
    }
    let failures = errors ?? "\(target.folder)/errors.jsonl"
    for (what, path) in [
      ("the rows", rowsName), ("the template", template.files[0]), ("what is drawn", output),
    ] where Self.isSame(path, failures) {
      throw ValidationError("'\(failures)' holds \(what); give --errors another file")
    }
    let monitor = BatchMonitor(
      size: reader.size, failures: failures, target: target, asJSON: template.json, isQuiet: template.quiet)
    Interruption.listen()
    let summary: BatchSummary
    do { summary = try draw(reader, stories, with: compiled, to: target, besides: failures, monitor) } catch {
      monitor.stop(output: output)
      throw error
    }
    try monitor.finish(summary, output: output)
    return summary
  }

  private static func isSame(_ path: String, _ other: String) -> Bool {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      == URL(fileURLWithPath: other).resolvingSymlinksInPath().path
  }

  private func draw(
    _ reader: sending RowReader, _ stories: [Story], with compiled: Template, to target: BatchTarget,
    besides failures: String,
    _ monitor: BatchMonitor
  ) throws -> BatchSummary {
    let drawing = try RowDrawing(self, with: compiled, as: target.format, stories: stories)
    let options = try drawing.options(as: target.format, drawing.surroundings)
    switch target.kind {
    case .document(let path):
      guard !resume else { throw ValidationError("--resume is for files; a PDF is drawn as a whole") }
      guard template.size.count < 2 else {
        throw ValidationError("Several sizes are several files, such as '{rowNumber}-{pictureSize}.pdf'")
      }
      let batch = try DocumentBatch(rows: reader, path: path, options: options, threads: threadCount)
      try monitor.begin()
      return try batch.run(
        shouldStop: { monitor.shouldStop },
        describe: { (data, row, options) throws(Diagnostics) in
          try drawing.described(options, for: data, row)
        },
        layOut: { (data, row) throws(Diagnostics) in try drawing.pages(of: data, row) }, report: monitor.add)
    case .pictures(let output):
      guard !resume || output == .folder else {
        throw ValidationError("--resume is for files; an archive is drawn as a whole")
      }
      let index = output == .folder ? "\(target.folder)/\(Batch.indexName)" : nil
      let name = try PictureName(target.name, file: self.name == nil ? "--output" : "--name")
      if !self.stories, name.tells(.size("")) {
        reader.variants = template.surroundings.sizes.map { .size($0.name) }
      }
      try checkTold(reader.variants, by: name)
      let batch = try Batch(
        rows: reader, name: name,
        output: output, index: index, resumes: resume, basis: try basis(of: compiled, for: target, failures),
        needed: [template.files[0], rowsName, failures],
        time: SourceDate.seconds() ?? SourceDate.firstOfZip,
        threads: threadCount,
        drawsNumbers: "\(template.described) \(picture.described)".contains("rowNumber"),
        drawRow: { data, row throws(Diagnostics) in try drawing.picture(of: data, row) })
      try monitor.begin()
      return try batch.run(shouldStop: { monitor.shouldStop }, report: monitor.add)
    }
  }

  /// The expression that the names of pictures end in, as `{kind}` of `cards/{id}.{kind}`.
  var endingText: String? {
    guard picture.format == nil,
      let text = [name, output].compactMap({ $0 }).first(where: { $0.hasSuffix("}") }),
      let point = text.range(of: ".{", options: .backwards)
    else { return nil }
    return String(text[text.index(after: point.lowerBound)...])
  }

  private var threadCount: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }

  /// What pictures depend on besides their rows, in words.
  private func basis(
    of compiled: Template, for target: BatchTarget, _ failures: String
  ) throws(Diagnostic) -> String {
    let folder = URL(fileURLWithPath: template.files[0]).deletingLastPathComponent().path
    let reading = template.reading
    return [
      Version.current, template.described, picture.described, reading.described,
      page.map { "page \($0)" } ?? "", try SourceDate.seconds().map { "\($0)" } ?? "",
      compiled.basis(
        in: [folder] + reading.allowedPaths + reading.fontPaths,
        files: picture.attachedPaths + (stories ? [Story.file(of: templateURL).relativePath] : []),
        ignoring: [target.folder, failures, template.data ?? "-"]),
    ].joined(separator: "\n")
  }
}

extension BatchTarget.Archive: ExpressibleByArgument {}

extension Diagnostic {
  fileprivate static func noRows(in path: String) -> Diagnostic {
    let name = path == "-" ? "Standard input" : "'\(path)'"
    return Diagnostic(.warning, "\(name) holds no rows of data, so nothing was drawn")
  }
}
