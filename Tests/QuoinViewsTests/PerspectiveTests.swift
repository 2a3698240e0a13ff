import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Layers in perspective")
struct PerspectiveTests {
  /// A red square of 40 points in the middle of a white one of 100.
  private func scene() -> (root: UIView, card: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    card.backgroundColor = .red
    root.addSubview(card)
    return (root, card)
  }

  private func picture(_ view: UIView) throws -> CGImage {
    try #require(try view.renderedImage().cgImage)
  }

  /// How many pixels of a column are more red than white.
  private func height(_ image: CGImage, x: Int) -> Int {
    (0..<100).filter { (image.color(x: x, y: $0)?.green ?? 1) < 0.5 }.count
  }

  /// The columns in which there is red.
  private func columns(_ image: CGImage) -> ClosedRange<Int>? {
    let found = (0..<100).filter { height(image, x: $0) > 0 }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  private func turned(_ angle: CGFloat, eye: CGFloat = 100) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eye
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  /// Where a point so many points to the right of the middle is seen, and how many times larger it is there.
  private func seen(_ x: Double, angle: Double, eye: Double = 100) -> (x: Double, scale: Double) {
    let (side, depth) = (x * cos(angle), -x * sin(angle))
    let scale = 1 / (1 - depth / eye)
    return (50 + side * scale, scale)
  }

  @Test("What turns about an upright axis is larger where it is near, exactly", arguments: [0.5, -0.5, 1])
  func turning(angle: Double) throws {
    let (root, card) = scene()
    card.layer.transform = turned(CGFloat(angle))
    let image = try picture(root)
    let (left, right) = (seen(-20, angle: angle), seen(20, angle: angle))
    let found = try #require(columns(image))
    #expect(abs(Double(found.lowerBound) - left.x) <= 1 && abs(Double(found.upperBound) + 1 - right.x) <= 1)
    #expect(abs(Double(height(image, x: found.lowerBound + 1)) - 40 * left.scale) <= 2)
    #expect(abs(Double(height(image, x: found.upperBound - 1)) - 40 * right.scale) <= 2)
  }

  @Test("The perspective of a layer counts for what is in it, each from the layer's middle")
  func sublayers() throws {
    let (root, card) = scene()
    root.layer.sublayerTransform.m34 = -1 / 100
    card.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let (other, own) = scene()
    own.layer.transform = turned(0.5)
    #expect(try root.render(as: .png) == other.render(as: .png))
    // Nearer to the eye everything is larger, without any turn.
    card.layer.transform = CATransform3DIdentity
    card.layer.zPosition = 50
    let image = try picture(root)
    #expect(columns(image) == 10...89 && height(image, x: 50) == 80)
    card.layer.zPosition = 100
    #expect(columns(try picture(root)) == nil, "what is at the eye is not seen")
  }

  @Test("A layer of its own in perspective is as a view is")
  func layers() throws {
    let (root, card) = scene()
    card.layer.transform = turned(0.7)
    let other = UIView(frame: root.frame)
    other.backgroundColor = .white
    let layer = CALayer()
    layer.frame = card.layer.bounds.offsetBy(dx: 30, dy: 30)
    layer.backgroundColor = UIColor.red.cgColor
    layer.transform = turned(0.7)
    other.layer.addSublayer(layer)
    #expect(try root.render(as: .png) == other.render(as: .png))
  }

  @Test("What has no back is not seen from behind", arguments: [false, true])
  func backs(hasPerspective: Bool) throws {
    let (root, card) = scene()
    card.layer.isDoubleSided = false
    func isSeen(_ angle: CGFloat) throws -> Bool {
      card.layer.transform =
        hasPerspective ? turned(angle) : CATransform3DMakeRotation(angle, 0, 1, 0)
      return columns(try picture(root)) != nil
    }
    #expect(try isSeen(0) && isSeen(1) && !isSeen(2) && !isSeen(.pi) && isSeen(2 * .pi - 1))
    card.layer.isDoubleSided = true
    #expect(try isSeen(2))
    // In the plane everything shows its face, mirrored or not.
    card.layer.isDoubleSided = false
    card.layer.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(columns(try picture(root)) == 30...69)
  }

  @Test("In an SVG and a PDF what is seen at an angle is an image")
  func documents() throws {
    let (root, card) = scene()
    let plain = String(decoding: try root.render(as: .svg), as: UTF8.self)
    card.layer.transform = turned(0.5)
    let svg = String(decoding: try root.render(as: .svg), as: UTF8.self)
    #expect(!plain.contains("<image") && svg.contains("<image"))
    #expect(try root.render(as: .pdf).count > 1000)
  }

  @Test("A picture that is kept is as one that is drawn anew while what is in perspective turns")
  func kept() throws {
    let (root, card) = scene()
    let mark = UIView(frame: CGRect(x: -10, y: 5, width: 20, height: 10))
    mark.backgroundColor = .blue
    card.addSubview(mark)
    let picture = try ViewPicture(of: root)
    let changes: [() -> Void] = [
      { root.layer.sublayerTransform.m34 = -1 / 150 },
      { card.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0) }, { mark.backgroundColor = .green },
      { mark.frame.origin.x = 30 }, { card.layer.zPosition = 20 }, { card.layer.isDoubleSided = false },
      { card.layer.transform = CATransform3DMakeRotation(2, 0, 1, 0) },
      { root.layer.sublayerTransform = CATransform3DIdentity },
      { card.layer.transform = CATransform3DIdentity },
    ]
    for (index, change) in changes.enumerated() {
      change()
      try picture.update()
      let whole = try Renderer.render(size: root.bounds.size, format: .png, options: root.outputOptions) {
        DrawingWalk(canvas: $0).drawRoot(root)
      }
      #expect(try picture.pngData() == whole, "\(index)")
    }
  }
}
