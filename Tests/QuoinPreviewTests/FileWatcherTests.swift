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

  @Test(.timeLimit(.minutes(1))) func writtenReplacedAndNewFilesAreTold() async throws {
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
}
