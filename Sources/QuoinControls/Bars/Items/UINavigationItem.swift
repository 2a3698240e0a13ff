import Foundation
import QuoinGraphics

/// What a navigation bar shows for one of the controllers of its stack.
open class UINavigationItem: AccessibleObject {
  /// Whether a large title is shown.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// As the one before in the stack.
    case automatic
    /// Wherever the bar prefers large titles.
    case always
    case never
    /// As the bar's height allows; as `automatic` here.
    case inline
  }

  /// How the button that leads back to the item is titled.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The title where there is room for it, else «Back», else none.
    case `default`
    /// «Back».
    case generic
    /// No title.
    case minimal
  }

  /// What stands in the middle of the bar.
  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A line above the title.
  @Observed open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// The view that stands in the place of the title.
  @Observed open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// Whether a large title is shown.
  @Observed open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// The button that leads back to this item, from the one after it; made of the title unless set.
  @Observed open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title of the button that leads back to this item.
  @Observed open var backButtonTitle: String? { didSet { didChange() } }
  /// How the button that leads back to this item is titled.
  @Observed open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// Whether no button leads back from this item.
  @Observed open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Whether the back button stays beside the items at the left.
  @Observed open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// The buttons where reading begins, from the edge inward.
  @Observed open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The buttons where reading ends, from the edge inward.
  @Observed open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Looks after a search, whose field stands below the title.
  @Observed open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.left(self)
      searchController?.stands(in: self)
      didChange()
    }
  }
  /// Whether the field for searching goes away as the content is scrolled.
  @Observed open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  /// How the bar looks for this item; its own way unless set.
  @Observed open var standardAppearance: UINavigationBarAppearance? {
    didSet { _standardAppearance.wrappedValue = held(standardAppearance) }
  }
  /// How the bar looks in a low window.
  @Observed open var compactAppearance: UINavigationBarAppearance? {
    didSet { _compactAppearance.wrappedValue = held(compactAppearance) }
  }
  /// How the bar looks while the content behind it is at its beginning.
  @Observed open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { _scrollEdgeAppearance.wrappedValue = held(scrollEdgeAppearance) }
  }
  /// How the bar looks in a low window while the content behind it is at its beginning.
  @Observed open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { _compactScrollEdgeAppearance.wrappedValue = held(compactScrollEdgeAppearance) }
  }

  private func held(_ look: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    didChange()
    return look?.copied { [weak self] in self?.didChange() }
  }

  /// The bar that shows the item or is told when it changes.
  final weak var bar: UINavigationBar?
  /// Told when the item changes: the controller whose bar has other heights then.
  final var changeListener: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  deinit {}

  /// The first of the buttons where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the buttons where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the buttons where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the button where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether no button leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Where a bar puts the field for searching.
  public nonisolated enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  /// Where the field for searching is put; kept for code that sets it, it stands below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  final func didChange() {
    bar?.itemDidChange(self)
    changeListener?()
  }

  /// Whether there is a button that leads back, where there is something to lead to.
  final var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
  }

  /// What a button that leads back to this item says; nothing for no title.
  final var backTitle: String? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: "Back"
    case .default: backButtonTitle ?? backBarButtonItem?.title ?? title ?? "Back"
    }
  }
}
