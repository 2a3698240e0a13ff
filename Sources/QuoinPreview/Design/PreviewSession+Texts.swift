import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTools

/// The texts of templates: as they are on disk, and as they are edited.
extension PreviewSession {
  /// Where the template that is open lies.
  var documentPath: String? { file.flatMap { project.url(of: $0)?.path } }

  /// The text of a template: what is edited, else what its file holds.
  func text(of path: String) throws(Diagnostic) -> String {
    if let draft, path == documentPath { return draft }
    let data = try project.loader.data(at: URL(fileURLWithPath: path))
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notText(project.shortName(of: path))
    }
    return text
  }

  /// Shows another text of a template: saves it, unless it is edited apart from its file.
  func replaceText(of path: String, with text: String) throws(Diagnostic) {
    if draft != nil, path == documentPath {
      draft = text
      tellText()
    } else {
      try write(text, to: path)
    }
    reload()
  }

  private func write(_ text: String, to path: String) throws(Diagnostic) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard real.hasPrefix(project.folder.path + "/"), real.hasSuffix(".xml") else {
      throw .notOurs(project.shortName(of: path))
    }
    try OutputFile(path: path).write(Data(text.utf8))
    if path == documentPath { tellText() }
  }

  // MARK: The text that is open

  /// Shows the text of the template on the page, or ends that.
  func edit(_ isOn: Bool) {
    desk.isEditing = isOn
    tellText()
  }

  /// Tells the page the text of the template that is open, where it shows that.
  func tellText() {
    guard desk.isEditing, let file, let path = documentPath, let text = try? text(of: path) else { return }
    if desk.toldText.map({ $0 == (file, text, draft == nil) }) == true { return }
    desk.toldText = (file, text, draft == nil)
    send(.design(.text(file: file, text, isSaved: draft == nil)))
  }

  /// Somebody has typed in the text.
  func take(draft text: String) {
    guard let file, let path = documentPath else { return }
    let saved = try? project.loader.data(at: URL(fileURLWithPath: path))
    draft = saved.map { $0.elementsEqual(text.utf8) } == true ? nil : text
    desk.toldText = (file, text, draft == nil)
    send(.design(.saved(draft == nil, path: nil)))
    reload()
  }

  /// Saves what has been typed.
  func saveDraft() throws(Diagnostic) {
    guard let text = draft, let path = documentPath else { return }
    draft = nil
    do throws(Diagnostic) { try write(text, to: path) } catch {
      draft = text
      throw error
    }
    send(.design(.saved(true, path: path)))
    reload()
  }
}

extension Diagnostic {
  fileprivate static func notText(_ file: String) -> Diagnostic {
    Diagnostic(.error, "\(file) is not UTF-8 text")
  }

  fileprivate static func notOurs(_ file: String) -> Diagnostic {
    Diagnostic(.error, "\(file) is no template of the folder that is shown, and is not changed")
  }
}
