import Foundation
import Testing

@testable import QuoinCommand

@Suite struct SizeArgumentTests {
  @Test(arguments: [("1200x630", 1200.0, 630.0), ("10X20", 10, 20), ("0.5x1e3", 0.5, 1000)])
  func readsWidthAndHeightInPoints(text: String, width: Double, height: Double) {
    #expect(SizeArgument(argument: text)?.size == CGSize(width: width, height: height))
  }

  @Test(arguments: ["", "10", "x", "10x", "x10", "axb", "0x5", "-5x5", "nanx5", "infx5", "1x2x3", "10 x 20"])
  func takesNothingThatIsNoSize(text: String) {
    #expect(SizeArgument(argument: text) == nil)
  }
}
