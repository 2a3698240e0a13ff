import Foundation
import QuoinGraphics

/// One of the tabs of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The tabs that all apps share.
  public nonisolated enum SystemItem: Int, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.number"
      }
    }
  }

  /// The picture while the tab is chosen; the other one where there is none.
  @Observed open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { didChange() } } }
  /// What stands in the red badge at the picture; nothing for none.
  @Observed open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// What the badge is filled with; red unless set.
  @Observed open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }
  /// How far the title is moved, in points.
  @Observed open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }
  /// How the tab looks in a tab bar; the bar's way unless set.
  @Observed open var standardAppearance: UITabBarAppearance? {
    didSet { _standardAppearance.wrappedValue = held(standardAppearance) }
  }
  /// How the tab looks while the content behind the bar is at its end; the bar's way unless set.
  @Observed open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { _scrollEdgeAppearance.wrappedValue = held(scrollEdgeAppearance) }
  }

  private func held(_ look: UITabBarAppearance?) -> UITabBarAppearance? {
    didChange()
    return look?.copied { [weak self] in self?.didChange() }
  }

  /// The system item that it was made as.
  public private(set) final var systemItem: SystemItem?
  private final var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Creates a tab without title and image.
  public override init() {}

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and another one while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  deinit {}

  /// Makes it one of the system's tabs, with whatever else is set on it.
  package final func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbolName)
  }

  /// What all items look like that say nothing else: their titles; see ``UIAppearance``.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = [])
    -> UITabBarItem
  { UIApplication.shared.appearances.prototype(of: self, in: containers, []) { UITabBarItem() } }

  /// Sets how the badge's text is written while the tab is in a state.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[own: state] = attributes
    didChange()
  }

  /// How the badge's text is written in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}
