import Foundation
import QuoinGraphics
import QuoinResources

/// What a navigation bar shows for one of its items: buttons, title, prompt and large title.
final class NavigationBarContent: UIView {
  /// Heights of a bar's parts, in points.
  struct Heights: Equatable {
    /// The line above the title.
    var prompt: CGFloat = 0
    /// Title and buttons.
    var row: CGFloat = 44
    /// The large title below, as far as it is not scrolled away.
    var largeTitle: CGFloat = 0
    /// The field for searching below all, as far as it is not scrolled away.
    var search: CGFloat = 0

    static let promptHeight: CGFloat = 30
    static let compactRow: CGFloat = 32
    /// On an iPad, since iOS 12.
    static let padRow: CGFloat = 50
    static let sheetRow: CGFloat = 56
    static let largeTitleHeight: CGFloat = 52
    /// How much less than its own height a search bar takes below a title, which leaves room there itself.
    static let searchOverlap: CGFloat = 4

    var whole: CGFloat { prompt + row + largeTitle + search }
  }

  let item: UINavigationItem
  let leading = BarItemRow()
  let trailing = BarItemRow()
  private let backButton = BarBackButton()
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeTitle = NavigationLargeTitle()
  /// Holds the field for searching, and cuts it as it is scrolled away.
  private let searchRoom = ContainerHost(frame: .zero)
  private var heights = Heights()

  init(_ item: UINavigationItem, goBack: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    for view in ownViews { addSubview(view) }
    leading.changed = { [weak self] in self?.setNeedsLayout() }
    trailing.changed = { [weak self] in self?.setNeedsLayout() }
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    promptLabel.textAlignment = .center
    backButton.addAction(UIAction { _ in goBack() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  /// Takes over what the item and the bar say.
  ///
  /// - Parameters:
  ///   - backItem: The item before in the stack.
  ///   - leadingButton: A button before those of the item.
  ///   - appearance: How the bar looks.
  ///   - heights: The heights of its parts.
  func update(
    backItem: UINavigationItem?, leadingButton: UIBarButtonItem?, appearance: UINavigationBarAppearance,
    heights: Heights, isLarge: Bool
  ) {
    self.heights = heights
    backButton.isHidden = backItem == nil || !item.showsBackButton
    if let backItem {
      backButton.update(
        title: backItem.backTitle, previous: backItem.title, image: appearance.backIndicatorImage,
        appearance.backButtonAppearance)
    }
    leading.items = [leadingButton].compactMap { $0 } + (item.leftBarButtonItems ?? [])
    // The first stands at the edge.
    trailing.items = (item.rightBarButtonItems ?? []).reversed()
    for row in [leading, trailing] {
      row.looks = (appearance.buttonAppearance, appearance.doneButtonAppearance)
      row.isCompact = heights.row < 44
    }
    showTitle(appearance, isLarge: isLarge)
    promptLabel.text = item.prompt
    promptLabel.isHidden = item.prompt == nil || heights.prompt == 0
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .label
    // While something is searched for, its field may have all of the bar.
    let isBare = heights.row == 0
    for view in [leading, trailing] { view.isHidden = isBare }
    if isBare { backButton.isHidden = true }
    showSearchBar()
    setNeedsLayout()
  }

  private func showSearchBar() {
    let bar = item.searchController?.searchBar
    for view in searchRoom.subviews where view !== bar { view.removeFromSuperview() }
    if let bar, bar.superview !== searchRoom { searchRoom.addSubview(bar) }
    searchRoom.isHidden = bar == nil || heights.search <= 0
  }

  private func showTitle(_ appearance: UINavigationBarAppearance, isLarge: Bool) {
    if let view = item.titleView {
      if view.superview !== self { addSubview(view) }
    } else {
      for view in subviews where isTitleView(view) { view.removeFromSuperview() }
    }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    titleLabel.attributedText = item.title.map {
      ReleasingAttributedString(string: $0, attributes: attributes)
    }
    titleLabel.isHidden = item.titleView != nil || heights.row == 0
    item.titleView?.isHidden = heights.row == 0
    // Titles change places: the small one shows once the large one is gone.
    titleLabel.alpha = isLarge && heights.largeTitle > 8 ? 0 : 1
    largeTitle.isHidden = !isLarge || heights.row == 0
    largeTitle.show(isLarge ? item.title : nil, appearance.largeTitleTextAttributes)
    titleOffset = appearance.titlePositionAdjustment
  }

  private var titleOffset = UIOffset.zero

  override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    if subview === item.titleView { setNeedsLayout() }
  }

  private var ownViews: [UIView] {
    [largeTitle, searchRoom, promptLabel, titleLabel, backButton, leading, trailing]
  }

  private func isTitleView(_ view: UIView) -> Bool {
    !ownViews.contains { $0 === view }
  }

  /// The view that shows one of the item's buttons.
  func content(of button: UIBarButtonItem) -> UIView? {
    leading.content(of: button) ?? trailing.content(of: button)
  }

  /// Moves what is read, while buttons stay where they are, in points.
  func slideTitles(by distance: CGFloat) {
    for view in [titleLabel, promptLabel, largeTitle, item.titleView] as [UIView?] {
      view?.transform = CGAffineTransform(translationX: distance, y: 0)
    }
    backButton.transform = CGAffineTransform(translationX: distance / 2, y: 0)
  }

  // MARK: Layout

  override func layoutSubviews() {
    let safe = superview?.safeAreaInsets ?? .zero
    let (left, right) = (safe.left, bounds.width - safe.right)
    let row = CGRect(x: left, y: heights.prompt, width: max(right - left, 0), height: heights.row)
    promptLabel.frame = CGRect(x: left + 16, y: 4, width: max(row.width - 32, 0), height: heights.prompt - 4)
    let edge = 16 - BarButton.padding
    let trailingWidth =
      trailing.items.isEmpty ? 0 : min(trailing.sizeThatFits(row.size).width, row.width - 2 * edge)
    let leadingWidth =
      leading.items.isEmpty ? 0 : min(leading.sizeThatFits(row.size).width, row.width - 2 * edge)
    let ownTitle =
      item.titleView?.sizeOfContent(within: row.size).width ?? titleLabel.sizeThatFits(row.size).width
    var start: CGFloat = edge
    if !backButton.isHidden {
      // The back button gives its words away before the title is cut.
      let half = (row.width - ownTitle) / 2 - 8
      let width = backButton.width(within: max(half, 0))
      place(backButton, x: 0, width: width, in: row)
      start = width
    }
    place(leading, x: start, width: leadingWidth, in: row)
    place(trailing, x: row.width - edge - trailingWidth, width: trailingWidth, in: row)
    if leadingWidth > 0 || backButton.isHidden { start += leadingWidth }
    let end = row.width - edge - trailingWidth
    let gap: CGFloat = 8
    let room = max(end - start - 2 * gap, 0)
    let width = min(ownTitle.rounded(.up), room)
    let x = min(max((row.width - width) / 2, start + gap), max(end - gap - width, start + gap))
    let title: UIView = item.titleView ?? titleLabel
    let height =
      item.titleView.map { min($0.sizeOfContent(within: row.size).height, row.height) } ?? row.height
    place(title, x: x + titleOffset.horizontal, width: width, in: row)
    title.frame.origin.y = row.minY + ((row.height - height) / 2).rounded() + titleOffset.vertical
    title.frame.size.height = height
    // The large title slides up beneath the row, and is cut there.
    largeTitle.frame = CGRect(
      x: left, y: row.maxY, width: row.width, height: heights.largeTitle)
    searchRoom.frame = CGRect(
      x: left, y: row.maxY + heights.largeTitle, width: row.width, height: heights.search)
    if let bar = item.searchController?.searchBar, bar.superview === searchRoom {
      let height = bar.intrinsicContentSize.height
      bar.frame = CGRect(x: 0, y: heights.search - height, width: row.width, height: height)
      // It is gone before it is cut.
      let share = heights.search / max(height - Heights.searchOverlap, 1)
      bar.alpha = min(max(share * 2 - 1, 0), 1)
    }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, in row: CGRect) {
    let left = isRightToLeft ? row.width - x - width : x
    view.frame = CGRect(x: row.minX + left, y: row.minY, width: width, height: row.height)
  }
}

/// A large title, cut above as it is scrolled away.
final class NavigationLargeTitle: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    all.merge(attributes) { $1 }
    label.attributedText = title.map { ReleasingAttributedString(string: $0, attributes: all) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    label.textAlignment = isRightToLeft ? .right : .left
    let whole = max(NavigationBarContent.Heights.largeTitleHeight, bounds.height)
    // 3 points below the row and 8 above the content, as the title stands in its 52 points.
    label.frame = CGRect(
      x: 16, y: bounds.height - whole + 3, width: max(bounds.width - 32, 0), height: whole - 11)
  }
}

/// The button that leads back: a chevron and the title of what it leads to.
final class BarBackButton: UIControl {
  private let indicator = UIImageView()
  private let label = UILabel()
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var previous: String?
  /// Where the chevron begins, and how far it is from the words, in points.
  private static let (margin, gap): (CGFloat, CGFloat) = (8, 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(indicator)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(title: String?, previous: String?, image: UIImage?, _ look: UIBarButtonItemAppearance) {
    self.previous = previous
    let chevron = UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large))
    indicator.image =
      image?.withRenderingMode(image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
      ?? chevron
    attributes = [.font: UIFont.systemFont(ofSize: 17)].merging(look.normal.titleTextAttributes) { $1 }
    label.attributedText = title.map { ReleasingAttributedString(string: $0, attributes: attributes) }
    colorDidChange()
  }

  private func colorDidChange() {
    if attributes[.foregroundColor] == nil { label.textColor = tintColor }
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    label.alpha = alpha
    indicator.alpha = alpha
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    colorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorDidChange()
  }

  /// The width with the words where they fit, with «Back» where that does, or without any.
  func width(within room: CGFloat) -> CGFloat {
    let bare = Self.margin + (indicator.image?.size.width ?? 0) + Self.gap
    guard let title = label.attributedText?.string, !title.isEmpty else { return bare }
    if bare + wordsWidth <= room {
      label.isHidden = false
      return bare + wordsWidth
    }
    if title != "Back" {
      let words = label.ownAttributedText
      label.attributedText = ReleasingAttributedString(string: "Back", attributes: attributes)
      colorDidChange()
      if bare + wordsWidth <= room {
        label.isHidden = false
        return bare + wordsWidth
      }
      label.attributedText = words
    }
    label.isHidden = true
    return max(bare, 44)
  }

  private var wordsWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = indicator.image?.size ?? .zero
    let y = ((bounds.height - size.height) / 2).rounded()
    let words = max(bounds.width - Self.margin - size.width - Self.gap, 0)
    let height = label.sizeThatFits(bounds.size).height
    let labelY = ((bounds.height - height) / 2).rounded()
    if isRightToLeft {
      indicator.frame = CGRect(
        x: bounds.width - Self.margin - size.width, y: y, width: size.width, height: size.height)
      label.frame = CGRect(x: 0, y: labelY, width: words, height: height)
    } else {
      indicator.frame = CGRect(x: Self.margin, y: y, width: size.width, height: size.height)
      label.frame = CGRect(x: bounds.width - words, y: labelY, width: words, height: height)
    }
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { previous ?? "Back" }
  override var valueDescription: String? {
    label.isHidden ? nil : label.attributedText.map { "“\($0.string)”" }
  }
}
