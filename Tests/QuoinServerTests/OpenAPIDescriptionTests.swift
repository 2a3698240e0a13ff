import Foundation
import Testing

@testable import QuoinServer

@Suite struct OpenAPIDescriptionTests {
  /// What may stand for the name of a template.
  private func schema(_ names: [String]) throws -> [String: Any] {
    let data = OpenAPIDescription(names: names, isKeyed: false).data
    let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let path = (document["paths"] as? [String: Any])?["/render/{name}"] as? [String: Any]
    return try #require((path?["parameters"] as? [[String: Any]])?.first?["schema"] as? [String: Any])
  }

  @Test func namesAreThoseOfTheTemplatesWithAFormatOrWithout() throws {
    let pattern = try #require(try schema(["card", "a/b.c (1)"])["pattern"] as? String)
    for (name, fits) in [
      ("card", true), ("card.png", true), ("a/b.c (1)", true), ("a/b.c (1).pdf", true), ("card.exe", false),
      ("cards", false), ("a/bxc (1)", false), ("", false),
    ] {
      #expect((name.range(of: pattern, options: .regularExpression) != nil) == fits, "\(name)")
    }
  }

  @Test func ofVeryManyNoneIsSaidToBeMissing() throws {
    let names = (0..<ServedFolder.nameLimit).map { "card\($0)" }
    #expect(try schema(names)["pattern"] == nil && (try schema([]))["pattern"] == nil)
  }
}
