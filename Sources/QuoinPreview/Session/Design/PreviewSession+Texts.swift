import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinResources

/// The texts of templates: as they are on disk, and as they are edited.
extension PreviewSession {
  /// The text of a template: what is edited, else what its file holds.
  func text(of path: String) throws(Diagnostic) -> String {
    let data = try project.loader(edited: edited).data(at: URL(fileURLWithPath: path))
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notText(project.shortName(of: path))
    }
    return text
  }

  /// Shows another text of a template: saves it, unless it is edited apart from its file.
  ///
  /// - Parameters:
  ///   - old: The text that the new one was made of.
  ///   - history: The steps without this one.
  /// - Throws: A diagnostic where it cannot be saved, as where others have saved something else meanwhile.
  func replaceText(
    of path: String, with text: String, inPlaceOf old: String, orGoBackTo history: DesignHistory
  ) throws(Diagnostic) {
    let url = URL(fileURLWithPath: path)
    if edited[url] != nil {
      edit(url, text)
    } else {
      try write(text, to: path, inPlaceOf: old, orGoBackTo: history)
    }
    tellText()
    reload()
  }

  /// - Parameters:
  ///   - old: What has to be there still; nothing where there is no text.
  ///   - history: The steps that are left where an editor does not take the text; as they are unless given.
  func write(
    _ text: String, to path: String, inPlaceOf old: String?, orGoBackTo history: DesignHistory? = nil
  ) throws(Diagnostic) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard real.utf8.starts(with: "\(project.folder.path)/".utf8),
      real.hasSuffix(".xml") || real.hasSuffix(Story.fileEnding)
    else {
      throw .notOurs(project.shortName(of: path))
    }
    if let old,
      let isDone = project.connection?.replaceText(of: URL(fileURLWithPath: path), from: old, with: text)
    {
      if isDone { return desk.asked.append(history ?? desk.history) }
      throw .changedInEditor(project.shortName(of: path))
    }
    let file = OutputFile(path: path)
    let url = URL(fileURLWithPath: path)
    if let old, project.connection?.holds(url) == true, savedOnDisk(url) != old {
      throw .unsavedInEditor(project.shortName(of: path))
    }
    guard let old else { return try file.write(Data(text.utf8)) }
    try file.write(Data(text.utf8), inPlaceOf: Data(old.utf8))
  }

  /// Takes note of what is edited of a template; nothing where its file says all.
  private func edit(_ url: URL, _ text: String?) {
    let known = edited.paths
    if text == nil { desk.bases[url.path] = nil }
    if text != nil, desk.bases[url.path] == nil { desk.bases[url.path] = saved(url) }
    edited[url] = text
    desk.edited = project.texts(with: edited)
    if edited.paths != known { tellUnsaved() }
  }

  /// Tells the page which templates are not saved.
  private func tellUnsaved() {
    send(.design(.unsaved(edited.paths.map { project.shortName(of: $0) })))
  }

  // MARK: The text that is open

  /// Shows the text of the template on the page, or ends that.
  func edit(_ isOn: Bool) {
    desk.isEditing = isOn
    tellText()
  }

  /// Tells the page the text of the template that is open, where it shows that.
  func tellText() {
    guard desk.isEditing, let file, let url = documentURL, let text = try? text(of: url.path) else { return }
    let isSaved = edited[url] == nil
    if desk.toldText.map({ $0 == (file, text, isSaved) }) == true { return }
    desk.toldText = (file, text, isSaved)
    send(.design(.text(file: file, text, isSaved: isSaved)))
  }

  /// Somebody has typed in the text.
  func take(typed text: String) {
    guard let file, let url = documentURL else { return }
    let isSaved = saved(url).map { $0.utf8.elementsEqual(text.utf8) } == true
    edit(url, isSaved ? nil : text)
    desk.toldText = (file, text, isSaved)
    send(.design(.saved(isSaved, path: nil)))
    reload()
  }

  /// Saves what has been typed, with what others have changed in the file meanwhile.
  ///
  /// - Throws: That both concern the same place. Saving once more writes what was typed all the same.
  func save() throws(Diagnostic) {
    guard let file, let url = documentURL, let text = edited[url] else { return }
    let written = try atOnce { () throws(Diagnostic) -> String? in
      let now = saved(url)
      guard let merged = merged(url, over: now) else {
        desk.bases[url.path] = now
        throw .changedByOthers(project.shortName(of: url.path))
      }
      do throws(Diagnostic) { try write(merged, to: url.path, inPlaceOf: now) } catch {
        if saved(url) == now { throw error }
        return nil
      }
      return merged
    }
    guard let written else { throw .changedByOthers(project.shortName(of: url.path)) }
    edit(url, nil)
    // What the page has it need not be told: more may have been typed there by now.
    if written == text { desk.toldText = (file, text, true) }
    tellText()
    send(.design(.saved(true, path: url.path)))
    reload()
  }

  /// Does what others may come in between of, and does it again where they have.
  ///
  /// - Parameter body: Gives nothing where others have saved the file meanwhile.
  /// - Returns: Nothing where they do each time.
  func atOnce<Result>(_ body: () throws(Diagnostic) -> Result?) throws(Diagnostic) -> Result? {
    for _ in 0..<Self.attempts {
      if let result = try body() { return result }
    }
    return nil
  }

  private static let attempts = 5

  /// What a file holds.
  private func saved(_ url: URL) -> String? {
    (try? project.loader.data(at: url)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// What a file holds whatever an editor has of it.
  private func savedOnDisk(_ url: URL) -> String? {
    let loader = ResourceLoader(policy: project.loader.policy)
    return (try? loader.data(at: url)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// What is edited of a file, with what others have changed in it since that began; nothing where both concern the
  /// same place.
  private func merged(_ url: URL, over now: String?) -> String? {
    guard let text = edited[url] else { return nil }
    guard let base = desk.bases[url.path], let now, now != base else { return text }
    let typed = QuoinEditing.TextChange(linesFrom: base, to: text)
    return typed.rebased(over: QuoinEditing.TextChange(linesFrom: base, to: now))?.applied(to: now)
  }

  /// Takes what others have saved into what is edited, as far as it concerns other places.
  func joinOthersChanges() {
    for path in edited.paths {
      let url = URL(fileURLWithPath: path)
      guard let now = saved(url), let base = desk.bases[url.path], now != base,
        let merged = merged(url, over: now)
      else { continue }
      desk.bases[url.path] = now
      edit(url, merged.utf8.elementsEqual(now.utf8) ? nil : merged)
    }
  }
}

extension Diagnostic {
  fileprivate static func changedByOthers(_ file: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(file) was changed by others in the same place. Nothing is written yet; saving again puts what is here in its place"
    )
  }

  fileprivate static func changedInEditor(_ file: String) -> Diagnostic {
    Diagnostic(.error, "\(file) has another text in the editor by now")
  }

  fileprivate static func unsavedInEditor(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "\(file) is not saved in the editor, which takes no changes from here; save it there first")
  }

  fileprivate static func notText(_ file: String) -> Diagnostic {
    Diagnostic(.error, "\(file) is not UTF-8 text")
  }

  fileprivate static func notOurs(_ file: String) -> Diagnostic {
    Diagnostic(.error, "\(file) is no template of the folder that is shown, and is not changed")
  }
}
