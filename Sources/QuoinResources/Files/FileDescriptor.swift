import Foundation

/// An open file, folder or pipe, closed when it goes out of scope.
package struct FileDescriptor: ~Copyable {
  /// The system's number for it.
  package let number: Int32

  /// Takes over an open descriptor.
  package init(owning number: Int32) { self.number = number }

  deinit { Foundation.close(number) }

  /// Opens a path from a folder.
  ///
  /// - Parameters:
  ///   - path: A path from the folder; an absolute one needs none.
  ///   - folder: The folder's descriptor.
  ///   - flags: Those of `open`; `O_CLOEXEC` is added.
  package init(opening path: String, in folder: Int32 = AT_FDCWD, flags: Int32) throws(SystemError) {
    number = try SystemError.check { openat(folder, path, flags | O_CLOEXEC) }
  }

  /// Makes a file that nobody sees and that goes with the process.
  package static func scratch() throws(SystemError) -> FileDescriptor {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    let name = "\(folder)/quoin-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let number = try SystemError.check { open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    unlink(name)
    return FileDescriptor(owning: number)
  }

  /// What the system says about it.
  package var status: stat {
    get throws(SystemError) {
      var status = stat()
      _ = try SystemError.check { fstat(number, &status) }
      return status
    }
  }

  /// Writes all bytes, waiting where the other side takes no more for now.
  package static func write(_ data: Data, to number: Int32) throws(SystemError) {
    var written = 0
    while written < data.count {
      do {
        written += try data.withUnsafeBytes { bytes in
          let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
          return Result { () throws(SystemError) in
            try SystemError.check { Foundation.write(number, rest.baseAddress, rest.count) }
          }
        }.get()
      } catch {
        guard error.code == EAGAIN else { throw error }
        var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = try SystemError.check { poll(&waiting, 1, -1) }
      }
    }
  }

  /// Closes it now, to learn whether all that was written has arrived.
  package consuming func close() throws(SystemError) {
    let number = number
    discard self
    // Whatever it answers, the descriptor is closed; another try would close somebody else's.
    if Foundation.close(number) != 0 {
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }

  /// The names in a folder, sorted, without those for itself and the folder around it.
  func names() throws(SystemError) -> [String] {
    // Reading a folder takes the descriptor over, and one that is only a place to go on from cannot be read.
    let readable = try SystemError.check { openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(readable) else {
      Foundation.close(readable)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

extension stat {
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
