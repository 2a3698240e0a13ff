import FlyingFox
import Foundation

/// The connection to a page, which has a session of its own.
struct PreviewSocket: WSMessageHandler {
  let project: PreviewProject
  let watcher: FileWatcher

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let session = PreviewSession(project)
    let changes = await watcher.changes()
    let watching = Task {
      for await paths in changes { await session.filesChanged(paths) }
    }
    let (messages, sending) = AsyncStream.makeStream(of: WSMessage.self)
    Task {
      for await output in session.outputs {
        sending.yield(.text(output.text))
        if let bytes = output.bytes { sending.yield(.data(bytes)) }
      }
      sending.finish()
    }
    Task {
      for await message in client {
        // What is no command comes from nobody who knows the page.
        guard case .text(let text) = message,
          let command = try? JSONDecoder().decode(PreviewCommand.self, from: Data(text.utf8))
        else { continue }
        await session.perform(command)
      }
      watching.cancel()
      await session.close()
    }
    return messages
  }
}
