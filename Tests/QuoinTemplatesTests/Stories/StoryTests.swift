import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine

/// The stories of a template: what their file says, and what is wrong with one.
@Suite struct StoryTests {
  private let folder: URL
  private let template: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-stories-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    template = folder.appendingPathComponent("card.xml")
  }

  private func stories(_ text: String) throws -> [Story] {
    try Data(text.utf8).write(to: Story.file(of: template))
    return try Story.all(of: template, name: "card.stories.json")
  }

  private func problem(_ text: String) -> String {
    do {
      return "\(try stories(text).map(\.name))"
    } catch let error as Diagnostic {
      return "\(error.span.map { "\($0.line):\($0.column) " } ?? "")\(error.sentence)"
    } catch { return "\(error)" }
  }

  @Test func aTemplateWithoutAFileHasNone() throws {
    #expect(try Story.all(of: template).isEmpty)
  }

  @Test func storiesStandInTheOrderInWhichTheyAreWritten() throws {
    let found = try stories(#"{"Zoe": {}, "Ada, at night": {"appearance": "dark"}, "7": {}}"#)
    #expect(found.map(\.name) == ["Zoe", "Ada, at night", "7"])
    #expect(found.map(\.slug) == ["zoe", "ada-at-night", "7"])
    #expect(found[1].settings.appearance == .dark && found[0].settings == LayoutSettings())
  }

  @Test func listsMakeAStoryForEachOfTheirValues() throws {
    let found = try stories(
      #"{"Card": {"language": ["de", "ar"], "appearance": ["light", "dark"], "text_size": ["AccessibilityM"]}}"#
    )
    #expect(found.map(\.name) == ["Card de light", "Card de dark", "Card ar light", "Card ar dark"])
    #expect(found.map(\.settings.language) == ["de", "de", "ar", "ar"])
    #expect(found.map(\.settings.appearance) == [.light, .dark, .light, .dark])
    #expect(found.allSatisfy { $0.settings.textSize == .accessibilityMedium })
  }

  @Test func dataStandInTheStoryOrInAFile() throws {
    try Data(#"{"name": "Ada"}"#.utf8).write(to: folder.appendingPathComponent("ada.json"))
    let found = try stories(#"{"A": {"data": ["ada.json", {"name": "Bob"}]}, "B": {}}"#)
    #expect(found.map(\.name) == ["A ada", "A 2", "B"])
    func name(_ story: Story) throws -> String? {
      guard case .string(let name)? = try story.data(of: template).state["name"]?.value else { return nil }
      return name
    }
    #expect(try found.map(name) == ["Ada", "Bob", nil])
    try Data(#"{"name": "Eve"}"#.utf8).write(to: folder.appendingPathComponent("card.json"))
    #expect(try name(found[2]) == "Eve")
  }

  @Test func aDeviceLiesOnItsSide() throws {
    let found = try stories(#"{"A": {"device": "iPhone 15", "landscape": [false, true]}}"#)
    #expect(found.map(\.name) == ["A portrait", "A landscape"])
    #expect(found.map { $0.settings.renderSize } == [.fixed(393, 852), .fixed(852, 393)])
    let lying = found[1].settings.environment()
    #expect(lying.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(lying.traits.verticalSizeClass == .compact && lying.traits.displayScale == 3)
    #expect(found[0].settings.environment().traits.verticalSizeClass == .regular)
  }

  @Test func whatAStoryLeavesOutIsLeftToOthers() throws {
    var others = LayoutSettings()
    others.device = Device.named("iPhone SE")
    (others.scale, others.language, others.appearance) = (2, "de", .dark)
    let found = try stories(
      #"{"A": {"width": 200, "direction": "rtl"}, "B": {"scale": 3, "language": "fr", "appearance": "light"}}"#
    )
    let (a, b) = (found[0].settings.over(others), found[1].settings.over(others))
    #expect(a.renderSize == .width(200) && a.device == nil && a.direction == .rightToLeft)
    #expect(a.scale() == 2 && a.language == "de" && a.appearance == .dark)
    #expect(b.renderSize == .fixed(375, 667) && b.scale() == 3)
    #expect(b.language == "fr" && b.appearance == .light)
  }

  @Test func mistakesAreToldWithTheirPlaces() {
    #expect(
      problem("{\n \"A\": {\"apearance\": \"dark\"}}")
        == "2:8 A story has no 'apearance'; did you mean appearance?")
    #expect(
      problem(#"{"A": {"appearance": "drak"}}"#)
        == "1:22 appearance is light or dark, not 'drak'; did you mean dark?")
    #expect(
      problem(#"{"A": {"device": "iPhone 51"}}"#).hasPrefix("1:18 There is no device named “iPhone 51”"))
    #expect(
      problem(#"{"A": {"language": "xx-!"}}"#).hasPrefix("1:20 language is a language such as de or de-CH"))
    #expect(problem(#"{"A": {"width": -1}}"#) == "1:17 width is a number from 0.001 to 1000000, not -1")
    #expect(problem(#"{"A": {"landscape": 1}}"#) == "1:21 landscape is true or false, not 1")
    #expect(problem(#"{"A": {"data": 1}}"#) == "1:16 data is an object or the path of a JSON file, not 1")
    #expect(problem(#"{"A": {"scale": []}}"#) == "1:17 An empty list of scale leaves no story")
    #expect(problem(#"{"A": []}"#) == "1:7 A story is an object, not an array")
    #expect(problem(#"[]"#) == "1:1 Stories are an object with each by its name, not an array")
    #expect(problem(#"{"!": {}}"#) == "1:2 The name of a story has a letter or a digit")
    #expect(
      problem(#"{"A b": {}, "a-B": {}}"#) == "1:13 'a-B' and 'A b' would have pictures of the same name")
    let many = (1...15).map { "\($0)" }.joined(separator: ",")
    #expect(
      problem(#"{"A": {"width": [\#(many)], "height": [\#(many)]}}"#)
        == "1:2 The lists come to more than 200 stories")
  }

  @Test func aStoryIsFoundByItsName() throws {
    try Data(#"{"Ada": {}, "Bob": {}}"#.utf8).write(to: Story.file(of: template))
    #expect(try Story.find("Bob", of: template).slug == "bob")
    let error = #expect(throws: Diagnostic.self) { try Story.find("Adda", of: template) }
    #expect(error?.sentence == "card.stories.json has no story 'Adda'; did you mean Ada?")
  }
}
