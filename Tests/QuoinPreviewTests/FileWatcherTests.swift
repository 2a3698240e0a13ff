import Foundation
import Testing

@testable import QuoinPreview

/// What is told of files that change.
@Suite struct FileWatcherTests {
  /// The first change that holds a path.
  private func wait(for path: String, in changes: inout AsyncStream<Set<String>>.Iterator) async -> Bool {
    while let change = await changes.next() {
      if change.contains(path) { return true }
    }
    return false
  }

  @Test(.timeLimit(.minutes(5))) func writtenReplacedAndNewFilesAreTold() async throws {
    let folder = try PreviewFolder(["a.xml": "1", "parts/b.xml": "1"])
    let watcher = try FileWatcher(folders: [folder.url], files: [])
    var changes = await watcher.changes().makeAsyncIterator()
    let running = Task { await watcher.run() }
    defer { running.cancel() }
    // It is not told when watching has begun, so the first file is written until it is heard of.
    let first = Task {
      while !Task.isCancelled {
        try folder.write("a.xml", "2")
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    #expect(await wait(for: folder.path("a.xml"), in: &changes))
    first.cancel()
    try folder.write("parts/b.xml", "2")
    #expect(await wait(for: folder.path("parts/b.xml"), in: &changes))
    try folder.write(".a.xml.new", "3")
    _ = rename(folder.path(".a.xml.new"), folder.path("a.xml"))
    #expect(await wait(for: folder.path("a.xml"), in: &changes))
    try folder.write("later/c.txt", "1")
    #expect(await wait(for: folder.path("later/"), in: &changes))
    try FileManager.default.removeItem(atPath: folder.path("a.xml"))
    #expect(await wait(for: folder.path("a.xml"), in: &changes))
  }

  @Test(.timeLimit(.minutes(5)), arguments: [true, false])
  func aFolderThatGoesAndComesBackIsFollowed(isMoved: Bool) async throws {
    let folder = try PreviewFolder(["a.xml": "1"])
    let root = folder.url.path
    let watcher = try FileWatcher(folders: [folder.url], files: [])
    var changes = await watcher.changes().makeAsyncIterator()
    let running = Task { await watcher.run() }
    defer { running.cancel() }
    let first = Task {
      while !Task.isCancelled {
        try folder.write("a.xml", "2")
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    #expect(await wait(for: folder.path("a.xml"), in: &changes))
    first.cancel()
    _ = await first.result
    if isMoved {
      #expect(rename(root, root + "-before") == 0)
    } else {
      try FileManager.default.removeItem(atPath: root)
    }
    defer { try? FileManager.default.removeItem(atPath: root + "-before") }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    #expect(await wait(for: root + "/", in: &changes))
    try folder.write("parts/b.xml", "1")
    #expect(await wait(for: root + "/parts/", in: &changes))
    try folder.write("a.xml", "3")
    #expect(await wait(for: root + "/a.xml", in: &changes))
  }

  @Test(.timeLimit(.minutes(5))) func whatComesWhileSomebodyIsBusyIsOneChange() async throws {
    let folder = try PreviewFolder(["a.xml": "1", "build/c.xml": "1"])
    let watcher = try FileWatcher(folders: [folder.url], files: [])
    var slow = await watcher.changes().makeAsyncIterator()
    var changes = await watcher.changes().makeAsyncIterator()
    let running = Task { await watcher.run() }
    defer { running.cancel() }
    let first = Task {
      while !Task.isCancelled {
        try folder.write("a.xml", "2")
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    #expect(await wait(for: folder.path("a.xml"), in: &changes))
    first.cancel()
    // What lies where no template does is heard of once somebody has read it.
    await watcher.watch(files: [folder.path("build/c.xml")])
    for name in ["b.xml", "build/c.xml"] {
      try folder.write(name, "2")
      #expect(await wait(for: folder.path(name), in: &changes))
    }
    let all: Set = [folder.path("a.xml"), folder.path("b.xml"), folder.path("build/c.xml")]
    #expect(await slow.next()?.isSuperset(of: all) == true)
  }

  @Test(.timeLimit(.minutes(5))) func whatIsWrittenWithoutEndIsToldMeanwhile() async throws {
    let folder = try PreviewFolder(["a.xml": "1"])
    let watcher = try FileWatcher(folders: [folder.url], files: [])
    var changes = await watcher.changes().makeAsyncIterator()
    let running = Task { await watcher.run() }
    defer { running.cancel() }
    let writing = Task.detached {
      while !Task.isCancelled {
        try folder.write("log.txt", "x")
        // More often than a burst is waited for, and others get their turn.
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    defer { writing.cancel() }
    for _ in 0..<3 { #expect(await wait(for: folder.path("log.txt"), in: &changes)) }
  }
}
