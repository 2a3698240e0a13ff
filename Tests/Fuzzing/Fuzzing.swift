import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinDrawings
import QuoinExpressions
import QuoinHTML
import QuoinHTTP
import QuoinMarkup
import QuoinResources

@testable import QuoinGraphics
@testable import QuoinTemplateEngine

/// What libFuzzer calls with each input; `scripts/fuzz` says of what kind these are.
@c(LLVMFuzzerTestOneInput)
public func tryInput(bytes: UnsafePointer<UInt8>?, count: Int) -> CInt {
  let input = Data(UnsafeBufferPointer(start: bytes, count: count))
  BudgetMeter.metering(.default) { _ in reader(input) }
  return 0
}

/// Reads an input of the kind that `QUOIN_FUZZ` names.
nonisolated(unsafe) private let reader: (Data) -> Void = {
  let kind = ProcessInfo.processInfo.environment["QUOIN_FUZZ"] ?? ""
  guard let reader = readers[kind] else {
    fatalError("There is no kind '\(kind)'; there are \(readers.keys.sorted().joined(separator: ", "))")
  }
  return reader
}()

nonisolated(unsafe) private let readers: [String: (Data) -> Void] = [
  "csv": { readRows($0, .csv) },
  "expression": { data in
    let text = text(data)
    for kind in [ExpressionKind.expression, .string, .parts] {
      let syntax = ExpressionSyntax(text, as: kind)
      precondition(syntax.diagnostics().allSatisfy { $0.span != nil }, "Something wrong has no place")
      precondition(syntax.tokens.reduce(0) { $0 + $1.range.count } == text.utf8.count, "Bytes are lost")
    }
  },
  "font": { _ = try? FontCollection(files: [("f", $0)]) },
  "html": { _ = HTMLText(text($0)).warnings },
  "http": { server.answer($0) },
  "json": { data in
    var reader = JSONReader(source(data))
    _ = try? reader.read()
    for format in [RowFormat.json, .jsonLines] { readRows(data, format) }
  },
  "markup": { data in
    let source = source(data)
    let markup = Markup(source: source)
    precondition(markup.description == source.contents, "Bytes are lost")
    for case .enter(let node) in markup.document.events { _ = node.value }
  },
  "path": { _ = try? PathDataParser.parse(text($0)) },
  "strings": { data in
    guard let text = try? TextEncoding.text(of: data, file: "f") else { return }
    let source = SourceText(file: "f", contents: text)
    var reader = StringsReader(source, language: "ar")
    _ = try? reader.read()
    _ = try? StringsDictionary(language: "ru").read(source)
    _ = try? StringCatalog(source).read()
  },
]

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

private func source(_ data: Data) -> SourceText { SourceText(file: "f", contents: text(data)) }

private func readRows(_ data: Data, _ format: RowFormat) {
  let rows = RowReader(data, file: "f", format: format)
  while let row = try? rows.next() { _ = try? row.templateData() }
  _ = rows.remark
}

nonisolated(unsafe) private let server = OneServer()

/// A server, and a client that sends it each input and goes.
private final class OneServer {
  private var address = sockaddr_in()

  init() {
    let port = Guarded(0)
    let isThere = DispatchSemaphore(value: 0)
    let server = HTTPServer { HTTPResponse(200, text: String($0.query)) }
    Task.detached {
      let number = try await server.start()
      port.withLock { $0 = number }
      isThere.signal()
    }
    isThere.wait()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port.withLock { $0 }).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  }

  private func connects(_ socket: Int32) -> Bool {
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Sends bytes, and takes what comes until the connection is closed.
  func answer(_ bytes: Data) {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    // Closed by a reset, it leaves no port behind that waits for what might still come.
    var reset = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
    while !connects(socket) {
      precondition(errno == EADDRNOTAVAIL, "Nobody listens any more")
      // Ports of connections that the server closed are free again after a minute.
      usleep(100_000)
    }
    _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(socket, Int32(SHUT_WR))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while recv(socket, &buffer, buffer.count, 0) > 0 {}
  }
}
