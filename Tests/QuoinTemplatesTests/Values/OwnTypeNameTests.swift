import Foundation
import QuoinControls
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Types of data may be called like those of attributes.
@Suite struct OwnTypeNameTests {
  private struct Weight { var kg = 3 }
  private struct Alignment { var side = "left" }
  private enum Kind: String, CaseIterable { case round, square }

  @Test func membersAreThoseOfTheDataThemselves() throws {
    let node = try instance(
      of: "<UILabel text='{weight.kg} {alignment.side} {kind}'/>",
      state: ["weight": Weight(), "alignment": Alignment(), "kind": Kind.square] as [String: Any])
    try node.layOut()
    #expect((node.view as? UILabel)?.text == "3 left square")
  }

  @Test func valuesOfTheAttributesTypesKeepTheirNames() throws {
    let node = try instance(
      of: "<UILabel textAlignment='side' font='{weight}' text='a'/>",
      state: ["side": NSTextAlignment.right, "weight": UIFont.Weight.bold] as [String: Any])
    try node.layOut()
    let label = try #require(node.view as? UILabel)
    #expect(label.textAlignment == .right)
    #expect(label.font.fontName == UIFont.systemFont(ofSize: 17, weight: .bold).fontName)
  }
}
