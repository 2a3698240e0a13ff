import Foundation
import QuoinGraphics
import Synchronization
import Testing

@testable import QuoinViews

@Suite("What has to be drawn again")
struct ChangeGateTests {
  private func tree() -> (root: UIView, view: UIView, other: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (middle, view, other) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UIView())
    root.addSubview(middle)
    root.addSubview(other)
    middle.addSubview(view)
    return (root, view, other)
  }

  private static let changes: [(String, @Sendable (UIView) -> Void)] = [
    ("frame", { $0.frame.origin.x += 1 }), ("bounds", { $0.bounds.origin.y += 1 }),
    ("center", { $0.center.x += 1 }), ("transform", { $0.transform = .init(scaleX: 2, y: 2) }),
    ("anchor", { $0.layer.anchorPoint = .zero }), ("subview", { $0.addSubview(UIView()) }),
    ("leaving", { $0.removeFromSuperview() }), ("background", { $0.backgroundColor = .red }),
    ("alpha", { $0.alpha = 0.5 }), ("hidden", { $0.isHidden = true }),
    ("clip", { $0.clipsToBounds = true }), ("mask", { $0.mask = UIView() }),
    ("tint", { $0.tintColor = .red }), ("display", { $0.setNeedsDisplay() }),
    ("layout size", { $0.invalidateIntrinsicContentSize() }),
    ("traits", { $0.overrideUserInterfaceStyle = .dark }),
  ]

  @Test("Every change marks the view and those around it, until they are drawn", arguments: changes.indices)
  func marks(index: Int) {
    let (name, change) = Self.changes[index]
    let (root, view, other) = tree()
    root.render(into: RecordingCanvas())
    #expect(!root.isDrawingNeeded && !view.isDrawingNeeded && !other.isDrawingNeeded)
    change(view)
    #expect(root.isDrawingNeeded, "\(name)")
    #expect(!other.isDrawingNeeded, "\(name)")
    root.render(into: RecordingCanvas())
    #expect(!root.isDrawingNeeded, "\(name)")
  }

  @Test("What is only said of a view is no reason to draw it again")
  func accessibility() {
    let (root, view, _) = tree()
    root.render(into: RecordingCanvas())
    view.accessibilityLabel = "a"
    view.accessibilityIdentifier = "b"
    #expect(!root.isDrawingNeeded && !view.isDrawingNeeded)
  }

  @Test("What a view says to its container reaches that, and is no reason to draw the view again")
  func fitting() {
    let container = ToldView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(view)
    let changes: [() -> Void] = [
      { view.setContentHuggingPriority(.required, for: .horizontal) },
      { view.setContentCompressionResistancePriority(.required, for: .vertical) },
      { view.layoutSizing.width = 20 },
    ]
    for (index, change) in changes.enumerated() {
      container.render(into: RecordingCanvas())
      change()
      #expect(container.count == index + 1)
      #expect(!container.isDrawingNeeded)
    }
    view.isHidden = true
    #expect(container.count == changes.count + 1)
    #expect(container.isDrawingNeeded)
    view.setSafeAreaInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    #expect(container.count > changes.count + 1)
  }

  @Test("A change of a mask marks what it masks each time, a layer's mask and a view's layer as one too")
  func masks() {
    let (root, view, _) = tree()
    let (viewMask, layerMask, behind) = (UIView(), CALayer(), UIView())
    view.mask = viewMask
    let masked = CALayer()
    view.layer.addSublayer(masked)
    masked.mask = layerMask
    let other = UIView()
    root.addSubview(other)
    other.layer.mask = behind.layer
    let changes: [() -> Void] = [
      { viewMask.frame.size.width += 1 }, { layerMask.opacity -= 0.25 }, { behind.alpha -= 0.25 },
    ]
    for change in changes + changes {
      root.render(into: RecordingCanvas())
      #expect(!root.isDrawingNeeded)
      change()
      #expect(root.isDrawingNeeded)
    }
  }

  @Test("A mask that is drawn with what it would mask is refused")
  func masksOfThemselves() {
    let (root, view, _) = tree()
    let said = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in said.withLock { $0.append(misuse.description) } }) {
      view.mask = view
      view.mask = root
      view.layer.mask = root.layer
      let layer = CALayer()
      layer.mask = layer
      #expect(layer.mask == nil)
      let mask = UIView()
      view.mask = mask
      mask.addSubview(root)
      #expect(root.superview == nil && view.mask === mask && view.layer.mask == nil)
    }
    let sentence = "A view or layer cannot mask itself or what it stands in; the mask was not set"
    let within = "\(root) is added to itself, or to a view that stands in it"
    #expect(said.withLock { $0 } == Array(repeating: sentence, count: 4) + [within])
  }

  @Test("Whatever scroll bars look like, a change of it is drawn")
  func scrollBars() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.drawsScrollIndicators = true
    let insets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    let changes: [() -> Void] = [
      { scroll.showsVerticalScrollIndicator = false }, { scroll.showsHorizontalScrollIndicator = false },
      { scroll.scrollIndicatorInsets = insets }, { scroll.verticalScrollIndicatorInsets = insets },
      { scroll.horizontalScrollIndicatorInsets = insets }, { scroll.indicatorStyle = .white },
      { scroll.contentSize.height = 400 }, { scroll.contentInset = insets },
    ]
    for change in changes {
      scroll.render(into: RecordingCanvas())
      #expect(!scroll.isDrawingNeeded)
      change()
      #expect(scroll.isDrawingNeeded)
    }
  }

  @Test("Hidden and clipped views are marked and drawn as others are")
  func unseen() {
    let (root, view, other) = tree()
    other.isHidden = true
    other.addSubview(UIView())
    root.render(into: RecordingCanvas())
    other.subviews[0].alpha = 0.5
    #expect(root.isDrawingNeeded && !view.isDrawingNeeded)
  }
}

/// Counts how often a subview would measure differently.
private final class ToldView: UIView {
  var count = 0

  override func fittingSizeDidChange(of subview: UIView) { count += 1 }
}
