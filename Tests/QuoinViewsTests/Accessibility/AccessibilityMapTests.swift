import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What is read out, drawn over the picture")
struct AccessibilityMapTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 100))

  @Test("The legend stands below the picture, and is as wide at least as it can be read")
  func size() {
    #expect(
      AccessibilityMap(of: root, size: root.bounds.size).size == root.bounds.size, "nothing is read out")
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "a"
    root.addSubview(label)
    let one = AccessibilityMap(of: root, size: root.bounds.size).size
    #expect(one.width == 340 && one.height >= 100 + 16 + 16 && one.height < 150)
    let other = UILabel(frame: CGRect(x: 10, y: 50, width: 50, height: 20))
    other.text = "b"
    root.addSubview(other)
    #expect(AccessibilityMap(of: root, size: root.bounds.size).size.height > one.height + 15)
    let narrow = AccessibilityMap(of: root, size: CGSize(width: 80, height: 100)).size
    #expect(narrow.width == 320)
  }

  @Test("Regions lie where the elements are, and none where they are out of sight")
  func regions() throws {
    let label = UILabel(frame: CGRect(x: 50, y: 30, width: 60, height: 40))
    label.text = " "
    root.addSubview(label)
    root.backgroundColor = .white
    func colors() throws -> [CGColor?] {
      let map = AccessibilityMap(of: root, size: root.bounds.size)
      let image = try Renderer.image(size: map.size) { canvas in
        root.render(into: canvas)
        map.draw(on: canvas)
      }
      // Within the region, outside it, in the badge, and in the badge of the legend.
      return [(100, 60), (120, 60), (46, 33), (12, 111)].map { image.cgImage?.color(x: $0.0, y: $0.1) }
    }
    let white = CGColor(gray: 1)
    let shown = try colors()
    #expect(shown[0] != white && shown[1] == white && shown[2] != shown[0] && shown[3] != white)
    label.frame.origin.y = 200
    let gone = try colors()
    #expect(gone[0] == white && gone[1] == white && gone[2] == white && gone[3] != white)
  }

  @Test("A number stands beside what it is about, where there is room")
  func places() throws {
    root.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
    label.text = " "
    root.addSubview(label)
    func isCovered() throws -> Bool {
      let map = AccessibilityMap(of: root, size: root.bounds.size)
      let image = try Renderer.image(size: map.size) { map.draw(on: $0) }.cgImage
      let (corner, middle) = (
        CGPoint(x: label.frame.minX + 3, y: label.frame.minY + 3),
        CGPoint(x: label.frame.midX, y: label.frame.midY)
      )
      return image?.color(x: Int(corner.x), y: Int(corner.y))
        != image?.color(x: Int(middle.x), y: Int(middle.y))
    }
    for origin in [CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20), CGPoint(x: 280, y: 0), .zero] {
      label.frame.origin = origin
      #expect(try !isCovered(), "\(origin)")
    }
    label.frame = root.bounds
    #expect(try isCovered())
  }

  @Test("A view is drawn with its map in one call")
  func rendering() throws {
    let label = UILabel(frame: CGRect(x: 50, y: 30, width: 60, height: 40))
    label.text = "Total"
    root.addSubview(label)
    let svg = String(decoding: try root.renderAccessibility(as: .svg), as: UTF8.self)
    #expect(svg.contains("Total") && svg.contains("text "))
  }
}
