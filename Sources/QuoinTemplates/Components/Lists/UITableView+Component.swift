import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// Tables, collections, what they show, and their controllers.
  static let lists: [Component] = [
    .tableView, .tableViewCell, .tableViewHeaderFooterView, .tableViewController, .flowLayout,
    .collectionView, .collectionViewCell, .collectionReusableView, .collectionViewController,
  ]

  /// `<UITableView>`: rows below each other.
  public static let tableView = Component(
    "UITableView", UITableView.self, superclass: "UIScrollView",
    summary:
      "Rows below each other, of which only those are there that are seen: cells that stand inside by themselves are templates for code to dequeue, one in a repeat makes the rows.",
    parameters: [tableStyle], container: TableContainer(), fitting: .sizeThatFits,
    refusals: [Refusal("contentSize", advice: "it follows from the rows")]
  ) { arguments in
    let table = UITableView(frame: .zero, style: arguments["style"] ?? .plain)
    // As expressions are to read it.
    table.estimatedRowHeight = 44
    return table
  } properties: {
    Property(
      "allowsMultipleSelection", \UITableView.allowsMultipleSelection, "Whether several rows can be selected."
    )
    Property(
      "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing,
      "Whether several rows can be selected while the table is edited.")
    Property(
      "allowsSelection", \UITableView.allowsSelection, "Whether rows can be selected; true unless set.")
    Property(
      "allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing,
      "Whether rows can be selected while the table is edited.")
    Property(kept: "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    Property(
      delegate: "dataSource", \UITableView.dataSource, "Says what is in the table, where no repeat does.")
    Property(delegate: "delegate", \UITableView.delegate, "Asked how the table looks and behaves.")
    heights
    Property(
      "insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea,
      "Whether content keeps out of the safe area; true unless set.")
    Property(
      "isEditing", \UITableView.isEditing, "Whether rows show controls for editing.",
      animated: { $0.setEditing($1, animated: true) })
    Property(
      "isPrefetchingEnabled", \UITableView.isPrefetchingEnabled,
      "Whether rows that will be seen soon are told of; true unless set.")
    Property(
      delegate: "prefetchDataSource", \UITableView.prefetchDataSource, "Told of rows that will be seen soon.")
    Property(
      "sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor, "What lies behind the index.")
    Property("sectionIndexColor", \UITableView.sectionIndexColor, "The colour of the index's titles.")
    Property(
      "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount,
      "How many rows there are at least for the index to be shown.")
    Property(
      "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor,
      "What lies behind the index while a finger is on it.")
    Property("separatorColor", \UITableView.separatorColor, "The colour of the lines between cells.")
    Property(kept: "separatorEffect", \UITableView.separatorEffect)
    Property("separatorInset", \UITableView.separatorInset, "What these lines keep from the edges.", .points)
    Property(
      "separatorInsetReference", \UITableView.separatorInsetReference, "What their insets count from.")
    Property("separatorStyle", \UITableView.separatorStyle, "Which lines part cells.")
    Property(readOnly: "contentSize", \UITableView.contentSize, "How large the content is.", .points)
  }

  static let tableStyle = Parameter(
    "style", UITableView.Style.propertyType,
    "Whether sections run from edge to edge or stand apart; plain unless set.")

  @PropertyList private static var heights: [Property] {
    Property(
      "estimatedRowHeight", \UITableView.estimatedRowHeight, "About how high rows are; 44 unless set.",
      .points)
    Property(
      "estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight,
      "About how high the feet of sections are.", .points)
    Property(
      "estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight,
      "About how high the heads of sections are.", .points)
    Property(
      "rowHeight", \UITableView.rowHeight, "How high rows are; as high as their cells need unless set.",
      .points
    ).affectingSize
    Property(
      "sectionFooterHeight", \UITableView.sectionFooterHeight,
      "How high the feet of sections are; as high as they need unless set.", .points
    ).affectingSize
    Property(
      "sectionHeaderHeight", \UITableView.sectionHeaderHeight,
      "How high the heads of sections are; as high as they need unless set.", .points
    ).affectingSize
    Property(
      "sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding,
      "What the heads of a plain table keep from what is above them.", .points
    ).affectingSize
  }

  /// `<UITableViewController>`: a controller whose view is a table.
  public static let tableViewController = Component(
    "UITableViewController", UITableViewController.self, superclass: "UIViewController",
    summary:
      "A controller whose view is a table; what stands inside stands in that, but for a table in its place.",
    parameters: [tableStyle], container: TableControllerContainer(),
    objects: [
      ObjectMember("tableView", "UITableView", "The table.") { (controller: UITableViewController) in
        controller.tableView
      }
    ]
  ) { arguments in
    UITableViewController(style: arguments["style"] ?? .plain)
  } properties: {
    Property(
      "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear,
      "Whether what is selected is deselected before the table is shown again; true unless set.")
  }
}
