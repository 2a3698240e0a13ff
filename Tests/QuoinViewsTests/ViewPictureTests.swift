import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Pictures that are kept up to date")
struct ViewPictureTests {
  private func whole(_ view: UIView) throws -> Data {
    try Renderer.render(size: view.bounds.size, format: .png, options: view.outputOptions) { canvas in
      view.presentingAnimations { DrawingWalk(canvas: canvas).drawRoot(view) }
    }
  }

  private func page() -> (root: UIView, left: UIView, right: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (left, right) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30)),
      UIView(frame: CGRect(x: 120, y: 20, width: 30, height: 30))
    )
    for view in [left, right] {
      view.backgroundColor = .red
      root.addSubview(view)
    }
    return (root, left, right)
  }

  @Test("What changed is told where it was and where it is, and nothing else")
  func damage() throws {
    let (root, left, right) = page()
    let picture = try ViewPicture(of: root)
    #expect(try picture.update().isNull, "nothing has changed")
    left.backgroundColor = .blue
    #expect(try picture.update() == CGRect(x: 10, y: 20, width: 30, height: 30))
    left.frame.origin.x = 30
    #expect(try picture.update() == CGRect(x: 10, y: 20, width: 50, height: 30))
    let new = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    right.addSubview(new)
    #expect(try picture.update() == CGRect(x: 170, y: 80, width: 10, height: 10))
    new.removeFromSuperview()
    #expect(try picture.update() == CGRect(x: 170, y: 80, width: 10, height: 10))
    right.accessibilityLabel = "Right"
    #expect(try picture.update().isNull)
    right.isHidden = true
    #expect(try picture.update() == CGRect(x: 120, y: 20, width: 30, height: 30))
    right.backgroundColor = .green
    #expect(try picture.update().isNull, "nobody sees it")
    #expect(try picture.pngData() == whole(root))
  }

  @Test("A part that changed can be had alone", arguments: [1.0, 2])
  func parts(scale: CGFloat) throws {
    let (root, left, _) = page()
    var options = OutputOptions()
    options.scale = scale
    let picture = try ViewPicture(of: root, options: options)
    left.backgroundColor = .blue
    let part = try picture.update()
    let alone = UIView(frame: CGRect(origin: .zero, size: left.bounds.size))
    alone.backgroundColor = .blue
    #expect(try picture.pngData(of: part) == alone.render(as: .png, options: options))
    #expect(throws: Diagnostic.self) { try picture.pngData(of: CGRect(x: 300, y: 0, width: 5, height: 5)) }
    #expect(throws: Diagnostic.self) { try picture.pngData(of: .zero) }
  }

  @Test(
    "Of what is rounded, half clear, framed or casts a shadow, all is drawn again; of what is flat, a part")
  func wholes() throws {
    let looks: [(UIView) -> Void] = [
      { $0.layer.cornerRadius = 4 }, { $0.alpha = 0.5 }, { $0.layer.borderWidth = 1 },
      { $0.mask = UIView(frame: $0.bounds) }, { $0.layer.mask = CALayer() },
      { $0.layer.addSublayer(CALayer()) }, { $0.transform = CGAffineTransform(rotationAngle: 0.001) },
      { $0.layer.sublayerTransform = CATransform3DMakeScale(1.01, 1, 1) },
    ]
    for (index, look) in looks.enumerated() {
      let (root, left, _) = page()
      let spot = UIView(frame: CGRect(x: 4, y: 5, width: 2, height: 3))
      left.addSubview(spot)
      let picture = try ViewPicture(of: root)
      spot.backgroundColor = .green
      #expect(try picture.update() == CGRect(x: 14, y: 25, width: 2, height: 3))
      look(left)
      try picture.update()
      spot.backgroundColor = .blue
      #expect(try picture.update().insetBy(dx: -0.5, dy: -0.5).contains(left.frame), "\(index)")
      #expect(try picture.pngData() == whole(root))
    }
  }

  @Test("Several pictures watch one tree, of views within it too, and each draws what it has not drawn yet")
  func several() throws {
    let (root, left, right) = page()
    let (first, second) = (try ViewPicture(of: root), try ViewPicture(of: root))
    let inner = try ViewPicture(of: right)
    let spot = UIView(frame: CGRect(x: 4, y: 5, width: 2, height: 3))
    right.addSubview(spot)
    for (step, color) in ([.green, .blue, .black, .white] as [UIColor]).enumerated() {
      (left.backgroundColor, spot.backgroundColor) = (color, color)
      #expect(try inner.update() == spot.frame)
      #expect(try first.update() == CGRect(x: 10, y: 20, width: 116, height: 30))
      if step == 1 { continue }
      #expect(try second.update() == CGRect(x: 10, y: 20, width: 116, height: 30))
      #expect(try inner.update().isNull && first.update().isNull)
      #expect(try first.pngData() == whole(root) && second.pngData() == whole(root))
      #expect(try inner.pngData() == whole(right))
    }
    left.backgroundColor = .red
    #expect(try inner.update().isNull, "it lies elsewhere")
    root.addSubview(spot)
    #expect(try first.update() != root.bounds && inner.update() == CGRect(x: 4, y: 5, width: 2, height: 3))
    #expect(try first.pngData() == whole(root) && inner.pngData() == whole(right))
  }

  @Test("A view in the place of one that went is seen to be another one")
  func replaced() throws {
    let (root, _, _) = page()
    let picture = try ViewPicture(of: root)
    for index in 0..<50 {
      root.subviews[1].removeFromSuperview()
      let view = UIView(frame: CGRect(x: 120, y: 20, width: 30, height: 30))
      view.backgroundColor = index.isMultiple(of: 2) ? .green : .blue
      root.addSubview(view)
      #expect(try picture.update() == view.frame)
    }
  }

  @Test(
    "What reached beyond the bounds is gone when its view is: contents, mitres, shadows of views and of text")
  func trails() throws {
    let image = UIImage(
      cgImage: try #require(CGImage(width: 4, height: 1, pixels: Array(repeating: 0xFF00_00FF, count: 4))))
    let (spike, path) = (CAShapeLayer(), UIBezierPath())
    path.move(to: CGPoint(x: 30, y: -5.3))
    path.addLine(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 5.3))
    (spike.shape, spike.strokePaint, spike.lineWidth) = (path, .green, 6)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (label.text, label.shadowColor, label.shadowOffset) = ("Text", .green, CGSize(width: 0, height: 40))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .green
    let looks: [(UIView) -> Void] = [
      { ($0.layer.contents, $0.layer.contentsGravity) = (image, .resizeAspectFill) },
      { $0.layer.addSublayer(spike) }, { $0.addSubview(label) },
      {
        ($0.backgroundColor, $0.layer.shadowOpacity) = (nil, 1)
        $0.layer.shadowOffset = CGSize(width: 40, height: 20)
        $0.addSubview(inner)
      },
    ]
    for look in looks {
      let (root, _, right) = page()
      look(right)
      let picture = try ViewPicture(of: root)
      inner.isHidden = true
      try picture.update()
      #expect(try picture.pngData() == whole(root))
      inner.isHidden = false
      right.isHidden = true
      try picture.update()
      #expect(try picture.pngData() == whole(root))
    }
  }

  @Test("Another size, style or scale begins the picture anew")
  func surroundings() throws {
    let (root, left, _) = page()
    left.backgroundColor = .label
    let picture = try ViewPicture(of: root)
    root.frame.size.width = 210
    #expect(try picture.update() == CGRect(x: 0, y: 0, width: 210, height: 100))
    root.overrideUserInterfaceStyle = .dark
    #expect(try picture.update() == root.bounds)
    #expect(try picture.pngData() == whole(root))
    #expect(try picture.image().size == CGSize(width: 210, height: 100))
  }

  @Test("What the budget stops leaves no half of a picture behind")
  func budget() throws {
    let (root, left, _) = page()
    let picture = try ViewPicture(of: root)
    left.backgroundColor = .green
    var budget = Budget.default
    budget.wallTime = .zero
    #expect(throws: Diagnostic.self) {
      try BudgetMeter.metering(budget) { _ throws(Diagnostic) in try picture.update() }
    }
    #expect(try picture.update() == root.bounds)
    #expect(try picture.pngData() == whole(root))
  }

  @Test("What is clipped away is not told of")
  func clipped() throws {
    let (root, left, _) = page()
    left.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 5))
    left.addSubview(inner)
    let picture = try ViewPicture(of: root)
    inner.backgroundColor = .green
    #expect(try picture.update() == CGRect(x: 30, y: 40, width: 10, height: 5))
  }

  @Test("Animations are told of where they move, until they are over")
  func animations() throws {
    let window = AnimatedWindow()
    let picture = try ViewPicture(of: window.window)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.view.frame.origin.x = 100 }
    for _ in 0..<4 {
      window.clock.advance(by: 0.25)
      let drawn = try picture.update()
      #expect(!drawn.isNull && drawn.height <= window.view.frame.height + 1)
      #expect(try picture.pngData() == whole(window.window))
    }
    window.clock.advance(by: 1)
    #expect(try picture.update().isNull)
  }

  @Test(
    "Whatever changes, pictures of a window and of a view in it have the bytes of drawing all",
    arguments: 0..<18)
  func law(seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed) + 100)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 160, height: 160),
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 160, height: 160), scale: seed % 2 == 0 ? 1 : 2))
    let tree = RandomViews(seed: UInt64(seed), count: 14, isTransformed: seed % 3 == 0)
    window.addSubview(tree.root)
    var views = tree.all
    for _ in 0..<3 {
      let label = UILabel(frame: numbers.rect())
      (label.text, label.numberOfLines) = ("Quoin ÄgÅ", numbers.chance(50) ? 1 : 0)
      numbers.one(of: tree.all).addSubview(label)
      views.append(label)
    }
    let scroll = UIScrollView(frame: numbers.rect())
    scroll.contentSize = CGSize(width: 200, height: 300)
    scroll.drawsScrollIndicators = true
    numbers.one(of: tree.all).addSubview(scroll)
    views.append(scroll)
    let picture = try ViewPicture(of: window)
    let inner = numbers.one(of: views)
    var innerPicture: ViewPicture?
    for step in 0..<20 {
      for _ in 0..<(1 + Int(numbers.number(0...2))) { change(numbers.one(of: views), in: views, &numbers) }
      window.clock.advance(by: 0.1)
      if !inner.bounds.isEmpty, numbers.chance(40) {
        if innerPicture == nil {
          innerPicture = try ViewPicture(of: inner)
        } else {
          try innerPicture?.update()
        }
        let (kept, drawn) = (try innerPicture?.pngData(), try whole(inner))
        #expect(kept == drawn, "seed \(seed), step \(step), a part: \(difference(kept ?? Data(), drawn))")
      }
      if numbers.chance(30) { continue }
      let part = try picture.update()
      let (kept, drawn) = (try picture.pngData(), try whole(window))
      #expect(kept == drawn, "seed \(seed), step \(step), \(part) was drawn: \(difference(kept, drawn))")
    }
  }

  /// Where two pictures differ, and by how much at most.
  private func difference(_ one: Data, _ other: Data) -> String {
    guard let one = UIImage(data: one)?.cgImage, let other = UIImage(data: other)?.cgImage else { return "" }
    var (box, most) = (CGRect.null, CGFloat(0))
    for y in 0..<Int(one.size.height) {
      for x in 0..<Int(one.size.width) {
        guard let a = one.color(x: x, y: y), let b = other.color(x: x, y: y), a != b else { continue }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        most = max(
          most, abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha))
      }
    }
    return "pixels \(box) by up to \(Int(most * 255))"
  }

  private func change(_ view: UIView, in views: [UIView], _ numbers: inout SeededGenerator) {
    let color = UIColor(
      red: numbers.number(0...4) / 4, green: numbers.number(0...4) / 4, blue: numbers.number(0...4) / 4,
      alpha: numbers.number(1...4) / 4)
    switch numbers.number(0...26) {
    case 0, 1: view.frame = numbers.rect()
    case 2, 3: view.backgroundColor = color
    case 4: view.alpha = numbers.number(0...4) / 4
    case 5: view.layer.cornerRadius = numbers.number(0...20)
    case 6:
      view.layer.shadowOpacity = Float(numbers.number(0...2)) / 2
      view.layer.shadowRadius = numbers.number(0...6)
    case 7: view.layer.borderWidth = numbers.number(0...4)
    case 8: view.clipsToBounds.toggle()
    case 9: view.isHidden.toggle()
    case 10: view.bounds.origin = CGPoint(x: numbers.number(-20...20), y: 3)
    case 11: view.superview?.bringSubviewToFront(view)
    case 12:
      let other = numbers.one(of: views)
      if !other.isDescendant(of: view) { other.addSubview(view) }
    case 13: (view as? UILabel)?.text = "Text \(numbers.number(0...99))"
    case 14:
      let layer = CAShapeLayer()
      layer.shape = UIBezierPath(ovalIn: numbers.rect())
      layer.fillPaint = color
      view.layer.addSublayer(layer)
    case 15: changeLayers(of: view, color, &numbers)
    case 16:
      view.layer.contents = numbers.chance(70) ? Self.image : nil
      view.layer.contentsGravity = numbers.one(of: [.center, .resizeAspectFill, .topRight, .resize])
    case 17: view.layer.zPosition = numbers.number(-1...1)
    case 18:
      let mask = UIView(frame: numbers.rect())
      mask.backgroundColor = color
      if numbers.chance(30) { mask.layer.mask = CAShapeLayer(oval: numbers.rect()) }
      view.mask = numbers.chance(70) ? mask : nil
    case 19: view.mask?.frame = numbers.rect()
    case 20:
      view.layer.mask = numbers.chance(60) ? CAShapeLayer(oval: numbers.rect()) : nil
    case 21:
      guard let label = numbers.one(of: views) as? UILabel else { return }
      label.shadowColor = numbers.chance(70) ? color : nil
      label.shadowOffset = CGSize(width: numbers.number(-40...40), height: numbers.number(-40...40))
    case 22: changeScrollBars(views, &numbers)
    case 23: view.superview?.sendSubviewToBack(view)
    case 24:
      view.layer.shadowOffset = CGSize(width: numbers.number(-30...30), height: numbers.number(-30...30))
      view.layer.shadowShape = numbers.chance(20) ? UIBezierPath(rect: numbers.rect()) : nil
    case 25:
      view.layer.sublayerTransform =
        numbers.chance(50) ? CATransform3DIdentity : CATransform3DMakeScale(numbers.number(1...3) / 2, 1, 1)
    default:
      let rect = numbers.rect()
      UIView.animate(withDuration: 0.35) {
        view.frame = rect
        view.backgroundColor = color
      }
    }
  }

  private static let image = CGImage(
    width: 5, height: 3, pixels: (0..<15).map { 0xFF00_0000 | UInt32($0) * 0x000F_1107 }
  ).map { UIImage(cgImage: $0) }

  /// Changes a layer of the view's own.
  private func changeLayers(of view: UIView, _ color: UIColor, _ numbers: inout SeededGenerator) {
    let shapes = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
    guard let shape = shapes.randomElement(using: &numbers) else { return }
    switch numbers.number(0...6) {
    case 0: shape.zPosition = numbers.number(-1...1)
    case 1: view.layer.insertSublayer(shape, at: UInt32(numbers.number(0...3)))
    case 2: shape.removeFromSuperlayer()
    case 3: shape.contents = Self.image
    case 4: shape.masksToBounds.toggle()
    case 5: shape.shadowOpacity = Float(numbers.number(0...1))
    default:
      let path = UIBezierPath()
      path.move(to: numbers.rect().origin)
      for _ in 0..<3 { path.addLine(to: numbers.rect().origin) }
      (shape.shape, shape.strokePaint, shape.lineWidth) = (path, color, numbers.number(0...8))
      shape.lineJoin = numbers.one(of: [.miter, .bevel, .round])
      shape.lineCap = numbers.one(of: [.butt, .square, .round])
    }
  }

  private func changeScrollBars(_ views: [UIView], _ numbers: inout SeededGenerator) {
    guard let scroll = views.last as? UIScrollView else { return }
    let inset = UIEdgeInsets(top: numbers.number(0...20), left: numbers.number(0...20), bottom: 0, right: 0)
    switch numbers.number(0...6) {
    case 0: scroll.showsVerticalScrollIndicator.toggle()
    case 1: scroll.showsHorizontalScrollIndicator.toggle()
    case 2: scroll.scrollIndicatorInsets = inset
    case 3: scroll.verticalScrollIndicatorInsets = inset
    case 4: scroll.horizontalScrollIndicatorInsets = inset
    case 5: scroll.contentOffset = CGPoint(x: numbers.number(0...100), y: numbers.number(0...100))
    default: scroll.contentSize.width = numbers.number(0...400)
    }
  }
}

extension CAShapeLayer {
  fileprivate convenience init(oval: CGRect) {
    self.init()
    shape = UIBezierPath(ovalIn: oval)
  }
}
