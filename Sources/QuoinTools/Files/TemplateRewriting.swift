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

  /// Goes through all templates at some paths and writes those that change, each whole or not at all.
  ///
  /// What goes wrong with a file leaves that file as it is; the others are gone through all the same.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - formatter: Tells what is a template.
  ///   - writes: Whether changes are written.
  ///   - change: Gives the new text of a template.
  public init(
    of paths: [String], formatter: TemplateFormatter, writes: Bool,
    change: (Markup) throws(Diagnostics) -> String
  ) {
    for path in paths {
      do {
        for file in try TemplateFinder().files(at: path) {
          do { try rewrite(file, formatter: formatter, writes: writes, change: change) } catch {
            problems.append((file.path, Diagnostics(error)))
          }
        }
      } catch {
        problems.append((path, Diagnostics(error)))
      }
    }
  }

  private mutating func rewrite(
    _ file: TemplateFinder.File, formatter: TemplateFormatter, writes: Bool,
    change: (Markup) throws(Diagnostics) -> String
  ) throws {
    guard let markup = try file.markup(), formatter.isTemplate(markup) else { return }
    count += 1
    let text = try change(markup)
    if text == markup.source.contents { return }
    if writes { try OutputFile(path: file.path).write(Data(text.utf8)) }
    changed.append(file.path)
  }
}
