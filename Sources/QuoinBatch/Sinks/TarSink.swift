import Foundation
import QuoinDiagnostics
import QuoinResources

/// An archive in the interchange format of POSIX (ustar, with pax records for what it has no room for).
///
/// Nothing in it tells when or by whom it was made.
final class TarSink: PictureSink {
  let isOrdered = true
  let isStream: Bool
  private let file: Guarded<ArchiveFile>
  /// Seconds since 1970 that all files carry.
  private let time: Int

  init(path: String?, time: Int) throws(Diagnostic) {
    isStream = path == nil
    file = Guarded(try ArchiveFile(path: path))
    self.time = time
  }

  func write(_ picture: Data, named name: String) throws(Diagnostic) -> Diagnostic? {
    var bytes = Data()
    if name.utf8.count > 100 {
      let record = Self.record("path", name)
      bytes += header("pax/\(Fingerprint(of: name).value)", size: record.count, kind: "x") + padded(record)
    }
    var short = name
    while short.utf8.count > 100 { short.unicodeScalars.removeLast() }
    bytes += header(short, size: picture.count, kind: "0")
    bytes += padded(picture)
    let whole = bytes
    try file.withLock { file throws(Diagnostic) in try file.write(whole) }
    return nil
  }

  func finish(isWhole: Bool) throws(Diagnostic) -> String? {
    try file.withLock { file throws(Diagnostic) in
      try file.write(Data(count: 1024))
      return try file.finish(isWhole: isWhole)
    }
  }

  func discard() { file.withLock { $0.discard() } }

  /// A record whose length counts its own digits.
  private static func record(_ key: String, _ value: String) -> Data {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count + 1
    while "\(length)".utf8.count + rest.utf8.count != length { length += 1 }
    return Data("\(length)\(rest)".utf8)
  }

  private func padded(_ data: Data) -> Data {
    data + Data(count: (512 - data.count % 512) % 512)
  }

  private func header(_ name: String, size: Int, kind: String) -> Data {
    var block = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      for (index, byte) in text.utf8.enumerated() { block[offset + index] = byte }
    }
    func octal(_ number: Int, digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    put(name, at: 0)
    put(octal(0o644, digits: 7), at: 100)
    put(octal(0, digits: 7), at: 108)
    put(octal(0, digits: 7), at: 116)
    put(octal(size, digits: 11), at: 124)
    put(octal(time, digits: 11), at: 136)
    put("        ", at: 148)
    put(kind, at: 156)
    put("ustar\u{0}00", at: 257)
    put(octal(block.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0}", at: 148)
    return Data(block)
  }
}

extension Fingerprint {
  init(of text: String) {
    self.init()
    add(text)
  }
}
