import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplates
import Testing

@testable import QuoinEditing

@Suite struct PaletteTests {
  private let palette = DesignTable.designer.palette

  @Test func elementsStandInGroupsWithWhatTheyAre() {
    #expect(palette.map(\.name).prefix(3) == ["Text", "Controls", "Views"])
    #expect(palette[0].items.first?.element == "UILabel")
    #expect(palette.allSatisfy { !$0.items.isEmpty && $0.items.allSatisfy { !$0.summary.isEmpty } })
    // All that is known has a place of its own.
    #expect(!palette.contains { $0.name == "Own" }, "\(palette.last?.items.map(\.element) ?? [])")
  }

  @Test func whateverComesFromThePaletteIsRightAsItIs() throws {
    for group in palette where group.name != "Lists" && group.name != "Controllers" {
      for item in group.items {
        let root = item.element.hasPrefix("LM") ? "LMColumnView" : "UIView"
        let table = try DesignTable("<\(root)/>")
        let place = try #require(table.tree.nodes.first?.place)
        let added = try DesignTable.designer.inserting(item.markup, into: place, in: table.markup)
        let template = try Template(markup: added.text)
        let node = try template.instantiate()
        let size = try node.layOut(in: .fixed(300, 300))
        #expect(template.warnings.description == "", "\(item.element)")
        #expect(node.diagnostics.description == "", "\(item.element)")
        _ = size
        #expect(node.inspection().nodes.count > 1)
      }
    }
  }

  @Test func elementsOfAnAppHaveAGroup() {
    let registry = ComponentRegistry.standard.adding([
      Component("BadgeView", UIView.self, superclass: "UIView", summary: "A badge.") { _ in UIView() }
    ])
    let own = Designer(schema: registry.schema).palette.last
    #expect(own?.name == "Own" && own?.items.map(\.markup) == ["<BadgeView/>"])
  }
}
