import Foundation
import QuoinGraphics

/// How a section of a collection looks that is a list, as a table is.
public nonisolated struct UICollectionLayoutListConfiguration {
  /// What the list looks like.
  public enum Appearance: Int, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable, CaseIterable { case none, supplementary, firstItemInSection }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable, CaseIterable { case none, supplementary }

  /// What the list looks like.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// What heads keep from what is above them, in points.
  public var headerTopPadding: CGFloat?
  /// Whether lines part the cells; true unless set.
  public var showsSeparators: Bool
  /// How these lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says how the lines of a row look, from how they would; nothing for that.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Says how the lines of a row look, from how they would.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// What lies behind the list; the system's for its looks unless set.
  public var backgroundColor: UIColor?
  /// The actions behind the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions behind the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance == .plain || appearance == .grouped || appearance == .insetGrouped
  }

  /// How the lines of a row look.
  func separators(at path: IndexPath) -> UIListSeparatorConfiguration {
    itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
  }

  var tableStyle: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func line(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: line(44), subitems: [NSCollectionLayoutItem(layoutSize: line(44))])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let side: CGFloat = layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
    let style = configuration.tableStyle
    if style == .insetGrouped {
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    if style != .plain {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : 17.5
      section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : 17.5
    }
    if configuration.headerMode == .supplementary {
      let head = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line(style == .plain ? 28 : 38), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      head.pinToVisibleBounds = style == .plain
      section.boundarySupplementaryItems.append(head)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line(30), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
