import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinBatch

@Suite struct NameIndexTests {
  @Test func aLinkIsNotFollowed() throws {
    let path = NSTemporaryDirectory() + "quoin-index-\(UInt64.random(in: 0 ... .max))"
    defer { for ending in ["", ".link"] { unlink(path + ending) } }
    try Data("somebody else's".utf8).write(to: URL(fileURLWithPath: path))
    symlink(path, path + ".link")
    #expect(throws: Diagnostic.self) { try NameIndex(path: path + ".link") }
    #expect(FileManager.default.contents(atPath: path) == Data("somebody else's".utf8))
  }

  private let path = NSTemporaryDirectory() + "quoin-index-\(UInt64.random(in: 0 ... .max))"

  private func print(_ text: String) -> Fingerprint { Fingerprint(of: text) }

  @Test func aNameIsTakenOnce() throws {
    let index = try NameIndex(path: nil)
    // More than the table has room for at first, so that it grows.
    for row in 1...3000 { #expect(try index.claim(print("name \(row)"), row: row) == nil) }
    for row in [1, 700, 1024, 3000] {
      let known = try #require(try index.claim(print("name \(row)"), row: 9999))
      #expect(known.row == row)
      #expect(known.run == index.run)
    }
  }

  @Test func aLaterRunKnowsWhatWasFinished() throws {
    defer { unlink(path) }
    var run: UInt32 = 0
    do {
      let index = try NameIndex(path: path)
      run = index.run
      for row in 1...2000 {
        #expect(try index.claim(print("\(row)"), row: row) == nil)
        if row % 2 == 0 { try index.note(print("made of \(row)"), mark: UInt32(row), for: print("\(row)")) }
      }
    }
    let later = try NameIndex(path: path)
    #expect(later.run == run + 1)
    let known = try later.claim(print("8"), row: 1)
    #expect(known?.source == print("made of 8") && known?.mark == 8)
    #expect(
      try later.claim(print("7"), row: 2) == NameIndex.Record(name: print("7"), source: nil, row: 7, run: run)
    )
    #expect(try later.claim(print("8"), row: 3)?.run == later.run)
  }

  @Test(arguments: ["", "nonsense", String(repeating: "QONINDX3", count: 9)])
  func aFileThatIsNoIndexIsBegunAnew(content: String) throws {
    defer { unlink(path) }
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    let index = try NameIndex(path: path)
    #expect(try index.claim(print("a"), row: 1) == nil)
    #expect(try index.claim(print("a"), row: 2)?.row == 1)
  }

  @Test func oneHasItAtATime() throws {
    defer { unlink(path) }
    do {
      let first = try NameIndex(path: path)
      // Beyond its first table too, which another file takes the place of.
      for row in 1...2000 { _ = try first.claim(print("\(row)"), row: row) }
      let problem = #expect(throws: Diagnostic.self) { try NameIndex(path: path) }
      #expect(problem?.message.hasPrefix("'\(path)' is in use: another batch") == true)
      #expect(try first.claim(print("1"), row: 9)?.row == 1)
    }
    #expect(try NameIndex(path: path).claim(print("1"), row: 9)?.row == 1)
    #expect(access(path + "-new", F_OK) != 0)
  }

  @Test func aTableWithoutRoomThatSomebodyWroteIsNotSearchedForEver() throws {
    defer { unlink(path) }
    do { _ = try NameIndex(path: path).claim(print("a"), row: 1) }
    // Every cell taken, each by nobody.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for index in 24..<bytes.count { bytes[index] = 1 }
    try bytes.write(to: URL(fileURLWithPath: path))
    let index = try NameIndex(path: path)
    #expect(try index.claim(print("b"), row: 1) == nil)
    #expect(try index.claim(print("b"), row: 2)?.row == 1)
  }
}
