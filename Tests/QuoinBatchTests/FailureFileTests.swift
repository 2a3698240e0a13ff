import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinBatch

@Suite struct FailureFileTests {
  @Test func failedRowsAreKeptWithTheirData() throws {
    let path = NSTemporaryDirectory() + "quoin-failures-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { unlink(path) }
    let old = #"{"row":1,"line":2,"name":"n.png","diagnostics":[],"data":{}}"#
    try Data(old.utf8).write(to: URL(fileURLWithPath: path))
    let file = FailureFile(path: path)
    #expect(FileManager.default.fileExists(atPath: path))
    try file.clear()
    #expect(!FileManager.default.fileExists(atPath: path))
    let problem = Diagnostics([Diagnostic(.error, "No \"ink\"")])
    for reader in [rows("{\"a\":\n 1}", .json), rows("a,b\n\"x\"\"y\",2\n"), rows("[{\"a\":\n 1}]")] {
      guard let row = try? reader.next() else { continue }
      try file.add(BatchOutcome(row: row, name: "n.png", result: .failed(problem), position: 0))
      try file.add(BatchOutcome(row: row, name: "n.png", result: .skipped, position: 0))
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(
      lines == [
        #"{"row":1,"line":2,"name":"n.png","diagnostics":[{"message":"No \"ink\"","severity":"error"}],"data":{"a":"x\"y","b":2}}"#,
        #"{"row":1,"line":1,"name":"n.png","diagnostics":[{"message":"No \"ink\"","severity":"error"}],"data":{"a":  1}}"#,
      ])
  }

  @Test func anotherFileIsNotTakenAway() throws {
    let path = NSTemporaryDirectory() + "quoin-failures-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { unlink(path) }
    for content in ["<UIView/>", "{\"row\":\"x\"}", "{\"row\":1,\"line\":2,\"seat\":3}"] {
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
      let problem = #expect(throws: Diagnostic.self) { try FailureFile(path: path).clear() }
      #expect(problem?.message.hasPrefix("'\(path)' holds something else than rows that failed") == true)
      #expect(FileManager.default.contents(atPath: path) == Data(content.utf8))
    }
  }

  @Test func aPipeThatNobodyReadsIsTold() throws {
    let path = NSTemporaryDirectory() + "quoin-failures-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { unlink(path) }
    mkfifo(path, 0o600)
    let row = try #require(try rows("{}").next())
    let outcome = BatchOutcome(row: row, name: nil, result: .failed(Diagnostics()), position: 0)
    let problem = #expect(throws: Diagnostic.self) { try FailureFile(path: path).add(outcome) }
    #expect(problem?.message == "'\(path)' cannot be written: No such device or address")
  }

  @Test func whatIsNoPlainFileIsAddedTo() throws {
    let path = NSTemporaryDirectory() + "quoin-failures-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { for ending in ["", ".link"] { unlink(path + ending) } }
    try Data("old\n".utf8).write(to: URL(fileURLWithPath: path))
    symlink(path, path + ".link")
    let file = FailureFile(path: path + ".link")
    try file.clear()
    let row = try #require(try rows("{}").next())
    try file.add(BatchOutcome(row: row, name: nil, result: .failed(Diagnostics()), position: 0))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "old\n{\"row\":1,\"line\":1,\"diagnostics\":[],\"data\":{}}\n")
  }
}
