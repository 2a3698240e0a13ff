import Foundation
import Testing

/// `quoin elements` as people meet it.
@Suite struct ElementsCommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
  }

  @Test func elementsAreListed() throws {
    let run = try folder.run("elements")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.contains("\n  UILabel "))
  }

  @Test func theAttributesOfAnElementAreListed() throws {
    let run = try folder.run("elements", "UILabel")
    #expect(run.status == 0)
    #expect(run.output.contains("  numberOfLines  Int, lines\n"))
  }

  @Test func anUnknownElementIsToldWithTheNearest() throws {
    let run = try folder.run("elements", "UILable")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error == "error: There is neither an element nor a type 'UILable'; did you mean UILabel?\n")
  }

  @Test func aTypeIsFoundWithoutItsFirstLetters() throws {
    #expect(try folder.run("elements", "font").error.contains("did you mean UIFont?"))
  }

  @Test func darkIsAnAppearance() throws {
    #expect(try folder.run("render", "a.xml", "--dark").error.contains("Did you mean '--appearance dark'?"))
  }

  @Test func renamingIsToldWithBothNames() throws {
    #expect(try folder.run("help", "rename").output.contains("<paths> ... <old-name> <new-name>"))
  }

  @Test func thePagesAreWrittenIntoAFolder() throws {
    let run = try folder.run("elements", "--markdown", ".")
    #expect(run.status == 0)
    #expect(folder.names.contains("UILabel.md"))
    #expect(folder.names.contains("README.md"))
  }

  @Test func everythingIsOneObjectOfJSON() throws {
    let run = try folder.run("elements", "--json")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((object?["elements"] as? [Any])?.isEmpty == false)
  }
}
