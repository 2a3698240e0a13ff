// swift-format-ignore-file: the listings stand here as in Lima's two documents.
import QuoinBoxes
import QuoinGraphics
import Testing

extension UIImage {
  /// The picture that the documents' listings show: 60 by 30 points.
  fileprivate convenience init?(named name: String) {
    self.init(data: Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>"#.utf8))
  }
}

/// The listings of boxes of Lima's two documents, as they stand there.
@Suite struct LimaDocumentTests {
  /// Lays a box out in a size and gives its subviews' frames, left, top, width and height.
  private func frames(_ box: UIView, _ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
    box.traitOverrides = UITraitCollection(displayScale: 1)
    box.frame = CGRect(x: 0, y: 0, width: width, height: height)
    box.layoutIfNeeded()
    return box.subviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  /// How large a label's text is.
  private func size(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGSize {
    let label = UILabel(text: text, font: font)
    label.traitOverrides = UITraitCollection(displayScale: 1)
    let size = label.sizeThatFits(.zero)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  @Test func helloWorld() {
    let column: LMColumnView = {
let columnView = LMColumnView(
    UIImageView(image: UIImage(named: "world.png"), contentMode: .scaleAspectFit),
    UILabel(text: "Hello, World!", textAlignment: .center)
)
      return columnView
    }()
    let classic: LMColumnView = {
let columnView = LMColumnView(
    UIImageView(image: UIImage(named: "world.png")),
    UILabel(text: "Hello, World!")
)
      return columnView
    }()
    let same: LMColumnView = {
let columnView = LMColumnView()

let imageView = UIImageView()
imageView.image = UIImage(named: "world.png")
imageView.contentMode = .scaleAspectFit

columnView.addSubview(imageView)

let label = UILabel()
label.text = "Hello, World!"
label.textAlignment = .center

columnView.addSubview(label)
      return columnView
    }()
    let height = size("Hello, World!").height
    for column in [column, classic, same] {
      #expect(frames(column, 200, 38 + height) == [[0, 0, 200, 30], [0, 38, 200, height]])
    }
  }

  @Test func margins() {
    let layoutView = LMLayoutView(margin: nil, topMargin: 4, leadingMargin: nil, bottomMargin: nil, trailingMargin: nil)
    #expect(layoutView.topMargin == 4 && layoutView.leadingMargin == 0)
    let column =
LMColumnView(margin: 8, leadingMargin: 12, trailingMargin: 12,
    UIView()
)
    #expect(frames(column, 100, 50) == [[12, 8, 76, 34]])
  }

  @Test func rows() {
    let (one, two, three) = (size("One"), size("Two"), size("Three"))
    let leading =
LMRowView(horizontalAlignment: .leading, verticalAlignment: .top,
    UILabel(text: "One"),
    UILabel(text: "Two"),
    UILabel(text: "Three")
)
    #expect(frames(leading, 300, 90) == [
      [0, 0, one.width, one.height], [one.width + 8, 0, two.width, two.height],
      [one.width + two.width + 16, 0, three.width, three.height],
    ])
    let apart =
LMRowView(spacing: 16,
    UILabel(text: "One"),
    UILabel(text: "Two"),
    UILabel(text: "Three")
)
    let start = one.width + two.width + 32
    #expect(frames(apart, 300, 40) == [
      [0, 0, one.width, 40], [one.width + 16, 0, two.width, 40], [start, 0, 300 - start, 40],
    ])
    let plain =
LMRowView(
    UILabel(text: "One"),
    UILabel(text: "Two"),
    UILabel(text: "Three")
)
    #expect(frames(plain, 300, 40)[1] == [one.width + 8, 0, two.width, 40])
  }

  @Test func columns() {
    let height = size("One").height
    let column =
LMColumnView(
    UILabel(text: "One"),
    UILabel(text: "Two"),
    UILabel(text: "Three")
)
    #expect(frames(column, 300, 200) == [
      [0, 0, 300, height], [0, height + 8, 300, height], [0, 2 * height + 16, 300, 184 - 2 * height],
    ])
  }

  @Test func baselines() {
    func shared(_ row: LMRowView) -> [CGFloat] {
      _ = frames(row, 400, 100)
      return row.subviews.map {
        $0.frame.minY + (row.baseline == .first ? $0.firstBaselineOffset(for: $0.bounds.size) : $0.lastBaselineOffset(for: $0.bounds.size)).rounded()
      }
    }
    let rows = [
LMRowView(isAlignToBaseline: true,
    UILabel(text: "abcd", font: UIFont.systemFont(ofSize: 16)),
    UILabel(text: "efg", font: UIFont.systemFont(ofSize: 32)),
    UILabel(text: "hijk", font: UIFont.systemFont(ofSize: 24))
),
LMRowView(isAlignToBaseline: true,
    UILabel(text: "abcd", font: UIFont.systemFont(ofSize: 12)),
    UILabel(text: "efg", font: UIFont.systemFont(ofSize: 24)),
    UILabel(text: "hijk", font: UIFont.systemFont(ofSize: 48))
),
LMRowView(isAlignToBaseline: true, baseline: .last,
    UILabel(text: "abcd", font: UIFont.systemFont(ofSize: 16)),
    UILabel(text: "efg", font: UIFont.systemFont(ofSize: 32))
),
    ]
    for row in rows { #expect(Set(shared(row)).count == 1) }

    let column =
LMColumnView(isAlignToBaseline: true,
    UILabel(text: "abcd", font: UIFont.systemFont(ofSize: 16)),
    UILabel(text: "efg", font: UIFont.systemFont(ofSize: 32)),
    UILabel(text: "hijk", font: UIFont.systemFont(ofSize: 24))
)
    _ = frames(column, 100, column.sizeThatFits(.zero).height)
    let baselines = column.subviews.map { $0.frame.minY + $0.firstBaselineOffset(for: $0.bounds.size) }
    let fonts = [32, 24].map { UIFont.systemFont(ofSize: $0) }
    for (index, font) in fonts.enumerated() {
      #expect(abs(baselines[index + 1] - baselines[index] - font.lineHeight - font.leading) <= 1.5)
    }
  }

  @Test func grids() {
    let column =
LMColumnView(isAlignToGrid: true,
    LMRowView(
        UILabel(text: "First row"),
        UILabel(text: "This is row number one.")
    ),
    LMRowView(
        UILabel(text: "Second row"),
        UILabel(text: "This is row number two.")
    ),
    LMRowView(
        UILabel(text: "Third row"),
        UILabel(text: "This is row number three.")
    )
)
    _ = frames(column, 400, 200)
    let widest = size("Second row").width
    for row in column.subviews {
      #expect(row.subviews[0].frame.width == widest)
      #expect(row.subviews[1].frame.minX == widest + 8 && row.subviews[1].frame.maxX == 400)
    }
  }

  @Test func fixedHeights() {
    let imageView =
UIImageView(image: UIImage(named: "world.png"),
    contentMode: .scaleAspectFit,
    height: 240)
    let row = LMRowView(horizontalAlignment: .leading, imageView)
    #expect(frames(row, 800, 300) == [[0, 0, 480, 240]])
  }

  @Test func weights() {
    let halves = [
LMColumnView(
    UILabel(text: "Hello", weight: 0.5),
    UILabel(text: "World", weight: 0.5)
),
LMColumnView(
    UILabel(text: "Hello", weight: 1),
    UILabel(text: "World", weight: 1)
),
    ]
    for column in halves { #expect(frames(column, 90, 108) == [[0, 0, 90, 50], [0, 58, 90, 50]]) }
    let thirds =
LMColumnView(
    UILabel(text: "One", weight: 1),
    UILabel(text: "Two", weight: 2),
    UILabel(text: "Three", weight: 3)
)
    #expect(frames(thirds, 90, 136) == [[0, 0, 90, 20], [0, 28, 90, 40], [0, 76, 90, 60]])
  }

  @Test func spacers() {
    let text = size("Hello, World!")
    let rows = [
LMRowView(
    UIView() { $0.weight = 1 },
    UILabel(text: "Hello, World!"),
    UIView() { $0.weight = 1 }
),
LMRowView(
    LMSpacer(),
    UILabel(text: "Hello, World!"),
    LMSpacer()
),
    ]
    for row in rows {
      #expect(frames(row, text.width + 56, 30) == [
        [0, 0, 20, 30], [28, 0, text.width, 30], [text.width + 36, 0, 20, 30],
      ])
    }
    let lines =
LMRowView(
    UILabel(text: "One", textAlignment: .center, weight: 1),
    LMSpacer(width: 1, backgroundColor: .lightGray),
    UILabel(text: "Two", textAlignment: .center, weight: 1),
    LMSpacer(width: 1, backgroundColor: .lightGray),
    UILabel(text: "Three", textAlignment: .center, weight: 1)
)
    #expect(frames(lines, 334, 30).map { [$0[0], $0[2]] } == [[0, 100], [108, 1], [117, 100], [225, 1], [234, 100]])
  }

  @Test func anchors() {
    let (top, left, right, bottom) = (size("Top"), size("Left"), size("Right"), size("Bottom"))
    let edges =
LMAnchorView(margin: 16,
    UILabel(text: "Top", anchor: [.top]),
    UILabel(text: "Left", anchor: [.left]),
    UILabel(text: "Right", anchor: [.right]),
    UILabel(text: "Bottom", anchor: [.bottom])
)
    let height = top.height
    #expect(frames(edges, 200, 100) == [
      [((200 - top.width) / 2).rounded(.down), 16, top.width, height],
      [16, ((100 - height) / 2).rounded(.down), left.width, height],
      [184 - right.width, ((100 - height) / 2).rounded(.down), right.width, height],
      [((200 - bottom.width) / 2).rounded(.down), 84 - height, bottom.width, height],
    ])
    func sides() -> LMAnchorView {
LMAnchorView(margin: 16,
    UILabel(text: "Leading", anchor: [.leading]),
    UILabel(text: "Trailing", anchor: [.trailing])
)
    }
    let (leading, trailing) = (size("Leading").width, size("Trailing").width)
    #expect(frames(sides(), 200, 50).map { $0[0] } == [16, 184 - trailing])
    let mirrored = sides()
    mirrored.semanticContentAttribute = .forceRightToLeft
    #expect(frames(mirrored, 200, 50).map { $0[0] } == [184 - leading, 16])
    let spanning =
LMAnchorView(margin: 16,
    UILabel(text: "Top", anchor: [.top, .left, .right]),
    UILabel(text: "Bottom", anchor: [.bottom, .left, .right])
)
    #expect(frames(spanning, 200, 100) == [[16, 16, 168, height], [16, 84 - height, 168, height]])
  }

  @Test func roots() {
    let rootView = LMRootView(UIView())
    rootView.directionalLayoutMargins.leading = 30
    rootView.topPadding = 20
    rootView.bottomPadding = 10
    #expect(frames(rootView, 100, 100) == [[0, 20, 100, 70]])
  }

  private final class RootController: UIViewController {
    let rootView = LMRootView(UIView())
    override func loadView() { view = rootView }

override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()

    rootView.topPadding = topLayoutGuide.length
    rootView.bottomPadding = bottomLayoutGuide.length
}
  }

  @Test func rootsBetweenTheGuidesOfAController() {
    let controller = RootController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 12, right: 0)
    #expect(controller.topLayoutGuide.length == 0)
    #expect(frames(controller.view, 100, 100) == [[0, 44, 100, 44]])
    controller.additionalSafeAreaInsets.top = 20
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews[0].frame == CGRect(x: 0, y: 20, width: 100, height: 68))
  }

  @Test func scrolling() {
    let both =
LMScrollView(
    UIImageView(image: UIImage(named: "large_image.png"))
)
    #expect(frames(both, 20, 20) == [[0, 0, 60, 30]])
    #expect(both.contentSize == CGSize(width: 60, height: 30))
    let text =
LMScrollView(fitToWidth: true,
    UILabel(text: "Lorem ipsum dolor sit amet...",
        numberOfLines: 0)
)
    let natural = size("Lorem ipsum dolor sit amet...")
    _ = frames(text, 80, 20)
    #expect(text.contentSize.width == 80 && text.contentSize.height > natural.height * 2)
  }

  @Test func callbacks() {
    let label =
UILabel(text: "Hello, World!", textAlignment: .center, weight: 1) { label in
    label.layer.borderWidth = 0.5
    label.layer.borderColor = UIColor.lightGray.cgColor
}
    #expect(label.layer.borderWidth == 0.5 && label.weight == 1)
  }
}
