import QuoinTemplates
import Testing

@testable import QuoinPreview

/// What the inspector tells of one view beside its attributes.
@Suite(.timeLimit(.minutes(5))) struct InspectorSessionTests {
  @Test func whatAnIncludedFileSaysInVainIsToldBesideWhatCounts() async throws {
    let folder = try PreviewFolder([
      "card.xml":
        "<UIView width=\"90\" height=\"50\"><UIView id=\"part\" xml=\"part.xml\" height=\"20\"/></UIView>",
      "part.xml": "<UIView width=\"30\" height=\"12\"/>",
    ])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.details("0.0")))
    let lost = try #require(await page.lost())
    #expect(lost.keys.sorted() == ["height"] && lost["height"]?.map(\.expression) == ["12"])
    #expect(lost["height"]?.first?.place.file.hasSuffix("part.xml") == true)
  }

  @Test func valuesAreToldByThePathThatIsRead() async throws {
    let folder = try PreviewFolder([
      "card.xml":
        "<UIView width=\"w.a.b + w.c\" height=\"50\"><UILabel text=\"{user.name} of {user.town}\"/></UIView>",
      "card.json": #"{"user": {"name": "Ada", "town": "Ockham"}, "w": {"a": {"b": 40}, "c": 2}}"#,
    ])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.details("0")))
    let width = await page.details()?.attributes.first { $0.name == "width" }
    #expect(
      width?.dependencies.map(\.name) == ["w.a.b", "w.c"] && width?.dependencies.map(\.value) == ["40", "2"])
    await page.session.perform(.design(.details("0.0")))
    let text = await page.details()?.attributes.first { $0.name == "text" }
    #expect(text?.dependencies.map(\.name) == ["user.name", "user.town"])
    #expect(text?.dependencies.first?.value == "Ada")
  }
}
