import Foundation
import Testing

/// `quoin preview`, as it is started and ended.
@Suite struct PreviewCommandTests {
  @Test func theBrowserIsGivenAFileThatItsUserAloneCanRead() throws {
    let folder = try CommandFolder()
    try folder.write("a.xml", "<UIView width=\"9\" height=\"9\"/>")
    try folder.write(
      "xdg-open",
      "#!/bin/sh\nstat -c %a \"$1\" >mode\ncp \"$1\" page\necho \"$@\" >opened.new\nmv opened.new opened\n")
    let run = try folder.shell(
      """
      chmod +x xdg-open
      PATH="$PWD:$PATH" XDG_RUNTIME_DIR="$PWD" "$quoin" preview a.xml --open --legacy-layout >said & pid=$!
      while [ ! -e opened ]; do sleep 0.1; done
      kill -TERM $pid
      wait $pid
      """)
    #expect(run.status == 143)
    let said = try folder.read("said")
    let address = try #require(said.split(separator: " ").first { $0.hasPrefix("http://") })
    #expect(try folder.read("mode") == "600\n")
    #expect(try folder.read("page").contains("url=\(address)\""))
    #expect(try !folder.read("opened").contains("http"))
    #expect(!folder.names.contains { $0.hasPrefix("quoin-preview-") })
  }

  @Test(arguments: [
    ("a.xml --size 390", "--size: a size has a width and a height, such as 390x390"),
    ("a.xml --size wide", "--size: a size is written 1200x630"),
    ("'#sandbox=abc'", "The link of a sandbox is opened with --sandbox"),
    ("--sandbox '#sandbox=a/c'", "The link is not whole"),
    ("a.xml --size A5 --device 'iPhone 15'", "--size and --device each say how large templates are"),
  ])
  func whatCannotBeMeantIsRefused(options: String, message: String) throws {
    let folder = try CommandFolder()
    try folder.write("a.xml", "<UIView/>")
    let run = try folder.shell("exec \"$quoin\" preview \(options)")
    #expect(run.status == 1 && run.error.contains(message))
  }

  @Test func theAddressOfANamedPortStays() throws {
    let folder = try CommandFolder()
    try folder.write("a.xml", "<UIView width=\"9\" height=\"9\"/>")
    let run = try folder.shell(
      """
      export XDG_STATE_HOME="$PWD/state"
      port=$(shuf -i 20000-30000 -n 1)
      preview() {
        : >said
        "$quoin" preview a.xml --port "$1" >said & pid=$!
        while ! grep -q http said; do kill -0 $pid || exit 1; sleep 0.1; done
        # Whoever runs tests may have told what they start to wait with other signals.
        kill -KILL $pid
        wait $pid 2>/dev/null
        grep -o 'http[^ ]*' said
      }
      preview $port; preview $port
      stat -c %a state/quoin/preview-token
      chmod 644 state/quoin/preview-token
      preview $port; preview 0
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 5, "\(run.error)")
    #expect(lines[0] == lines[1] && lines[2] == "600")
    // What others can read is no secret.
    #expect(lines[3] != lines[0])
    let tokens = [lines[0], lines[3], lines[4]].map { $0.split(separator: "/").last }
    #expect(Set(tokens).count == 3)
  }
}
