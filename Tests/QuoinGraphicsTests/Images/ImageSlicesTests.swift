import Foundation
import Testing

@testable import QuoinGraphics

/// The parts that images with cap insets are drawn in, and where images go in their boxes.
@Suite struct ImageSlicesTests {
  private func slices(
    _ size: CGSize, _ caps: UIEdgeInsets, _ rect: CGRect, _ mode: UIImage.ResizingMode = .stretch
  ) -> [ImageSlices.Slice] {
    ImageSlices(size: size, caps: caps, mode: mode, in: rect).slices
  }

  private func slice(_ source: [CGFloat], _ target: [CGFloat]) -> ImageSlices.Slice {
    ImageSlices.Slice(
      source: CGRect(x: source[0], y: source[1], width: source[2], height: source[3]),
      target: CGRect(x: target[0], y: target[1], width: target[2], height: target[3]))
  }

  @Test func cornersKeepTheirSizeAndTheRestFillsTheRoom() {
    let found = slices(
      CGSize(width: 10, height: 20), UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 1),
      CGRect(x: 100, y: 200, width: 50, height: 60))
    #expect(
      found == [
        slice([0, 0, 3, 2], [100, 200, 3, 2]), slice([3, 0, 6, 2], [103, 200, 46, 2]),
        slice([9, 0, 1, 2], [149, 200, 1, 2]),
        slice([0, 2, 3, 14], [100, 202, 3, 54]), slice([3, 2, 6, 14], [103, 202, 46, 54]),
        slice([9, 2, 1, 14], [149, 202, 1, 54]),
        slice([0, 16, 3, 4], [100, 256, 3, 4]), slice([3, 16, 6, 4], [103, 256, 46, 4]),
        slice([9, 16, 1, 4], [149, 256, 1, 4]),
      ])
  }

  @Test func capsThatHaveNoRoomShrinkTogether() {
    let size = CGSize(width: 10, height: 20)
    let found = slices(
      size, UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2), CGRect(x: 0, y: 0, width: 4, height: 20))
    #expect(found == [slice([0, 0, 6, 20], [0, 0, 3, 20]), slice([8, 0, 2, 20], [3, 0, 1, 20])])
    // They fit to the point: nothing shrinks, and the middle has no room.
    let exact = slices(
      size, UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2), CGRect(x: 0, y: 0, width: 8, height: 20))
    #expect(exact == [slice([0, 0, 6, 20], [0, 0, 6, 20]), slice([8, 0, 2, 20], [6, 0, 2, 20])])
  }

  @Test func capsStayWithinTheImage() {
    let (size, box) = (CGSize(width: 10, height: 10), CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(
      slices(size, UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5), box)
        == [slice([0, 0, 10, 10], [0, 0, 10, 10])])
    #expect(
      slices(size, UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 15), box)
        == [slice([0, 0, 4, 10], [0, 0, 4, 10]), slice([4, 0, 6, 10], [34, 0, 6, 10])])
    #expect(
      slices(size, UIEdgeInsets(top: -1, left: -5, bottom: -2, right: -5), box) == [
        slice([0, 0, 10, 10], [0, 0, 40, 10])
      ])
    #expect(slices(size, .zero, CGRect(x: 0, y: 0, width: 0, height: 10)) == [])
  }

  @Test func tilesStandInRowsAndTheLastIsCut() {
    let found = slices(CGSize(width: 10, height: 8), .zero, CGRect(x: 5, y: 6, width: 25, height: 12), .tile)
    #expect(
      found == [
        slice([0, 0, 10, 8], [5, 6, 10, 8]), slice([0, 0, 10, 8], [15, 6, 10, 8]),
        slice([0, 0, 5, 8], [25, 6, 5, 8]),
        slice([0, 0, 10, 4], [5, 14, 10, 4]), slice([0, 0, 10, 4], [15, 14, 10, 4]),
        slice([0, 0, 5, 4], [25, 14, 5, 4]),
      ])
    let edges = slices(
      CGSize(width: 10, height: 10), UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3),
      CGRect(x: 0, y: 0, width: 13, height: 10), .tile)
    // Corners, and two tiles across in the middle column.
    #expect(
      edges.count == 3 * 4 && edges.filter { $0.source.minX == 3 }.map(\.target.width) == [4, 3, 4, 3, 4, 3])
  }

  @Test func tooManyTilesAreOneStretchedPart() {
    let point = CGSize(width: 1, height: 1)
    #expect(slices(point, .zero, CGRect(x: 0, y: 0, width: 200, height: 100), .tile).count == 20_000)
    #expect(
      slices(point, .zero, CGRect(x: 0, y: 0, width: 200, height: 101), .tile) == [
        slice([0, 0, 1, 1], [0, 0, 200, 101])
      ])
  }

  @Test func everyModePutsContentInItsPlace() {
    let (box, content) = (CGRect(x: 10, y: 20, width: 100, height: 60), CGSize(width: 40, height: 10))
    let places: [(ContentMode, [CGFloat])] = [
      (.scaleToFill, [10, 20, 100, 60]), (.redraw, [10, 20, 100, 60]),
      (.scaleAspectFit, [10, 37.5, 100, 25]),
      (.scaleAspectFill, [-60, 20, 240, 60]), (.center, [40, 45, 40, 10]), (.top, [40, 20, 40, 10]),
      (.bottom, [40, 70, 40, 10]),
      (.left, [10, 45, 40, 10]), (.right, [70, 45, 40, 10]), (.topLeft, [10, 20, 40, 10]),
      (.topRight, [70, 20, 40, 10]),
      (.bottomLeft, [10, 70, 40, 10]), (.bottomRight, [70, 70, 40, 10]),
    ]
    #expect(places.count == ContentMode.allCases.count)
    for (mode, place) in places {
      #expect(
        mode.rect(for: content, in: box)
          == CGRect(x: place[0], y: place[1], width: place[2], height: place[3]))
      #expect(
        mode.rect(for: CGSize(width: 0, height: 5), in: box) == box
          && mode.rect(for: CGSize(width: 5, height: 0), in: box) == box)
    }
  }

  @Test func scalesAreReadFromNames() {
    let scales: [(String, CGFloat)] = [
      ("a@2x.png", 2), ("a@9x", 9), ("a@0x.png", 1), ("a@10x.png", 1), ("a.png", 1), ("@3x.jpeg", 3),
      (".png", 1), ("a@2x.abcde", 1),
      ("a@2x.", 1), ("b.d/a@2x", 2), ("a.b@2x", 2), ("a2x.png", 1),
    ]
    for (name, scale) in scales { #expect(ScaleSuffix.scale(of: name) == scale, "\(name)") }
    func names(_ name: String, _ scale: CGFloat) -> [String] {
      ScaleSuffix.candidates(for: name, scale: scale).map(\.name)
    }
    #expect(names("a.png", 3) == ["a@3x.png", "a@2x.png", "a.png"] && names("a.png", 9) == names("a.png", 3))
    #expect(
      names("a.png", 1.5) == ["a@2x.png", "a@3x.png", "a.png"]
        && names("a.png", -1) == ["a.png", "a@2x.png", "a@3x.png"])
    #expect(ScaleSuffix.candidates(for: "a.png", scale: 2).map(\.scale) == [2, 3, 1])
    #expect(names("a@1x.png", 2) == ["a@1x.png"] && names("a@2x", 1).prefix(2) == ["a@2x.png", "a@2x.jpg"])
    let plain = names("a", 1)
    #expect(plain.count == 17 && plain.prefix(4) == ["a.png", "a@2x.png", "a@3x.png", "a.jpg"])
    #expect(
      plain.suffix(8)
        == ["a.svg", "a.gif", "a@2x.gif", "a@3x.gif", "a.webp", "a@2x.webp", "a@3x.webp", "a.pdf"])
    #expect(plain[6] == "a.jpeg")
    #expect(
      names("A.SVG", 3) == ["A.SVG"] && ScaleSuffix.candidates(for: "a.svg", scale: 3).map(\.scale) == [1])
    #expect(
      names("a.b/c", 1).first == "a.b/c.png" && names("a.toolong", 1).first == "a.toolong.png"
        && names(".a", 1).first == ".a.png")
  }
}
