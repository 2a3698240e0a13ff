import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Drawing over random trees")
struct DrawingLawTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func text(_ rect: CGRect) -> String {
    TreeNode(className: "", frame: rect).line.trimmingCharacters(in: .whitespaces)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("What can be seen is filled where conversion puts it, from the back to the front")
  func places() {
    for seed in 1...150 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let tree = RandomViews(
        seed: seed, count: 14, root: UIView(frame: CGRect(x: 7, y: 8, width: 100, height: 100)))
      tree.root.bounds.origin = CGPoint(x: numbers.number(-9...9), y: numbers.number(-9...9))
      for view in tree.all {
        if !numbers.isOne(in: 4) { view.backgroundColor = red }
        if numbers.isOne(in: 5) { view.clipsToBounds = true }
        if numbers.isOne(in: 8) { view.isHidden = view !== tree.root }
        if numbers.isOne(in: 8) { view.layer.zPosition = numbers.number(-1...1) }
      }
      var expected: [String] = []
      func walk(_ view: UIView, _ visible: CGRect) {
        if view.isHidden { return }
        var rect = view.convert(view.bounds, to: tree.root)
        rect.origin.x -= tree.root.bounds.minX
        rect.origin.y -= tree.root.bounds.minY
        if view.backgroundColor != nil, rect.overlaps(visible) {
          expected.append("fill \(text(rect)) #FF0000")
        }
        let inner = view.clipsToBounds ? visible.overlap(rect) : visible
        if inner.isNull || inner.isEmpty { return }
        let order = view.subviews.enumerated().sorted {
          ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        for (_, child) in order { walk(child, inner) }
      }
      walk(tree.root, page)
      // What lies beyond the page, or touches it with its edge only, may be drawn or not.
      let beyond = Set(
        tree.all.map { view in
          let rect = view.convert(view.bounds, to: tree.root)
            .offsetBy(dx: -tree.root.bounds.minX, dy: -tree.root.bounds.minY)
          return rect.insetBy(dx: 1e-6, dy: 1e-6).overlaps(page) ? "" : "fill \(text(rect)) #FF0000"
        })
      let fills = drawing(tree.root).filter { $0.hasPrefix("fill") && !beyond.contains($0) }
      let wanted = expected.filter { !beyond.contains($0) }
      // Within a clip a view that is beyond it may be filled all the same when it holds others.
      var rest = fills[...]
      #expect(
        wanted.allSatisfy { line in
          guard let index = rest.firstIndex(of: line) else { return false }
          rest = rest[(index + 1)...]
          return true
        }, "seed \(seed)")
      let hidden = tree.all.filter { view in
        sequence(first: view, next: \.superview).contains(where: \.isHidden)
      }
      #expect(fills.count <= tree.all.count - hidden.count)
    }
  }

  @Test("Leaves that nothing can be seen of are not drawn")
  func culled() {
    for (x, y, isSeen) in [
      (99, 0, true), (101, 0, false), (-11, 0, false), (-9, 0, true), (0, 101, false), (0, -11, false),
    ]
      as [(CGFloat, CGFloat, Bool)]
    {
      let root = box(0, 0, 100, 100)
      root.addSubview(box(x, y, 10, 10, red))
      #expect(drawing(root).isEmpty != isSeen, "at \(x) \(y)")
      let clipping = box(x, y, 10, 10)
      clipping.clipsToBounds = true
      clipping.addSubview(box(-x, -y, 10, 10, red))
      root.subviews[0].removeFromSuperview()
      root.addSubview(clipping)
      #expect(drawing(root).allSatisfy { !$0.hasPrefix("fill") } || isSeen)
      let letting = box(x, y, 10, 10)
      letting.addSubview(box(-x, -y, 10, 10, red))
      root.addSubview(letting)
      #expect(
        drawing(root).contains("fill (0 0 10 10) #FF0000"), "content beyond a view that lets it out is drawn")
    }
    let root = box(0, 0, 100, 100)
    let shadowed = box(0, 105, 10, 10, red)
    shadowed.layer.shadowOpacity = 1
    root.addSubview(shadowed)
    #expect(drawing(root).count == 2, "its shadow reaches in")
    shadowed.layer.shadowOpacity = 0
    #expect(drawing(root).isEmpty)
    let flat = box(0, 0, 10, 10, red)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    root.addSubview(flat)
    #expect(drawing(root).isEmpty)
  }

  @Test("A hidden or clear root draws nothing; a half clear one is a group where parts may overlap")
  func alphas() {
    let root = box(0, 0, 50, 50, red)
    root.isHidden = true
    #expect(drawing(root).isEmpty)
    root.isHidden = false
    root.alpha = 0
    #expect(drawing(root).isEmpty)
    root.alpha = 0.5
    root.addSubview(box(0, 0, 10, 10, blue))
    #expect(
      drawing(root) == ["group 0.5", "fill (0 0 50 50) #FF0000", "fill (0 0 10 10) #0000FF", "end"])
    root.backgroundColor = nil
    #expect(drawing(root) == ["fill (0 0 10 10) #0000FF80"])
    root.subviews[0].alpha = 0.5
    #expect(drawing(root) == ["fill (0 0 10 10) #0000FF40"], "alphas multiply")
    root.subviews[0].alpha = 0
    #expect(drawing(root).isEmpty)
    func parted(_ change: (UIView) -> Void) -> Bool {
      let view = box(0, 0, 60, 60, red)
      view.alpha = 0.5
      change(view)
      return !drawing(view).contains { $0.hasPrefix("group") }
    }
    #expect(parted { _ in })
    #expect(!parted { $0.layer.borderWidth = 1 })
    #expect(!parted { $0.layer.shadowOpacity = 0.1 })
    #expect(!parted { $0.layer.addSublayer(CALayer()) })
    #expect(parted { $0.layer.cornerRadius = 3 })
    func children(_ count: Int, clip: Bool = true, nested: Bool = false) -> (UIView) -> Void {
      { view in
        view.backgroundColor = nil
        for index in 0..<count {
          let child = UIView(frame: CGRect(x: CGFloat(index) * 6, y: 0, width: 5, height: 5))
          child.clipsToBounds = clip
          if nested { child.addSubview(UIView()) }
          view.addSubview(child)
        }
      }
    }
    #expect(parted(children(8)) && !parted(children(9)))
    #expect(parted(children(2, nested: true)) && !parted(children(2, clip: false, nested: true)))
    #expect(parted(children(1, clip: false, nested: true)))
  }

  @Test("A group without subviews is no larger than what the view touches")
  func groups() {
    let view = box(0, 0, 20, 20, red)
    view.alpha = 0.5
    view.layer.borderWidth = 1
    #expect(drawing(view).prefix(2) == ["clip (-1 -1 22 22)", "group 0.5"])
    view.addSubview(box(0, 0, 5, 5, blue))
    #expect(drawing(view).first == "group 0.5")
  }

  @Test("Borders are rings within the bounds; one that leaves no inside fills them")
  func borders() {
    let view = box(0, 0, 20, 10)
    view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.borderWidth = 0
    #expect(drawing(view).isEmpty)
    view.layer.borderWidth = 4
    #expect(drawing(view) == ["path (0 0 20 10) #FF0000"])
    view.layer.borderWidth = 5
    #expect(drawing(view) == ["fill (0 0 20 10) #FF0000"])
    view.layer.cornerRadius = 3
    view.layer.borderWidth = 15
    #expect(drawing(view) == ["fill (0 0 20 10) #FF0000 round 3"])
    view.layer.cornerRadius = 30
    #expect(drawing(view) == ["fill (0 0 20 10) #FF0000 round 5"], "radii fit the size")
    view.layer.cornerRadius = -1
    #expect(drawing(view) == ["fill (0 0 20 10) #FF0000"])
    view.layer.borderPaint = nil
    #expect(drawing(view).isEmpty)
  }

  @Test("A shadow that is clipped away is not drawn, and a path of its own casts it otherwise")
  func shadows() {
    let view = box(0, 0, 20, 20, red)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 2
    view.layer.shadowShape = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 4, height: 4))
    #expect(drawing(view).first == "shadow (5 5 4 4) 1.0 2")
    view.layer.masksToBounds = true
    #expect(drawing(view) == ["fill (0 0 20 20) #FF0000"])
    view.layer.masksToBounds = false
    view.layer.shadowPaint = nil
    #expect(drawing(view) == ["fill (0 0 20 20) #FF0000"])
    let layer = CALayer()
    (layer.shadowOffset, layer.shadowRadius) = (CGSize(width: 10, height: -20), 2)
    let rect = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(layer.extentWithShadow(rect) == rect)
    layer.shadowOpacity = 0.1
    #expect(layer.extentWithShadow(rect) == CGRect(x: 0, y: -26, width: 66, height: 66))
    layer.shadowShape = UIBezierPath(rect: CGRect(x: -100, y: 0, width: 10, height: 10))
    #expect(layer.extentWithShadow(rect) == CGRect(x: -96, y: -26, width: 162, height: 66))
  }

  @Test("Masks limit what is seen to their shape")
  func masks() {
    let view = box(0, 0, 50, 50, red)
    let mask = box(5, 6, 10, 10, red)
    mask.layer.cornerRadius = 3
    view.mask = mask
    #expect(drawing(view) == ["clip (5 6 10 10) round 3", "fill (0 0 50 50) #FF0000"])
    view.mask = nil
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundPaint = red
    view.layer.mask = layer
    #expect(drawing(view).first == "clip (1 2 3 4)")
  }

  @Test("Indicators show the part that is seen, where it is, on the side where reading ends")
  func indicators() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    scroll.contentSize = CGSize(width: 100, height: 180)
    func bars() -> [String] {
      drawing(scroll).filter { $0.hasPrefix("fill") }.map { String($0.split(separator: ")")[0] + ")") }
    }
    #expect(bars().isEmpty, "none are drawn unless asked for")
    scroll.drawsScrollIndicators = true
    // 84 of room; half is seen.
    #expect(bars() == ["fill (94 3 3 42)"])
    scroll.contentOffset.y = 90
    #expect(bars() == ["fill (94 45 3 42)"])
    scroll.contentOffset.y = 45
    #expect(bars() == ["fill (94 24 3 42)"])
    scroll.contentOffset.y = 500
    #expect(bars() == ["fill (94 45 3 42)"])
    scroll.contentOffset.y = -50
    #expect(bars() == ["fill (94 3 3 42)"])
    scroll.contentOffset.y = 0
    scroll.semanticContentAttribute = .forceRightToLeft
    #expect(bars() == ["fill (3 3 3 42)"])
    scroll.contentSize = CGSize(width: 200, height: 9_000)
    #expect(bars() == ["fill (3 3 3 36)", "fill (3 84 47 3)"], "a bar is not shorter than 36")
    scroll.showsVerticalScrollIndicator = false
    scroll.contentOffset.x = 100
    #expect(bars() == ["fill (50 84 47 3)"])
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 10, bottom: 5, right: 0)
    scroll.contentOffset.x = 0
    #expect(bars() == ["fill (13 79 42 3)"])
    scroll.showsHorizontalScrollIndicator = false
    #expect(bars().isEmpty)
    scroll.showsHorizontalScrollIndicator = true
    scroll.contentSize = CGSize(width: 100, height: 90)
    #expect(bars().isEmpty)
  }

  @Test("Indicators count insets on all sides")
  func indicatorInsets() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    scroll.contentSize = CGSize(width: 100, height: 90)
    scroll.contentInset = UIEdgeInsets(top: 30, left: 40, bottom: 60, right: 60)
    scroll.drawsScrollIndicators = true
    func bars() -> [String] {
      drawing(scroll).filter { $0.hasPrefix("fill") }.map { String($0.split(separator: ")")[0] + ")") }
    }
    scroll.contentOffset = CGPoint(x: -40, y: -30)
    #expect(bars() == ["fill (94 3 3 42)", "fill (3 84 47 3)"])
    scroll.contentOffset = CGPoint(x: 60, y: 60)
    #expect(bars() == ["fill (94 45 3 42)", "fill (50 84 47 3)"])
  }

  @Test("Indicators are dark on light and light on dark, unless a style says which")
  func indicatorStyle() {
    func look(_ style: UIScrollView.IndicatorStyle, _ appearance: UIUserInterfaceStyle) -> String {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
      scroll.contentSize = CGSize(width: 100, height: 180)
      scroll.drawsScrollIndicators = true
      (scroll.indicatorStyle, scroll.overrideUserInterfaceStyle) = (style, appearance)
      return drawing(scroll).first { $0.hasPrefix("fill") } ?? ""
    }
    let (dark, light) = (look(.black, .light), look(.white, .light))
    #expect(dark != light && !dark.isEmpty)
    #expect(look(.default, .light) == dark && look(.default, .dark) == light)
    #expect(look(.black, .dark) == dark && look(.white, .dark) == light)
  }
}
