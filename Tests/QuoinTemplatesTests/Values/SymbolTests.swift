import Foundation
import QuoinControls
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct SymbolTests {
  @Test(arguments: [
    "systemName:star.fill", "systemName: star.fill", "systemName: 'star.fill'", "systemName:{name}",
  ])
  func imagesMayBeSymbols(text: String) throws {
    let node = try Template(markup: "<UIImageView image=\"\(text)\"/>").instantiate(
      state: ["name": "star.fill"])
    node.update()
    let image = try #require((node.view as? UIImageView)?.image)
    #expect(image.isSymbolImage)
    #expect(image.symbolName == "star.fill")
  }

  @Test func buttonsTakeThemInEachState() throws {
    let button =
      try Template(markup: "<UIButton image='systemName:heart' selectedImage='systemName:heart.fill'/>")
      .instantiate().view as? UIButton
    #expect(button?.image(for: .normal)?.symbolName == "heart")
    #expect(button?.image(for: .selected)?.symbolName == "heart.fill")
  }

  @Test func anUnknownSymbolIsAWarningWithTheNearestName() throws {
    let template = try Template(markup: "<UIImageView image='systemName:haert'/>", name: "t")
    #expect(
      template.warnings.description
        == "t:1:21: warning: There is no symbol haert, and nothing is drawn for it; did you mean heart?")
    #expect((try template.instantiate().view as? UIImageView)?.image?.size == .zero)
  }

  @Test func aSymbolThatDataNameIsWarnedOfWhenItIsDrawn() throws {
    let template = try Template(markup: "<UIImageView image='systemName:{name}'/>", name: "t")
    #expect(template.warnings.isEmpty)
    let node = try template.instantiate(state: ["name": "haert"])
    try node.layOut(in: .fixed(10, 10))
    #expect(
      node.warnings(in: CGSize(width: 10, height: 10)).description.contains("There is no symbol haert"))
    node.setState(["name": "heart"])
    try node.layOut(in: .fixed(10, 10))
    #expect(!node.warnings(in: CGSize(width: 10, height: 10)).description.contains("symbol"))
  }

  @Test func aConfigurationSaysHowLargeAndHeavyASymbolIs() throws {
    let node = try Template(
      markup: "<UIImageView image='systemName:star' preferredSymbolConfiguration='{size} bold large'/>"
    ).instantiate(state: ["size": 40])
    node.update()
    let image = try #require((node.view as? UIImageView)?.image)
    let expected = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    #expect(image.symbolConfiguration == expected)
    #expect(
      problems("<UIImageView preferredSymbolConfiguration='fat'/>").contains(
        "Expected a symbol's size, text style, weight or scale"))
  }
}
