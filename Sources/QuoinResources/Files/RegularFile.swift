import Foundation

/// Reading of files that are files: no folders, pipes, sockets or devices, and none larger than allowed.
enum RegularFile {
  /// What came of reading.
  enum Reading {
    case contents(Data)
    case folder, notRegular, tooLarge
  }

  /// What stands under a name, without opening it: opening alone may make a device do something.
  ///
  /// - Throws: Also `ELOOP` where it is a link.
  static func status(of name: String, in folder: borrowing FileDescriptor) throws(SystemError) -> stat {
    var status = stat()
    let number = folder.number
    _ = try SystemError.check { fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) }
    if status.isLink { throw SystemError(code: ELOOP) }
    return status
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: The file's name in its folder. Should it have become a link meanwhile, it is refused.
  ///   - folder: The folder.
  ///   - limit: The largest size in bytes.
  static func read(
    _ name: String, in folder: borrowing FileDescriptor, limit: Int
  ) throws(SystemError) -> Reading {
    if let refusal = refusal(of: try status(of: name, in: folder), limit: limit) { return refusal }
    // O_NONBLOCK keeps the opening of a pipe from waiting for its other end, should it be one by now.
    let file = try FileDescriptor(
      opening: name, in: folder.number, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    let status = try file.status
    if let refusal = refusal(of: status, limit: limit) { return refusal }
    return
      switch try FileDescriptor.readToEnd(
        of: file.number, limit: limit, expecting: Int(status.st_size))
    {
    case .contents(let data): .contents(data)
    case .tooLarge, .tooLate: .tooLarge
    }
  }

  private static func refusal(of status: stat, limit: Int) -> Reading? {
    guard status.isRegularFile else { return status.isFolder ? .folder : .notRegular }
    return status.st_size > limit ? .tooLarge : nil
  }
}
