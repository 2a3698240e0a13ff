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

  @Test func editorsInATerminalAreLeftAlone() {
    #expect(EditorCommand.ofEnvironment(["EDITOR": "vim", "VISUAL": "nano"]) == nil)
    #expect(EditorCommand.ofEnvironment(["EDITOR": "code --wait"]) != nil)
    #expect(EditorCommand.ofEnvironment([:]) == nil)
  }
}
