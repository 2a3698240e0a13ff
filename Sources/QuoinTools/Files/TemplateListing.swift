import QuoinDiagnostics
import QuoinMarkup

/// The templates at some paths.
public struct TemplateListing {
  /// The files, in the order of the paths, sorted within each.
  public private(set) var templates: [TemplateFinder.File] = []
  /// The keys of the localized strings that all of them use together, sorted, each once.
  public var stringKeys: [String] { keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  /// What went wrong, for each file or path.
  public private(set) var problems: [(file: String, diagnostics: Diagnostics)] = []
  private var keys: Set<String> = []

  /// Looks for templates, on all cores.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - formatter: Tells what is a template, and what strings it uses.
  ///   - progress: Is told how many of how many files are done.
  public init(
    of paths: [String], formatter: TemplateFormatter, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    let work = TemplateWork(on: paths, formatter: formatter, progress: progress) {
      formatter, _, markup throws(Diagnostics) in formatter.stringKeys(in: markup)
    }
    for outcome in work.outcomes {
      switch outcome.result {
      case .success(let found?):
        templates.append(outcome.file)
        keys.formUnion(found)
      case .success(nil): break
      case .failure(let diagnostics): problems.append((outcome.file.path, diagnostics))
      }
    }
  }
}
