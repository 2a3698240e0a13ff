import Foundation
import Testing

/// Outputs that take nothing, not all, or nothing any more.
@Suite(.timeLimit(.minutes(5))) struct OutputTests {
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

  @Test func aLinkKeepsLeadingToWhatIsNotThereYet() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("deep"), withIntermediateDirectories: true)
    symlink("deep/real.svg", folder.url.path + "/link.svg")
    #expect(try folder.run("render", "good.xml", "-o", "link.svg").status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.path + "/link.svg")
        == "deep/real.svg")
    #expect(try folder.read("deep/real.svg").hasPrefix("<"))
    symlink("ring.svg", folder.url.path + "/ring.svg")
    #expect(try folder.run("render", "good.xml", "-o", "ring.svg").error.contains("Too many levels"))
  }

  @Test func standardOutputByItsNameHoldsThePictureAndNothingElse() throws {
    try folder.write("log", "before\n")
    let run = try folder.shell("\"$quoin\" render good.xml --format svg -o /dev/stdout >> log")
    #expect(run.status == 0)
    let log = try folder.read("log")
    #expect(log.hasPrefix("before\n<") && log.hasSuffix("</svg>\n"))
  }

  @Test(arguments: ["/dev/fd/3", "/proc/self/fd/3", "link"])
  func anOpenFileIsWrittenToWhateverItsNameHasBecome(name: String) throws {
    symlink("/dev/fd/3", folder.url.path + "/link")
    try folder.write("log", "before\n")
    try folder.write("other", "other")
    let script = "exec 3>>log 4<log; mv log gone; ln -s other log; rm gone; "
    let run = try folder.shell(script + "\"$quoin\" render good.xml --format svg -o \(name) >&2; cat <&4")
    #expect(run.output.hasPrefix("before\n<"))
    #expect(try folder.read("other") == "other")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "/dev/fd") == "/proc/self/fd")
    #expect(!folder.names.contains { $0.contains("deleted") })
  }

  /// Nobody's rights, in a folder of his own.
  private static let asNobody = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""

  @Test func whatMayNotBeWrittenIsNotReplacedAndAFolderThatTakesNothingNewIsNoHindrance() throws {
    try folder.write("locked.svg", "old")
    try folder.write(
      "open.svg", "a much longer picture than the one to come" + String(repeating: " ", count: 9000))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("full"), withIntermediateDirectories: true)
    try folder.write("full/open.svg", "old")
    let locked = try folder.shell(
      """
      chmod 444 locked.svg; chmod 666 full/open.svg; chmod 777 .; chmod 555 full
      \(Self.asNobody)"$quoin" render good.xml -o locked.svg
      """)
    // A build that nobody else may run has nothing to show here.
    guard locked.status != 126, locked.status != 127 else { return }
    #expect(locked.error == "good.xml: error: 'locked.svg' cannot be written: Permission denied\n")
    #expect(try folder.read("locked.svg") == "old")
    let open = try folder.shell("\(Self.asNobody)\"$quoin\" render good.xml -o full/open.svg")
    #expect(open.error == "")
    #expect(try folder.read("full/open.svg").hasSuffix("</svg>\n"))
    chmod(folder.url.path + "/full", 0o755)
  }

  @Test func aFileThatOthersHoldInItsPlaceIsWrittenInPlace() throws {
    try folder.write("held.svg", String(repeating: "old ", count: 5000))
    let run = try folder.shell(
      """
      unshare -rm sh -c 'mount --bind held.svg held.svg && "'"$quoin"'" render good.xml -o held.svg' || exit 99
      """)
    // A system that lets nobody mount has nothing to show here.
    guard run.status != 99 || run.error.contains("cannot be written") else { return }
    #expect(run.status == 0)
    #expect(try folder.read("held.svg").hasSuffix("</svg>\n"))
  }

  @Test func anInputThatDoesNotWaitIsWaitedFor() throws {
    let run = try folder.shell(
      """
      mkfifo pipe; (sleep 0.3; echo '{}'; sleep 0.1) > pipe &
      perl -e 'use Fcntl; open(STDIN, "<", "pipe"); fcntl(STDIN, F_SETFL, O_NONBLOCK); exec @ARGV' \
        "$quoin" tree good.xml --data -
      """)
    #expect(run.error == "")
    #expect(run.output == "UIView (0 0 10 20)\n")
  }

  @Test func aParentThatIgnoresTheEndOfItsChildrenHindersNoDownload() throws {
    try folder.write("picture.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'/>")
    // Serves one request; should none come, it does not wait for long.
    try folder.write(
      "serve.pl",
      #"""
      use IO::Socket::INET;
      alarm 30;
      my $server = IO::Socket::INET->new(Listen => 5, LocalAddr => "127.0.0.1");
      open(my $port, ">", "port.new"); print $port $server->sockport; close $port;
      rename "port.new", "port";
      my $client = $server->accept;
      sysread($client, my $request, 9999);
      print $client "HTTP/1.1 200 OK\r\n\r\n", `cat picture.svg`;
      """#)
    let run = try folder.shell(
      """
      perl serve.pl & until [ -e port ]; do sleep 0.05; done
      echo "<UIImageView image='http://127.0.0.1:$(cat port)/picture.svg'/>" > remote.xml
      env --ignore-signal=CHLD "$quoin" tree remote.xml --allow-host 127.0.0.1
      """)
    #expect(run.error == "")
    #expect(run.output == "UIImageView (0 0 7 5)\n")
  }

  @Test func twoPicturesOfOneNameAreRefusedBeforeEither() throws {
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
      try folder.write("\(name)/card.xml", "<UIView width=\"10\" height=\"20\"/>")
    }
    let run = try folder.run("render", "a/card.xml", "b/card.xml", "-o", "out")
    #expect(run.status == 1)
    #expect(run.error.contains("'a/card.xml' and 'b/card.xml' would both be drawn as 'out/card.png'"))
    #expect(!folder.exists("out"))
    #expect(try folder.run("render", "a/card.xml", "b/card.xml").status == 0)
    #expect(folder.exists("b/card.png"))
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

  @Test(arguments: [
    "picture.tiff", "picture.BMP", "folder.d/picture.txt", "good.xml", "x.", "x.png ", "a.png.d/x.~",
  ])
  func anEndingThatIsNotWrittenListsThoseThatAre(output: String) throws {
    let run = try folder.run("render", "good.xml", "-o", output)
    #expect(run.status == 1)
    let ending = output.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    #expect(
      run.error.hasPrefix(
        "good.xml: error: '.\(ending)' is no format that Quoin writes; it writes .png, .jpg, .jpeg, .svg, .pdf, .webp and .gif"
      ))
    #expect(folder.names == ["bad.xml", "good.xml"])
  }
}
