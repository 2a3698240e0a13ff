import Foundation
import QuoinHTTP

extension HTTPRequest {
  /// The address of whoever asks, also where proxies pass requests on: the last in `X-Forwarded-For` that is not one of theirs. Whatever stands
  /// before it anyone may have written.
  ///
  /// - Parameter proxies: The addresses whose word counts, as `address(_:)` writes them.
  func client(behind proxies: Set<String>) -> String {
    guard !proxies.isEmpty, let own = Self.address(peer), proxies.contains(own) else { return peer }
    var client = own
    for part in (fields["X-Forwarded-For"] ?? "").split(separator: ",").reversed() {
      guard let address = Self.address(part.trimmingCharacters(in: .whitespaces)) else { break }
      client = address
      if !proxies.contains(address) { break }
    }
    return client
  }

  /// One spelling of an address, without a port; nothing where it is none.
  static func address(_ text: String) -> String? {
    var text = text
    if text.first == "[" {
      text = String(text.dropFirst().prefix { $0 != "]" })
    } else if text.count(where: { $0 == ":" }) == 1 {
      text = String(text.prefix { $0 != ":" })
    }
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 { return text }
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    var room = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, &six, &room, socklen_t(room.count)) != nil else { return nil }
    let written = String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // As a socket for both kinds calls one of the older.
    return written.hasPrefix("::ffff:") && written.contains(".") ? String(written.dropFirst(7)) : written
  }
}
