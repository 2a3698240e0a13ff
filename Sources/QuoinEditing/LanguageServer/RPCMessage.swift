import QuoinDiagnostics
import QuoinResources

/// A message of JSON-RPC 2.0 from a client.
struct RPCMessage: Sendable {
  /// The number or string by which a request is answered, as JSON; nothing for a notification.
  let id: String?
  /// What is asked for; nothing for the answer to a request of the server's own.
  let method: String?
  let parameters: JSONNode?
  /// What a client has answered.
  let result: JSONNode?

  /// Reads a message.
  ///
  /// - Throws: What is wrong with it.
  init(_ bytes: [UInt8]) throws(RPCProblem) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RPCProblem(.parseError, "No UTF-8")
    }
    var reader = JSONReader(SourceText(file: "message", contents: text))
    let node: JSONNode
    do throws(Diagnostic) { node = try reader.read() } catch { throw RPCProblem(.parseError, error.message) }
    guard node.members != nil else { throw RPCProblem(.invalidRequest, "A message is an object") }
    let place = node["id"].map(\.range)
    switch node["id"]?.content {
    case .number, .string: id = place.map { String(decoding: bytes[$0], as: UTF8.self) }
    case .null, nil: id = nil
    default: throw RPCProblem(.invalidRequest, "The id of a request is a number or a string")
    }
    method = node["method"]?.string
    parameters = node["params"]
    result = node["result"]
    if method == nil, node["result"] == nil, node["error"] == nil {
      throw RPCProblem(.invalidRequest, "A message has a method, or is an answer", id: id)
    }
  }
}

/// Why a message cannot be answered as it asks.
struct RPCProblem: Error {
  /// The numbers that JSON-RPC and LSP give to problems.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  let code: Code
  let message: String
  /// The request that it is about, where that can be told.
  let id: String?

  init(_ code: Code, _ message: String, id: String? = nil) {
    (self.code, self.message, self.id) = (code, message, id)
  }

  var json: JSONText { ["code": JSONText(code.rawValue), "message": .string(message)] }
}
