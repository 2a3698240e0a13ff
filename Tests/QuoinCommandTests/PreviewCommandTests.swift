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
}
