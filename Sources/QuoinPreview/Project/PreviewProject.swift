import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinEditing
import QuoinGraphics
import QuoinResources
import QuoinTools

/// What a preview shows: the templates of a folder, what they may read, and how an editor is called.
///
/// ```swift
/// let project = try PreviewProject(path: "Screens/card.xml")
/// let server = PreviewServer(project)
/// print(try await server.start())
/// ```
public struct PreviewProject: Sendable {
  /// The folder whose templates can be opened, and whose files they may read.
  public let folder: URL
  /// The template that is opened first, by its path below the folder; nothing where there is none.
  public let first: String?
  /// The app that is shown first; nothing where only templates are.
  public let app: PreviewApp?
  /// The data of the first template; unless given, the JSON of the same name beside each.
  public var data: URL?
  /// Which row of these data is shown, from 1, where they are a table, lines of JSON or an array.
  public var row: Int?
  /// Further folders whose files templates may read.
  public var allowedFolders: [URL] = []
  /// The hosts that templates may load from.
  public var allowedHosts: Set<String> = []
  /// Folders of fonts that templates may name.
  public var fontFolders: [URL] = []
  /// The components that templates may name.
  public var registry = ComponentRegistry.documents
  /// How the page begins.
  public var settings = PreviewSettings()
  /// What opens a place in a file; nothing lets the browser do it.
  public var editor: EditorCommand?
  /// The editor that the preview stands beside: its texts are shown as they are typed there, places are shown there, and
  /// changes are made there where a file is open.
  public var connection: EditorConnection?
  /// Whether the text of templates is shown beside them from the start.
  public var isSandbox = false
  /// The limits of each piece of work. What runs away is stopped while somebody waits for the picture.
  public var budget: Budget

  private let catalogue = TemplateCatalogue()

  /// The most templates that are listed.
  static let templateLimit = 2_000

  /// Takes a template, with those in its folder, or a folder.
  ///
  /// - Parameter path: The file or the folder.
  /// - Throws: A diagnostic when there is nothing there that can be shown.
  public init(path: String) throws(Diagnostic) {
    var budget = Budget.default
    budget.wallTime = .seconds(5)
    self.budget = budget
    app = nil
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      let files = try TemplateFinder().files(at: url.path)
      folder = url.deletingLastPathComponent()
      first = files.first?.name
      return
    }
    folder = URL(fileURLWithPath: url.path, isDirectory: true)
    first = try catalogue.templates(at: folder.path, schema: registry.schema, limit: 1).first?.name
  }

  /// Takes an app with the folder that its layouts are read from.
  ///
  /// - Parameters:
  ///   - folder: The folder whose changes are followed, and whose templates can be opened too.
  ///   - app: What is shown first.
  public init(folder: URL, showing app: PreviewApp) {
    budget = .default
    self.folder = URL(fileURLWithPath: folder.resolvingSymlinksInPath().path, isDirectory: true)
    (self.app, first) = (app, app.name)
  }

  /// What says whether it is the same preview, started once more: the folder and what was asked for with it.
  var beginning: String { "\(folder.path) \(settings) \(data?.path ?? "") \(row ?? 1)" }

  /// What can be opened: the app, if there is one, and the templates.
  var entries: [String] { (app.map { [$0.name] } ?? []) + templates() }

  /// The templates of the folder, by their paths below it, sorted; the one that was named is among them whatever it holds.
  func templates() -> [String] {
    // A folder that cannot be read has none; what is wrong with the open template is told with that.
    let found = try? catalogue.templates(at: folder.path, schema: registry.schema, limit: Self.templateLimit)
    let names = (found ?? []).map(\.name)
    guard app == nil, let first, !names.contains(first), url(of: first) != nil else { return names }
    return (names + [first]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Where a template lies; nothing for what is no file below the folder, whatever its path says.
  ///
  /// One that is not listed, as for an ignore file, may be opened by its name all the same.
  func url(of template: String) -> URL? {
    let parts = template.split(separator: "/", omittingEmptySubsequences: false)
    guard template.hasSuffix(".xml"), parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else {
      return nil
    }
    let url = folder.appendingPathComponent(template)
    return loader.fileExists(at: url) ? url : nil
  }

  /// The JSON files beside a template, by their names.
  func dataFiles(beside template: String) -> [String] {
    let folder = folder.appendingPathComponent(template).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      name.hasSuffix(".json") && !name.hasPrefix(".") && !name.hasSuffix(Story.fileEnding)
    }.sorted().prefix(100).map(\.self)
  }

  /// The names of the stories of those entries that have some; where a file of them is wrong, whoever opens the template is
  /// told.
  func stories(of entries: [String]) -> [String: [String]] {
    var stories: [String: [String]] = [:]
    let loader = loader
    for template in entries {
      let names = (try? Story.all(of: folder.appendingPathComponent(template), loader: loader))?.map(\.name)
      if let names, !names.isEmpty { stories[template] = names }
    }
    return stories
  }

  /// What templates may read.
  var loader: ResourceLoader { loader(edited: EditedFiles()) }

  /// What templates may read, with what is edited in the place of what files hold.
  func loader(edited: EditedFiles) -> ResourceLoader {
    ResourceLoader(
      policy: ResourcePolicy(folders: [folder] + allowedFolders, hosts: allowedHosts), budget: budget,
      edited: texts(with: edited))
  }

  /// The texts that are read in place of what files hold: those that a page edits, and those of the editor.
  func texts(with edited: EditedFiles) -> EditedFiles {
    connection.map { $0.texts.merging(edited) } ?? edited
  }

  /// Whether the preview opens places itself.
  var opensEditor: Bool { connection?.showsPlaces ?? false || editor != nil }

  /// The folders of which every change is of interest.
  var watchedFolders: [URL] { [folder] + allowedFolders + fontFolders }

  /// The fonts in the folders that the project names.
  func fonts(noting files: ReadFiles) -> FontCollection? {
    if fontFolders.isEmpty { return nil }
    let loader = ResourceLoader(policy: ResourcePolicy(folders: fontFolders)).noting(in: files)
    return FontCollection(folders: fontFolders, loader: loader)
  }

  /// How the page calls a file: by its path below the folder, where it lies there.
  func shortName(of path: String) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }
}
