import Foundation
import QuoinDiagnostics
import QuoinResources

/// Writes messages to the client, each whole, from any thread.
final class ServerOutput: Sendable {
  private let write: @Sendable (Data) -> Void
  private let lock = NSLock()
  private let lastID = Guarded(0)

  init(_ write: @escaping @Sendable (Data) -> Void) { self.write = write }

  private func send(_ message: JSONText) {
    let body = message.data
    var frame = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.append(body)
    lock.lock()
    defer { lock.unlock() }
    write(frame)
  }

  /// Answers a request.
  func answer(_ id: String, with result: JSONText) {
    send(["jsonrpc": "2.0", "id": .raw(id), "result": result])
  }

  /// Tells why a request cannot be answered, or a message not read.
  func refuse(_ id: String?, _ problem: RPCProblem) {
    send(["jsonrpc": "2.0", "id": id.map { .raw($0) } ?? .null, "error": problem.json])
  }

  /// Tells the client something.
  func notify(_ method: String, _ parameters: JSONText) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks the client for something whose answer does not matter.
  func ask(_ method: String, _ parameters: JSONText) {
    let id = lastID.withLock { id in
      id += 1
      return id
    }
    send(["jsonrpc": "2.0", "id": .string("quoin-\(id)"), "method": .string(method), "params": parameters])
  }
}
