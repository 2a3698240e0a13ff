import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import QuoinViews
import Testing

/// Callbacks and contents as code of both generations gives them.
struct CallbackTests {
  /// A controller that keeps what it needs later, without a word of itself in the callbacks.
  private final class Screen: UIViewController {
    private(set) var label: UILabel!
    private(set) var spacer: LMSpacer!
    private(set) var row: LMRowView!
    private(set) var scroll: LMScrollView!

    override func loadView() {
      view = LMColumnView(
        UILabel(text: "One") { label = $0 },
        LMRowView(LMSpacer(height: 4) { spacer = $0 }) { row = $0 },
        LMScrollView(isFitToWidth: true) { scroll = $0 }
      )
    }
  }

  @Test func whatACallbackIsGivenCanBeKeptWithoutSelf() {
    let screen = Screen()
    _ = screen.view
    #expect(screen.label.text == "One" && screen.row.subviews == [screen.spacer])
    #expect(screen.scroll.content == nil && screen.scroll.isFitToWidth)
  }

  @Test(arguments: [false, true]) func aCallbackMayBeNone(isThere: Bool) {
    var seen = 0
    let callback: ((UIView) -> Void)? = isThere ? { _ in seen += 1 } : nil
    let label = UILabel(text: "One", with: callback)
    let views: [UIView] = [
      LMRowView(label, with: callback), LMColumnView(spacing: 4, with: callback),
      LMAnchorView(with: callback),
      LMRootView(UIView(), with: callback), LMSpacer(width: 3, with: callback),
      LMScrollView(isFitToHeight: true, with: callback), LMScrollView(fitToWidth: true, with: callback),
      LMScrollView(fitToHeight: true, UIView(), with: callback), UIImageView(with: callback),
      UIView(with: callback),
    ]
    #expect(seen == (isThere ? 11 : 0))
    #expect(views[0].subviews == [label] && label.text == "One")
    #expect(LMRowView(with: nil).subviews.isEmpty && UILabel(with: nil).text == nil)
  }

  @Test func oneFunctionServesAllClasses() {
    var names: [String] = []
    let note: (UIView) -> Void = { names.append("\(type(of: $0))") }
    _ = LMRowView(UILabel(text: "One", with: note), LMSpacer(with: note), with: note)
    #expect(names == ["UILabel", "LMSpacer", "LMRowView"])
  }

  @Test func oneFunctionServesAllControls() {
    var count = 0
    let note: (UIView) -> Void = { _ in count += 1 }
    let optional: ((UIView) -> Void)? = note
    let layout = UICollectionViewFlowLayout()
    _ =
      [
        UIButton(type: .system, with: note), UIButton(configuration: .plain(), with: note),
        UISwitch(with: note),
        UITextField(with: note), UITextView(isEditable: false, with: note), UIDatePicker(with: note),
        UISegmentedControl(items: [], with: note), UISlider(with: note), UIStepper(with: note),
        UIPageControl(with: note), UIActivityIndicatorView(style: .large, with: note),
        UIProgressView(with: note),
        UITableView(style: .grouped, with: note), UITableViewCell(style: .default, with: note),
        UITableViewCell(style: .default, image: nil, with: note),
        UITableViewHeaderFooterView(text: "", with: note),
        UICollectionView(collectionViewLayout: layout, with: note), LMTableViewCell(UIView(), with: note),
        LMTableViewHeaderFooterView(UIView(), with: note),
      ] as [UIView]
    #expect(count == 19)
    _ = [UIButton(type: .system, with: optional), UITableViewCell(style: .default, with: optional)]
    #expect(count == 21)
  }

  @Test func contentComesAndGoes() {
    let scroll = LMScrollView()
    #expect(scroll.content == nil)
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    let (first, second) = (StubLeaf(30, 300), StubLeaf(40, 400))
    scroll.content = first
    scroll.content = second
    #expect(first.superview == nil && scroll.subviews.first === second)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 40, height: 400))
    second.removeFromSuperview()
    #expect(scroll.content == nil)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    let other = LMScrollView(first)
    scroll.content = first
    #expect(other.content == nil && scroll.content === first && first.superview === scroll)
    scroll.content = nil
    #expect(first.superview == nil && scroll.subviews.isEmpty)
  }
}
