import Foundation
import Testing

@testable import QuoinGraphics

@Suite("The numbers of a colour")
struct ColorRangeTests {
  @Test("What is read from data is brought into the range as what is written in code")
  func decoding() throws {
    func color(_ red: String) throws -> CGColor {
      let json = "{\"red\":\(red),\"green\":0.5,\"blue\":-3,\"alpha\":1}"
      return try JSONDecoder().decode(CGColor.self, from: Data(json.utf8))
    }
    #expect(try color("5") == CGColor(red: 1, green: 0.5, blue: 0))
    #expect(try color("5").hexString == "#FF8000")
    #expect(CGColor(red: .nan, green: .infinity, blue: 0).hexString == "#00FF00")
    let written = try JSONEncoder().encode(try color("0.25"))
    #expect(try JSONDecoder().decode(CGColor.self, from: written) == CGColor(red: 0.25, green: 0.5, blue: 0))
  }
}
