import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// The templates that the linter is to go through, and what belongs to them.
public struct CheckTargets: Sendable {
  /// A template.
  public struct Target: Sendable {
    /// The file.
    public let path: String
    /// Whether it was named itself, and not found in a folder.
    public let isNamed: Bool
  }

  /// The templates, in the order of the paths, each once.
  public private(set) var targets: [Target] = []
  /// All templates that may use what one of them declares: those in the same folders, and what they read.
  public private(set) var project = TemplateProject()
  /// How many files that end in `.xml` were found in folders and are no templates.
  public private(set) var passedOver = 0
  /// What went wrong, for each path.
  public private(set) var problems: [(file: String, diagnostics: Diagnostics)] = []

  /// Looks for templates.
  ///
  /// - Parameters:
  ///   - paths: Files, whatever their names, and folders, in which templates are looked for.
  ///   - formatter: Tells what is a template.
  ///   - loader: What reads the files that a template names.
  public init(
    at paths: [String], formatter: TemplateFormatter, loader: (_ path: String) -> ResourceLoader
  ) {
    project.isWhole = paths.allSatisfy { TemplateProject.isWhole(below: $0) }
    var known = KnownFiles()
    var neighbourhoods: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        if known.insert(path) { targets.append(Target(path: path, isNamed: true)) }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        if neighbourhoods.insert(folder).inserted { addNeighbours(in: folder) }
        continue
      }
      do throws(Diagnostic) {
        let files = try TemplateFinder().files(at: path) { folder, problem in
          problems.append((folder, Diagnostics([problem])))
        }
        var templateCount = 0
        for file in files {
          let markup: Markup?
          do throws(Diagnostic) { markup = try file.markup(meantFor: formatter) } catch {
            problems.append((file.path, Diagnostics([error])))
            templateCount += 1
            continue
          }
          if let markup { project.add(markup, at: file.path) }
          guard let markup, formatter.isMeantAsTemplate(markup) else { continue }
          templateCount += 1
          if known.insert(file.path) { targets.append(Target(path: file.path, isNamed: false)) }
        }
        passedOver += files.count - templateCount
        if templateCount == 0 { problems.append((path, Diagnostics([.noTemplates(in: path)]))) }
      } catch {
        problems.append((path, Diagnostics([error])))
      }
    }
    addParts(loader)
  }

  /// Whether another template reads one as a part of it.
  public func isIncluded(_ target: Target) -> Bool { project.includes(target.path) }

  /// Adds what the templates read, at however many removes, as far as they may.
  private mutating func addParts(_ loader: (_ path: String) -> ResourceLoader) {
    guard let first = targets.first else { return }
    // A part is read as the template in its folder, or in the next one around, reads its own.
    var readers: [String: ResourceLoader] = [:]
    for target in targets where readers[Self.folder(of: target.path)] == nil {
      readers[Self.folder(of: target.path)] = loader(target.path)
    }
    let other = loader(first.path)
    func reader(of path: String) -> ResourceLoader {
      var folder = Self.folder(of: path)
      while folder != "/" {
        if let reader = readers[folder] { return reader }
        folder = Self.folder(of: folder)
      }
      return readers[folder] ?? other
    }
    var tried: Set<String> = []
    while let path = project.missing.first(where: { !tried.contains($0) }), tried.count < Self.partLimit {
      tried.insert(path)
      guard let data = try? reader(of: path).data(at: URL(fileURLWithPath: path)),
        let text = String(validating: data, as: UTF8.self)
      else { continue }
      project.add(Markup(source: SourceText(file: path, contents: text)), at: path)
    }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  // What is not read leaves doubts, and no findings.
  private static let partLimit = 100

  // Looking through more takes longer than one template is worth.
  private static let neighbourLimit = 1000

  /// Adds the templates that lie directly in a folder.
  private mutating func addNeighbours(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.filter({ $0.hasSuffix(".xml") }).sorted().prefix(Self.neighbourLimit) {
      let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard let file = (try? TemplateFinder().files(at: path))?.first, let markup = try? file.markup() else {
        continue
      }
      project.add(markup, at: path)
    }
  }
}

extension Diagnostic {
  fileprivate static func noTemplates(in folder: String) -> Diagnostic {
    Diagnostic(.error, "There are no templates in '\(folder)'")
  }
}
