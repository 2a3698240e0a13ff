import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews

/// One page with the live tree that it shows.
///
/// The tree is made, laid out, used and drawn in here and nowhere else.
actor PreviewSession {
  /// What the page is told, in order.
  nonisolated let outbox = Mailbox(coalesce: PreviewMessage.coalesce)
  nonisolated let project: PreviewProject
  var settings: PreviewSettings
  /// Pixels a point of the page's screen.
  var pageScale = 1.0
  /// Pixels a point as the page shows the picture, zoomed; nothing as long as it has not said so.
  var shownScale: Double?
  /// The page of a document that is looked at, from 1.
  var page = 1
  /// The pages of it that are in sight.
  var sheetsInSight: [Int] = []
  /// How large the pages are, as the page was told last.
  private var toldSheets: [[Double]] = []
  /// The template that is open, by its path below the folder.
  var file: String?
  /// Where it lies; nothing for an app.
  var documentURL: URL?
  /// The data that are used; nothing for none.
  var data: URL?
  /// The story in which the template is shown, by its name; nothing for none.
  var story: String?
  /// What that says of settings.
  var statedSettings: LayoutSettings?
  /// The settings of templates that are shown in no story.
  var ownSettings: PreviewSettings
  /// Whether no data are wanted, though there may be some beside the template.
  var wantsNoData = false
  /// Data that were typed, as JSON, in place of those of a file; nothing where none were.
  var typedData: String?
  var stage: PreviewStage?
  /// The state as the page sees it.
  var state: [String: StateValue] = [:]
  /// What the file of data said last, to tell what it has changed.
  var statedState: [String: StateValue] = [:]
  /// What texts of the state are likely set to, as the page was told last.
  var toldChoices: [String: [String]] = [:]
  /// What was read to show the template that is open, or looked for in vain.
  var files = ReadFiles()
  /// What is wrong; the last good picture stays meanwhile.
  var problems = SessionProblems()
  /// What was used in a way that cannot work.
  let misuses = Misuses()
  /// What is edited of templates and not saved.
  var edited = EditedFiles()
  var desk = DesignDesk()
  var clock = SessionClock()
  private var lastProblems: PreviewMessage.Problems?
  /// What is wrong as the page was told last.
  private(set) var toldProblems = Diagnostics()
  /// Whether the page has yet to show the last picture.
  private var isShowing = false
  private var needsPicture = false
  private var pictureNumber = 0
  var lastClock: PreviewMessage.Clock?
  var timekeeper: Task<Void, Never>?
  /// Small pictures of what else there is.
  lazy var gallery = Gallery(project) { [outbox] tile, png in
    outbox.post(PreviewOutput(message: .tile(tile), bytes: png))
  }

  /// Hears of files that change; nothing where nobody does.
  let watcher: FileWatcher?

  init(_ project: PreviewProject, watcher: FileWatcher? = nil) {
    self.project = project
    self.watcher = watcher
    (settings, ownSettings) = (project.settings, project.settings)
  }

  /// Ends it, as the page has gone.
  func close() {
    timekeeper?.cancel()
    stage = nil
    showGallery([])
    outbox.close()
  }

  /// What templates are laid out in.
  var environment: LayoutEnvironment {
    settings.layout.environment(scale: CGFloat(pageScale), budget: project.budget)
  }

  func send(_ message: PreviewMessage, _ bytes: Data? = nil) {
    outbox.post(PreviewOutput(message: message, bytes: bytes))
  }

  // MARK: Pictures

  /// Sends what has changed, once the page has shown what it got before.
  func show() {
    needsPicture = true
    showIfReady()
  }

  /// The page has shown a picture.
  func didShow() {
    isShowing = false
    if needsPicture { showIfReady() } else { showSheet() }
  }

  /// Sends the picture of another page that is in sight, once there is nothing else to show.
  func showSheet() {
    guard !isShowing, !needsPicture, let stage else { return }
    var drawn: (png: Data, number: Int)?
    misuses.collecting { drawn = stage.drawSheet(of: sheetsInSight) }
    guard let drawn else { return }
    isShowing = true
    send(.sheet(number: drawn.number), drawn.png)
  }

  /// Tells the page that there is nothing to show.
  func tellNothing() {
    tellSheets([])
    if desk.isInspecting {
      desk.tree = TreeInspection()
      send(.design(.tree(desk.tree, selection: [], undo: nil, redo: nil)))
    }
  }

  /// Tells the page how large pages are, if that is something else than before.
  private func tellSheets(_ sheets: [[Double]]) {
    if sheets == toldSheets { return }
    toldSheets = sheets
    send(.sheets(sheets))
  }

  private func showIfReady() {
    guard !isShowing, let stage else { return }
    needsPicture = false
    tellSheets(stage.pages?.sizes.map { [Double($0.width), Double($0.height)] } ?? [])
    stage.wantedPage = page
    tellTree()
    // Pixels that are asked for by their number are not made more, but one sees them.
    stage.shownScale = shownScale.map { CGFloat(min($0, settings.scale ?? $0)) }
    do throws(Diagnostic) {
      let drawn = try drawing { () throws(Diagnostic) in try stage.draw() }
      if problems.drawing.hasErrors {
        problems.drawing = Diagnostics()
        tellProblems()
      }
      guard let (png, part) = drawn else { return showSheet() }
      pictureNumber += 1
      isShowing = true
      send(.picture(picture(of: stage, part: part)), png)
    } catch {
      problems.drawing = Diagnostics([error])
      tellProblems()
    }
  }

  private func picture(of stage: PreviewStage, part: CGRect) -> PreviewMessage.Picture {
    let scale = stage.drawnScale
    func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
    let whole = PixelGrid(scale: scale).pixels(holding: stage.size)
    return PreviewMessage.Picture(
      width: stage.size.width, height: stage.size.height, pixelWidth: Int(whole.width),
      pixelHeight: Int(whole.height), x: pixels(part.minX), y: pixels(part.minY),
      scale: stage.scale, drawnScale: scale, isAssumed: stage.node.assumedSize != nil,
      takesText: stage.takesText,
      page: stage.page, pageCount: stage.pages?.sizes.count ?? 0, number: pictureNumber)
  }

  private func drawing<Result>(_ work: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    var result: Swift.Result<Result, Diagnostic>?
    misuses.collecting { result = Swift.Result(catching: work) }
    guard let result else { throw .notDrawn }
    return try result.get()
  }

  // MARK: Problems

  /// Tells the page what is wrong, if that is something else than before.
  func tellProblems() {
    var all = problems.all
    all.append(contentsOf: misuses.console.problems)
    if let stage, !problems.files.hasErrors { all.append(contentsOf: stage.warnings) }
    all.append(contentsOf: misuses.all)
    all = Diagnostics(all.all.map(explainingTime))
    toldProblems = all
    // Files that are wrong are not what the tree was made of.
    let sources = problems.files.hasErrors ? [] : stage?.document.template.sources ?? []
    var reader = ProblemReader(project, edited: edited, sources: sources)
    let told = PreviewMessage.Problems(
      errors: all.all.filter { $0.severity == .error }.map { reader.problem($0) },
      warnings: all.all.filter { $0.severity == .warning }.map { reader.problem($0) })
    if told == lastProblems { return }
    lastProblems = told
    send(.problems(told))
  }

  /// What takes too long here may be drawn elsewhere.
  private func explainingTime(_ problem: Diagnostic) -> Diagnostic {
    guard problem.isOutOfTime else { return problem }
    let place = documentURL.map { SourceSpan(file: $0.path, line: 1, column: 1, range: 0..<0) }
    var told = problem.located(at: place)
    told.notes.append(
      .init(
        "The preview draws what is quick, such as fewer rows; quoin render has --time for what takes longer"))
    return told
  }
}

extension Diagnostic {
  fileprivate static var notDrawn: Diagnostic { Diagnostic(.error, "The picture was not drawn") }
}
