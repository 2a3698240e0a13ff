// swift-format-ignore-file: the listings of CGLayout's document as they stand there, its typing slips aside.
import QuoinBlocks

/// A screen as the document's listings know it: they are the bodies of its functions.
class Screen {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let titleLabel = UILabel()
  let logoImageView = UIImageView()
  let layoutElement = UIView()
  let element1 = UIView()
  let element2 = UIView()
  let weatherLabel = UILabel()
  let weatherImageView = UIImageView()
  lazy var layoutScheme = LayoutScheme(blocks: [titleBlockWithConstraints(), titleBlockWithAnchors()])
  var scheme: LayoutScheme { layoutScheme }
  var portraitSnapshot: LayoutSnapshotProtocol?
  var landscapeSnapshot: LayoutSnapshotProtocol?

  init() {
    for subview in [titleLabel, logoImageView, layoutElement, element1, element2, weatherLabel, weatherImageView] {
      view.addSubview(subview)
    }
  }

  func emptyScheme() -> LayoutScheme {
let subviewsScheme = LayoutScheme(blocks: [
// ... layout blocks
])
    return subviewsScheme
  }

  func titleBlockWithConstraints() -> LayoutBlock<UILabel> {
titleLabel.layoutBlock(
with: Layout(x: .center(), y: .top(5), width: .scaled(1), height: .fixed(120)),
constraints: [
logoImageView.layoutConstraint(for: [.bottom(.limit(on: .inner))])
]
)
  }

  func titleBlockWithAnchors() -> LayoutBlock<UILabel> {
/// or using anchors
titleLabel.layoutBlock(
with: Layout(x: .center(), y: .top(5), width: .scaled(1), height: .fixed(120)),
constraints: { anchors in
anchors.top.equal(to: logoImageView.layoutAnchors.bottom)
}
)
  }

  func blockOfTwoElements() -> LayoutBlock<UIView> {
LayoutBlock(
with: layoutElement,
layout: Layout(x: .left(10), y: .top(10), width: .boxed(10), height: .boxed(10)),
constraints: [
element1.layoutConstraint(for: [
.bottom(.limit(on: .outer)), .right(.limit(on: .inner))
]),
element2.layoutConstraint(for: [
.right(.limit(on: .outer)), .bottom(.limit(on: .inner))
])
]
)
  }

  func weatherBlock() -> LayoutBlock<UILabel> {
weatherLabel.layoutBlock(
with: Layout(x: .left(10), y: .top(), width: .scaled(1), height: .scaled(1)),
constraints: [
weatherImageView.layoutConstraint(for: [.top(.limit(.inner)), .right(.limit(.outer)), .height()]),
weatherLabel.adjustLayoutConstraint(for: [.width()])
]
)
  }

  func insets() -> LayoutConstraintProtocol {
AnonymConstraint(anchors: [
Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))
])
  }

  func layoutDirectly() {
// layout directly
layoutScheme.layout()
  }

  func layoutInBackground() {
// layout in background
let bounds = view.bounds
DispatchQueue.global(qos: .background).async {
let snapshot = self.layoutScheme.snapshot(for: bounds)
DispatchQueue.main.sync {
self.layoutScheme.apply(snapshot: snapshot)
}
}
  }

  func layoutCached() {
// cached layout
if UIDevice.current.orientation.isPortrait, let snapshot = portraitSnapshot {
layoutScheme.apply(snapshot: snapshot)
} else if UIDevice.current.orientation.isLandscape, let snapshot = landscapeSnapshot {
layoutScheme.apply(snapshot: snapshot)
} else {
layoutScheme.layout()
}
  }

func sizeThatFits(_ size: CGSize) -> CGSize {
let sourceRect = CGRect(origin: .zero, size: size)
let snapshot = scheme.snapshot(for: sourceRect)
return snapshot.frame.size
}

  func turnAround() {
CGLConfiguration.default.isRTLMode = true
  }
}

// For implementing custom layout entities and save strong typed code, use static func build(_ base: Conformed) -> Self
extension Layout.Filling.Horizontal {
  static var halfOfHeight: Layout.Filling.Horizontal {
    .build(AnyRectBasedLayout { rect, source in rect.size.width = source.height / 2 })
  }
}
