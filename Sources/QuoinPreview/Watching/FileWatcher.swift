import Foundation
import QuoinDiagnostics

/// Tells what changes below folders, a burst at a time: what an editor does in several steps is one change.
///
/// A file counts as changed when somebody has finished writing it, when another took its name, and when it has gone.
actor FileWatcher {
  private let folders: [URL]
  /// Files elsewhere, whose folders are watched for them alone.
  private let files: Set<String>
  private let notifications: InotifyQueue
  /// The watched folders by the numbers of their watches.
  private var watches: [Int32: String] = [:]
  private var pending: Set<String> = []
  private var flush: Task<Void, Never>?
  /// When the burst that goes on began.
  private var burstStart: ContinuousClock.Instant?
  /// How often a flush was put off because a file was gone for the moment.
  private var delays = 0
  private var listeners: [Int: AsyncStream<Set<String>>.Continuation] = [:]
  private var listenerCount = 0
  /// What waits for folders that have gone.
  private var returns: [String: Task<Void, Never>] = [:]
  private var hasEnded = false

  /// How long nothing has to happen for a burst to be over.
  private static let quiet = Duration.milliseconds(6)
  /// How long a burst may last: what writes without an end is told of meanwhile.
  private static let longestBurst = Duration.milliseconds(100)
  /// How often it is looked whether a folder that has gone is there again.
  private static let patience = Duration.milliseconds(200)
  /// How often it is waited for a file that an editor has moved away and will write again.
  private static let delayLimit = 8
  /// The most folders that are watched.
  private static let folderLimit = 4_096

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folders: Watched with all folders inside, but those that are hidden or that builds leave behind.
  ///   - files: Files elsewhere.
  /// - Throws: A diagnostic when the system has no room for it.
  init(folders: [URL], files: [URL]) throws(Diagnostic) {
    self.folders = folders
    self.files = Set(files.map(\.path))
    notifications = try InotifyQueue()
  }

  /// Follows what happens until the task is cancelled.
  func run() async {
    for folder in folders { await watch(folder.path) }
    for file in files { add(URL(fileURLWithPath: file).deletingLastPathComponent().path) }
    for await events in notifications.events { await take(events) }
    hasEnded = true
    flush?.cancel()
    for task in returns.values { task.cancel() }
    for listener in listeners.values { listener.finish() }
    (returns, listeners) = ([:], [:])
  }

  /// The changes from now on, as the paths of files; those of folders end in `/`. They end when `run` does.
  func changes() -> AsyncStream<Set<String>> {
    let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self)
    if hasEnded {
      continuation.finish()
      return stream
    }
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(number) }
    }
    return stream
  }

  private func forget(_ listener: Int) { listeners[listener] = nil }

  // MARK: Watching

  private func add(_ folder: String) {
    guard watches.count < Self.folderLimit, let number = notifications.watch(folder) else { return }
    watches[number] = folder
  }

  /// Watches a folder and those inside. Whoever asks for something meanwhile need not wait for all of them.
  private func watch(_ folder: String) async {
    var open = [folder]
    while let folder = open.popLast(), watches.count < Self.folderLimit {
      add(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      open += names.filter { !Self.isIgnored($0) }.map { "\(folder)/\($0)" }.filter {
        Self.type(of: $0) == S_IFDIR
      }
      await Task.yield()
    }
  }

  /// Watches a folder that has gone, as soon as it is there again.
  private func awaitReturn(of folder: String) {
    returns[folder]?.cancel()
    returns[folder] = Task {
      while Self.type(of: folder) != S_IFDIR {
        do { try await Task.sleep(for: Self.patience) } catch { return }
      }
      if hasEnded { return }
      returns[folder] = nil
      await watch(folder)
      pending.insert(folder + "/")
      flushLater()
    }
  }

  /// The kind of file at a path, links not followed; nothing where there is none.
  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether a name is that of a hidden file, of what an editor keeps beside another, or of a folder that no template lies
  /// in.
  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".tmp")
      || name == "4913" || name.hasPrefix("#") || name == "node_modules" || name == "build"
  }

  // MARK: Changes

  private func take(_ events: [InotifyEvent]) async {
    var changed = false
    for event in events {
      if event.isOverflow {
        for folder in folders { await watch(folder.path) }
        pending.formUnion(folders.map { $0.path + "/" })
        changed = true
        continue
      }
      guard let folder = watches[event.watch] else { continue }
      let isRoot = folders.contains { $0.path == folder }
      if event.isFolderMoved {
        // What lies elsewhere now tells no more; inside of others its new name does.
        if isRoot { notifications.unwatch(event.watch) }
        continue
      }
      if event.isWatchGone {
        watches[event.watch] = nil
        if isRoot { awaitReturn(of: folder) }
        continue
      }
      if event.name.isEmpty || Self.isIgnored(event.name) { continue }
      let path = "\(folder)/\(event.name)"
      if event.isFolder {
        if event.isNew { await watch(path) }
        pending.insert(path + "/")
      } else if event.isNew, !event.isMoved, Self.type(of: path) != S_IFLNK {
        // It is told of when it has been written.
        continue
      } else if files.contains(path) || isInside(folder) {
        pending.insert(path)
      } else {
        continue
      }
      changed = true
    }
    if changed { flushLater() }
  }

  private func isInside(_ folder: String) -> Bool {
    folders.contains {
      folder == $0.path || folder.hasPrefix($0.path.hasSuffix("/") ? $0.path : $0.path + "/")
    }
  }

  private func flushLater() {
    let start = burstStart ?? .now
    burstStart = start
    if flush != nil, ContinuousClock.now - start > Self.longestBurst { return }
    flush?.cancel()
    flush = Task {
      try? await Task.sleep(for: Self.quiet)
      if !Task.isCancelled { tell() }
    }
  }

  private func tell() {
    flush = nil
    let isMissing = pending.contains { !$0.hasSuffix("/") && !FileManager.default.fileExists(atPath: $0) }
    if isMissing, delays < Self.delayLimit {
      delays += 1
      return flushLater()
    }
    let changed = pending
    (pending, delays, burstStart) = ([], 0, nil)
    for listener in listeners.values { listener.yield(changed) }
  }
}
