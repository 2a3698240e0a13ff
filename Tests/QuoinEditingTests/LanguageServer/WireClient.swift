import Foundation
import QuoinDiagnostics
import QuoinResources

@testable import QuoinEditing

/// A client in the same process that talks to a server in bytes.
final class WireClient: Sendable {
  private struct State {
    var toServer = Data()
    var isClosed = false
    var frames = FrameReader()
    var messages: [JSONNode] = []
    var status: Int32?
    var lastID = 0
  }

  private let state = Guarded(State())
  private let condition = NSCondition()

  init(preview: LanguageServer.Preview? = nil) {
    Thread.detachNewThread { [self] in
      let status = LanguageServer(language: .standard, preview: preview).run(
        read: { self.bytesForServer() }, write: { self.take($0) })
      change { $0.status = status }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    condition.lock()
    state.withLock { body(&$0) }
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until there is something; nothing when it takes longer than any machine needs.
  ///
  /// - Parameter seconds: How long that is.
  private func wait<Found>(_ seconds: Double = 60, _ body: (inout State) -> Found?) -> Found? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while true {
      var found: Found?
      state.withLock { found = body(&$0) }
      if found != nil { return found }
      if !condition.wait(until: limit) { return nil }
    }
  }

  private func bytesForServer() -> Data? {
    // Whoever tests may wait for others before saying more.
    wait(600) { state -> Data?? in
      if !state.toServer.isEmpty {
        defer { state.toServer = Data() }
        return state.toServer
      }
      return state.isClosed ? .some(nil) : nil
    } ?? nil
  }

  private func take(_ data: Data) {
    change { state in
      state.frames.append(data)
      while case .message(let bytes)? = state.frames.next() {
        var reader = JSONReader(SourceText(file: "answer", contents: String(decoding: bytes, as: UTF8.self)))
        if let node = try? reader.read() { state.messages.append(node) }
      }
    }
  }

  // MARK: Talking

  func send(raw text: String) { change { $0.toServer += Data(text.utf8) } }

  func send(_ message: JSONText) {
    let body = message.text
    send(raw: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  func close() { change { $0.isClosed = true } }

  func notify(_ method: String, _ parameters: JSONText) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  func ask(_ method: String, _ parameters: JSONText) -> Int {
    var id = 0
    change { state in
      state.lastID += 1
      id = state.lastID
    }
    send(["jsonrpc": "2.0", "id": JSONText(id), "method": .string(method), "params": parameters])
    return id
  }

  /// The answer to a request; taken out.
  func answer(_ id: Int) -> JSONNode? {
    wait { state in
      guard let index = state.messages.firstIndex(where: { $0["id"]?.number == Double(id) }) else {
        return nil
      }
      return state.messages.remove(at: index)
    }
  }

  // Where others have to be let work in the same process, nobody may hold up a thread.

  func requestAsync(_ method: String, _ parameters: JSONText) async -> JSONNode? {
    await answerAsync(ask(method, parameters))
  }

  func answerAsync(_ id: Int) async -> JSONNode? { await messageAsync { $0["id"]?.number == Double(id) } }

  /// The next message that a test accepts; those before it stay.
  func messageAsync(where accepts: @Sendable (JSONNode) -> Bool) async -> JSONNode? {
    for _ in 0..<6_000 {
      let found = state.withLock { state in
        state.messages.firstIndex(where: accepts).map { state.messages.remove(at: $0) }
      }
      if let found { return found }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }

  func request(_ method: String, _ parameters: JSONText) -> JSONNode? { answer(ask(method, parameters)) }

  /// The next message of the server's own that a test accepts; those before it are dropped.
  func message(where accepts: (JSONNode) -> Bool) -> JSONNode? {
    wait { state in
      guard let index = state.messages.firstIndex(where: accepts) else { return nil }
      defer { state.messages.removeFirst(index + 1) }
      return state.messages[index]
    }
  }

  /// Whether a message of the server's own has come and was not taken.
  func hasSeen(_ method: String) -> Bool {
    state.withLock { $0.messages.contains { $0["method"]?.string == method } }
  }

  var status: Int32? { wait { $0.status } }

  // MARK: Files

  func start(root: URL? = nil, capabilities: JSONText = [:]) -> JSONNode? {
    let uri: JSONText = root.map { .string($0.absoluteString) } ?? .null
    let answer = request("initialize", ["processId": .null, "rootUri": uri, "capabilities": capabilities])
    notify("initialized", [:])
    return answer
  }

  func open(_ uri: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(text)]])
  }

  /// The problems of a version of a file.
  func problems(_ uri: String, version: Int) -> [String]? {
    message { node in
      node["method"]?.string == "textDocument/publishDiagnostics" && node["params"]?["uri"]?.string == uri
        && node["params"]?["version"]?.number == Double(version)
    }?["params"]?["diagnostics"]?.elements?.compactMap { $0["message"]?.string }
  }

  func end() -> Int32? {
    _ = request("shutdown", .null)
    notify("exit", .null)
    return status
  }
}
