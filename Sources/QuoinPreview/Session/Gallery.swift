import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Small pictures of templates and their stories, drawn one after the other while a session goes on, and again when files
/// change.
actor Gallery {
  private let project: PreviewProject
  /// Takes a tile with its PNG, which is empty where there is an error.
  private let send: @Sendable (PreviewMessage.Tile, Data) -> Void
  /// Those that are looked at, in their order.
  private var wanted: [PreviewCommand.TileName] = []
  /// What was read for those that have been sent as they are now.
  private var drawn: [PreviewCommand.TileName: ReadFiles] = [:]
  /// What stories say nothing of.
  private var settings = LayoutSettings()
  private var pageScale = 1.0
  private var work: Task<Void, Never>?

  /// The longest side of a picture on the page, in points.
  private static let side = 320.0

  init(_ project: PreviewProject, send: @escaping @Sendable (PreviewMessage.Tile, Data) -> Void) {
    (self.project, self.send) = (project, send)
  }

  /// Draws what is not drawn yet of some tiles; the others are of no interest any more.
  ///
  /// - Parameters:
  ///   - tiles: Which; nothing for those of before.
  ///   - settings: What they are shown in, where their stories say nothing.
  ///   - pageScale: Pixels a point of the page's screen.
  func show(_ tiles: [PreviewCommand.TileName]?, _ settings: LayoutSettings, pageScale: Double) {
    if settings != self.settings || pageScale != self.pageScale { drawn = [:] }
    (wanted, self.settings, self.pageScale) = (tiles ?? wanted, settings, pageScale)
    goOn()
  }

  /// Draws those again whose files have changed.
  func filesChanged() {
    for (name, files) in drawn where files.haveChanged { drawn[name] = nil }
    goOn()
  }

  private func goOn() {
    guard work == nil else { return }
    work = Task {
      while let next = wanted.first(where: { drawn[$0] == nil }) {
        draw(next)
        // Others may have something to say in between.
        await Task.yield()
      }
      work = nil
    }
  }

  private func draw(_ name: PreviewCommand.TileName) {
    let files = ReadFiles()
    drawn[name] = files
    var result: Result<Rendering, Diagnostics>?
    Misuses().collecting {
      result = Result { () throws(Diagnostics) in try picture(of: name, noting: files) }
    }
    switch result {
    case .success(let picture)?:
      send(tile(name, size: picture.size), picture.data)
    case .failure(let diagnostics)?:
      let first = diagnostics.all.first { $0.severity == .error }
      send(tile(name, error: first?.sentence ?? "It cannot be drawn"), Data())
    case nil: break
    }
  }

  private func tile(
    _ name: PreviewCommand.TileName, size: CGSize = .zero, error: String? = nil
  ) -> PreviewMessage.Tile {
    PreviewMessage.Tile(
      file: name.file, story: name.story, width: size.width, height: size.height, error: error)
  }

  private func picture(
    of name: PreviewCommand.TileName, noting files: ReadFiles
  ) throws(Diagnostics) -> Rendering {
    guard let url = project.url(of: name.file) else { throw Diagnostics([.notListed(name.file)]) }
    let loader = project.loader.noting(in: files)
    let story: Story?
    do throws(Diagnostic) {
      story = try name.story.map { name throws(Diagnostic) in
        try Story.find(name, of: url, loader: loader)
      }
    } catch { throw Diagnostics([error]) }
    let document = try PreviewDocument(url, source: story?.source ?? .beside, in: project, noting: files)
    let layout = story?.settings.over(settings) ?? settings
    let environment = layout.environment(scale: CGFloat(pageScale), budget: project.budget)
    return try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
      let node = try document.template.instantiate(
        state: document.data.stateValues, constants: document.data.constantValues, environment: environment)
      let size = try node.layOut(in: layout.renderSize.orPhone, environment: environment)
      var options = OutputOptions()
      options.traits = environment.traits
      options.png.compression = .fast
      options.scale = CGFloat(pageScale * min(1, Self.side / max(size.width, size.height, 1)))
      return try node.rendering(size: size, as: .png, options: options, page: 1)
    }
  }
}
