import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

extension PreviewSession {
  /// Tells the page what there is, which opens what it likes.
  func begin(pageScale: Double) {
    self.pageScale = pageScale
    tellProject()
  }

  func tellProject() {
    let entries = project.entries
    send(
      .project(
        PreviewMessage.Project(
          name: project.folder.lastPathComponent, beginning: project.beginning, first: project.first,
          templates: entries, stories: project.stories(of: entries),
          devices: Device.all.map {
            PreviewMessage.ShownDevice(
              name: $0.name, width: $0.size.width, height: $0.size.height, scale: $0.scale,
              cornerRadius: $0.cornerRadius)
          }, textSizes: PreviewSettings.textSizes, settings: project.settings,
          opensEditor: project.opensEditor, isBesideEditor: project.connection?.showsPlaces ?? false,
          isSandbox: project.isSandbox)))
  }

  /// Opens a template with the data that belong to it.
  ///
  /// - Parameters:
  ///   - story: The story that it is shown in; nothing for what the page is set to.
  ///   - kept: What the page is set to for it; nothing for what it is set to now.
  ///   - choice: The data that were chosen for it; nothing, or a file that is gone, for those that belong to it.
  func open(
    _ file: String, story: String? = nil, settings kept: PreviewSettings? = nil,
    data choice: PreviewCommand.DataChoice? = nil
  ) {
    if let kept { (settings, ownSettings) = (kept, kept) }
    if let app = project.app, file == app.name { return open(app) }
    guard let url = project.url(of: file) else { return fail(.notListed(file)) }
    (self.file, documentURL, self.story) = (file, url, story)
    (stage, data, typedData, desk.drag) = (nil, nil, nil, nil)
    page = 1
    (state, statedState) = ([:], [:])
    problems.forget()
    (data, wantsNoData) = chosenData(choice, for: file, at: url)
    clock = SessionClock()
    misuses.forget()
    (settings, statedSettings) = (ownSettings, nil)
    // A story says what it is shown in once it has been read.
    if story == nil { tellDocument(settings) }
    reload()
    // What cannot be read has no state, and that of the one before goes.
    if stage == nil {
      send(.state(state))
      tellNothing()
    }
  }

  private func chosenData(_ choice: PreviewCommand.DataChoice?, for file: String, at url: URL) -> (URL?, Bool)
  {
    switch choice {
    case PreviewCommand.DataChoice.none?: return (nil, true)
    case .file(let name)? where project.dataFiles(beside: file).contains(name):
      return (url.deletingLastPathComponent().appendingPathComponent(name), false)
    default: break
    }
    if file == project.first, let given = project.data { return (given, false) }
    let beside = TemplateData.file(beside: url)
    return (FileManager.default.fileExists(atPath: beside.path) ? beside : nil, false)
  }

  /// Uses another file of data beside the template.
  func useData(_ name: String?) {
    guard let file, let url = documentURL else { return }
    if let name, !project.dataFiles(beside: file).contains(name) { return fail(.notListed(name)) }
    leaveStory()
    typedData = nil
    wantsNoData = name == nil
    data = name.map { url.deletingLastPathComponent().appendingPathComponent($0) }
    tellDocument()
    reload()
  }

  /// Makes a template to begin with in a folder that has none, and opens it.
  func beginTemplate() {
    do throws(Diagnostic) {
      let sandbox = try PreviewSandbox(path: project.folder.path)
      tellProject()
      open(project.templates().first ?? project.shortName(of: sandbox.template))
    } catch { fail(error) }
  }

  /// - Parameter settings: What the page is set to from now on; nothing for what it is.
  func tellDocument(_ settings: PreviewSettings? = nil) {
    guard let file else { return }
    send(
      .document(
        PreviewMessage.Document(
          file: file, story: story, settings: settings, data: data?.lastPathComponent,
          dataFiles: project.dataFiles(beside: file))))
  }

  /// Files have changed.
  ///
  /// - Parameter shortage: Why not all changes are heard of; nothing where all are.
  func filesChanged(_ paths: Set<String>, shortage: Diagnostic? = nil) {
    problems.watching = Diagnostics(shortage.map { [$0] } ?? [])
    if paths.contains(where: { $0.hasSuffix(".xml") || $0.hasSuffix(Story.fileEnding) || $0.hasSuffix("/") })
    {
      tellProject()
    }
    let gallery = gallery
    Task { await gallery.filesChanged() }
    desk.forgetListings()
    joinOthersChanges()
    guard file != nil else {
      if let first = project.templates().first { open(first) }
      return
    }
    if data == nil, !wantsNoData, let url = documentURL {
      let beside = TemplateData.file(beside: url)
      if paths.contains(beside.path) { data = beside }
    }
    if paths.contains(where: { $0.hasSuffix(".json") || $0.hasSuffix("/") }) { tellDocument() }
    // An app reads what it likes, and nobody takes note of it.
    let isRead = project.app?.name == file || files.haveChanged || !files.paths.isDisjoint(with: paths)
    if isRead || paths.contains(where: { $0.hasSuffix(".xml") || $0.hasSuffix("/") }) {
      reload()
    } else {
      tellProblems()
    }
  }

  /// Everything as it was when the template was opened.
  func reset() {
    guard let file else { return }
    if project.app?.name == file { return open(file) }
    let (known, held) = (data, clock.isHeld)
    stage = nil
    misuses.forget()
    clock = SessionClock()
    clock.isHeld = held
    (self.file, data) = (file, known)
    reload()
  }

  /// Reads the files again and brings the tree in line with them, as far as they are right.
  func reload() {
    guard let file else { return }
    // What was asked for once is over with it.
    problems.action = Diagnostics()
    if project.app?.name == file { return reloadLayouts() }
    guard let url = documentURL else { return }
    guard project.loader(edited: edited).fileExists(at: url) else { return fail(.gone(file)) }
    // Where nothing moves, reading files takes no time.
    if stage?.isMoving == true { keepUp() }
    files = ReadFiles()
    defer { watch() }
    misuses.collecting {
      do throws(Diagnostics) {
        try readStory(of: url)
        let document = try PreviewDocument(
          url, edited: edited, data: data, typed: typedData, in: project, noting: files)
        try show(document)
        problems.readAgain()
        listenToControls()
      } catch {
        problems.files = error
      }
    }
    tellText()
    tellProblems()
    show()
    followClock()
  }

  /// Lets changes of what was read be heard of, wherever that lies.
  private func watch() {
    guard let watcher else { return }
    let paths = files.paths
    Task { await watcher.watch(files: paths) }
  }

  private func show(_ document: PreviewDocument) throws(Diagnostics) {
    let choices = StateChoices.all(in: document.template.sources)
    if choices != toldChoices {
      toldChoices = choices
      send(.choices(choices))
    }
    let stated = document.data.state.mapValues { StateValue($0.value) }
    guard let stage else {
      let (environment, size) = (environment, settings.layout.renderSize)
      (state, statedState) = (stated, stated)
      send(.state(state))
      self.stage = try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
        try PreviewStage(document, state: stated, in: environment, size: size)
      }
      return
    }
    // What was set in the page stays, but where the file says something new.
    let changed = stated.filter { statedState[$0.key] != $0.value }
    let next = stated.merging(state.filter { stated[$0.key] != nil && changed[$0.key] == nil }) { $1 }
    let isNew = stated != statedState
    // What the data say counts also where it cannot be shown: what is right again later differs from it.
    (state, statedState) = (next, stated)
    if isNew { send(.state(state)) }
    try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
      try stage.update(to: document, state: isNew ? next : nil)
    }
  }

  /// Tells the page of the methods that the template's controls would call.
  func listenToControls() {
    guard let stage else { return }
    ActionListener { [weak self] event, method in
      // Controls are used by the session alone, and what they tell goes out at once.
      self?.assumeIsolated { $0.send(.event(name: event, method: method)) }
    }.listen(to: stage.node)
  }

  /// Shows a failure that concerns no file.
  func fail(_ diagnostic: Diagnostic) {
    problems.files = Diagnostics([diagnostic])
    tellProblems()
  }

  /// Lays the tree out after something has been done to it, and tells what that has brought up.
  func layOutAgain() {
    guard let stage else { return }
    misuses.collecting {
      do throws(Diagnostics) {
        try stage.layOut()
        problems.layout = Diagnostics()
      } catch { problems.layout = error }
      // Cells have come into sight.
      listenToControls()
    }
  }
}

extension Diagnostic {
  fileprivate static func gone(_ file: String) -> Diagnostic {
    Diagnostic(.error, "'\(file)' was deleted or moved; once it is back, it is shown again")
  }

  static func notListed(_ file: String) -> Diagnostic {
    Diagnostic(.error, "'\(file)' is not among the files that are shown")
  }
}
