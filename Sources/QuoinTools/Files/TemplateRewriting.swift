import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// What became of the templates that a command went through.
public struct TemplateRewriting {
  /// How many templates there were.
  public private(set) var count = 0
  /// The paths of those whose text is another now, or would be.
  public private(set) var changed: [String] = []
  /// What went wrong, for each file or path.
  public private(set) var problems: [(file: String, diagnostics: Diagnostics)] = []

  /// Goes through all templates at some paths, on all cores, and writes those that change, each whole or not at all.
  ///
  /// What goes wrong with a file leaves that file as it is; the others are gone through all the same.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - formatter: Tells what is a template.
  ///   - writes: Whether changes are written.
  ///   - progress: Is told how many of how many files are done.
  ///   - change: Gives the new text of a template, by a formatter like the one given.
  public init(
    of paths: [String], formatter: TemplateFormatter, writes: Bool,
    progress: (@Sendable (Int, Int) -> Void)? = nil,
    change: @Sendable (TemplateFormatter, Markup) throws(Diagnostics) -> String
  ) {
    let work = TemplateWork(
      on: paths, formatter: formatter, progress: progress, reach: .templatesAndMalformed
    ) {
      formatter, file, markup throws(Diagnostics) -> Swift.Result<Bool, Diagnostics> in
      do throws(Diagnostics) {
        let text = try change(formatter, markup)
        if text == markup.source.contents { return .success(false) }
        if writes { try Self.write(text, to: file.path, inPlaceOf: markup) }
        return .success(true)
      } catch {
        return .failure(error)
      }
    }
    for outcome in work.outcomes {
      let change: Swift.Result<Bool, Diagnostics>
      switch outcome.result {
      case .success(nil): continue
      case .success(let result?):
        count += 1
        change = result
      case .failure(let diagnostics): change = .failure(diagnostics)
      }
      switch change {
      case .success(let isChanged): if isChanged { changed.append(outcome.file.path) }
      case .failure(let diagnostics): problems.append((outcome.file.path, diagnostics))
      }
    }
  }

  /// Writes a template anew, unless another program has saved something since it was read.
  static func write(_ text: String, to path: String, inPlaceOf old: Markup) throws(Diagnostics) {
    do throws(Diagnostic) {
      try OutputFile(path: path).write(Data(text.utf8), inPlaceOf: Data(old.source.contents.utf8))
    } catch {
      throw Diagnostics([error])
    }
  }
}
