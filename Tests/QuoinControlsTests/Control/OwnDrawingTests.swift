import Foundation
import QuoinControls
import QuoinGraphics
import Testing

/// Classes of somebody's own below those of the library draw by `draw(_:)`.
@Suite("Drawing of one's own in controls and cells")
struct OwnDrawingTests {
  private static func mark() {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  private final class Button: UIButton {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Row: UITableViewCell {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Item: UICollectionViewCell {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Head: UITableViewHeaderFooterView {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Field: UITextField {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Text: UITextView {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Segments: UISegmentedControl {
    override func draw(_ rect: CGRect) { mark() }
  }
  private final class Search: UISearchBar {
    override func draw(_ rect: CGRect) { mark() }
  }

  @Test("A class of one's own is called with a context")
  func isCalled() {
    let views: [UIView] = [
      Button(frame: .zero), Row(style: .default, reuseIdentifier: nil), Item(frame: .zero),
      Head(reuseIdentifier: nil), Field(frame: .zero), Text(frame: .zero), Segments(items: ["One"]),
      Search(frame: .zero),
    ]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
      let canvas = FillCanvas()
      view.render(into: canvas)
      #expect(canvas.reds == 1, "\(type(of: view))")
    }
    let plain = FillCanvas()
    UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44)).render(into: plain)
    #expect(plain.reds == 0)
  }
}

/// Counts red squares of four points.
private final class FillCanvas: Canvas {
  var reds = 0

  init() { super.init(size: CGSize(width: 80, height: 44), scale: 1, traits: UITraitCollection()) }

  override func fillPrimitive(_ rect: CGRect, paint: Paint) {
    if case .color(let color) = paint, color.cgColor == CGColor(red: 1, green: 0, blue: 0),
      rect.size == CGSize(width: 4, height: 4)
    {
      reds += 1
    }
  }
}
