import Foundation

extension FileDescriptor {
  /// What came of reading to the end.
  package enum Reading {
    case contents(Data)
    case tooLarge, tooLate
  }

  /// Reads all that there is to the end, waiting where the other side has nothing yet.
  ///
  /// - Parameters:
  ///   - number: The system's number of an open file, pipe or stream.
  ///   - limit: The most bytes that are taken; no more than one beyond it is read.
  ///   - size: How many bytes are likely to come.
  ///   - deadline: When to wait no longer; without one it waits for as long as it takes.
  package static func readToEnd(
    of number: Int32, limit: Int, expecting size: Int = 0, until deadline: ContinuousClock.Instant? = nil
  ) throws(SystemError) -> Reading {
    var data = Data()
    data.reserveCapacity(max(0, min(size, limit)))
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let room = UnsafeMutableRawBufferPointer(
        rebasing: chunk.prefix(min(chunk.count - 1, max(0, limit) - data.count) + 1))
      guard let count = try read(into: room, from: number, until: deadline) else { return .tooLate }
      if count == 0 { return .contents(data) }
      data.append(contentsOf: room.prefix(count))
      if data.count > limit { return .tooLarge }
    }
  }

  /// Reads so many bytes, waiting for them.
  ///
  /// - Returns: The bytes; fewer where the end comes before.
  package static func read(_ count: Int, from number: Int32) throws(SystemError) -> Data {
    var data = Data()
    // Whoever announced so many bytes may never send them.
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, min(count, 1 << 16)), alignment: 1)
    defer { chunk.deallocate() }
    while data.count < count {
      let room = UnsafeMutableRawBufferPointer(rebasing: chunk.prefix(count - data.count))
      let got = try read(into: room, from: number)
      if got == 0 { break }
      data.append(contentsOf: room.prefix(got))
    }
    return data
  }

  /// Reads what there is, waiting where the other side has nothing yet.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  package static func read(
    into room: UnsafeMutableRawBufferPointer, from number: Int32
  ) throws(SystemError) -> Int {
    try read(into: room, from: number, until: nil) ?? 0
  }

  /// Reads what there is, waiting until then; nothing when it is too late.
  package static func read(
    into room: UnsafeMutableRawBufferPointer, from number: Int32, until deadline: ContinuousClock.Instant?
  ) throws(SystemError) -> Int? {
    if deadline != nil, try !hasInput(number, until: deadline) { return nil }
    while true {
      do throws(SystemError) {
        return try SystemError.check { Foundation.read(number, room.baseAddress, room.count) }
      } catch {
        // Whoever handed the stream over may have made it one that does not wait.
        guard error.code == EAGAIN else { throw error }
        guard try hasInput(number, until: deadline) else { return nil }
      }
    }
  }

  /// Waits until there is something to read, or the end; false when it is too late.
  private static func hasInput(
    _ number: Int32, until deadline: ContinuousClock.Instant?
  ) throws(SystemError) -> Bool {
    var left = -1.0
    if let deadline {
      left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return false }
    }
    var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    let time = Int32(min(left.rounded(.up), 1e9))
    return try SystemError.check { poll(&waiting, 1, time) } > 0
  }
}
