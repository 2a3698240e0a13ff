import Foundation
import QuoinGraphics
import Testing

@testable import QuoinScreens

@Suite("What counts as a difference")
struct ToleranceTests {
  /// Pairs that Sharma, Wu and Dalal give for checking implementations.
  @Test(
    "Colours differ by CIEDE2000",
    arguments: [
      ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
      ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
      ((50, 0, 0), (50, -1, 2), 2.3669),
      ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
      ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
      ((50, 2.5, 0), (73, 25, -18), 27.1492),
      ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
      ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
      ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ] as [((Double, Double, Double), (Double, Double, Double), Double)])
  func differences(
    first: (Double, Double, Double), second: (Double, Double, Double), difference: Double
  ) {
    let colors = [first, second].map { LabColor(lightness: $0.0, a: $0.1, b: $0.2) }
    #expect(abs(colors[0].difference(from: colors[1]) - difference) < 0.0001)
    #expect(abs(colors[1].difference(from: colors[0]) - difference) < 0.0001)
  }

  @Test("Levels of sRGB have the lightness that the standard gives them")
  func lab() {
    let white = LabColor(red: 255, green: 255, blue: 255)
    #expect(abs(white.lightness - 100) < 0.001 && abs(white.a) < 0.01 && abs(white.b) < 0.01)
    let red = LabColor(red: 255, green: 0, blue: 0)
    #expect(abs(red.lightness - 53.24) < 0.01 && abs(red.a - 80.09) < 0.01 && abs(red.b - 67.20) < 0.01)
    #expect(LabColor(red: 0, green: 0, blue: 0).lightness == 0)
  }

  private func compared(
    _ old: [UInt32], _ new: [UInt32], width: Int, _ tolerance: PictureTolerance = .invisible
  ) throws -> PictureComparison {
    let images = try [old, new].map {
      try #require(CGImage(width: width, height: $0.count / width, pixels: $0))
    }
    let comparison = images[0].withPixels { first in
      images[1].withPixels { PictureComparison(first, $0, tolerance: tolerance) }
    }
    return try #require(comparison ?? nil)
  }

  private func gray(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level << 16 | level << 8 | level }

  @Test("A level here and there is let pass, and three levels over an area are not, in any grey")
  func levels() throws {
    for level in stride(from: UInt32(0), through: 252, by: 12) {
      let flat = Array(repeating: gray(level), count: 64)
      var sprinkled = flat
      for index in stride(from: 0, to: 64, by: 3) { sprinkled[index] = gray(level + 1) }
      #expect(try compared(flat, sprinkled, width: 8).passes, "\(level)")
      let shifted = Array(repeating: gray(level + 3), count: 64)
      let comparison = try compared(flat, shifted, width: 8)
      #expect(comparison.count == 64, "\(level)")
    }
  }

  @Test("One pixel of another colour is found, and so is a line that moved by a quarter of a pixel")
  func smallThings() throws {
    let white = Array(repeating: gray(255), count: 400)
    var dotted = white
    dotted[137] = 0xFFFF_FF00
    let comparison = try compared(white, dotted, width: 20)
    #expect(comparison.count == 1 && comparison.worst == (17, 6))
    #expect(comparison.box == CGRect(x: 17, y: 6, width: 1, height: 1))
    var line = white
    for x in 0..<20 { line[100 + x] = gray(0) }
    var moved = line
    for x in 0..<20 { (moved[100 + x], moved[120 + x]) = (gray(64), gray(191)) }
    #expect(try compared(line, moved, width: 20).count == 40)
  }

  @Test("What is clear is looked at on white and on black")
  func clear() throws {
    // Half clear white and half clear grey look alike on neither.
    #expect(try compared([0x8080_8080], [0x80FF_FFFF & 0x8080_8080], width: 1).passes)
    #expect(try !compared([0x0000_0000], [0xFF00_0000], width: 1).passes)
    #expect(try !compared([0x0000_0000], [0xFFFF_FFFF], width: 1).passes)
    #expect(try compared([0], [0], width: 1).passes)
  }

  @Test("Tolerances are what they say: exact lets nothing pass, and a wide one what is visible")
  func tolerances() throws {
    let (old, new) = (Array(repeating: gray(200), count: 64), Array(repeating: gray(201), count: 64))
    #expect(try !compared(old, new, width: 8, .exact).passes)
    #expect(try compared(old, new, width: 8, .invisible).passes)
    #expect(
      try compared(old, new.map { _ in gray(190) }, width: 8, PictureTolerance(pixel: 9, area: 9)).passes)
    #expect(
      try !compared(old, new.map { _ in gray(190) }, width: 8, PictureTolerance(pixel: 9, area: 1)).passes)
    #expect(
      try !compared(old, new.map { _ in gray(190) }, width: 8, PictureTolerance(pixel: 1, area: 9)).passes)
    #expect(PictureTolerance(pixel: -1, area: -.infinity) == .exact)
    #expect(PictureTolerance(pixel: .nan, area: 0) == .exact)
  }

  @Test("Squares tell what differs within a rectangle")
  func squares() throws {
    let old = Array(repeating: gray(255), count: 20 * 20)
    var new = old
    new[19 * 20 + 19] = gray(0)
    let comparison = try compared(old, new, width: 20)
    #expect(comparison.differs(within: CGRect(x: 16, y: 16, width: 4, height: 4)))
    #expect(comparison.differs(within: CGRect(x: 10, y: 10, width: 100, height: 100)))
    #expect(!comparison.differs(within: CGRect(x: 0, y: 0, width: 16, height: 20)))
    #expect(!comparison.differs(within: CGRect(x: 16, y: 16, width: 0, height: 4)))
    #expect(!comparison.differs(within: CGRect(x: 30, y: 30, width: 4, height: 4)))
  }
}
