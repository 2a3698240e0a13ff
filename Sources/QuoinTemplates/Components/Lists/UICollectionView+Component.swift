import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// `<UICollectionView>`: items arranged by a layout.
  public static let collectionView = Component(
    "UICollectionView", UICollectionView.self, superclass: "UIScrollView",
    summary:
      "Items arranged by a layout, of which only those are there that are seen: cells that stand inside by themselves are templates for code to dequeue, one in a repeat makes the items.",
    container: CollectionContainer(), fitting: .sizeThatFits,
    objects: [
      ObjectMember(
        "collectionViewLayout", "UICollectionViewFlowLayout",
        "What arranges the items, where it is a flow layout."
      ) { (view: UICollectionView) in view.collectionViewLayout as? UICollectionViewFlowLayout }
    ],
    refusals: [Refusal("contentSize", advice: "it follows from the items")]
  ) { _ in
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout.selfSizing)
  } properties: {
    Property(
      "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection,
      "Whether several items can be selected.")
    Property(
      "allowsSelection", \UICollectionView.allowsSelection, "Whether items can be selected; true unless set.")
    Property("backgroundView", \UICollectionView.backgroundView, "A view behind the items, from data.")
    Property(
      "collectionViewLayout", \UICollectionView.collectionViewLayout, "What arranges the items, from data.",
      animated: { $0.setCollectionViewLayout($1, animated: true) })
    Property(
      delegate: "dataSource", \UICollectionView.dataSource,
      "Says what is in the collection, where no repeat does.")
    Property(delegate: "delegate", \UICollectionView.delegate, "Asked how the collection behaves.")
    Property("isEditing", \UICollectionView.isEditing, "Whether the collection is edited.")
    Property(
      "isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled,
      "Whether items that will be seen soon are told of; true unless set.")
    Property(
      delegate: "prefetchDataSource", \UICollectionView.prefetchDataSource,
      "Told of items that will be seen soon.")
    Property(kept: "reorderingCadence", \UICollectionView.reorderingCadence)
    Property(readOnly: "contentSize", \UICollectionView.contentSize, "How large the content is.", .points)
  }

  /// What stands behind `collectionViewLayout.` of a collection.
  public static let flowLayout = Component(
    "UICollectionViewFlowLayout", UICollectionViewFlowLayout.self, superclass: nil,
    summary: "Arranges items in lines; what stands behind collectionViewLayout in a collection."
  ) { _ in
    UICollectionViewFlowLayout.selfSizing
  } properties: {
    Property(
      "estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize,
      "About how large items are whose cells say how large they are to be; zero where they are all of one size.",
      .points)
    Property(
      "footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize,
      "How large the feet of sections are.",
      .points)
    Property(
      "headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize,
      "How large the heads of sections are.", .points)
    Property(
      "itemSize", \UICollectionViewFlowLayout.fixedItemSize,
      "How large all items are; as large as their cells want unless set.", .points)
    Property(
      "minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing,
      "The least gap between items of a line.", .points)
    Property(
      "minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing, "The least gap between lines.",
      .points)
    Property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection, "Which way content goes on.")
    Property(
      "sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds,
      "Whether feet stay at the end while their items go by.")
    Property(
      "sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds,
      "Whether heads stay at the beginning while their items go by.")
    Property("sectionInset", \UICollectionViewFlowLayout.sectionInset, "Room around each section.", .points)
    Property(
      "sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference,
      "What that room counts from.")
  }

  /// `<UICollectionViewCell>`: an item of a collection.
  public static let collectionViewCell = Component(
    "UICollectionViewCell", UICollectionViewCell.self, superclass: "UIView",
    summary: "An item of a collection.",
    parameters: [reuseIdentifier], container: CellContainer(), fitting: .sizeThatFits,
    objects: [
      contentView { (cell: UICollectionViewCell) in cell.contentView },
      plainView("backgroundView", \UICollectionViewCell.backgroundView, "What lies behind the content."),
      plainView(
        "selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView,
        "What lies behind it while it is selected."),
    ]
  ) { _ in
    UICollectionViewCell(frame: .zero)
  } properties: {
    Property("isHighlighted", \UICollectionViewCell.isHighlighted, "Whether it is shown as touched.")
    Property("isSelected", \UICollectionViewCell.isSelected, "Whether it is shown as selected.")
  }.copied(
    as: CopyRole(isAsWideAsList: false, standsInListsOnly: true) { UICollectionViewCell(frame: .zero) })

  /// `<UICollectionReusableView>`: the head or foot of a section of a collection.
  public static let collectionReusableView = Component(
    "UICollectionReusableView", UICollectionReusableView.self, superclass: "UIView",
    summary:
      "The head or foot of a section of a collection: the first and the second in a repeat of sections, or a template for code to dequeue. It is as large as what stands inside, where the layout does not say.",
    parameters: [reuseIdentifier], container: CellContainer(), fitting: .sizeThatFits
  ) { _ in
    UICollectionReusableView(frame: .zero)
  }.copied(
    as: CopyRole(isHead: true, standsInListsOnly: true) { UICollectionReusableView(frame: .zero) })

  /// `<UICollectionViewController>`: a controller whose view is a collection.
  public static let collectionViewController = Component(
    "UICollectionViewController", UICollectionViewController.self, superclass: "UIViewController",
    summary:
      "A controller whose view is a collection; what stands inside stands in that, but for a collection in its place.",
    container: CollectionControllerContainer(),
    objects: [
      ObjectMember("collectionView", "UICollectionView", "The collection.") {
        (controller: UICollectionViewController) in controller.collectionView
      },
      ObjectMember(
        "collectionViewLayout", "UICollectionViewFlowLayout",
        "What arranges the items, where it is a flow layout."
      ) { (controller: UICollectionViewController) in
        controller.collectionViewLayout as? UICollectionViewFlowLayout
      },
    ]
  ) { _ in
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout.selfSizing)
  } properties: {
    Property(
      "clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear,
      "Whether what is selected is deselected before the collection is shown again; true unless set.")
    Property(
      "collectionViewLayout", \UICollectionViewController.shownLayout, "What arranges the items, from data.")
  }
}

extension UICollectionViewLayout: ObjectValue {
  /// A layout from data.
  public static var propertyType: PropertyType { .objects(of: UICollectionViewLayout.self, allowsNil: false) }
}

extension UICollectionViewController {
  fileprivate var shownLayout: UICollectionViewLayout {
    get { collectionViewLayout }
    set { collectionView.collectionViewLayout = newValue }
  }
}

extension UICollectionViewFlowLayout {
  /// The size that items have where nobody says otherwise, in points.
  private static var stockSize: CGSize { CGSize(width: 50, height: 50) }

  /// A layout whose items are as large as their cells want.
  fileprivate static var selfSizing: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = stockSize
    return layout
  }

  /// The size of all items; where it is set, cells are not asked.
  fileprivate var fixedItemSize: CGSize {
    get { itemSize }
    set {
      if estimatedItemSize == Self.stockSize { estimatedItemSize = .zero }
      itemSize = newValue
    }
  }
}
