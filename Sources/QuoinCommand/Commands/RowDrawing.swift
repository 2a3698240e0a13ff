import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDocuments

/// How the rows of a batch are drawn: all alike, or as each says itself.
struct RowDrawing: Sendable {
  private let template: Template
  /// What is said of all rows, with expressions where rows say it.
  let surroundings: PictureSurroundings
  /// What rows say of their format; nothing where all have one.
  private let format: RowValue<OutputFormat>?
  private let usualFormat: OutputFormat
  private let page: Int?
  /// Those that rows are drawn in, by the names that files have of them.
  private let stories: [String: Story]
  /// How each format is written, or why it cannot be.
  private let options: [OutputFormat: Result<OutputOptions, Diagnostic>]

  /// - Parameters:
  ///   - command: The options.
  ///   - template: What is drawn.
  ///   - usual: The format of pictures that say none themselves.
  ///   - stories: Those that rows are drawn in.
  init(
    _ command: BatchCommand, with template: Template, as usual: OutputFormat, stories: [Story]
  ) throws {
    self.stories = Dictionary(stories.map { ($0.slug, $0) }, uniquingKeysWith: { $1 })
    (self.template, surroundings, usualFormat, page) = (
      template, command.template.surroundings, usual, command.page
    )
    let text = command.endingText.map { RowValue<OutputFormat>.text($0) } ?? command.picture.format
    format = text?.isFixed == true ? nil : text
    var options: [OutputFormat: Result<OutputOptions, Diagnostic>] = [:]
    for one in format == nil ? [usual] : OutputFormat.allCases {
      do throws(Diagnostic) {
        options[one] = .success(
          try command.picture.outputOptions(
            for: one, scale: surroundings.scale, traits: surroundings.environment.traits))
      } catch { options[one] = .failure(error) }
    }
    self.options = options
  }

  /// How a format is written in some surroundings.
  func options(as format: OutputFormat, _ own: PictureSurroundings) throws(Diagnostic) -> OutputOptions {
    guard var found = try options[format]?.get() else { return OutputOptions() }
    found.scale = own.outputScale
    found.traits = own.environment.traits
    found.metadata.language = own.spokenLanguage
    return found
  }

  /// The picture of a row.
  func picture(of data: TemplateData, _ row: DataRow) throws(Diagnostics) -> Rendering {
    let context = RowContext(data: data, row)
    let own = try own(of: context)
    let format = try format?.value("--format", for: context, PictureOptions.format)?.fixed ?? usualFormat
    let options: OutputOptions
    do throws(Diagnostic) { options = try self.options(as: format, own) } catch { throw Diagnostics([error]) }
    return try template.rendering(
      state: data.stateValues, constants: data.constantValues, size: own.renderSize, as: format,
      options: options,
      safeAreaInsets: own.environment.safeAreaInsets, page: page)
  }

  /// The pages of a row in a PDF.
  func pages(of data: TemplateData, _ row: DataRow) throws(Diagnostics) -> DocumentBatch.DrawPages {
    let own = try own(of: RowContext(data: data, row))
    return try template.laidOutPages(data, size: own.renderSize, page: page, environment: own.environment)
  }

  /// How a PDF is written of which this is the first row.
  func described(
    _ options: OutputOptions, for data: TemplateData, _ row: DataRow
  ) throws(Diagnostics) -> OutputOptions {
    let own = try own(of: RowContext(data: data, row))
    var options = options
    (options.traits, options.metadata.language) = (own.environment.traits, own.spokenLanguage)
    return try template.describedOptions(options, for: data, environment: own.environment)
  }

  private func own(of context: RowContext) throws(Diagnostics) -> PictureSurroundings {
    var own = surroundings.differs ? try surroundings.resolved(for: context) : surroundings
    if case .story(let name)? = context.variant { own.story = stories[name] }
    return own
  }
}

extension RowContext {
  fileprivate init(data: TemplateData, _ row: DataRow) {
    self.init(data: data, number: row.number, variant: row.variant)
  }
}
