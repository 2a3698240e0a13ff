import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

extension PreviewSession {
  /// Does what the page asks for.
  func perform(_ command: PreviewCommand) {
    switch command {
    case .begin(let pageScale): begin(pageScale: pageScale)
    case .look(let scale):
      shownScale = scale
      show()
    case .open(let file, let story, let settings, let data):
      open(file, story: story, settings: settings, data: data)
    case .gallery(let tiles): showGallery(tiles)
    case .keepStory(let name):
      do throws(Diagnostic) { try keepStory(name) } catch {
        problems.action = Diagnostics([error])
        tellProblems()
      }
    case .beginTemplate: beginTemplate()
    case .useData(let name): useData(name)
    case .typeData(let json):
      leaveStory()
      typedData = json.isEmpty ? nil : json
      reload()
    case .set(let settings): set(settings)
    case .setState(let name, let value): setState(name, to: value)
    case .hold(let isHeld): hold(isHeld)
    case .goTo(let time): go(to: time)
    case .reset: reset()
    case .reload: reload()
    case .page(let number):
      page = number
      show()
    case .sheets(let numbers):
      sheetsInSight = numbers
      showSheet()
    case .shown: didShow()
    case .export(let format): export(as: format)
    case .edit(let file, let line, let column, let isFollowing):
      edit(file, line, column, isFollowing: isFollowing)
    case .editor(let change): take(change)
    case .design(let command): perform(command)
    case .touches, .hover, .leave, .wheel, .key, .text:
      // Nobody touches paper.
      if stage?.pages != nil { return }
      keepUp()
      misuses.collecting { stage?.send(command) }
      layOutAgain()
      tellProblems()
      show()
      followClock()
    }
  }

  private func set(_ settings: PreviewSettings) {
    self.settings = settings
    if story == nil {
      ownSettings = settings
      showGallery()
    }
    problems.action = Diagnostics()
    guard let stage else { return reload() }
    misuses.collecting {
      do throws(Diagnostics) {
        try stage.layOut(in: environment, size: settings.layout.renderSize)
        problems.layout = Diagnostics()
      } catch { problems.layout = error }
    }
    tellProblems()
    show()
    followClock()
  }

  private func setState(_ name: String, to value: StateValue) {
    guard let stage, state[name] != nil else { return }
    let all = state.merging([name: value]) { $1 }
    misuses.collecting {
      do throws(Diagnostics) {
        try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
          try stage.setState(name, to: value, in: all)
        }
        state = all
        problems.state = Diagnostics()
        listenToControls()
      } catch {
        problems.state = error
        // What could not be shown is taken back.
        if let old = state[name] { try? stage.setState(name, to: old, in: state) }
      }
    }
    // The page shows what there is, which is what was there before where it was not taken.
    send(.state(state))
    tellProblems()
    show()
    followClock()
  }

  private func export(as format: String) {
    guard let stage, let file, let format = OutputFormat(fileExtension: format) else { return }
    var result: Result<Rendering, Diagnostics>?
    misuses.collecting {
      result = Result { () throws(Diagnostics) in
        try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in try stage.export(as: format) }
      }
    }
    switch result {
    case .success(let rendering)?:
      problems.action = Diagnostics()
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      send(.file(name: "\(name).\(format.fileExtensions[0])", type: format.mediaType), rendering.data)
    case .failure(let diagnostics)?: problems.action = diagnostics
    case nil: break
    }
    tellProblems()
  }

  /// Opens a place in the editor, if the file is one that templates may read.
  private func edit(_ file: String, _ line: Int, _ column: Int, isFollowing: Bool) {
    let url = URL(fileURLWithPath: file)
    guard url.path == project.data?.path || project.loader.fileExists(at: url) else { return }
    if let connection = project.connection, connection.showsPlaces {
      return connection.show(url, line: max(1, line), column: max(1, column), takesFocus: !isFollowing)
    }
    guard let editor = project.editor, !isFollowing else { return }
    do throws(Diagnostic) {
      try editor.open(file: url.path, line: max(1, line), column: max(1, column))
      problems.action = Diagnostics()
    } catch {
      problems.action = Diagnostics([error])
    }
    tellProblems()
  }
}
