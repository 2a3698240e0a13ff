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

  /// Looks for templates.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - formatter: Tells what is a template, and what strings it uses.
  public init(of paths: [String], formatter: TemplateFormatter) {
    for path in paths {
      do {
        for file in try TemplateFinder().files(at: path) {
          do {
            guard let markup = try file.markup(), formatter.isTemplate(markup) else { continue }
            templates.append(file)
            keys.formUnion(formatter.stringKeys(in: markup))
          } catch { problems.append((file.path, Diagnostics(error))) }
        }
      } catch { problems.append((path, Diagnostics(error))) }
    }
  }
}
