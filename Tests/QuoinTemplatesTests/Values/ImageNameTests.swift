import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What the whole text of an image attribute may be: the name of an image, else an expression over data.
@Suite struct ImageNameTests {
  private func svg(_ side: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'/>"
  }

  private func width(_ text: String, _ state: [String: Any]) throws -> CGFloat? {
    let folder = try StringsFolder(["x.svg": svg(14), "parts/y.svg": svg(16)])
    let node = try folder.template("<UIImageView image=\"\(text)\"/>").instantiate(state: state)
    try node.layOut(in: .fixed(100, 100))
    return (node.view as? UIImageView)?.image?.size.width
  }

  private func problem(_ text: String, _ state: [String: Any] = [:]) -> String {
    do {
      return "\(try width(text, state) ?? -1)"
    } catch { return "\(error)" }
  }

  @Test(arguments: ["hero_image", "user.photo", "user['photo']", "photos[0]", "pick ?? 'y.svg'"])
  func anExpressionNeedsNoBraces(text: String) throws {
    let state: [String: Any] = [
      "hero_image": "x.svg", "user": ["photo": "x.svg"], "photos": ["x.svg"], "pick": "x",
    ]
    #expect(try width(text, state) == 14)
  }

  @Test func aConditionalIsNoNameInABundle() throws {
    #expect(try width("isOn ? 'x.svg' : 'parts/y.svg'", ["isOn": true]) == 14)
    #expect(try width("isOn ? 'x.svg' : 'parts/y.svg'", ["isOn": false]) == 16)
  }

  @Test(arguments: ["hero-image.png", "hero.png", "hero-image", "parts/star", "hero.PNG"])
  func whatReadsAsAFileIsMissedBeforeThereAreData(text: String) throws {
    let folder = try StringsFolder(["parts/y.svg": svg(14)])
    do {
      _ = try folder.template("<UIImageView image=\"\(text)\"/>")
      Issue.record("compiling succeeded")
    } catch { #expect("\(error)".contains("There is no image \(text)")) }
  }

  @Test func aNameThatNothingHasIsAMissingImageOnceThereAreData() {
    #expect(problem("hero_image").contains("There is no image hero_image"))
    #expect(problem("user.photo").contains("There is no image user.photo"))
  }
}
