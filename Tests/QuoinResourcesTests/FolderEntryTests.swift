import Foundation
import QuoinDiagnostics
import Synchronization
import Testing

@testable import QuoinResources

/// Entering folders in one call of the kernel, and folder by folder where there is no such call.
@Suite struct FolderEntryTests {
  enum Way: CaseIterable {
    case oneCall, oldKernel, sandbox

    var entry: FolderEntry {
      switch self {
      case .oneCall: .system
      case .oldKernel: FolderEntry { (_, _, _) throws(SystemError) in throw SystemError(code: ENOSYS) }
      case .sandbox: FolderEntry { (_, _, _) throws(SystemError) in throw SystemError(code: EPERM) }
      }
    }
  }

  private let folder = TemporaryFolder()
  private let outside = TemporaryFolder()

  private func loader(_ way: Way) -> ResourceLoader {
    ResourceLoader(
      policy: ResourcePolicy(folders: [folder.url]), budget: .default, transport: CurlTransport(),
      folderEntry: way.entry)
  }

  private func contents(_ name: String, _ way: Way) -> String {
    do {
      return String(
        decoding: try loader(way).data(at: folder.url.appendingPathComponent(name)), as: UTF8.self)
    } catch { return error.message.components(separatedBy: "' ").last ?? "" }
  }

  @Test(arguments: Way.allCases)
  func aFileIsReadFromEachDepth(way: Way) {
    folder.write("a", "0")
    folder.write("b/c/d/e", "3")
    #expect(contents("a", way) == "0")
    #expect(contents("b/c/d/e", way) == "3")
    #expect(contents("b/c/../../a", way) == "0")
  }

  @Test(arguments: Way.allCases)
  func linksThatStayInsideAreFollowedAndOthersAreNot(way: Way) {
    folder.write("files/a", "inside")
    outside.write("a", "outside")
    folder.link("absolute", to: folder.url.appendingPathComponent("files"))
    folder.link("relative", toPath: "files/../files/a")
    folder.link("away", to: outside.url)
    #expect(contents("absolute/a", way) == "inside")
    #expect(contents("relative", way) == "inside")
    #expect(contents("away/a", way) == "lies outside the allowed folders")
    #expect(!loader(way).fileExists(at: folder.url.appendingPathComponent("away/a")))
    #expect(loader(way).fileNames(in: folder.url.appendingPathComponent("away")) == [])
    #expect(loader(way).fileNames(in: folder.url.appendingPathComponent("absolute")) == ["a"])
  }

  @Test(arguments: Way.allCases)
  func noLinkOnTheWayIsFollowed(way: Way) throws {
    folder.write("inside/deep/a", "")
    outside.write("deep/a", "")
    folder.link("link", toPath: "inside")
    let root = folder.url.resolvingSymlinksInPath().path
    #expect(throws: Never.self) { _ = try way.entry.enter(root + "/inside/deep", beneath: root) }
    #expect(throws: SystemError.self) { _ = try way.entry.enter(root + "/link/deep", beneath: root) }
    #expect(throws: SystemError.self) { _ = try way.entry.enter(root + "/link", beneath: root + "/link") }
  }

  @Test(arguments: Way.allCases)
  func swappingAFolderForALinkLeadsNoReadOut(way: Way) throws {
    folder.write("files/deep/a", "inside")
    outside.write("deep/a", "outside")
    folder.link("link", to: outside.url)
    let path = folder.url.path
    let isDone = Atomic(false)
    let loader = loader(way)
    let url = folder.url.appendingPathComponent("files/deep/a")
    // Absent elsewhere, so that a name shows that the listing left the folder.
    outside.write("deep/b", "")
    let counts = Guarded([String: Int]())
    withTwoThreads {
      while !isDone.load(ordering: .relaxed) {
        rename(path + "/files", path + "/aside")
        rename(path + "/link", path + "/files")
        rename(path + "/files", path + "/link")
        rename(path + "/aside", path + "/files")
      }
    } and: {
      for _ in 0..<4000 {
        let found = (try? loader.data(at: url)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
        let names = loader.fileNames(in: url.deletingLastPathComponent())
        counts.withLock { counts in
          counts[found, default: 0] += 1
          if names.contains("b") { counts["outside", default: 0] += 1 }
        }
      }
      isDone.store(true, ordering: .relaxed)
    }
    let seen = counts.withLock { $0 }
    #expect(seen["outside"] == nil)
    #expect(seen["inside", default: 0] > 0)
  }

  private func withTwoThreads(_ first: @escaping @Sendable () -> Void, and second: () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      first()
      ended.signal()
    }
    second()
    ended.wait()
  }
}
