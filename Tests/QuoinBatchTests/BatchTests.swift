import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinTestSupport
import Synchronization
import Testing

@testable import QuoinBatch

@Suite struct BatchTests {
  private let folder: String
  private let template: Template

  init() throws {
    folder = NSTemporaryDirectory() + "quoin-batch-\(UInt64.random(in: 0 ... .max))"
    template = try Template(
      markup: "<UIView width=\"{4 + size}\" height=\"4\" backgroundColor=\"#{size == 1 ? 'f00' : '00f'}\"/>")
  }

  /// What became of rows, one a line in order, and the summary.
  private func run(
    _ rows: sending RowReader, name: String = "{id}.png", output: Batch.Output = .folder,
    index: String? = nil,
    resumes: Bool = false, basis: String = "", threads: Int = 3, stopAfter: Int = .max
  ) throws -> (lines: [String], summary: BatchSummary) {
    let template = template
    let lines = Mutex<[String]>([])
    let drawn = Mutex(0)
    let path = output == .folder ? "\(folder)/\(name)" : name
    let batch = try Batch(
      rows: rows, name: PictureName(path), output: output, index: index, resumes: resumes, basis: basis,
      threads: threads
    ) { data throws(Diagnostics) in
      drawn.withLock { $0 += 1 }
      return try template.rendering(state: data.stateValues, as: .png)
    }
    let folder = folder
    let summary = try batch.run(shouldStop: { drawn.withLock { $0 } >= stopAfter }) { outcome in
      let result =
        switch outcome.result {
        case .drawn: "drawn"
        case .skipped: "skipped"
        case .failed(let diagnostics): diagnostics.description
        }
      let name = outcome.name?.replacingOccurrences(of: folder + "/", with: "") ?? "-"
      lines.withLock {
        $0.append("\(outcome.row.number) \(name) \(result.replacingOccurrences(of: folder + "/", with: ""))")
      }
    }
    return (lines.withLock { $0 }, summary)
  }

  private func files() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  private func contents(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(name)") }

  @Test func aLinkedFolderLeadsNoPictureOutOfTheOutput() throws {
    let outside = folder + "-outside"
    try FileManager.default.createDirectory(atPath: folder + "/inside", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    defer { for path in [folder, outside] { try? FileManager.default.removeItem(atPath: path) } }
    try FileManager.default.createSymbolicLink(atPath: folder + "/out", withDestinationPath: outside)
    try FileManager.default.createSymbolicLink(atPath: folder + "/in", withDestinationPath: "inside")
    let table = "id,size\na,1\n"
    let out = try run(rows(table), name: "out/{id}.png")
    // What stands before the first expression is nobody's data, and leads where it leads.
    #expect(out.lines == ["1 out/a.png drawn"])
    let data = "id,group,size\na,out,1\nb,in,1\nc,new,1\nd,out/deep,1\n"
    let found = try run(rows(data), name: "{group}/{id}.png")
    #expect(found.lines.count == 4 && found.summary.failed == 2)
    #expect(
      found.lines[0].contains(
        "'out' is a link that leads out of '', where 'out/a.png' may not follow"))
    #expect(found.lines[1] == "2 in/b.png drawn" && found.lines[2] == "3 new/c.png drawn")
    #expect(found.lines[3].contains("may not follow"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["a.png"])
  }

  private func numbered(_ count: Int) -> String {
    (1...count).map { "{\"id\": \"p\($0)\", \"size\": \($0 % 3)}\n" }.joined()
  }

  @Test func everyRowBecomesAPictureInOrder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (lines, summary) = try run(rows(numbered(60)))
    #expect(lines == (1...60).map { "\($0) p\($0).png drawn" })
    #expect((summary.drawn, summary.failed, summary.isWhole) == (60, 0, true))
    #expect(files().count == 60)
    #expect(
      try contents("p7.png") == template.render(state: ["size": 1.0] as [String: Any], as: .png))
  }

  @Test func aCardMayHaveCodesAndCharts() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let template = try Template(
      markup: """
        <UIView width="60" height="60">
          <QRCode width="30">{id}</QRCode><Chart data="[1, size]" top="30" width="60" height="30"/>
        </UIView>
        """)
    let batch = try Batch(
      rows: rows(numbered(2)), name: PictureName("\(folder)/{id}.png"), output: .folder
    ) { data throws(Diagnostics) in try template.rendering(state: data.stateValues, as: .png) }
    let summary = try batch.run(report: { _ in })
    #expect(summary.drawn == 2 && summary.failed == 0)
    #expect(files() == ["p1.png", "p2.png"])
  }

  @Test func aRowThatFailsCostsItselfAlone() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text =
      "{\"id\": 1, \"size\": 1}\n{\"id\": 2}\n{\"id\": 3,\n{\"id\": 1, \"size\": 2}\n{\"id\": \"../x\", \"size\": 1}\n{\"id\": 6, \"size\": 2}"
    let (lines, summary) = try run(rows(text, .jsonLines))
    #expect(lines.count == 6)
    #expect(lines[0] == "1 1.png drawn")
    #expect(lines[1].hasPrefix("2 2.png ") && lines[1].contains("Unknown name 'size'"))
    #expect(lines[2].hasPrefix("3 - rows:3:"))
    #expect(lines[3] == "4 - rows:4:1: error: Row 1 has the same name, '1.png'")
    #expect(lines[4] == "5 - rows:5:1: error: The name of the picture, '../x.png', leads out of the folder")
    #expect(lines[5] == "6 6.png drawn")
    #expect((summary.drawn, summary.failed) == (2, 4))
    #expect(files() == ["1.png", "6.png"])
  }

  @Test func aRowMayHaveVeryManyEntries() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let entries = (1...100_000).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
    let (lines, _) = try run(
      rows("{\"id\": 1, \(entries), \"size\": 2}\n", limit: 10_000_000), name: "{id}-{key99999}.png")
    #expect(lines == ["1 1-99999.png drawn"])
  }

  @Test func aStoppedRunIsResumedWhereItEnded() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let index = folder + "/.index"
    let first = try run(rows(numbered(40)), index: index, stopAfter: 10)
    #expect(!first.summary.isWhole)
    #expect((10...13).contains(first.summary.drawn))
    #expect(first.lines.count == first.summary.drawn)
    let second = try run(rows(numbered(40)), index: index, resumes: true)
    #expect(second.summary.skipped == first.summary.drawn)
    #expect(second.summary.rows == 40)

    // What changed since, is gone, or has lost its end is made again.
    unlink(folder + "/p5.png")
    truncate(folder + "/p6.png", 20)
    // As long as before, and filled with what a disk has that was not written to in time.
    let size = try #require(contents("p8.png")?.count)
    try Data(count: size).write(to: URL(fileURLWithPath: folder + "/p8.png"))
    let changed = numbered(40).replacingOccurrences(of: "\"p7\", \"size\": 1", with: "\"p7\", \"size\": 2")
    let third = try run(rows(changed), index: index, resumes: true)
    #expect(
      third.lines.filter { $0.hasSuffix("drawn") } == [
        "5 p5.png drawn", "6 p6.png drawn", "7 p7.png drawn", "8 p8.png drawn",
      ])
    #expect(contents("p8.png")?.starts(with: [0x89, 0x50]) == true)
    #expect(try run(rows(changed), index: index, resumes: true, basis: "other").summary.drawn == 40)
  }

  @Test func aRunIsStoppedWhileItWaitsForRows() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let template = template
    var rest = Array(numbered(2).utf8)[...]
    let reader = RowReader(file: "rows", format: .jsonLines) { room in
      if rest.isEmpty { return nil }
      room.copyBytes(from: rest)
      defer { rest = [] }
      return rest.count
    }
    let drawn = Mutex(0)
    let summary = try Batch(
      rows: reader, name: PictureName("\(folder)/{id}.png"), output: .folder, threads: 2
    ) {
      data throws(Diagnostics) in
      defer { drawn.withLock { $0 += 1 } }
      return try template.rendering(state: data.stateValues, as: .png)
    }.run(shouldStop: { drawn.withLock { $0 } == 2 })
    #expect((summary.drawn, summary.isWhole) == (2, false))
    #expect(files() == ["p1.png", "p2.png"])
  }

  @Test func archivesAreTheSameHoweverManyDraw() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The field for a name ends within the character.
    let long = String(repeating: "n", count: 99) + "éé" + String(repeating: "n", count: 17)
    let text =
      numbered(30) + "{\"id\": \"\(long)\", \"size\": 1}\n{\"id\": \"é\", \"size\": 2}\n{\"id\": 3}\n"
    for kind in ["tar", "zip"] {
      var archives: [Data] = []
      for threads in [1, 4] {
        let path = "\(folder)/\(threads).\(kind)"
        let (lines, summary) = try run(
          rows(text), output: kind == "tar" ? .tar(path: path) : .zip(path: path), threads: threads)
        #expect(lines.count == 33)
        #expect((summary.drawn, summary.failed) == (32, 1))
        archives.append(try #require(contents("\(threads).\(kind)")))
      }
      #expect(archives[0] == archives[1])
      let names = kind == "tar" ? tarNames(archives[0]) : zipNames(archives[0])
      #expect(names == (1...30).map { "p\($0).png" } + [long + ".png", "é.png"])
    }
    #expect(files() == ["1.tar", "1.zip", "4.tar", "4.zip"])
  }

  @Test func aFolderThatCannotBeWrittenToIsAFailureOfItsRows() throws {
    try Data().write(to: URL(fileURLWithPath: folder))
    defer { unlink(folder) }
    let (lines, summary) = try run(rows(numbered(2)))
    #expect(summary.failed == 2)
    #expect(lines[0].contains("cannot be written"))
  }

  @Test func whatIsNoFileWhereAPictureShouldGoIsToldAndTheRestGoesOn() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    mkfifo("\(folder)/p2.png", 0o600)
    symlink("/dev/null", "\(folder)/p3.png")
    try FileManager.default.createDirectory(atPath: "\(folder)/p4.png", withIntermediateDirectories: true)
    let (lines, summary) = try run(rows(numbered(5)))
    #expect((summary.drawn, summary.failed, summary.isWhole) == (2, 3, true))
    let end = "which keeps no picture; take it away, or give the picture another name"
    #expect(lines[1] == "2 p2.png error: 'p2.png' is a pipe, \(end)")
    #expect(lines[2] == "3 p3.png error: 'p3.png' is a device, \(end)")
    #expect(lines[3].contains("'p4.png' cannot be written"))
    #expect(files() == ["p1.png", "p2.png", "p3.png", "p4.png", "p5.png"])
  }

  @Test func aDiskWithoutRoomEndsTheRun() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // What leads to the device that never has room is written through.
    symlink("/dev/full", "\(folder)/a")
    for (output, ending) in [
      (Batch.Output.tar(path: "\(folder)/a"), "tar"), (.zip(path: "\(folder)/a"), "zip"),
    ] {
      let problem = #expect(throws: Diagnostic.self, "\(ending)") {
        try run(rows(numbered(500)), output: output)
      }
      #expect(problem?.message == "'\(folder)/a' cannot be written: No space left on device")
      #expect(files() == ["a"])
    }
  }

  @Test func anArchiveThatIsNotWholeIsTakenAwayAndWhatWasThereStays() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for output in [Batch.Output.tar(path: "\(folder)/a"), .zip(path: "\(folder)/a")] {
      try Data("what was there".utf8).write(to: URL(fileURLWithPath: "\(folder)/a"))
      chmod("\(folder)/a", 0o640)
      do {
        let batch = try Batch(rows: rows(numbered(3)), name: PictureName("{id}.png"), output: output) {
          _ throws(Diagnostics) in throw Diagnostics()
        }
        withExtendedLifetime(batch) { #expect(files() == ["a"]) }
      }
      #expect(files() == ["a"] && contents("a") == Data("what was there".utf8))
      _ = try run(rows(numbered(3)), output: output)
      #expect(files() == ["a"] && contents("a") != Data("what was there".utf8))
      // It is who may read it that stays.
      var status = stat()
      stat("\(folder)/a", &status)
      #expect(status.st_mode & 0o777 == 0o640)
    }
  }

  @Test func anArchiveThatIsStoppedIsPutBesideItsPlace() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for kind in ["tar", "zip"] {
      let path = "\(folder)/a.\(kind)"
      try Data("what was there".utf8).write(to: URL(fileURLWithPath: path))
      let output = kind == "tar" ? Batch.Output.tar(path: path) : .zip(path: path)
      let (_, summary) = try run(rows(numbered(200)), output: output, stopAfter: 5)
      #expect(!summary.isWhole && summary.isKept && summary.part == "\(folder)/a.part.\(kind)")
      #expect(contents("a.\(kind)") == Data("what was there".utf8))
      let part = try #require(contents("a.part.\(kind)"))
      #expect((kind == "tar" ? tarNames(part) : zipNames(part)) == (1...summary.drawn).map { "p\($0).png" })
      // Nothing is left of one without any picture.
      let (_, none) = try run(rows(numbered(2)), output: output, stopAfter: 0)
      #expect(!none.isKept && none.part == nil)
    }
    #expect(files() == ["a.part.tar", "a.part.zip", "a.tar", "a.zip"])
  }

  @Test func noPictureLiesBelowAnother() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = ["a", "a.png/b", "q.png/x", "q", "q.png/y"].map { "{\"id\": \"\($0)\", \"size\": 1}\n" }
      .joined()
    for output in [Batch.Output.tar(path: "\(folder)/a.tar"), .folder] {
      let (lines, _) = try run(rows(text), output: output)
      #expect(
        lines == [
          "1 a.png drawn",
          "2 - rows:2:1: error: The name of the picture, 'a.png/b.png', lies below 'a.png', the picture of row 1",
          "3 q.png/x.png drawn",
          "4 - rows:4:1: error: The name of the picture, 'q.png', is that of a folder with the picture of row 3",
          "5 q.png/y.png drawn",
        ])
    }
  }

  @Test func rowsThatCannotBeReadOnEndTheRun() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = "[{\"id\": 1, \"size\": 1}, {\"id\": 2, \"size\": 1} oh"
    #expect(throws: Diagnostic.self) { try run(rows(text)) }
    #expect(files() == ["1.png"])
  }

  /// The names in a tar archive, long ones included.
  private func tarNames(_ archive: Data) -> [String] {
    var names: [String] = []
    var (offset, long) = (0, String?.none)
    func text(_ range: Range<Int>) -> String {
      String(decoding: archive[range].prefix { $0 != 0 }, as: UTF8.self)
    }
    while offset + 512 <= archive.count, archive[offset] != 0 {
      let size = Int(text(offset + 124..<offset + 135), radix: 8) ?? 0
      let sum = archive[offset..<offset + 512].enumerated().reduce(0) {
        $0 + (148..<156 ~= $1.offset ? 32 : Int($1.element))
      }
      #expect(text(offset + 100..<offset + 108) == "0000644")
      #expect(Int(text(offset + 148..<offset + 154), radix: 8) == sum)
      if archive[offset + 156] == UInt8(ascii: "x") {
        let record = text(offset + 512..<offset + 512 + size)
        long = String(record[record.range(of: "path=")!.upperBound...].dropLast())
      } else {
        names.append(long ?? text(offset..<offset + 100))
        long = nil
      }
      offset += 512 + (size + 511) / 512 * 512
    }
    return names
  }

  /// The names in the directory of a zip archive, each checked against the file that it points to.
  private func zipNames(_ archive: Data) -> [String] {
    func number(_ offset: Int, _ size: Int) -> Int {
      archive[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let end = archive.count - 22
    #expect(number(end, 4) == 0x0605_4b50)
    var offset = number(end + 16, 4)
    return (0..<number(end + 10, 2)).map { _ in
      let length = number(offset + 28, 2)
      let name = archive[offset + 46..<offset + 46 + length]
      let start = number(offset + 42, 4)
      #expect(number(start, 4) == 0x0403_4b50)
      #expect(archive[start + 30..<start + 30 + length] == name)
      let picture = archive[start + 30 + length..<start + 30 + length + number(offset + 20, 4)]
      #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      #expect(Int(CRC32.checksum(of: Data(picture))) == number(offset + 16, 4))
      offset += 46 + length
      return String(decoding: name, as: UTF8.self)
    }
  }
}
