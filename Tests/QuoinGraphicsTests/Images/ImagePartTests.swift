import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Parts of images, and images that were held otherwise")
struct ImagePartTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFF00_00FF
  private static let white: UInt32 = 0xFFFF_FFFF

  private func rows(_ image: CGImage?) -> [String] {
    guard let image else { return [] }
    return (0..<image.height).map { y in
      (0..<image.width).map { x in
        guard let color = image.color(x: x, y: y) else { return "?" }
        switch (color.red > 0.5, color.green > 0.5, color.blue > 0.5) {
        case (true, true, true): return "w"
        case (true, false, false): return "r"
        case (false, true, false): return "g"
        case (false, false, true): return "b"
        default: return "-"
        }
      }.joined()
    }
  }

  private func image() throws -> CGImage {
    try #require(
      CGImage(
        width: 3, height: 2, pixels: [Self.red, Self.green, Self.blue, Self.white, Self.red, Self.green]))
  }

  @Test("What is cut out is what lies within the rectangle and the image")
  func cropping() throws {
    let image = try image()
    #expect(rows(image) == ["rgb", "wrg"])
    #expect(rows(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2))) == ["gb", "rg"])
    #expect(rows(image.cropping(to: CGRect(x: -5, y: 1, width: 6.5, height: 9))) == ["wr"])
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2)) == nil)
  }

  @Test(
    "An image that was held otherwise is turned upright",
    arguments: [
      (UIImage.Orientation.up, ["rgb", "wrg"]), (.down, ["grw", "bgr"]), (.right, ["wr", "rg", "gb"]),
      (.left, ["bg", "gr", "rw"]), (.upMirrored, ["bgr", "grw"]), (.downMirrored, ["wrg", "rgb"]),
      (.leftMirrored, ["rw", "gr", "bg"]), (.rightMirrored, ["gb", "rg", "wr"]),
    ])
  func orientations(orientation: UIImage.Orientation, expected: [String]) throws {
    let turned = UIImage(cgImage: try image(), scale: 1, orientation: orientation)
    #expect(rows(turned.cgImage) == expected && turned.imageOrientation == .up)
  }
}
