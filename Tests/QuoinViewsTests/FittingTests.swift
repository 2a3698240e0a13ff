import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Sizes that suit")
struct FittingTests {
  private static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  @Test("A view that is made to fit keeps its top left")
  func origin() {
    let label = UILabel(frame: CGRect(x: 30, y: 40, width: 5, height: 5))
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 30, y: 40))
    #expect(label.frame.size == label.sizeThatFits(.zero))
    let leaf = Leaf(10, 20)
    leaf.layer.anchorPoint = .zero
    leaf.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    leaf.sizeToFit()
    #expect(leaf.frame.origin == CGPoint(x: 3, y: 4))
  }

  @Test("An override that adds to what suits its superclass measures that, not its present size")
  func padding() {
    final class Padded: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: UIView.noIntrinsicMetric) }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = super.sizeThatFits(size)
        return CGSize(width: own.width + 10, height: own.height + 6)
      }
    }
    let view = Padded(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(view.measuredSize(fitting: Self.unlimited) == CGSize(width: 30, height: 6))
    #expect(view.sizeThatFits(Self.unlimited) == CGSize(width: 310, height: 206), "as UIKit answers it")
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(stack.sizeThatFits(Self.unlimited) == CGSize(width: 30, height: 6))
  }

  @Test("A label's own text rectangle counts for its size and for where the text is drawn")
  func textRect() throws {
    final class Inset: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let inner = bounds.inset(by: UIEdgeInsets(top: 3, left: 5, bottom: 3, right: 5))
        let rect = super.textRect(forBounds: inner, limitedToNumberOfLines: lines)
        return rect.inset(by: UIEdgeInsets(top: -3, left: -5, bottom: -3, right: -5))
      }
      override func drawText(on canvas: Canvas, in rect: CGRect) {
        super.drawText(
          on: canvas, in: rect.inset(by: UIEdgeInsets(top: 3, left: 5, bottom: 3, right: 5)))
      }
    }
    final class Lowered: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        rect.origin = CGPoint(x: 7, y: 50)
        return rect
      }
    }
    let (plain, inset, lowered) = (UILabel(), Inset(), Lowered())
    for label in [plain, inset, lowered] { label.text = "Hello" }
    let size = plain.sizeThatFits(Self.unlimited)
    #expect(
      inset.sizeThatFits(Self.unlimited) == CGSize(width: size.width + 10, height: size.height + 6))
    #expect(inset.intrinsicContentSize == inset.sizeThatFits(Self.unlimited))
    func place(_ label: UILabel) -> [String] {
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let canvas = RecordingCanvas(width: 200)
      label.render(into: canvas)
      return canvas.log
    }
    #expect(place(lowered) == ["text (7 50 0 0)"])
    #expect(place(plain).first?.hasPrefix("text (0 ") == true)
  }

  @Test("An overridden isHidden counts when drawing")
  func hidden() {
    final class Gone: UIView {
      override var isHidden: Bool {
        get { true }
        set {}
      }
    }
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Gone())
    view.frame = root.bounds
    view.backgroundColor = .red
    root.addSubview(view)
    let canvas = RecordingCanvas()
    root.render(into: canvas)
    #expect(canvas.log.isEmpty)
  }

  @Test("Rendering at a size leaves the frame alone and lays out for the scale of the options")
  func rendering() throws {
    final class Noting: UIView {
      var seen: [String] = []
      override func layoutSubviews() { seen.append("\(bounds.size.width) at \(displayScale)") }
    }
    let view = Noting(frame: CGRect(x: 7, y: 8, width: 30, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let before = view.frame
    var options = OutputOptions()
    options.scale = 3
    let data = try view.render(as: .png, size: CGSize(width: 10, height: 10), options: options)
    #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 30))
    #expect(view.seen == ["10.0 at 3.0"])
    #expect(view.frame == before && view.traitOverrides == nil)
    for size in [CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity)] {
      let error = #expect(throws: Diagnostic.self) { try view.render(as: .png, size: size) }
      #expect(error?.message.contains("must be finite") == true)
    }
    #expect(view.frame == before)
  }

  @Test("Rendering leaves a view where it is, whatever those around it would make of its size")
  func renderingWithinOthers() throws {
    final class Centering: UIView {
      override func layoutSubviews() {
        for view in subviews {
          view.sizeToFit()
          view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
      }
    }
    let (outer, label) = (Centering(), UILabel())
    label.text = "Hello"
    outer.addSubview(label)
    let size = label.sizeThatFits(.zero)
    let drawn = try label.render(as: .png)
    #expect(label.frame == .zero && outer.isLayoutNeeded)
    #expect(UIImage(data: drawn)?.size.width == size.width.rounded(.up))
    outer.layoutIfNeeded()
    let frame = label.frame
    #expect(frame.minX < 0)
    label.transform = CGAffineTransform(rotationAngle: 0.3)
    let turned = label.frame
    for scale in [1.0, 3] {
      var options = OutputOptions()
      options.scale = scale
      _ = try label.render(as: .png, size: CGSize(width: 90, height: 40), options: options)
      _ = try label.render(as: .svg, options: options)
      #expect(label.frame == turned)
    }
    label.transform = .identity
    #expect(label.frame == frame)
  }

  @Test("What a scroll view's bounds say is told to its delegate as its offset is")
  func scrolling() {
    final class Delegate: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let (scroll, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Delegate())
    scroll.delegate = delegate
    scroll.bounds.origin.y = 5
    scroll.contentOffset.y = 6
    scroll.contentOffset.y = 6
    scroll.bounds.size.height = 40
    scroll.bounds.origin.y = .nan
    #expect(delegate.offsets == [5, 6])
  }

  @Test("Rows and items are the second part of an index path")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 2)
    #expect((path.row, path.item, path.section) == (3, 3, 2) && path == IndexPath(item: 3, section: 2))
    path.row = 5
    path.section = 1
    #expect(path == [1, 5])
  }
}
