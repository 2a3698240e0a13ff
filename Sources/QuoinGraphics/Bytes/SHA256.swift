import CQuoinGraphics

/// The hash that FIPS 180-4 calls SHA-256, and the signature that RFC 2104 makes of it, by GLib.
///
/// GLib is linked anyway, under Pango. swift-crypto would have BoringSSL compiled, minutes of it, and libcrypto would be one more library to
/// install, for two functions.
package enum SHA256 {
  private static let size = 32

  /// The 32 bytes that stand for some bytes.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, message, message.count)
    return result { g_checksum_get_digest(checksum, $0, &$1) }
  }

  /// The 32 bytes that only who knows the key can make of a message.
  package static func signature(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let signature = g_hmac_new(G_CHECKSUM_SHA256, key, gsize(key.count))
    defer { g_hmac_unref(signature) }
    g_hmac_update(signature, message, message.count)
    return result { g_hmac_get_digest(signature, $0, &$1) }
  }

  private static func result(
    _ write: (UnsafeMutablePointer<UInt8>?, inout gsize) -> Void
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var written = gsize(size)
      write(buffer.baseAddress, &written)
      count = Int(written)
    }
  }

  /// Whether two digests are the same, in a time that tells nothing of where they differ.
  package static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
