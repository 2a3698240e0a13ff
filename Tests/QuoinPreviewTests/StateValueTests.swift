import Foundation
import Testing

@testable import QuoinPreview

/// State as the page sends and gets it.
@Suite struct StateValueTests {
  @Test func jsonComesBackAsItWas() throws {
    let text = #"{"a":[1,2.5,true,null,"x"],"b":{"c":{}}}"#
    let value = try JSONDecoder().decode(StateValue.self, from: Data(text.utf8))
    #expect(try JSONDecoder().decode(StateValue.self, from: JSONEncoder().encode(value)) == value)
    guard case .object(let entries) = value else { return #expect(Bool(false)) }
    #expect(entries["a"] == .array([.number(1), .number(2.5), .bool(true), .null, .string("x")]))
  }

  @Test func whatJSONHasNoFormForIsTold() throws {
    #expect(
      String(decoding: try JSONEncoder().encode([StateValue.number(.infinity)]), as: UTF8.self) == #"["inf"]"#
    )
  }

  @Test(arguments: [
    "{}", #"{"type": "open"}"#, #"{"type": "fly"}"#, #"{"type": "touches", "fingers": 3}"#, "[]", #""x""#,
  ])
  func whatIsNoCommandIsNone(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(PreviewCommand.self, from: Data(text.utf8))
    }
  }

  @Test func lengthsAreBroughtIntoRange() throws {
    let text = #"{"width": 1e9, "height": -3, "scale": 99, "textSize": "?"}"#
    let settings = try JSONDecoder().decode(PreviewSettings.self, from: Data(text.utf8))
    #expect(settings.width == 10_000 && settings.height == 1 && settings.scale == 4)
    #expect(
      settings.layout.environment(scale: 2).traits.preferredContentSizeCategory == .large)
  }
}
