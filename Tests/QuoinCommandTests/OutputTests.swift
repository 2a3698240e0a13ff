import Foundation
import Testing

/// Outputs that take nothing, not all, or nothing any more.
@Suite(.timeLimit(.minutes(1))) struct OutputTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("good.xml", "<UIView width=\"10\" height=\"20\"/>")
    try folder.write("bad.xml", "<UILable/>")
  }

  private static let writing = [
    "render good.xml -o -", "render good.xml", "render good.xml --json", "tree good.xml",
    "tree good.xml --json",
    "--help",
  ]

  @Test(arguments: writing)
  func aFullOutputIsAnError(command: String) throws {
    let run = try folder.shell("\"$quoin\" \(command) > /dev/full")
    #expect(run.status == 1)
    #expect(run.error.contains("standard output cannot be written: No space left on device"))
  }

  @Test(arguments: writing)
  func aClosedOutputIsAnErrorAndNoFileTakesItsPlace(command: String) throws {
    let run = try folder.shell("\"$quoin\" \(command) >&-")
    #expect(run.status == 1)
    #expect(run.error.contains("standard output cannot be written: Bad file descriptor"))
  }

  @Test(arguments: writing)
  func anOutputThatNobodyReadsIsAnErrorAndEndsNothingSilently(command: String) throws {
    // The pipe's reading end is closed before the command begins.
    let run = try folder.shell(
      "mkfifo pipe; exec 3<>pipe; exec 4>pipe; exec 3<&-; \"$quoin\" \(command) >&4")
    #expect(run.status == 1)
    #expect(run.error.contains("standard output cannot be written: Broken pipe"))
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func withoutAStreamForErrorsTheStatusRemains(redirection: String) throws {
    #expect(try folder.shell("\"$quoin\" check bad.xml \(redirection)").status == 1)
    #expect(try folder.shell("\"$quoin\" --nonsense \(redirection)").status == 1)
    let run = try folder.shell("\"$quoin\" tree good.xml \(redirection)")
    #expect(run.status == 0)
    #expect(run.output == "UIView (0 0 10 20)\n")
  }

  @Test func allStreamsClosedIsNoCrash() throws {
    #expect(try folder.shell("\"$quoin\" render good.xml --data - <&- >&- 2>&-").status == 1)
    #expect(try folder.shell("\"$quoin\" check good.xml <&- >&- 2>&-").status == 0)
  }

  @Test func anInputThatCannotBeReadSaysWhy() throws {
    let closed = try folder.shell("\"$quoin\" tree good.xml --data - <&-")
    #expect(closed.status == 1)
    #expect(closed.error == "good.xml: error: 'standard input' cannot be read: Bad file descriptor\n")
    let endless = try folder.shell("\"$quoin\" tree good.xml --data - < /dev/zero")
    #expect(endless.status == 1)
    #expect(endless.error == "good.xml: error: 'standard input' is larger than the limit of 64000000 bytes\n")
  }

  @Test func aFileIsReplacedWholeOrNotAtAll() throws {
    try folder.write("picture.svg", "old")
    // One block of 512 bytes is all that a file may have.
    try folder.write("long.xml", "<UILabel text=\"\(String(repeating: "word ", count: 500))\"/>")
    let full = try folder.shell("ulimit -f 1; \"$quoin\" render long.xml -o picture.svg")
    #expect(full.status == 1)
    #expect(full.error == "long.xml: error: 'picture.svg' cannot be written: File too large\n")
    #expect(try folder.read("picture.svg") == "old")
    #expect(try folder.run("render", "long.xml", "-o", "picture.svg").status == 0)
    #expect(try folder.read("picture.svg").hasPrefix("<"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!left.contains { $0.hasPrefix(".quoin") })
  }

  @Test func aReplacedFileKeepsItsPermissionsAndItsLink() throws {
    try folder.write("real.svg", "old")
    let real = folder.url.appendingPathComponent("real.svg").path
    chmod(real, 0o640)
    symlink("real.svg", folder.url.appendingPathComponent("link.svg").path)
    #expect(try folder.run("render", "good.xml", "-o", "link.svg").status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.path + "/link.svg") == "real.svg")
    #expect(try folder.read("real.svg").hasPrefix("<"))
    var status = stat()
    stat(real, &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try folder.shell("umask 027; \"$quoin\" render good.xml -o new.svg").status == 0)
    stat(folder.url.path + "/new.svg", &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func foldersAreMadeWhereTheyAreMissing() throws {
    #expect(try folder.run("render", "good.xml", "-o", "a/b//c/picture.png").status == 0)
    #expect(folder.exists("a/b/c/picture.png"))
  }

  @Test func aPipeIsWrittenTo() throws {
    let run = try folder.shell(
      "mkfifo pipe; cat pipe & \"$quoin\" render good.xml --format svg -o pipe 1>&2; wait")
    #expect(run.output.hasPrefix("<"))
  }

  @Test(arguments: ["picture.webp", "picture.GIF", "folder.d/picture.txt", "good.xml"])
  func anEndingThatIsNotWrittenListsThoseThatAre(output: String) throws {
    let run = try folder.run("render", "good.xml", "-o", output)
    #expect(run.status == 1)
    let ending = output.split(separator: ".").last ?? ""
    #expect(
      run.error.hasPrefix(
        "good.xml: error: '.\(ending)' is no format that Quoin writes; it writes .png, .jpg, .jpeg, .svg and .pdf"
      ))
    #expect(folder.names == ["bad.xml", "good.xml"])
  }
}
