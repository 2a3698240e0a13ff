import ArgumentParser
import Foundation
import Testing

@testable import QuoinCommand

/// Every option with values that it cannot mean.
@Suite struct BadValueTests {
  /// What is wrong with a command line, in one line.
  private func problem(_ arguments: [String]) -> String? {
    do {
      _ = try RenderCommand.parse(["a.xml"] + arguments)
      return nil
    } catch { return RenderCommand.message(for: error) }
  }

  @Test(arguments: [
    "", "x", "nan", "nanxnan", "5", "5x", "x5", "0x0", "0x5", "-5x5", "5x-5", "infx5", "5xinf", "1e19x1",
    "1x1e19",
    "1e400x1", "1000001x1", "1,5x2", "5x5x5", "0x10x10",
  ])
  func sizes(value: String) {
    #expect(problem(["--size=" + value])?.contains("--size") == true)
  }

  @Test(arguments: [
    "", "x", "nan", "-nan", "0", "-0", "-5", "inf", "-inf", "1e19", "1e400", "1000001", "1e-400", "5x5",
  ])
  func widths(value: String) {
    #expect(problem(["--width=" + value])?.contains("--width") == true)
  }

  @Test(arguments: [
    "", "x", "nan", "0", "-1", "inf", "1e30", "-1e30", "1e400", "1e-15", "1e-310", "0.0099", "100.1", "2x",
  ])
  func scales(value: String) {
    #expect(problem(["--scale=" + value])?.contains("--scale") == true)
  }

  @Test(arguments: ["", "x", "nan", "0", "-1", "inf", "0.7", "7201", "203dpi"])
  func resolutions(value: String) {
    #expect(problem(["--dpi=" + value])?.contains("--dpi") == true)
  }

  @Test func dotsOfAPatternNeedTwoColours() {
    #expect(problem(["--dither=none"]) == "--dither is for --colors 2")
    #expect(problem(["--dither=diffusion", "--colors=gray"]) == "--dither is for --colors 2")
  }

  @Test func aSingleLengthIsNoSize() {
    let sentence =
      "a size has a width and a height, such as 100x100; --width 100 leaves the height to the content"
    #expect(problem(["--size", "100"])?.hasSuffix(sentence) == true)
  }

  @Test func aMomentBeforeTheBeginningIsNone() {
    #expect(problem(["--at", "-1"]) == "--at is a number of seconds from 0")
  }

  @Test(arguments: ["", "x", "0", "-1", "101", "1e2", "50.5", "nan", "99999999999999999999"])
  func qualities(value: String) {
    #expect(problem(["--quality=" + value])?.contains("--quality") == true)
  }

  @Test(arguments: [
    ("--format", ["", "webm", "PNGG", "a.png", ".png", "nan"]), ("--compression", ["", "max", "9"]),
    ("--svg-text", ["", "paths"]),
    ("--colors", ["", "1", "grey", "16"]), ("--dither", ["", "yes"]), ("--direction", ["", "up", "LTR"]),
    ("--appearance", ["", "pink"]),
    ("--device", ["", "Toaster", "\u{0}"]), ("--output", [""]), ("--data", [""]),
    ("--allow-path", ["", "/nowhere", "/etc/passwd"]),
    ("--font-path", ["", "/nowhere", "/etc/passwd"]),
    (
      "--allow-host",
      ["", "http://example.com", "example.com/", "example.com:80", "a b", "me@example.com", ":1"]
    ),
  ])
  func names(option: String, values: [String]) {
    for value in values {
      #expect(problem([option + "=" + value])?.isEmpty == false, "\(option) \(value)")
    }
  }

  @Test(arguments: [
    ["--size=1000000x0.5"], ["--width=1000000"], ["--scale=100"], ["--scale=0.01"], ["--quality=1"],
    ["--quality=100"], ["--format=jpg"], ["--format=jpeg"], ["--format=PDF"], ["--allow-path=/tmp"],
    ["--colors=2"], ["--colors=gray"], ["--colors=2", "--dither=diffusion"], ["--dpi=0.72"], ["--dpi=7200"],
    ["--size=100x150mm"], ["--width=3cm"], ["--allow-host=cdn.Example.com"], ["--allow-host=127.0.0.1"],
    ["--allow-host=::1"], ["--data=-"],
  ])
  func valuesAtTheEdgeAreTaken(arguments: [String]) {
    #expect(problem(arguments) == nil)
  }

  @Test func numbersBeyondAllMeasureEndInAMessage() throws {
    let folder = try CommandFolder()
    try folder.write("good.xml", "<UIView width=\"10\" height=\"20\"/>")
    for arguments in [
      ["--scale", "1e30"], ["--size", "1e19x1"], ["--size", "1e19x1", "--scale", "1e-15"], ["--size", "nan"],
      ["--size", "1000000x1000000"], ["--width=-1"], ["--width", "1e6", "--scale", "100"],
    ] {
      let run = try folder.run(["render", "good.xml"] + arguments)
      #expect(run.status == 1, "\(arguments)")
      #expect(run.error.contains("rror: "), "\(arguments)")
      #expect(folder.names == ["good.xml"])
    }
  }
}
