import Foundation
import QuoinBatch
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

  @Test func whatMayBeSaidOfAPictureIsATableOfParameters() throws {
    let data = OpenAPIDescription(names: [], isKeyed: true).data
    let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let path = (document["paths"] as? [String: Any])?["/render/{name}"] as? [String: Any]
    let post = try #require(path?["post"] as? [String: Any])
    let parameters = try #require(post["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == PictureEntry.ofAddresses.map(\.name))
    func schema(_ name: String) -> [String: Any]? {
      parameters.first { $0["name"] as? String == name }?["schema"] as? [String: Any]
    }
    #expect(schema("dither")?["enum"] as? [String] == ["none", "diffusion"])
    #expect(schema("scale")?["minimum"] as? Double == 0.01 && schema("scale")?["maximum"] as? Int == 100)
    #expect(
      schema("page")?["type"] as? String == "integer" && schema("page")?["maximum"] as? Int == 1_000_000)
    #expect(parameters[0]["description"] as? String == "What is written; else what Accept says.")
    #expect(parameters[1]["description"] as? String == "Pixels a point; 1 unless given.")
  }

  @Test func aWholeRequestHasFilesAsWell() throws {
    let data = OpenAPIDescription(names: [], isKeyed: true).data
    let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]]
    let entries = try #require(schemas?["Request"]?["properties"] as? [String: [String: Any]])
    #expect(Set(entries.keys) == Set(["data"] + PictureEntry.all.map(\.name)))
    #expect(entries["attachments"]?["type"] as? String == "array")
    #expect(!PictureEntry.ofAddresses.map(\.name).contains("attachments"))
  }

  @Test func whatIsAskedWithKeysSaysSo() throws {
    func answers(_ path: String, isKeyed: Bool) throws -> (security: Int?, answers: [String]) {
      let data = OpenAPIDescription(names: [], isKeyed: isKeyed).data
      let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let paths = try #require(document["paths"] as? [String: [String: Any]])
      let get = try #require(paths[path]?["get"] as? [String: Any])
      let responses = try #require(get["responses"] as? [String: Any])
      return ((get["security"] as? [Any])?.count, responses.keys.sorted())
    }
    #expect(try answers("/metrics", isKeyed: true) == (1, ["200", "401", "403"]))
    #expect(try answers("/metrics", isKeyed: false) == (nil, ["200", "403"]))
    #expect(try answers("/healthz", isKeyed: true) == (nil, ["200", "500"]))
    #expect(try answers("/readyz", isKeyed: true) == (nil, ["200", "503"]))
    let picture = try answers("/render/{name}", isKeyed: true)
    #expect(picture.security == 2 && picture.answers.contains("304") && picture.answers.contains("401"))
  }
}
