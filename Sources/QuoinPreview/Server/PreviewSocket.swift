import Foundation
import QuoinHTTP
import QuoinResources

/// The connection to a page, which has a session of its own.
struct PreviewSocket: Sendable {
  let project: PreviewProject
  let watcher: FileWatcher

  /// Takes what a page sends, and gives back what it is sent.
  func messages(for client: AsyncStream<WebSocketMessage>) async -> AsyncStream<WebSocketMessage> {
    let session = PreviewSession(project, watcher: watcher)
    let changes = await watcher.changes()
    let watching = Task { [watcher] in
      for await paths in changes { await session.filesChanged(paths, shortage: await watcher.shortage) }
    }
    let commands = Mailbox(coalesce: PreviewCommand.coalesce)
    let editing = project.connection.map { connection in
      let changes = connection.changes(in: project.folder)
      return Task { for await change in changes { commands.post(.editor(change)) } }
    }
    Task {
      while let command = await commands.next() { await session.perform(command) }
      watching.cancel()
      editing?.cancel()
      await session.close()
    }
    Task {
      for await message in client {
        // What is no command comes from nobody who knows the page.
        guard case .text(let text) = message,
          let command = try? JSONDecoder().decode(PreviewCommand.self, from: Data(text.utf8))
        else { continue }
        commands.post(command)
      }
      commands.close()
    }
    // Made when the page takes them: what waits for a page that reads slowly waits in the session.
    let bytes = Guarded<Data?>(nil)
    return AsyncStream {
      if let bytes = bytes.withLock({ waiting in
        defer { waiting = nil }
        return waiting
      }) {
        return .data(bytes)
      }
      guard let output = await session.outbox.next() else { return nil }
      bytes.withLock { $0 = output.bytes }
      return .text(output.text)
    }
  }
}
