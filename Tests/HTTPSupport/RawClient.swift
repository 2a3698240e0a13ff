import Foundation

/// A client that sends any bytes, and takes what comes, as slowly as it likes.
///
/// Its calls wait, so they belong on threads of their own: see `onThread`.
public final class RawClient: Sendable {
  private let socket: Int32

  /// Connects to this machine.
  ///
  /// - Parameter address: Where from: the last number of 127.0.0.1, or another.
  public init(port: Int, receiveBuffer: Int32? = nil, from address: UInt32 = 1) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    // Whoever answers may wait for the tests that run meanwhile.
    var time = timeval(tv_sec: 300, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    guard Self.with(0x7F00_0000 | address, 0, { bind(socket, $0, $1) }) == 0,
      Self.with(0x7F00_0001, UInt16(port), { connect(socket, $0, $1) }) == 0
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  private static func with(
    _ host: UInt32, _ port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    (address.sin_port, address.sin_addr.s_addr) = (port.bigEndian, host.bigEndian)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Has the connection end by a reset once the client is let go.
  public func resetAtEnd() {
    var time = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &time, socklen_t(MemoryLayout<linger>.size))
  }

  deinit { close(socket) }

  /// Sends bytes, as many as somebody takes.
  @discardableResult
  public func send(_ bytes: some Sequence<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a text, as much as somebody takes.
  @discardableResult
  public func send(_ text: String) -> Bool { send(text.utf8) }

  /// Says that no more comes.
  public func finish() { shutdown(socket, Int32(SHUT_WR)) }

  /// Goes.
  public func leave() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Takes some bytes; nothing once there are no more.
  public func receive(atMost count: Int = 65536) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(socket, &buffer, count, 0)
    return received > 0 ? Array(buffer[..<received]) : nil
  }

  /// Takes one response; nothing where it does not come whole.
  ///
  /// - Parameter hasBody: Not where a response to `HEAD` is.
  public func response(hasBody: Bool = true) -> RawResponse? {
    var bytes: [UInt8] = []
    while true {
      if let response = RawResponse(bytes, hasBody: hasBody) { return response }
      guard let more = receive() else { return nil }
      bytes += more
    }
  }

  /// Takes everything until the connection is closed.
  public func rest() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = receive() { bytes += more }
    return bytes
  }
}

/// A response as it came.
public struct RawResponse: Sendable {
  /// The number of the status.
  public let status: Int
  /// The fields of the head, by their names in small letters.
  public let fields: [String: String]
  /// The body.
  public let body: Data

  init?(_ bytes: [UInt8], hasBody: Bool = true) {
    guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    self.status = status
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.fields = fields
    let length = hasBody ? Int(fields["content-length"] ?? "0") ?? 0 : 0
    guard bytes.count >= end.upperBound + length else { return nil }
    body = Data(bytes[end.upperBound..<end.upperBound + length])
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }
}

/// Does something that waits on a thread of its own, so that the threads of tasks go on.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result
{
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
  }
}
