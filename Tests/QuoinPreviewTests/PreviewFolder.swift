import Foundation

@testable import QuoinPreview

/// A folder of templates that goes when it is let go.
final class PreviewFolder: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-preview-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func path(_ name: String) -> String { url.path + "/" + name }

  /// A session that has begun to show the folder, or a file in it.
  func session(_ file: String? = nil) async throws -> Conversation {
    await Conversation(beginning: PreviewSession(try PreviewProject(path: file.map(path) ?? url.path)))
  }
}

/// What a session has told, so far.
struct Conversation {
  let session: PreviewSession

  init(_ session: PreviewSession) { self.session = session }

  /// Begins a session as the page does, which opens what is named first.
  init(beginning session: PreviewSession) async {
    self.init(session)
    await session.perform(.begin(pageScale: 1))
    if let first = session.project.first { await session.perform(.open(first)) }
  }

  /// The next message that is of interest; others before it are passed over.
  mutating func next<Part>(_ part: (PreviewMessage) -> Part?) async -> Part? {
    while let output = await session.outbox.next() {
      // Another picture comes only when this one has been shown, also where nobody asked for it.
      if case .picture = output.message { await session.perform(.shown) }
      if let found = part(output.message) { return found }
    }
    return nil
  }

  mutating func picture() async -> PreviewMessage.Picture? {
    await next { message in
      if case .picture(let picture) = message { picture } else { nil }
    }
  }

  mutating func problems() async -> PreviewMessage.Problems? {
    await next { message in if case .problems(let problems) = message { problems } else { nil } }
  }

  mutating func state() async -> [String: StateValue]? {
    await next { message in if case .state(let state) = message { state } else { nil } }
  }

  mutating func stateChoices() async -> [String: [String]]? {
    await next { message in if case .choices(let choices) = message { choices } else { nil } }
  }
}
