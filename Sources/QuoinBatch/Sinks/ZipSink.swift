import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// A zip archive whose files are stored as they are, since pictures are compressed already.
///
/// Its directory, which stands at the end, waits in a file, so that the number of pictures takes no memory.
final class ZipSink: PictureSink {
  let isOrdered = true
  let isStream: Bool
  private let state: Guarded<State>
  private let time: (date: UInt16, time: UInt16)

  private struct State {
    let archive: ArchiveFile
    let directory: ScratchFile
    var count = 0
  }

  /// - Parameter time: Seconds since 1970 that all files carry; zip knows none before 1980 and behind 2107.
  init(path: String?, time: Int) throws(Diagnostic) {
    isStream = path == nil
    state = Guarded(State(archive: try ArchiveFile(path: path), directory: try ScratchFile()))
    self.time = Self.time(min(max(time, 315_532_800), 4_354_819_199))
  }

  func write(_ picture: Data, named name: String) throws(Diagnostic) -> Diagnostic? {
    let checksum = CRC32.checksum(of: picture)
    try state.withLock { state throws(Diagnostic) in
      let start = state.archive.position
      var local = LittleEndianBytes()
      local.add(0x0403_4b50 as UInt32)
      addCommon(to: &local, picture, checksum, name, extra: 0)
      local.add(name)
      try state.archive.write(local.data + picture)

      let isFar = start >= 0xFFFF_FFFF
      var entry = LittleEndianBytes()
      entry.add(0x0201_4b50 as UInt32)
      entry.add((3 << 8 | 45) as UInt16)
      addCommon(to: &entry, picture, checksum, name, extra: isFar ? 12 : 0)
      for _ in 0..<3 { entry.add(0 as UInt16) }
      entry.add((0o100644 << 16) as UInt32)
      entry.add(isFar ? 0xFFFF_FFFF : UInt32(start))
      entry.add(name)
      if isFar {
        entry.add(1 as UInt16)
        entry.add(8 as UInt16)
        entry.add(UInt64(start))
      }
      try state.directory.write(entry.data)
      state.count += 1
    }
    return nil
  }

  func finish(isWhole: Bool) throws(Diagnostic) -> String? {
    try state.withLock { state throws(Diagnostic) in
      let start = state.archive.position
      try state.directory.copy(to: state.archive)
      let (size, count) = (state.archive.position - start, state.count)
      var end = LittleEndianBytes()
      if start >= 0xFFFF_FFFF || count >= 0xFFFF {
        let place = state.archive.position
        end.add(0x0606_4b50 as UInt32)
        end.add(44 as UInt64)
        end.add((3 << 8 | 45) as UInt16)
        end.add(45 as UInt16)
        end.add(0 as UInt64)
        for number in [count, count, size, start] { end.add(UInt64(number)) }
        end.add(0x0706_4b50 as UInt32)
        end.add(0 as UInt32)
        end.add(UInt64(place))
        end.add(1 as UInt32)
      }
      end.add(0x0605_4b50 as UInt32)
      end.add(0 as UInt32)
      end.add(UInt16(min(count, 0xFFFF)))
      end.add(UInt16(min(count, 0xFFFF)))
      end.add(UInt32(min(size, 0xFFFF_FFFF)))
      end.add(UInt32(min(start, 0xFFFF_FFFF)))
      end.add(0 as UInt16)
      try state.archive.write(end.data)
      return try state.archive.finish(isWhole: isWhole)
    }
  }

  func discard() { state.withLock { $0.archive.discard() } }

  /// What the entry before a file and the one in the directory have alike.
  private func addCommon(
    to bytes: inout LittleEndianBytes, _ picture: Data, _ checksum: UInt32, _ name: String, extra: Int
  ) {
    bytes.add((extra > 0 ? 45 : 20) as UInt16)
    // The name is UTF-8.
    bytes.add(0x0800 as UInt16)
    bytes.add(0 as UInt16)
    bytes.add(time.time)
    bytes.add(time.date)
    bytes.add(checksum)
    bytes.add(UInt32(picture.count))
    bytes.add(UInt32(picture.count))
    bytes.add(UInt16(name.utf8.count))
    bytes.add(UInt16(extra))
  }

  /// Seconds since 1970 as two numbers of MS-DOS.
  private static func time(_ seconds: Int) -> (date: UInt16, time: UInt16) {
    var clock = tm()
    var seconds = time_t(seconds)
    gmtime_r(&seconds, &clock)
    let date = Int(clock.tm_year - 80) << 9 | Int(clock.tm_mon + 1) << 5 | Int(clock.tm_mday)
    let time = Int(clock.tm_hour) << 11 | Int(clock.tm_min) << 5 | Int(clock.tm_sec) / 2
    return (UInt16(truncatingIfNeeded: date), UInt16(time))
  }
}

/// Numbers with the lowest byte first, one behind the other.
private struct LittleEndianBytes {
  private(set) var data = Data()

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func add(_ text: String) { data.append(contentsOf: text.utf8) }
}

/// A file that nobody sees and that goes with the process.
private final class ScratchFile {
  private let file: OpenFile
  private var waiting = Data()

  init() throws(Diagnostic) { file = try .scratch() }

  func write(_ data: Data) throws(Diagnostic) {
    waiting += data
    if waiting.count >= 1 << 16 { try flush() }
  }

  private func flush() throws(Diagnostic) {
    try file.write(waiting)
    waiting = Data()
  }

  func copy(to archive: ArchiveFile) throws(Diagnostic) {
    try flush()
    try file.use { number throws(SystemError) in _ = try SystemError.check { lseek(number, 0, SEEK_SET) } }
    while true {
      let piece = try file.use { number throws(SystemError) in try FileDescriptor.read(1 << 16, from: number)
      }
      if piece.isEmpty { return }
      try archive.write(piece)
    }
  }
}
