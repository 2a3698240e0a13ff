import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTools

/// Speaks the Language Server Protocol: tells editors what is wrong with templates, what may stand where, and the rest that
/// `EditedTemplate` knows.
///
/// One thread reads, so that a request can be cancelled while another is at work; the calling one handles messages in
/// their order; a third does what lays a template out, and leaves out what a later keystroke has made useless.
///
/// ```swift
/// exit(LanguageServer(language: .standard).run(read: { readBytes() }, write: { writeBytes($0) }))
/// ```
public final class LanguageServer {
  let language: TemplateLanguage
  let queue = MessageQueue()
  let analysis = DispatchQueue(label: "quoin.language-server.analysis", qos: .userInitiated)
  /// The versions of the open files, so that work on older ones can stop.
  let versions = Guarded<[String: Int]>([:])
  /// How often each file was to be looked at, so that a look that a later one makes useless can stop.
  let rounds = Guarded<[String: Int]>([:])

  var output = ServerOutput { _ in }
  var client = ClientAbilities()
  var documents: [String: OpenDocument] = [:]
  var folders: [String: TemplateFolder] = [:]
  /// Starts a preview of a folder, and gives the address of its page; nothing where there is none.
  let preview: Preview?
  /// What the editor and its previews tell each other, from the first of these on.
  var connection: EditorConnection?
  private var phase = Phase.waiting

  private enum Phase { case waiting, initialized, shutDown }

  /// Starts a preview of the templates in a folder.
  ///
  /// - Parameters:
  ///   - connection: What the preview and the editor tell each other.
  ///   - folder: The folder that the editor has open.
  /// - Returns: The address of its page.
  public typealias Preview =
    @Sendable (_ connection: EditorConnection, _ folder: URL) async throws(Diagnostic) -> URL

  /// A server for templates of the components in a registry.
  ///
  /// - Parameters:
  ///   - language: What templates are made of.
  ///   - preview: Starts a preview of a folder, once for each; without it editors are offered none.
  public init(language: TemplateLanguage, preview: Preview? = nil) {
    (self.language, self.preview) = (language, preview)
  }

  /// Serves a client until it says goodbye or is gone.
  ///
  /// - Parameters:
  ///   - read: Waits for bytes from the client; nothing once there are no more.
  ///   - write: Writes all of some bytes to the client.
  /// - Returns: The exit status: 0 after a proper goodbye, 1 otherwise.
  public func run(read: @escaping @Sendable () -> Data?, write: @escaping @Sendable (Data) -> Void) -> Int32 {
    output = ServerOutput(write)
    let queue = queue
    Thread.detachNewThread { Self.receive(into: queue, read) }
    defer { analysis.sync {} }
    while let item = queue.next() {
      switch item {
      case .problem(let problem): output.refuse(problem.id, problem)
      case .message(let message):
        if message.method == "exit" { return phase == .shutDown ? 0 : 1 }
        if !handle(message), let id = message.id { queue.finish(id) }
      }
    }
    return phase == .shutDown ? 0 : 1
  }

  private static func receive(into queue: MessageQueue, _ read: () -> Data?) {
    var frames = FrameReader()
    while let bytes = read() {
      frames.append(bytes)
      while let frame = frames.next() {
        switch frame {
        case .broken(let message): queue.add(.problem(RPCProblem(.parseError, message)))
        case .message(let bytes):
          do throws(RPCProblem) { queue.add(.message(try RPCMessage(bytes))) } catch {
            queue.add(.problem(error))
          }
        }
      }
    }
    queue.close()
  }

  // MARK: Messages

  /// - Returns: Whether the answer is still to come.
  private func handle(_ message: RPCMessage) -> Bool {
    // The answer to a question of the server's own.
    guard let method = message.method else {
      take(answer: message.result)
      return false
    }
    guard let id = message.id else {
      if phase == .initialized { take(method, message.parameters) }
      return false
    }
    if queue.isCancelled(id) {
      output.refuse(id, RPCProblem(.requestCancelled, "Cancelled"))
      return false
    }
    do throws(RPCProblem) {
      switch (method, phase) {
      case ("initialize", .waiting):
        phase = .initialized
        output.answer(id, with: initialize(message.parameters))
      case ("initialize", _): throw RPCProblem(.invalidRequest, "The server is initialized already")
      case (_, .waiting): throw RPCProblem(.serverNotInitialized, "The first request is initialize")
      case (_, .shutDown): throw RPCProblem(.invalidRequest, "After shutdown there is nothing but exit")
      case ("shutdown", _):
        phase = .shutDown
        versions.withLock { $0 = [:] }
        rounds.withLock { $0 = [:] }
        output.answer(id, with: .null)
      case ("workspace/executeCommand", _): return try execute(id, message.parameters)
      default: return try answer(id, method, message.parameters)
      }
    } catch {
      output.refuse(id, error)
    }
    return false
  }

  /// Answers a request about a document.
  ///
  /// - Returns: Whether the answer is still to come.
  private func answer(_ id: String, _ method: String, _ parameters: JSONNode?) throws(RPCProblem) -> Bool {
    guard let feature = DocumentFeature.all[method] else {
      throw RPCProblem(.methodNotFound, "There is no method '\(method)'")
    }
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let parameters else {
      throw RPCProblem(.invalidParams, "textDocument.uri is missing")
    }
    guard let document = documents[uri] else { throw RPCProblem(.invalidParams, "'\(uri)' is not open") }
    followCaret(method, in: document, parameters)
    let request = DocumentRequest(
      document: document, parameters: parameters, client: client, uris: uris, hasPreview: preview != nil)
    // Other XML may be open as well, and is none of this server's business.
    guard document.template.isTemplate || feature.startsTemplates && !document.hasRoot(beside: parameters)
    else {
      output.answer(id, with: feature.answerForOthers)
      return false
    }
    guard feature.isSlow else {
      output.answer(id, with: try feature.answer(request))
      return false
    }
    let (output, queue, versions) = (output, queue, versions)
    analysis.async {
      defer { queue.finish(id) }
      if queue.isCancelled(id) {
        return output.refuse(id, RPCProblem(.requestCancelled, "Cancelled"))
      }
      if versions.withLock({ $0[uri] }) != document.version {
        return output.refuse(id, RPCProblem(.contentModified, "The text has changed"))
      }
      do throws(RPCProblem) { output.answer(id, with: try feature.answer(request)) } catch {
        output.refuse(id, error)
      }
    }
    return true
  }

  /// How the client writes the places of the files that it has open.
  private var uris: [String: String] {
    var uris: [String: String] = [:]
    for document in documents.values {
      document.template.url.map { uris[$0.standardizedFileURL.path] = document.uri }
    }
    return uris
  }
}
