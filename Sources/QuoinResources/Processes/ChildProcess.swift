import CLinux
import Foundation

/// A program that was started for what it writes to its standard output. It ends with this value at the latest.
package struct ChildProcess: ~Copyable {
  private let id: pid_t
  /// What it writes.
  package let output: FileDescriptor
  private var isReaped = false

  /// Starts a program without this process's environment or any of this process's open files.
  ///
  /// - Parameters:
  ///   - path: Where the program is.
  ///   - arguments: What stands behind its name.
  ///   - input: What it reads from its standard input.
  package init(_ path: String, arguments: [String], input: Data = Data()) throws(SystemError) {
    let file = try Self.file(with: input)
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check { pipe2(&ends, O_CLOEXEC) }
    let output = FileDescriptor(owning: ends[0])
    let entrance = FileDescriptor(owning: ends[1])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // In the order in which they were opened: where standard streams are closed, these have their numbers.
    posix_spawn_file_actions_adddup2(&actions, file.number, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, entrance.number, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment = Installation.current.programVariables.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for variable in environment { free(variable) } }
    var id = pid_t()
    let code = posix_spawn(&id, path, &actions, nil, &words, &environment)
    if code != 0 { throw SystemError(code: code) }
    self.id = id
    self.output = output
  }

  /// A file to be read from its beginning; a pipe that the program does not read would keep its writer waiting.
  private static func file(with input: Data) throws(SystemError) -> FileDescriptor {
    if input.isEmpty { return try FileDescriptor(opening: "/dev/null", flags: O_RDONLY) }
    let file = try FileDescriptor.scratch()
    try FileDescriptor.write(input, to: file.number)
    lseek(file.number, 0, SEEK_SET)
    return file
  }

  deinit {
    // Where this process ignores the end of its children, the number may be another's as soon as this one has ended.
    guard !isReaped, (try? SystemError.check { waitpid(id, nil, WNOHANG) }) == 0 else { return }
    kill(id, SIGKILL)
    _ = try? SystemError.check { waitpid(id, nil, 0) }
  }

  /// Waits for its end, which is near once its output has ended.
  ///
  /// - Parameter deadline: When to wait no longer.
  /// - Returns: Its exit status, or 128 and the signal that ended it; nothing when it is too late.
  /// - Throws: `ECHILD` where this process ignores the end of its children, so that nobody can tell how it went.
  package mutating func exitStatus(until deadline: ContinuousClock.Instant) throws(SystemError) -> Int32? {
    var status: Int32 = 0
    var pause = useconds_t(100)
    while true {
      do {
        isReaped = try SystemError.check { waitpid(id, &status, WNOHANG) } != 0
      } catch {
        isReaped = true
        throw error
      }
      if isReaped { break }
      if ContinuousClock.now >= deadline { return nil }
      usleep(pause)
      pause = min(2 * pause, 10_000)
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
