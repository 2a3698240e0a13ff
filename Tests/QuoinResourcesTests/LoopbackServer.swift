import Foundation
import Synchronization

/// An HTTP server of a test's own on this machine, which says what the test wants, right or wrong.
final class LoopbackServer: Sendable {
  /// What becomes of a connection.
  enum Answer {
    /// These bytes, and the end of the connection.
    case bytes(String)
    /// Nothing, for as long as the other side waits.
    case silence
    /// A beginning, and then the same again and again, with a pause in between in microseconds.
    case endless(String, then: String, pause: UInt32)
  }

  let port: UInt16
  private let listener: Int32
  private let asked = Mutex<[String]>([])
  private let answer: @Sendable (_ path: String) -> Answer

  init(_ answer: @escaping @Sendable (_ path: String) -> Answer) {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, size)
        getsockname(listener, $0, &size)
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    listen(listener, 16)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { [weak self] in
          self?.serve(connection)
          close(connection)
        }
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The address of a path.
  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// The paths that were asked for, in order.
  var askedFor: [String] { asked.withLock { $0 } }

  private func serve(_ connection: Int32) {
    var request = [UInt8](repeating: 0, count: 8192)
    let count = read(connection, &request, request.count)
    let words = String(decoding: request.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1])
    asked.withLock { $0.append(path) }
    switch answer(path) {
    case .bytes(let text): _ = send(text, connection)
    case .silence: while read(connection, &request, request.count) > 0 {}
    case .endless(let head, let rest, let pause):
      guard send(head, connection) else { return }
      while send(rest, connection) { usleep(pause) }
    }
  }

  private func send(_ text: String, _ connection: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
