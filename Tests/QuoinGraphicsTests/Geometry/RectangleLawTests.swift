import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@Suite("Insets, corners and the pixel grid") struct RectangleLawTests {
  @Test("insets move edges inward, in the direction of reading where they are directional")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(
      CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 90, height: 45))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(directional.edgeInsets(for: .leftToRight) == insets)
    #expect(directional.edgeInsets(for: .unspecified) == insets)
    #expect(directional.edgeInsets(for: .rightToLeft) == UIEdgeInsets(top: 1, left: 8, bottom: 4, right: 2))
    #expect(
      UIEdgeInsets() == .zero && UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(NSDirectionalEdgeInsets() == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets())
    #expect(UIOffset() == UIOffset(horizontal: 0, vertical: 0) && UIOffset.zero == UIOffset())
    #expect(CGVector() == CGVector(dx: 0, dy: 0) && CGVector.zero == CGVector())
  }

  @Test("edges and corners have UIKit's bits, so that paths and layers name corners alike")
  func masks() {
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(masks.map { UIRectCorner($0) } == [.topLeft, .topRight, .bottomLeft, .bottomRight])
    #expect(UIRectCorner(CACornerMask(rawValue: 16)).isEmpty)
    #expect(masks.allSatisfy { CACornerMask.all.contains($0) } && CACornerMask.all.rawValue == 15)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
  }

  @Test("corners that are not named have no radius")
  func someCorners() {
    #expect(CornerRadii(4) == CornerRadii(topLeft: 4, topRight: 4, bottomLeft: 4, bottomRight: 4))
    #expect(CornerRadii(4, corners: .topLeft) == CornerRadii(topLeft: 4))
    #expect(CornerRadii(4, corners: .topRight) == CornerRadii(topRight: 4))
    #expect(CornerRadii(4, corners: .bottomLeft) == CornerRadii(bottomLeft: 4))
    #expect(CornerRadii(4, corners: .bottomRight) == CornerRadii(bottomRight: 4))
    #expect(CornerRadii().isZero && CornerRadii(-1).isZero && CornerRadii(3, corners: []).isZero)
    for corner: UIRectCorner in [.topLeft, .topRight, .bottomLeft, .bottomRight] {
      #expect(!CornerRadii(1, corners: corner).isZero)
      #expect(CornerRadii(1, corners: corner).uniform == nil)
    }
    #expect(CornerRadii(5).uniform == 5)
  }

  @Test("radii shrink by one factor until neighbours meet, and grow and shrink with the edge")
  func fitting() {
    var random = SeededGenerator(seed: 2)
    func radius() -> CGFloat { CGFloat(Int.random(in: -4...60, using: &random)) }
    for _ in 0..<300 {
      let radii = CornerRadii(
        topLeft: radius(), topRight: radius(), bottomLeft: radius(), bottomRight: radius())
      let size = CGSize(
        width: Int.random(in: 0...80, using: &random), height: Int.random(in: 0...80, using: &random))
      let sides = [
        (radii.topLeft + radii.topRight, size.width), (radii.bottomLeft + radii.bottomRight, size.width),
        (radii.topLeft + radii.bottomLeft, size.height), (radii.topRight + radii.bottomRight, size.height),
      ]
      let factor = sides.map { $0 > $1 && $0 > 0 ? $1 / $0 : 1 }.min()!
      let fitted = radii.fitting(size)
      let pairs: [(CGFloat, CGFloat)] = [
        (radii.topLeft, fitted.topLeft), (radii.topRight, fitted.topRight),
        (radii.bottomLeft, fitted.bottomLeft),
        (radii.bottomRight, fitted.bottomRight),
      ]
      for (before, after) in pairs { #expect(abs(after - max(0, before * factor)) < 1e-9) }
      let distance = radius() - 20
      let moved = fitted.inset(by: distance)
      let movedPairs: [(CGFloat, CGFloat)] = [
        (fitted.topLeft, moved.topLeft), (fitted.topRight, moved.topRight),
        (fitted.bottomLeft, moved.bottomLeft),
        (fitted.bottomRight, moved.bottomRight),
      ]
      for (before, after) in movedPairs { #expect(after == (before > 0 ? max(0, before - distance) : 0)) }
    }
    #expect(CornerRadii(10).fitting(CGSize(width: -5, height: 10)).isZero)
  }

  @Test(
    "the grid rounds to the nearest line, down and up, but for what is a hair off",
    arguments: [1, 2, 3] as [CGFloat])
  func grid(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.pixel == 1 / scale)
    #expect(PixelGrid(scale: 0) == PixelGrid(scale: 1) && PixelGrid(scale: -2).scale == 1)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let value = CGFloat(Int.random(in: -4000...4000, using: &random)) / 64
      let pixels = value * scale
      #expect(abs(grid.round(value) * scale - (pixels + 0.5).rounded(.down)) < 1e-9)
      #expect(abs(grid.floor(value) * scale - pixels.rounded(.down)) < 1e-9)
      #expect(abs(grid.ceil(value) * scale - pixels.rounded(.up)) < 1e-9)
      #expect(value.rounded(toScale: scale) == grid.round(value))
      let line = grid.floor(value)
      for hair: CGFloat in [0.00005, -0.00005] {
        #expect(
          abs(grid.floor(line + hair / scale) - line) < 1e-9
            && abs(grid.ceil(line + hair / scale) - line) < 1e-9)
      }
      for more: CGFloat in [0.001, 0.01] {
        #expect(abs(grid.floor(line - more / scale) - (line - 1 / scale)) < 1e-9)
        #expect(abs(grid.ceil(line + more / scale) - (line + 1 / scale)) < 1e-9)
      }
      let rect = CGRect(x: value, y: value / 2, width: abs(value) / 3, height: 7.3)
      let (near, outer, inner) = (grid.round(rect), grid.ceil(rect), grid.floor(rect))
      func check(_ rect: CGRect, _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
        #expect(abs(rect.minX - left) < 1e-9 && abs(rect.minY - top) < 1e-9)
        #expect(abs(rect.maxX - right) < 1e-9 && abs(rect.maxY - bottom) < 1e-9)
      }
      check(near, grid.round(rect.minX), grid.round(rect.minY), grid.round(rect.maxX), grid.round(rect.maxY))
      check(outer, grid.floor(rect.minX), grid.floor(rect.minY), grid.ceil(rect.maxX), grid.ceil(rect.maxY))
      let (left, top) = (grid.ceil(rect.minX), grid.ceil(rect.minY))
      check(inner, left, top, max(left, grid.floor(rect.maxX)), max(top, grid.floor(rect.maxY)))
      let size = CGSize(width: abs(value), height: abs(value) / 3)
      #expect(grid.ceil(size) == CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height)))
      #expect(grid.floor(size) == CGSize(width: grid.floor(size.width), height: grid.floor(size.height)))
      #expect(grid.round(size) == CGSize(width: grid.round(size.width), height: grid.round(size.height)))
      let point = CGPoint(x: value, y: -value / 7)
      #expect(grid.round(point) == CGPoint(x: grid.round(point.x), y: grid.round(point.y)))
    }
  }
}
