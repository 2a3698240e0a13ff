import Foundation

/// What changes when a file does, without looking into it.
package struct FileStamp: Sendable, Hashable {
  private var device: UInt64 = 0
  private var inode: UInt64 = 0
  private var size: Int64 = 0
  /// When its bytes were changed, and when that or anything about it was, in seconds and nanoseconds.
  private var times: [Int] = []
  /// What it is; 0 where there is nothing that may be looked at.
  private var type: mode_t = 0
  /// Why there is nothing; 0 where there is something.
  private var failure: Int32 = 0

  /// Takes the stamp of what a path leads to now.
  package init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      failure = errno
      return
    }
    (device, inode, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int64(status.st_size))
    times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    type = status.st_mode & S_IFMT
  }

  /// Whether it is there and is a file.
  package var isFile: Bool { type == S_IFREG }

  /// Whether it is there and is a folder.
  package var isFolder: Bool { type == S_IFDIR }

  /// The stamp of any file of the same kind.
  var kind: FileStamp {
    var stamp = self
    (stamp.device, stamp.inode, stamp.size, stamp.times) = (0, 0, 0, [])
    return stamp
  }
}
