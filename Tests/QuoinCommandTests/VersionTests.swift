import Foundation
import QuoinCommandLine
import Testing

/// The version stands in one place; what cannot read it there is held to it.
@Suite struct VersionTests {
  private func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func thePythonPackageHasTheVersionOfTheCommand() throws {
    #expect(try text("Python/quoin/__init__.py").contains("\n__version__ = \"\(Version.current)\"\n"))
  }

  @Test func theChangelogSaysWhatIsInTheVersion() throws {
    #expect(try text("CHANGELOG.md").contains("\n## [\(Version.current)]"))
  }
}
