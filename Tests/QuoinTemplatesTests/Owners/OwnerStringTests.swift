import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplates

/// Strings that an owner has.
@Suite struct OwnerStringTests {
  private final class Speaker: UIViewController, LayoutOwner {
    var strings: [String: String] = [:]
    func layoutString(forKey key: String) -> String? { strings[key] }
  }

  private func text(_ text: String, in owner: UIViewController, files: StringsFolder? = nil) throws -> (
    LayoutNode, UILabel
  ) {
    let markup = "<UILabel text=\"\(text)\"/>"
    let node =
      try files.map { try $0.template(markup).instantiate() } ?? LayoutNode.with(xmlData: Data(markup.utf8))
    try node.mount(in: owner)
    return (node, try #require(node.view as? UILabel))
  }

  @Test func theyComeBeforeThoseOfFiles() throws {
    let folder = try StringsFolder(["Localizable.strings": "\"Title\" = \"file\"; \"Other\" = \"other\";"])
    let owner = Speaker()
    owner.strings = ["Title": "owner"]
    #expect(try text("{strings.Title} {strings.Other}", in: owner, files: folder).1.text == "owner other")
  }

  @Test func theyNeedNoFileAndAreAskedForAgain() throws {
    let owner = Speaker()
    owner.strings = ["Title": "one", "Count": "%i of %i"]
    let (node, label) = try text("{strings.Title}: {strings.Count(1, 2)}, {strings.Title.count}", in: owner)
    #expect(label.text == "one: 1 of 2, 3")
    owner.strings["Title"] = "others"
    node.update()
    #expect(label.text == "others: 1 of 2, 6")
  }

  @Test func theNextRespondersAreAsked() throws {
    let (outer, inner) = (Speaker(), OwnedScreen())
    outer.strings = ["Title": "outer"]
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    #expect(try text("{strings.Title}", in: inner).1.text == "outer")
  }

  @Test func whatNobodyHasIsToldWhenTheLayoutIsMounted() throws {
    let problem = #expect(throws: Diagnostics.self) { _ = try text("{strings.Title}", in: Speaker()) }
    #expect(problem?.description.contains("The string 'Title' cannot be read") == true)
    let owner = Speaker()
    owner.strings = ["Title": "%y"]
    let other = #expect(throws: Diagnostics.self) { _ = try text("{strings.Title('a')}", in: owner) }
    #expect(other?.description.contains("The format has no conversion %y") == true)
  }
}
