import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// The files around a template, as an editor knows them: those on disk, and the texts that are open and not saved.
///
/// It reads below its root alone, keeps what it has read until the file changes, and may be used from any thread.
public final class TemplateFolder: Sendable {
  /// The folder below which files are read; without one there are none.
  public let root: URL?
  /// Whether templates are looked for in folders below it too.
  private let looksBelow: Bool
  private let policy: ResourcePolicy

  private struct Known<Contents: Sendable>: Sendable {
    let stamp: FileStamp
    let contents: Contents
  }

  private struct State: Sendable {
    var open: [String: TemplateProject.File] = [:]
    /// What reads files, those that are open as they are there.
    var loader: ResourceLoader
    var texts: [String: Known<TemplateProject.File>] = [:]
    var data: [String: Known<Result<DataFile, Diagnostic>>] = [:]
    var resources: [String: NamedResources] = [:]
    var fonts = FolderFonts()
    var files: [URL]?
    var project: TemplateProject?
    /// The elements that include a file, and what stands around them.
    var includers: [String: [Includer]] = [:]
    var outerNames: [String: [ScopeName]] = [:]
    var outerIdentifiers: [String: [TemplateProject.Identifier]] = [:]
    /// How often anything has changed.
    var changeCount = 0

    /// Forgets what files have from those that include them, as one of these is another now.
    ///
    /// - Parameter path: The file that has changed, whose own names are not among them.
    mutating func forgetIncluders(besides path: String? = nil) {
      includers = includers.filter { $0.key == path }
      outerNames = outerNames.filter { $0.key == path }
      outerIdentifiers = outerIdentifiers.filter { $0.key == path }
      changeCount += 1
    }
  }

  private let state: Guarded<State>

  /// A folder.
  ///
  /// - Parameters:
  ///   - root: The folder below which files are read.
  ///   - looksBelow: Whether templates are looked for in folders below it too, and not just those directly in it.
  public init(root: URL? = nil, looksBelow: Bool = true) {
    self.root = root?.standardizedFileURL
    self.looksBelow = looksBelow
    policy = ResourcePolicy(folders: root.map { [$0] } ?? [])
    state = Guarded(State(loader: ResourceLoader(policy: policy)))
  }

  /// What reads the files, those that are open as they are in the editor.
  package var loader: ResourceLoader { state.withLock { $0.loader } }

  /// Puts an open text in the place of what a file holds.
  ///
  /// - Parameter file: The text; nothing when the file is closed.
  package func setOpen(_ file: TemplateProject.File?, at url: URL) {
    let path = url.standardizedFileURL.path
    state.withLock {
      $0.open[path] = file
      $0.forgetIncluders(besides: path)
      var edited = $0.loader.edited
      edited[url] = file?.markup.source.contents
      $0.loader = ResourceLoader(policy: policy, edited: edited)
      // What is on disk counts again once a file is closed.
      if let file { $0.project?.add(file, at: path) } else { $0.project = nil }
    }
  }

  /// What is edited of the files and not saved.
  public var edited: EditedFiles {
    get { loader.edited }
    set {
      let old = edited
      for path in Set(old.paths + newValue.paths) {
        let url = URL(fileURLWithPath: path)
        guard old[url] != newValue[url] else { continue }
        let markup = newValue[url].map { Markup(source: SourceText(file: path, contents: $0)) }
        setOpen(markup.map { TemplateProject.File($0, at: path) }, at: url)
      }
    }
  }

  /// Forgets what may have changed without a file of its own being another: which files there are, strings and images.
  public func forgetListings() {
    state.withLock {
      $0.files = nil
      $0.project = nil
      $0.resources = [:]
      $0.fonts = FolderFonts()
      $0.forgetIncluders()
    }
  }

  // MARK: Files

  /// The file that a reference in another means; nothing for one on a host.
  package func url(for reference: String, from base: URL?) -> URL? {
    guard let base, !reference.isEmpty, !reference.contains("{"),
      let url = try? loader.url(for: reference, relativeTo: base), url.isFileURL
    else { return nil }
    return url.standardizedFileURL
  }

  /// The template in a file, open or on disk.
  package func markup(at url: URL) -> Markup? { file(at: url)?.markup }

  /// The paths of the files that a template includes.
  package func inclusions(of url: URL) -> Set<String> { file(at: url)?.inclusions ?? [] }

  /// A file as it is known here; nothing where it cannot be read.
  package func file(at url: URL) -> TemplateProject.File? { file(at: TemplateProject.key(of: url.path)) }

  private func file(at path: String) -> TemplateProject.File? {
    if let open = state.withLock({ $0.open[path] }) { return open }
    let stamp = FileStamp(of: path)
    guard stamp.isFile else { return nil }
    if let known = state.withLock({ $0.texts[path] }), known.stamp == stamp { return known.contents }
    guard let data = try? loader.data(at: URL(fileURLWithPath: path)) else { return nil }
    let file = TemplateProject.File(Markup(data: data, file: path), at: path)
    state.withLock {
      // What is read for the first time is what has been looked for.
      if $0.texts[path] != nil { $0.forgetIncluders(besides: path) }
      $0.texts[path] = Known(stamp: stamp, contents: file)
      $0.project?.add(file, at: path)
    }
    return file
  }

  /// The files below the root that may be templates, sorted.
  package func templates() -> [URL] {
    guard let root else { return [] }
    if let known = state.withLock({ $0.files }) { return known }
    let paths =
      looksBelow
      ? ((try? TemplateFinder().files(at: root.path)) ?? []).map(\.path)
      : loader.fileNames(in: root, withExtensions: ["xml"]).filter { !$0.hasPrefix(".") }.map {
        root.appendingPathComponent($0).path
      }
    let found = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
    state.withLock { $0.files = found }
    return found
  }

  /// The templates that include a file, sorted; one that changes on disk counts once it is read again.
  func readers(of url: URL) -> [URL] {
    let path = TemplateProject.key(of: url.path)
    return wholeProject.readers(of: path).filter { $0 != path }.sorted().map {
      URL(fileURLWithPath: $0, isDirectory: false)
    }
  }

  /// The templates that include a file at however many removes, the nearest first.
  package func allReaders(of url: URL) -> [(url: URL, file: TemplateProject.File)] {
    var found: [(url: URL, file: TemplateProject.File)] = []
    var pending = [url][...]
    var known: Set<String> = [TemplateProject.key(of: url.path)]
    while let next = pending.popFirst() {
      for reader in readers(of: next) where known.insert(reader.path).inserted {
        guard let file = file(at: reader.path) else { continue }
        found.append((reader, file))
        pending.append(reader)
      }
    }
    return found
  }

  /// An element of another file that includes one.
  struct Includer: Sendable {
    let url: URL
    let file: TemplateProject.File
    let element: MarkupElement
  }

  /// The elements of other files that include one, found anew when one of these has changed.
  func includers(of url: URL) -> [Includer] {
    kept(\.includers, of: url) {
      let path = TemplateProject.key(of: url.path)
      return readers(of: url).flatMap { other -> [Includer] in
        guard let file = file(at: other.path) else { return [] }
        return file.includers.filter { includer in
          // The template comes before what is read in its place.
          includer.path == path
            && (includer.attribute.name == "template" || includer.element.attribute("template") == nil)
        }.map { Includer(url: other, file: file, element: $0.element) }
      }
    }
  }

  /// What stands around the elements that include a file, worked out anew when one of these has changed.
  func outerNames(of url: URL, _ work: () -> [ScopeName]) -> [ScopeName] { kept(\.outerNames, of: url, work) }

  /// The ids in the files that include one, each once, looked for anew when one of these has changed.
  package func outerIdentifiers(of url: URL) -> [TemplateProject.Identifier] {
    kept(\.outerIdentifiers, of: url) {
      var known: Set<String> = []
      return allReaders(of: url).flatMap(\.file.identifiers).filter { known.insert($0.name).inserted }
    }
  }

  private func kept<Made: Sendable>(
    _ shelf: WritableKeyPath<State, [String: Made]> & Sendable, of url: URL, _ work: () -> Made
  ) -> Made {
    let path = TemplateProject.key(of: url.path)
    // What has changed is read before, so that it is no change meanwhile.
    if state.withLock({ $0.project == nil }) { _ = wholeProject }
    let (known, count) = state.withLock { ($0[keyPath: shelf][path], $0.changeCount) }
    if let known { return known }
    let made = work()
    state.withLock { if $0.changeCount == count { $0[keyPath: shelf][path] = made } }
    return made
  }

  /// Reads all templates below the root, so that whoever asks next need not wait.
  package func readTemplates() {
    for file in templates() { _ = markup(at: file) }
  }

  /// All templates below the root, with one as it is now.
  package func project(with file: TemplateProject.File, at url: URL?) -> TemplateProject {
    var project = wholeProject
    if let url, !isOpen(url) { project.add(file, at: url.path) }
    return project
  }

  private var wholeProject: TemplateProject {
    if let known = state.withLock({ $0.project }) { return known }
    var made = TemplateProject()
    made.isWhole = root.map { looksBelow && TemplateProject.isWhole(below: $0.path) } ?? true
    for path in templates().map(\.path) { file(at: path).map { made.add($0, at: path) } }
    let found = made
    return state.withLock {
      // What was opened meanwhile, and what is open and not listed.
      var project = found
      for (path, file) in $0.open { project.add(file, at: path) }
      $0.project = project
      return project
    }
  }

  private func isOpen(_ url: URL) -> Bool {
    state.withLock { $0.open[url.standardizedFileURL.path] != nil }
  }

  /// The names of the files below the root with one of some endings, as a file would write them; folders that are hidden
  /// are left out.
  package func names(endingIn endings: Set<String>, from base: URL?) -> [String] {
    guard let base, let root else { return [] }
    var names: [String] = []
    var pending = [(folder: base.deletingLastPathComponent(), prefix: "", depth: 0)]
    while let (folder, prefix, depth) = pending.popLast(), names.count < Self.nameLimit {
      guard (folder.path + "/").hasPrefix(root.path == "/" ? "/" : root.path + "/") else { continue }
      for name in loader.fileNames(in: folder) where !name.hasPrefix(".") {
        let url = folder.appendingPathComponent(name)
        if endings.contains(url.pathExtension.lowercased()) {
          names.append(prefix + name)
        } else if url.pathExtension.isEmpty, depth < 4, loader.allows(folder: url) {
          pending.append((url, "\(prefix)\(name)/", depth + 1))
        }
      }
    }
    return names.sorted()
  }

  private static let nameLimit = 2000

  // MARK: Data and resources

  /// A file of data: what is in it, and its text for finding places.
  package struct DataFile: Sendable {
    /// The file.
    package let url: URL
    /// What is in it.
    package let data: TemplateData
    /// Its text.
    package let source: SourceText
  }

  /// The JSON beside a template, if there is any that can be read.
  package func data(beside url: URL?) -> DataFile? { try? readData(beside: url)?.get() }

  /// What is wrong with the JSON beside a template.
  package func dataProblem(beside url: URL?) -> Diagnostic? {
    if case .failure(let problem)? = readData(beside: url) { problem } else { nil }
  }

  private func readData(beside url: URL?) -> Result<DataFile, Diagnostic>? {
    guard let url else { return nil }
    let file = TemplateData.file(beside: url).standardizedFileURL
    let stamp = FileStamp(of: file.path)
    guard stamp.isFile else { return nil }
    if let known = state.withLock({ $0.data[file.path] }), known.stamp == stamp { return known.contents }
    let found = Result { () throws(Diagnostic) in
      let text = String(decoding: try loader.data(at: file), as: UTF8.self)
      let source = SourceText(file: file.path, contents: text)
      return DataFile(url: file, data: try TemplateData(json: source), source: source)
    }
    state.withLock {
      if $0.data[file.path] != nil { $0.forgetIncluders() }
      $0.data[file.path] = Known(stamp: stamp, contents: found)
    }
    return found
  }

  /// The fonts that files may name.
  package var fonts: FolderFonts { state.withLock { $0.fonts } }

  /// The strings, colours, images and fonts that a file may name.
  package func resources(seenFrom url: URL?) -> NamedResources? {
    guard let url, root != nil else { return nil }
    let path = url.deletingLastPathComponent().path
    if let known = state.withLock({ $0.resources[path] }) { return known }
    let made = NamedResources(seenFrom: url, loader: loader)
    state.withLock { $0.resources[path] = made }
    return made
  }
}
