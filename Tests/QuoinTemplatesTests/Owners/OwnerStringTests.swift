import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
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

  @Test func anotherOwnerHasOthers() throws {
    let folder = try StringsFolder(["Localizable.strings": "\"Title\" = \"file\";"])
    let node = try folder.template("<UILabel text=\"{strings.Title}\"/>").instantiate()
    let (speaker, silent) = (Speaker(), Speaker())
    speaker.strings = ["Title": "owner"]
    for _ in 0..<2 {
      for (owner, text) in [(silent, "file"), (speaker, "owner")] {
        try node.mount(in: owner)
        #expect((node.view as? UILabel)?.text == text)
        #expect(node.diagnostics.isEmpty)
        node.unmount()
      }
    }
    // Another number of values is another format.
    let counted = try LayoutNode.with(xmlData: Data("<UILabel text=\"{strings.N(1)}\"/>".utf8))
    for (format, text) in [("%i", "1"), ("%i %i", nil), ("no %i", "no 1")] {
      speaker.strings["N"] = format
      if let text {
        try counted.mount(in: speaker)
        #expect((counted.view as? UILabel)?.text == text)
        counted.unmount()
      } else {
        #expect(throws: Diagnostics.self) { try counted.mount(in: speaker) }
      }
    }
  }

  @Test func anOwnerThatIsRefusedLeavesNoNames() throws {
    let folder = try StringsFolder(["Localizable.strings": "\"Title\" = \"file\";"])
    let node = try folder.template("<UILabel text=\"{strings.Title}\" outlet=\"nowhere\"/>").instantiate()
    let speaker = Speaker()
    speaker.strings = ["Title": "owner"]
    #expect(throws: Diagnostics.self) { try node.mount(in: speaker) }
    try node.layOut(in: .fixed(100, 20))
    #expect((node.view as? UILabel)?.text == "file")
    #expect(throws: Diagnostics.self) { try node.bind(to: speaker) }
    node.update()
    #expect(node.diagnostics.isEmpty)
    #expect((node.view as? UILabel)?.text == "file")
  }

  @Test func whatIsLinkedIsForAllWhoAnswerAlike() throws {
    let folder = try StringsFolder(["Localizable.strings": "\"Title\" = \"file\"; \"Row\" = \"row\";"])
    let template = try folder.template(
      """
      <UIView>
        <UILabel text="{strings.Title}"/>
        <UITableView top="20" width="100%" height="100">
          <repeat for="row" in="0..&lt;2"><UITableViewCell textLabel.text="{strings.Row}"/></repeat>
        </UITableView>
      </UIView>
      """)
    func programs(_ strings: [String: String]) throws -> [ObjectIdentifier?] {
      let owner = Speaker()
      owner.strings = strings
      let node = try template.instantiate()
      try node.mount(in: owner)
      let table = try #require(node.children[1].view as? UITableView)
      owner.view.layoutIfNeeded()
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(cell.textLabel?.text == strings["Row"] ?? "row")
      #expect((node.children[0].view as? UILabel)?.text == strings["Title"] ?? "file")
      let list = node.children[1].live?.list
      return [node.live?.program, list?.cells[ObjectIdentifier(cell)]?.live?.program].map {
        $0.map { ObjectIdentifier($0) }
      }
    }
    let silent = try programs([:])
    #expect(try programs([:]) == silent)
    let speaking = try programs(["Title": "one", "Row": "a"])
    #expect(speaking != silent)
    #expect(try programs(["Title": "another", "Row": "b"]) == speaking)
    #expect(try programs([:]) == silent)
  }

  @Test func formatsOfAnOwnerAreBounded() throws {
    let owner = Speaker()
    owner.strings = ["N": "%4000d"]
    let folder = try StringsFolder(["Localizable.strings": "\"N\" = \"%d\";"])
    let template = try folder.template("<UILabel text=\"{strings.N(1)}\"/>")
    var budget = Budget()
    for limit in [10_000, 1_000] {
      budget.stringLength = limit
      let node = try template.instantiate(environment: LayoutEnvironment(budget: budget))
      if limit > 4_000 {
        try node.mount(in: owner)
      } else {
        #expect(throws: Diagnostics.self) { try node.mount(in: owner) }
      }
    }
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
