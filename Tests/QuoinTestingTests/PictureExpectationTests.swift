import Foundation
import QuoinTesting
import Testing

@Suite("Pictures as expectations")
struct PictureExpectationTests {
  private let trial = TrialRun()
  private let path = "QuoinTestingTests/PictureExpectationTests"

  @Test("The first run records a picture and fails, and the next one verifies it")
  func recording() throws {
    let first = trial.run { expectPicture(of: TestCard(), "card") }
    #expect(
      first.map(\.sentence) == [
        "“card” had no picture yet: this one (120 × 80 pixels, 2 KB) is recorded now; look at it, and run again"
      ])
    #expect(trial.files(in: trial.records) == ["\(path)/card.png"])
    #expect(trial.run { expectPicture(of: TestCard(), "card") }.isEmpty)
    #expect(trial.run(.never) { expectPicture(of: TestCard(), named: "card") }.isEmpty)
  }

  @Test("What differs is said with how much, where and in which view, and left to be looked at")
  func differing() throws {
    trial.run { expectPicture(of: TestCard(), "card") }
    let failures = trial.run {
      let card = TestCard()
      card.dot.backgroundColor = .red
      card.dot.accessibilityIdentifier = "dot"
      expectPicture(of: card, "card")
    }
    let failure = try #require(failures.first)
    let folder = trial.reports.appendingPathComponent("quoin-testing")
    #expect(
      failure.message == """
        “card” differs in 256 of 9,600 pixels (2.7 %), by up to 50.4 where 1 is just visible
             where: within 8 24 8 8 points; most at 8 24, where #000000 became #FF0000
                in: UIView#dot (8 24 8 8)
          expected: \(folder.path)/\(path)/card.expected.png
            actual: \(folder.path)/\(path)/card.actual.png
        difference: \(folder.path)/\(path)/card.difference.png
            report: \(folder.path)/report.html
              keep: QUOIN_RECORD=again swift test --filter differing
        """)
    #expect(
      failure.attachments.map(\.name) == ["card.expected.png", "card.actual.png", "card.difference.png"])
    #expect(failure.place.fileID == #fileID && failure.place.function == "differing()")
    let record = try Data(contentsOf: trial.records.appendingPathComponent("\(path)/card.png"))
    #expect(try Data(contentsOf: folder.appendingPathComponent("\(path)/card.expected.png")) == record)
    #expect(failure.attachments[0].data == record)
    let difference = try #require(UIImage(data: failure.attachments[2].data)?.cgImage)
    #expect(difference.color(x: 20, y: 50)?.hexString == "#FF00FF")
    #expect(difference.color(x: 100, y: 70)?.hexString == "#FFFFFF")
  }

  @Test("On demand what differs is recorded again, and nothing else")
  func recordingAgain() throws {
    trial.run {
      expectPicture(of: TestCard(), "same")
      expectPicture(of: TestCard(), "other")
    }
    let same = trial.records.appendingPathComponent("\(path)/same.png")
    let date = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: same.path)
    let failures = trial.run(.again) {
      expectPicture(of: TestCard(), "same")
      expectPicture(of: TestCard("Other"), "other")
    }
    #expect(failures.count == 1)
    #expect(failures.first?.sentence.hasPrefix("“other” differs in ") == true)
    #expect(failures.first?.sentence.hasSuffix("; this one is recorded now") == true)
    #expect(failures.first?.message.contains("keep:") == false)
    #expect(try FileManager.default.attributesOfItem(atPath: same.path)[.modificationDate] as? Date == date)
    #expect(trial.run(.never) { expectPicture(of: TestCard("Other"), "other") }.isEmpty)
  }

  @Test("Where nothing is recorded, what is missing fails and leaves no file")
  func never() {
    let failures = trial.run(.never) { expectPicture(of: TestCard(), "card") }
    #expect(
      failures.map(\.message) == [
        "“card”: no picture was ever recorded, and this run records none (\(trial.records.path)/\(path)/card.png)"
      ])
    #expect(trial.files(in: trial.records).isEmpty)
  }

  @Test("A picture of another size says both")
  func otherSize() {
    trial.run { expectPicture(of: TestCard(), "card") }
    let failures = trial.run { expectPicture(of: TestCard(), "card", size: CGSize(width: 61, height: 40)) }
    #expect(
      failures.map(\.sentence) == ["“card” is 122 × 80 pixels, and was recorded at 120 × 80"])
    #expect(failures.first?.attachments.map(\.name) == ["card.expected.png", "card.actual.png"])
  }

  @Test("A record that is no picture, or that a program has written anew, is seen for what it is")
  func otherFiles() throws {
    trial.run { expectPicture(of: TestCard(), "card") }
    let file = trial.records.appendingPathComponent("\(path)/card.png")
    let image = try #require(UIImage(data: try Data(contentsOf: file)))
    try #require(image.pngData()).write(to: file)
    #expect(trial.run { expectPicture(of: TestCard(), "card") }.isEmpty)
    #expect(trial.run { expectPicture(of: TestCard("Cart"), "card") }.count == 1)
    try Data("no picture".utf8).write(to: file)
    #expect(
      trial.run { expectPicture(of: TestCard(), "card") }.map(\.message) == [
        "“card”: \(file.path) is no PNG, JPEG, GIF, WebP, SVG or PDF image"
      ])
  }

  @Test("The name of the test is the name of a picture without one")
  func unnamed() {
    trial.run { expectPicture(of: TestCard()) }
    #expect(trial.files(in: trial.records) == ["\(path)/unnamed.png"])
  }

  @Test("What the subject throws is the caller's, and what cannot be drawn is a failure")
  func throwing() {
    struct Unready: Error {}
    func card() throws -> TestCard { throw Unready() }
    #expect(throws: Unready.self) { try trial.run { try expectPicture(of: card(), "card") } }
    let failures = trial.run {
      expectPicture(of: TestCard(), "card", size: CGSize(width: CGFloat.infinity, height: 5))
    }
    #expect(
      failures.map(\.message) == [
        "Nothing can be shown at inf × 5 points; both are finite, and 0 where the content decides"
      ])
    #expect(trial.files(in: trial.records).isEmpty)
  }
}
