import Foundation
import QuoinDiagnostics
import QuoinResources

/// What an editor and a preview beside it tell each other: texts as they are typed, where the caret is, places to show, and
/// changes of what is open.
///
/// It may be used from any thread.
public final class EditorConnection: Sendable {
  /// What is new in the editor.
  public enum Change: Hashable, Sendable {
    /// Files have other texts, or are open no more.
    case texts(Set<String>)
    /// The caret stands in a file at an offset in UTF-8 bytes.
    case caret(path: String, offset: Int)
    /// The editor has taken a change that it was asked for, or not.
    case answered(isTaken: Bool)
  }

  /// A file that is open in the editor.
  struct File: Sendable {
    /// As the editor writes its place.
    let uri: String
    var version: Int
    var text: String
  }

  private struct State {
    var files: [String: File] = [:]
    var edited = EditedFiles()
    var listeners: [Int: (folder: String, continuation: AsyncStream<Change>.Continuation)] = [:]
    var listenerCount = 0
    /// The previews by their folders, those that are being started included.
    var previews: [URL: Task<Result<URL, Diagnostic>, Never>] = [:]
  }

  private let state = Guarded(State())
  private let client: ClientAbilities
  private let output: ServerOutput

  init(client: ClientAbilities, output: ServerOutput) { (self.client, self.output) = (client, output) }

  // MARK: From the editor

  /// The texts that are open in the editor, to be read in place of what the files hold.
  public var texts: EditedFiles { state.withLock { $0.edited } }

  /// Whether a preview listens, that of a folder or any.
  func isListenedTo(in folder: URL? = nil) -> Bool {
    let path = folder.map(Self.path)
    return state.withLock { $0.listeners.values.contains { path == nil || $0.folder == path } }
  }

  /// What is new from now on, in order.
  ///
  /// - Parameter folder: The folder of the preview that listens.
  public func changes(in folder: URL) -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream<Change>.makeStream()
    let number = state.withLock { state in
      state.listenerCount += 1
      state.listeners[state.listenerCount] = (Self.path(of: folder), continuation)
      return state.listenerCount
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }

  func tell(_ change: Change) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.continuation.yield(change) }
  }

  /// Takes the text of a file; nothing once it is closed.
  func take(_ file: File?, at url: URL) {
    let path = Self.path(of: url)
    let isNew = state.withLock { state in
      defer { state.files[path] = file }
      if state.files[path]?.text == file?.text { return false }
      state.edited[url] = file?.text
      return true
    }
    if isNew { tell(.texts([path])) }
  }

  /// The caret has come to a place.
  func moveCaret(to offset: Int, in url: URL) { tell(.caret(path: Self.path(of: url), offset: offset)) }

  private static func path(of url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }

  // MARK: To the editor

  /// Whether a file is open in the editor, which takes no changes of its text.
  public func holds(_ url: URL) -> Bool {
    !client.appliesEdits && state.withLock { $0.files[Self.path(of: url)] != nil }
  }

  /// Whether the editor shows places when it is asked to.
  public var showsPlaces: Bool { client.showsPlaces }

  /// Starts a preview of a folder unless there is one, and has the editor open the page of a template; one that is open
  /// already goes there by itself.
  ///
  /// - Returns: The address of the page.
  func showPreview(of template: URL, in folder: URL, by start: @escaping LanguageServer.Preview) async
    -> Result<
      String, Diagnostic
    >
  {
    let isOpen = isListenedTo(in: folder)
    let preview = state.withLock { state in
      if let known = state.previews[folder] { return known }
      let made = Task { await self.start(start, in: folder) }
      state.previews[folder] = made
      return made
    }
    let address: URL
    switch await preview.value {
    case .success(let known): address = known
    case .failure(let problem):
      // It may be that it can be started another time.
      state.withLock { $0.previews[folder] = nil }
      return .failure(problem)
    }
    let path = template.path.dropFirst(folder.path.count).drop { $0 == "/" }
    let name = path.addingPercentEncoding(withAllowedCharacters: Self.allowedInNames) ?? ""
    let page = "\(address.absoluteString)#file=\(name)"
    if isOpen {
      moveCaret(to: 0, in: template)
    } else if client.showsPlaces {
      output.ask("window/showDocument", ["uri": .string(page), "external": true])
    } else {
      output.notify(
        "window/showMessage", ["type": JSONText(3), "message": .string("The preview is at \(page)")])
    }
    return .success(page)
  }

  private func start(_ start: LanguageServer.Preview, in folder: URL) async -> Result<URL, Diagnostic> {
    do throws(Diagnostic) { return .success(try await start(self, folder)) } catch { return .failure(error) }
  }

  private static let allowedInNames = CharacterSet.urlPathAllowed.subtracting(["&", "+", "="])

  /// Asks the editor to show a place of a file.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: In characters, from 1.
  ///   - takesFocus: Whether what is typed next goes there.
  public func show(_ url: URL, line: Int, column: Int, takesFocus: Bool) {
    let file = state.withLock { $0.files[Self.path(of: url)] }
    let text = file?.text ?? (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let before = SourceText(file: url.path, contents: text).line(line)?.prefix(max(0, column - 1)) ?? ""
    let units =
      switch client.encoding {
      case .utf8: before.utf8.count
      case .utf16: before.utf16.count
      case .utf32: before.unicodeScalars.count
      }
    let place: JSONText = ["line": JSONText(max(0, line - 1)), "character": JSONText(units)]
    output.ask(
      "window/showDocument",
      [
        "uri": .string(file?.uri ?? url.absoluteString), "takeFocus": .bool(takesFocus),
        "selection": ["start": place, "end": place],
      ])
  }

  /// Changes the text of a file that is open in the editor, where it can be undone and is saved as everything else.
  ///
  /// - Parameter old: The text that the new one was made of.
  /// - Returns: Whether it still was that; nothing has happened where it was not. Nothing where the file is not open, or the editor
  ///   takes no changes.
  public func replaceText(of url: URL, from old: String, with new: String) -> Bool? {
    guard client.appliesEdits else { return nil }
    let path = Self.path(of: url)
    var before: File?
    let isDone: Bool? = state.withLock { state in
      before = state.files[path]
      guard let before else { return nil }
      guard before.text.utf8.elementsEqual(old.utf8) else { return false }
      state.files[path]?.text = new
      state.edited[url] = new
      return true
    }
    guard let before, isDone == true else { return isDone }
    let map = PositionMap(old, encoding: client.encoding)
    let edits = TextChange(from: old, to: new).pieces.map { piece -> JSONText in
      ["range": map.json(piece.offset..<piece.end), "newText": .string(piece.new)]
    }
    let document: JSONText = ["uri": .string(before.uri), "version": JSONText(before.version)]
    let edit: JSONText =
      client.takesDocumentChanges
      ? ["documentChanges": [["textDocument": document, "edits": .array(edits)]]]
      : ["changes": .object([(before.uri, .array(edits))])]
    output.ask("workspace/applyEdit", ["label": "Preview", "edit": edit])
    // Others that look at the same file see it at once.
    tell(.texts([path]))
    return true
  }
}
