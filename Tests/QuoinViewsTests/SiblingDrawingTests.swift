import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What is drawn beside transforms and clips")
struct SiblingDrawingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func box(_ x: CGFloat, _ y: CGFloat, _ color: UIColor?) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 10, height: 10))
    view.backgroundColor = color
    return view
  }

  /// What is drawn of a view that stands in two others and has a sibling behind it.
  private func last(_ change: (UIView) -> Void) -> String? {
    let (root, outer, middle) = (box(0, 0, nil), box(20, 30, nil), box(3, 4, nil))
    root.frame.size = CGSize(width: 100, height: 100)
    root.addSubview(outer)
    outer.addSubview(middle)
    let changed = box(1, 1, red)
    changed.addSubview(box(0, 0, red))
    middle.addSubview(changed)
    middle.addSubview(box(5, 6, blue))
    change(changed)
    let canvas = RecordingCanvas()
    root.render(into: canvas)
    #expect(canvas.transform == .identity && !canvas.hasSavedState)
    return canvas.log.last
  }

  @Test("A sibling of whatever is drawn otherwise is drawn as it stands")
  func siblings() {
    let changes: [(String, (UIView) -> Void)] = [
      ("plain", { _ in }), ("scaled", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
      ("turned", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
      ("clipped", { $0.clipsToBounds = true }),
      ("round", { ($0.layer.cornerRadius, $0.clipsToBounds) = (3, true) }),
      ("within", { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }),
      ("scrolled", { $0.bounds.origin = CGPoint(x: 3, y: 2) }),
      (
        "masked",
        {
          $0.mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
          $0.mask?.backgroundColor = .black
        }
      ),
      (
        "layered",
        {
          let layer = CALayer()
          layer.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
          layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
          layer.backgroundPaint = .green
          layer.masksToBounds = true
          layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
          layer.addSublayer(CALayer())
          $0.layer.addSublayer(layer)
        }
      ),
    ]
    for (name, change) in changes { #expect(last(change) == "fill (28 40 10 10) #0000FF", "\(name)") }
  }
}
