import Foundation
import QuoinControls
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct VisualEffectTests {
  private func effect(_ attribute: String, state: [String: Any] = [:]) throws -> UIVisualEffect? {
    let node = try Template(markup: "<UIVisualEffectView \(attribute)/>").instantiate(state: state)
    node.update()
    return try #require(node.view as? UIVisualEffectView).effect
  }

  @Test(arguments: [
    ("", UIBlurEffect.Style.regular), ("effect='UIBlurEffect()'", .regular),
    ("effect='UIBlurEffect(dark)'", .dark), ("effect='UIBlurEffect(UIBlurEffectStyle.light)'", .light),
    ("effect='UIBlurEffect(UIBlurEffect.Style.extraLight)'", .extraLight), ("effect='prominent'", .prominent),
    ("effect='UIBlurEffect(2)'", .dark), ("effect.style='extraDark'", .extraDark),
  ])
  func blursAreWrittenAsTheyAreMade(attribute: String, style: UIBlurEffect.Style) throws {
    #expect(try effect(attribute) == UIBlurEffect(style: style))
  }

  @Test func vibrantContentHasABlurAround() throws {
    #expect(
      try effect("effect='UIVibrancyEffect(dark)'")
        == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
    #expect(
      try effect("effect='UIVibrancyEffect(UIBlurEffect(light))'")
        == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
  }

  @Test func stylesAndEffectsComeFromDataToo() throws {
    let style: [String: Any] = ["s": UIBlurEffect.Style.dark]
    #expect(try effect("effect='UIBlurEffect(s)'", state: style) == UIBlurEffect(style: .dark))
    let own = UIBlurEffect(style: .light)
    #expect(try effect("effect='{own}'", state: ["own": own]) === own)
    #expect(try effect("effect='nil'") == nil)
  }

  @Test func wrongArgumentsAreErrors() {
    #expect(
      problems("<UIVisualEffectView effect='UIBlurEffect(#f00)'/>").contains(
        "Expected a UIBlurEffectStyle, not a UIColor"))
    #expect(
      problems("<UIVisualEffectView effect='UIBlurEffect(dark, light)'/>").contains(
        "'UIBlurEffect' expects one style at most but got 2 arguments"))
  }

  @Test func whatStandsInsideIsInTheContentView() throws {
    let node = try Template(
      markup: "<UIVisualEffectView><UILabel left='10' top='20' width='30' height='5'/></UIVisualEffectView>"
    ).instantiate()
    try node.layOut(in: .fixed(100, 50))
    let view = try #require(node.view as? UIVisualEffectView)
    #expect(view.contentView.subviews.first?.frame == CGRect(x: 10, y: 20, width: 30, height: 5))
    #expect(view.contentView.frame.size == CGSize(width: 100, height: 50))
  }
}
