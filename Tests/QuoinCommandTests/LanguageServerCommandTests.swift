import Testing

/// `quoin language-server`, as editors start it and leave it.
@Suite struct LanguageServerCommandTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  private var start: String {
    frame(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
  }
  private var shutdown: String { frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#) }
  private var exit: String { frame(#"{"jsonrpc":"2.0","method":"exit"}"#) }

  @Test func aProperGoodbyeIsStatus0() throws {
    let run = try folder.run("language-server", input: start + shutdown + exit)
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.contains(#""hoverProvider":true"#) && run.output.contains(#""id":2,"result":null"#))
  }

  @Test func anyOtherEndIsStatus1() throws {
    let options = ["--stdio", "--legacy-layout"]
    #expect(try folder.run(["language-server"] + options, input: start + exit).status == 1)
    #expect(try folder.run("language-server", input: start).status == 1)
    #expect(try folder.run("language-server", input: "no frame at all").status == 1)
  }

  @Test func streamsThatAreClosedAreNoCrash() throws {
    #expect(try folder.shell("$quoin language-server <&-").status == 1)
    try folder.write("input", start + shutdown + exit)
    #expect(try folder.shell("$quoin language-server <input >&-").status == 0)
  }
}
