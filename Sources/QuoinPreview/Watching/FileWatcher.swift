import Foundation
import QuoinDiagnostics

/// Tells what changes below folders, debounced: what an editor does in several steps is one change.
///
/// A file counts as changed when somebody has finished writing it, when another took its name, and when it has gone.
actor FileWatcher {
  private let folders: [URL]
  /// Files elsewhere, whose folders are watched for them alone.
  private var files: Set<String>
  private let notifications: InotifyQueue
  /// The watched folders by the numbers of their watches.
  private var watches: [Int32: String] = [:]
  private var pending: Set<String> = []
  private var flush: Task<Void, Never>?
  /// When the burst that goes on began.
  private var burstStart: ContinuousClock.Instant?
  /// How often a flush was put off because a file was gone for the moment.
  private var delays = 0
  private var listeners: [Int: Mailbox<Set<String>>] = [:]
  private var listenerCount = 0
  /// What waits for folders that have gone.
  private var returns: [String: Task<Void, Never>] = [:]
  private var hasEnded = false
  /// Why not all changes are told; nothing where all are.
  private(set) var shortage: Diagnostic? {
    didSet { if oldValue == nil { for listener in listeners.values { listener.post([]) } } }
  }

  /// How long nothing has to happen for a burst to be over.
  private static let debounceTime = Duration.milliseconds(6)
  /// How long a burst may last: what writes without an end is told of meanwhile.
  private static let longestBurst = Duration.milliseconds(100)
  /// How often it is looked whether a folder that has gone is there again.
  private static let pollInterval = Duration.milliseconds(200)
  /// How often it is waited for a file that an editor has moved away and will write again.
  private static let delayLimit = 8
  /// The most folders that are watched.
  private let folderLimit: Int

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folders: Watched with all folders inside, but those that are hidden or that builds leave behind.
  ///   - files: Files elsewhere.
  ///   - folderLimit: The most folders that are watched.
  /// - Throws: A diagnostic when the system has no room for it.
  init(folders: [URL], files: [URL], folderLimit: Int = 4_096) throws(Diagnostic) {
    self.folders = folders
    self.folderLimit = folderLimit
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
    for listener in listeners.values { listener.close() }
    (returns, listeners) = ([:], [:])
  }

  /// The changes from now on, as the paths of files; those of folders end in `/`. They end when `run` does.
  ///
  /// What has come since one was taken comes as one. A change of nothing tells that there is a shortage.
  func changes() -> AsyncStream<Set<String>> {
    let changes = Mailbox<Set<String>> { waiting, paths in
      waiting = [waiting.reduce(into: paths) { $0.formUnion($1) }]
    }
    if hasEnded { changes.close() }
    listenerCount += 1
    let number = listenerCount
    listeners[number] = changes
    if shortage != nil { changes.post([]) }
    return AsyncStream {
      await changes.next()
    } onCancel: { [weak self] in
      Task { await self?.forget(number) }
    }
  }

  private func forget(_ listener: Int) { listeners[listener] = nil }

  // MARK: Watching

  /// Watches files wherever they lie, also in folders that are left out else.
  func watch(files more: Set<String>) {
    for path in more where files.insert(path).inserted {
      add(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
  }

  private func add(_ folder: String) {
    guard watches.count < folderLimit else {
      shortage = shortage ?? .tooManyFolders(folderLimit)
      return
    }
    switch notifications.watch(folder) {
    case .success(let number): watches[number] = folder
    // What is not there has nothing to tell.
    case .failure(let error):
      if [ENOSPC, ENOMEM].contains(error.code) { shortage = shortage ?? .noRoom(watches.count) }
    }
  }

  /// Watches a folder and those inside. Whoever asks for something meanwhile need not wait for all of them.
  private func watch(_ folder: String) async {
    var open = [folder]
    while shortage == nil, let folder = open.popLast() {
      add(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      open += names.filter { !Self.isIgnored($0) && !Self.isLeftOut($0) }.map { "\(folder)/\($0)" }.filter {
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
        do { try await Task.sleep(for: Self.pollInterval) } catch { return }
      }
      if hasEnded { return }
      returns[folder] = nil
      await watch(folder)
      pending.insert(folder + "/")
      debounceFlush()
    }
  }

  /// The kind of file at a path, links not followed; nothing where there is none.
  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether a name is that of a hidden file, or of what an editor keeps beside another.
  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".tmp")
      || name == "4913" || name.hasPrefix("#")
  }

  /// Whether a folder's name is one of those that no template lies in.
  private static func isLeftOut(_ name: String) -> Bool { name == "node_modules" || name == "build" }

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
        if event.isNew, !Self.isLeftOut(event.name) { await watch(path) }
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
    if changed { debounceFlush() }
  }

  private func isInside(_ folder: String) -> Bool {
    folders.contains {
      folder == $0.path || folder.hasPrefix($0.path.hasSuffix("/") ? $0.path : $0.path + "/")
    }
  }

  /// Waits with the flush until the burst is over.
  private func debounceFlush() {
    let start = burstStart ?? .now
    burstStart = start
    if flush != nil, ContinuousClock.now - start > Self.longestBurst { return }
    flush?.cancel()
    flush = Task {
      try? await Task.sleep(for: Self.debounceTime)
      if !Task.isCancelled { tell() }
    }
  }

  private func tell() {
    flush = nil
    let isMissing = pending.contains { !$0.hasSuffix("/") && !FileManager.default.fileExists(atPath: $0) }
    if isMissing, delays < Self.delayLimit {
      delays += 1
      return debounceFlush()
    }
    let changed = pending
    (pending, delays, burstStart) = ([], 0, nil)
    for listener in listeners.values { listener.post(changed) }
  }
}

extension Diagnostic {
  fileprivate static func tooManyFolders(_ limit: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "There are more than \(limit) folders; changes in the others are not noticed, and R reads them")
  }

  fileprivate static func noRoom(_ count: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "The system lets no more than \(count) of the folders be watched (fs.inotify.max_user_watches); changes in the others are not noticed, and R reads them"
    )
  }
}
