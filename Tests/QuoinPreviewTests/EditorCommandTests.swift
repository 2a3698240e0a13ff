import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinPreview

/// How editors are told a place.
@Suite struct EditorCommandTests {
  private func words(_ command: String) -> [String]? {
    EditorCommand(command)?.arguments(file: "/a b/{line}.xml", line: 3, column: 14)
  }

  @Test func placesStandWhereTheCommandSays() {
    #expect(words("edit +{line} {file}") == ["edit", "+3", "/a b/{line}.xml"])
    #expect(words("edit") == ["edit", "/a b/{line}.xml"])
    #expect(words("/usr/bin/code -r") == ["/usr/bin/code", "-r", "--goto", "/a b/{line}.xml:3:14"])
    #expect(words(" ") == nil)
  }

  @Test func wordsAreThoseOfAShell() {
    #expect(
      words(#"'/opt/my editor' --at "line {line}" a\ b "" {file}"#) == [
        "/opt/my editor", "--at", "line 3", "a b", "", "/a b/{line}.xml",
      ])
    #expect(words(#"e "\"x\y\"" '\' {file}"#) == ["e", #""x\y""#, #"\"#, "/a b/{line}.xml"])
    #expect(words("edit 'x {file}") == nil)
    #expect(words("edit {file} \\") == nil)
  }

  @Test func aProgramThatIsNotThereIsTold() throws {
    let folder = try PreviewFolder(["edit": "#!/bin/sh\ntrue\n"])
    let command = try #require(EditorCommand("edit {file}"))
    #expect(throws: Diagnostic.self) {
      try command.open(file: "/a.xml", line: 1, column: 1, path: folder.url.path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("edit"))
    try command.open(file: "/a.xml", line: 1, column: 1, path: "/nowhere:" + folder.url.path)
  }

  @Test func editorsInATerminalAreLeftAlone() {
    #expect(EditorCommand.ofEnvironment(["EDITOR": "vim", "VISUAL": "nano"]) == nil)
    #expect(EditorCommand.ofEnvironment(["EDITOR": "code --wait"]) != nil)
    #expect(EditorCommand.ofEnvironment([:]) == nil)
  }
}
