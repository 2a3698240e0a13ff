import Dispatch
import Foundation
import Quoin
import QuoinServer
import Synchronization

/// Cards asked for over HTTP, a connection a core and as many again, beside a plain loop over the same data on all cores.
var serviceCases: BenchmarkGroup {
  BenchmarkGroup("service") {
    let template = try Template(contentsOf: ExampleFile.url("Card/card.xml"))
    let text = try String(contentsOf: ExampleFile.url("Card/card.json"), encoding: .utf8)
    let count = 120
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let round = Atomic(0)
    /// The card with another title each time.
    @Sendable func json(_ number: Int) -> Data {
      Data(
        text.replacingOccurrences(of: "\"title\": \"", with: "\"title\": \"Pictures number \(number) ").utf8)
    }
    let service = try RenderService(folder: ExampleFile.url("Card/card.xml").deletingLastPathComponent().path)
    let server = RenderServer(service)
    let started = DispatchSemaphore(value: 0)
    let port = Atomic(0)
    Task {
      if let actual = try? await server.start() { port.store(actual, ordering: .relaxed) }
      started.signal()
    }
    started.wait()
    let connections = (0..<cores * 2).compactMap { _ in
      BenchmarkConnection(port: port.load(ordering: .relaxed))
    }
    return [
      Benchmark(
        "service/\(count) cards", limit: 1.11,
        .init("plain loop") {
          let first = round.wrappingAdd(count, ordering: .relaxed).oldValue
          drawOnAllCores(count) { row in
            guard let data = try? TemplateData(json: json(first + row), file: "data") else { return }
            keep(try? template.render(state: data.stateValues, constants: data.constantValues, as: .png))
          }
        },
        .init("POST") {
          let first = round.wrappingAdd(count, ordering: .relaxed).oldValue
          let next = Atomic(0)
          let group = DispatchGroup()
          for connection in connections {
            group.enter()
            Thread {
              defer { group.leave() }
              while true {
                let row = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if row >= count { return }
                guard connection.post("/render/card.png", json(first + row)) > 1000 else {
                  fatalError("The service does not answer")
                }
              }
            }.start()
          }
          group.wait()
        })
    ]
  }
}

/// A connection that asks and waits.
private final class BenchmarkConnection: Sendable {
  private let socket: Int32

  init?(port: Int) {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  /// Asks for a picture.
  ///
  /// - Returns: How many bytes came.
  func post(_ path: String, _ body: Data) -> Int {
    let head =
      "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    let request = Data(head.utf8) + body
    guard request.withUnsafeBytes({ send(socket, $0.baseAddress, $0.count, 0) }) == request.count else {
      return 0
    }
    var (received, total) = (0, Int.max)
    var buffer = [UInt8](repeating: 0, count: 256 << 10)
    while received < total {
      let count = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return 0 }
      if received == 0, let end = Data(buffer[..<count]).range(of: Data("\r\n\r\n".utf8)) {
        let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = lines.range(of: "content-length: ").flatMap {
          Int(lines[$0.upperBound...].prefix { $0.isNumber })
        }
        total = end.upperBound + (length ?? 0)
      }
      received += count
    }
    return total
  }
}
