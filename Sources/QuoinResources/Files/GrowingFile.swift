import Foundation
import QuoinDiagnostics

/// A file that is being written piece by piece: a new one beside the other, whose place it takes once all of it is
/// there, or, where that cannot be, the file itself. What is let go of before its end leaves what was there.
package final class GrowingFile {
  /// The open file; below 0 once it is closed.
  private var number: Int32
  /// What people call it.
  private let name: String
  private let target: String
  /// What the new file is called before it takes its place; empty for a file that is written to as it is.
  private var newName = ""
  /// Whether it is called so already. Until it is whole it has no name where that can be, so that nothing of it stays behind
  /// whatever ends the process.
  private var hasName = false
  /// Whether there is another one in its place.
  private let isReplacing: Bool
  /// Whether the file still holds what was in it.
  private var truncates = false
  /// What has to be in the file that is replaced, or was read of it; nothing where whatever is there goes.
  var expected: Data?

  /// That something else is in it. (Of a call, it means likewise that a file is another one by now.)
  static let changedMeanwhile = SystemError(code: ESTALE)

  /// Opens a file that is written to as it is.
  ///
  /// - Parameter truncates: Whether what is in it goes when the first piece comes.
  init(opening path: String, flags: Int32, truncates: Bool, name: String) throws(SystemError) {
    number = try SystemError.check { open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | flags) }
    (self.name, target, isReplacing) = (name, path, false)
    self.truncates = truncates
  }

  /// Makes a new file.
  ///
  /// - Parameter old: The one that it replaces, whose owner and permissions it gets; nothing where there is none.
  init(replacing path: String, in folder: String, old: stat?, name: String) throws(SystemError) {
    (self.name, target, isReplacing) = (name, path, old != nil)
    newName = folder + "/.quoin-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let mayBeNamed = access("/proc/self/fd", X_OK) == 0
    let unnamed = mayBeNamed ? open(folder, O_WRONLY | O_CLOEXEC | Self.withoutName, 0o666) : -1
    if unnamed >= 0 {
      number = unnamed
    } else {
      // Not every file system has files without names.
      let newName = newName
      number = try SystemError.check { open(newName, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      hasName = true
    }
    let number = number
    guard let old else { return }
    // Only root may give a file to others, and a group to which one belongs may always have it.
    if fchown(number, old.st_uid, old.st_gid) != 0 { _ = fchown(number, uid_t.max, old.st_gid) }
    _ = try SystemError.check { fchmod(number, old.st_mode & 0o777) }
  }

  /// Makes a file that nobody sees and that goes with the process.
  package static func scratch(_ name: String) throws(Diagnostic) -> GrowingFile {
    do throws(SystemError) {
      let file = try FileDescriptor.scratch()
      return GrowingFile(duplicating: file.number, name: name)
    } catch { throw .unwritable(name, error) }
  }

  private init(duplicating number: Int32, name: String) {
    self.number = fcntl(number, F_DUPFD_CLOEXEC, 0)
    (self.name, target, isReplacing) = (name, "", false)
  }

  /// Hands out what has been written to a file that nobody sees.
  package func forEachPiece(_ use: (Data) throws(Diagnostic) -> Void) throws(Diagnostic) {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var position: off_t = 0
    while true {
      let count: Int
      do throws(SystemError) {
        count = try SystemError.check { pread(number, &room, room.count, position) }
      } catch { throw .unwritable("'\(name)'", error) }
      if count == 0 { return }
      try use(Data(room[..<count]))
      position += off_t(count)
    }
  }

  deinit {
    if number >= 0 { close(number) }
    if hasName { unlink(newName) }
  }

  /// Whether a file that cannot be replaced may still be one that can be written to.
  static func mayWriteInPlace(after error: SystemError) -> Bool {
    [EBUSY, EACCES, EPERM, EROFS].contains(error.code)
  }

  /// Writes one more piece.
  package func write(_ piece: Data) throws(Diagnostic) {
    do { try add(piece) } catch { throw .unwritable("'\(name)'", error) }
  }

  /// Ends the file and puts it into its place, once the disk has it.
  package func finish() throws(Diagnostic) {
    do { try end(syncs: true) } catch { throw .unwritable("'\(name)'", error) }
  }

  /// Ends the file beside its place, where what is there stays: `cards.part.zip` for `cards.zip`. Another one of that name goes.
  ///
  /// - Returns: Where it lies; nothing for a file that is written to as it is.
  package func finishBeside() throws(Diagnostic) -> String? {
    if newName.isEmpty {
      try finish()
      return nil
    }
    let place = URL(fileURLWithPath: target).lastPathComponent
    let known = URL(fileURLWithPath: name).lastPathComponent == place ? name : target
    do throws(SystemError) {
      try end(as: Self.partName(target), syncs: true)
      return Self.partName(known)
    } catch { throw .unwritable("'\(name)'", error) }
  }

  /// The path with `.part` before its ending.
  private static func partName(_ path: String) -> String {
    let ending = URL(fileURLWithPath: path).pathExtension
    return ending.isEmpty ? path + ".part" : path.dropLast(ending.count) + "part." + ending
  }

  func add(_ piece: Data) throws(SystemError) {
    try truncate()
    try FileDescriptor.write(piece, to: number)
  }

  private func truncate() throws(SystemError) {
    let number = number
    if truncates {
      try checkExpected()
      _ = try SystemError.check { ftruncate(number, 0) }
    }
    truncates = false
  }

  /// - Parameters:
  ///   - part: Where it goes instead of its place.
  ///   - syncs: Whether the disk has to have it before it takes its place, so that a machine which stops has what was there or all
  ///     of the new one. It takes some milliseconds.
  func end(as part: String? = nil, syncs: Bool = false) throws(SystemError) {
    try truncate()
    if syncs, !newName.isEmpty {
      let number = number
      // Not every file system knows how.
      do throws(SystemError) { _ = try SystemError.check { fsync(number) } } catch {
        if ![EINVAL, EROFS, ENOSYS].contains(error.code) { throw error }
      }
    }
    try nameFile()
    let file = FileDescriptor(owning: number)
    number = -1
    // A full disk may only show here.
    try file.close()
    guard hasName else { return }
    if part == nil { try checkExpected() }
    let (newName, target) = (newName, part ?? target)
    do throws(SystemError) {
      _ = try SystemError.check { rename(newName, target) }
      hasName = false
    } catch {
      guard isReplacing, part == nil, Self.mayWriteInPlace(after: error) else { throw error }
      try copy(newName, to: target)
    }
  }

  /// Gives a new file the name from which it takes its place.
  private func nameFile() throws(SystemError) {
    if hasName || newName.isEmpty { return }
    let (number, newName) = (number, newName)
    _ = try SystemError.check {
      linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, newName, AT_SYMLINK_FOLLOW)
    }
    hasName = true
  }

  /// Linux's `O_TMPFILE`, a macro that Swift does not see.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  private func checkExpected() throws(SystemError) {
    guard let expected else { return }
    let file = try FileDescriptor(opening: target, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard
      case .contents(expected) = try FileDescriptor.readToEnd(
        of: file.number, limit: expected.count, expecting: expected.count)
    else { throw Self.changedMeanwhile }
  }

  private func copy(_ source: String, to target: String) throws(SystemError) {
    let from = try FileDescriptor(opening: source, flags: O_RDONLY)
    let to = try FileDescriptor(opening: target, flags: O_WRONLY | O_NOCTTY | O_TRUNC)
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try SystemError.check { read(from.number, &room, room.count) }
      if count == 0 { break }
      try FileDescriptor.write(Data(room[..<count]), to: to.number)
    }
    try to.close()
  }
}
