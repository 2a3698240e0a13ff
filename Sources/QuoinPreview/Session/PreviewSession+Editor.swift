import Foundation
import QuoinEditing

/// What the editor tells that the preview stands beside.
extension PreviewSession {
  func take(_ change: EditorConnection.Change) {
    switch change {
    case .texts(let paths):
      desk.edited = project.texts(with: edited)
      joinOthersChanges()
      if !files.paths.isDisjoint(with: paths) { reload() }
    case .caret(let path, let offset): follow(path, offset)
    case .answered(let isTaken):
      let history = desk.asked.isEmpty ? nil : desk.asked.removeFirst()
      guard !isTaken else { return }
      send(.design(.refused("The editor has not taken the change, so that the text is as it was")))
      guard let history else { return }
      // What was not done cannot be undone, and what was asked for since stood on it.
      desk.history = history
      desk.asked = desk.asked.map { _ in history }
      tellTree()
    }
  }

  /// Selects what the caret stands in, and goes to the template that it stands in where what is open does not use that.
  private func follow(_ path: String, _ offset: Int) {
    guard path != documentURL?.path,
      stage?.document.template.sources.contains(where: { $0.file == path }) != true
    else {
      return tellNode(atByte: offset, of: path)
    }
    let name = project.shortName(of: path)
    guard project.url(of: name) != nil else { return }
    desk.awaitedCaret = (path, offset)
    send(.follow(file: name))
  }
}
