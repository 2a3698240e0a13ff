import Foundation
import Quoin
import Testing

@testable import QuoinCommand

@Suite struct MomentTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write("card.xml", "<UIView width=\"20\" height=\"10\" backgroundColor=\"red\"/>")
    return folder
  }

  @Test func aMomentOfWhatStandsStillIsThePicture() throws {
    let folder = try folder()
    #expect(try folder.run("render", "card.xml", "-o", "still.png").status == 0)
    #expect(try folder.run("render", "card.xml", "-o", "moment.png", "--at", "0.25").status == 0)
    let (still, moment) = (
      folder.url.appendingPathComponent("still.png"), folder.url.appendingPathComponent("moment.png")
    )
    #expect(try Data(contentsOf: still) == Data(contentsOf: moment))
  }

  @Test func framesAreFilesWithNumbers() throws {
    let folder = try folder()
    let run = try folder.run("render", "card.xml", "--frames", "11", "--fps", "5")
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.names.count == 12 && folder.exists("card-00.png") && folder.exists("card-10.png"))
    #expect(
      run.output.split(separator: "\n").first == "card-00.png  20 × 10 pixels  \(try size(folder)) bytes")
  }

  @Test(arguments: ["gif", "webp"])
  func framesOfAMovingPictureAreOneFile(format: String) throws {
    let folder = try folder()
    let run = try folder.run("render", "card.xml", "--frames", "3", "-o", "card.\(format)")
    #expect(run.status == 0 && run.error.contains("Nothing here moves"), "\(run.error)")
    #expect(
      folder.names == ["card.\(format)", "card.xml"] && run.output.hasPrefix("card.\(format)  20 × 10 pixels")
    )
    let piped = try folder.shell("\"$quoin\" render card.xml --frames 3 --format \(format) -o - | head -c 4")
    #expect(piped.output.hasPrefix(format == "gif" ? "GIF8" : "RIFF"))
  }

  private func size(_ folder: CommandFolder) throws -> Int {
    try Data(contentsOf: folder.url.appendingPathComponent("card-00.png")).count
  }

  @Test func numbersStandBeforeTheEnding() throws {
    func name(_ output: String, _ index: Int, _ count: Int) throws -> String? {
      try Destination(for: "card.xml", output: output, format: .png, isOneOfMany: false)
        .frame(index, of: count).path
    }
    #expect(try name("out/a.png", 7, 100) == "out/a-07.png" && name("a", 0, 1) == "a-0")
    #expect(try name("v1.2/a.b.png", 10, 11) == "v1.2/a.b-10.png")
  }

  @Test(arguments: [
    (["--at", "-1"], "--at is a number of seconds from 0"),
    (["--frames", "0"], "--frames goes from 1 to 100000"),
    (["--frames", "2", "--fps", "0"], "--fps goes from 0.001 to 1000"),
    (["--frames", "2", "--fps", "1e-310"], "--fps goes from 0.001 to 1000"),
    (["--frames", "2", "-o", "-"], "Many frames need files"),
  ])
  func whatCannotBeIsSaid(arguments: [String], message: String) throws {
    let folder = try folder()
    let separated = arguments.map { $0 == "-1" ? "=-1" : $0 }
    let joined = separated.count == 2 && separated[1] == "=-1" ? ["--at=-1"] : separated
    let run = try folder.run(["render", "card.xml"] + joined)
    #expect(run.status != 0 && run.error.contains(message), "\(run.error)")
  }
}
