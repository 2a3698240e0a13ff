import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// `<UITableViewCell>`: a row of a table.
  public static let tableViewCell = Component(
    "UITableViewCell", UITableViewCell.self,
    summary: "A row of a table: texts and an image of its own, and what stands inside.",
    parameters: [
      reuseIdentifier,
      .init(
        "style", UITableViewCell.CellStyle.propertyType, "Where its own texts stand; default unless set."),
    ], body: "textLabel.attributedText", container: CellContainer(), fitting: .sizeThatFits,
    objects: [
      contentView { (cell: UITableViewCell) in cell.contentView },
      plainView("backgroundView", \UITableViewCell.backgroundView, "What lies behind the content."),
      plainView(
        "selectedBackgroundView", \UITableViewCell.selectedBackgroundView,
        "What lies behind it while it is selected."),
      ObjectMember("imageView", "UIImageView", "Its image.") { (cell: UITableViewCell) in cell.imageView },
      ObjectMember("textLabel", "UILabel", "Its text.") { (cell: UITableViewCell) in cell.textLabel },
      ObjectMember("detailTextLabel", "UILabel", "Its second text.") { (cell: UITableViewCell) in
        cell.detailTextLabel
      },
    ]
  ) { arguments in
    UITableViewCell(style: arguments["style"] ?? .default, reuseIdentifier: arguments["reuseIdentifier"])
  } properties: {
    Property("accessoryType", \UITableViewCell.accessoryType, "What stands at the trailing side.")
      .affectingSize
    Property("accessoryView", \UITableViewCell.accessoryView, "A view at the trailing side, from data.")
    Property(
      "editingAccessoryType", \UITableViewCell.editingAccessoryType,
      "What stands at the trailing side while the table is edited.")
    Property(kept: "focusStyle", \UITableViewCell.focusStyle)
    Property("indentationLevel", \UITableViewCell.indentationLevel, "How many steps the texts are moved in.")
      .affectingSize
    Property("indentationWidth", \UITableViewCell.indentationWidth, "How wide such a step is.", .points)
      .affectingSize
    Property(
      "isEditing", \UITableViewCell.isEditing, "Whether it shows controls for editing.",
      animated: { $0.setEditing($1, animated: true) })
    Property(
      "isHighlighted", \UITableViewCell.isHighlighted, "Whether it is shown as touched.",
      animated: { $0.setHighlighted($1, animated: true) })
    Property(
      "isSelected", \UITableViewCell.isSelected, "Whether it is shown as selected.",
      animated: { $0.setSelected($1, animated: true) })
    Property("selectionStyle", \UITableViewCell.selectionStyle, "How it looks while it is selected.")
    Property(
      "separatorInset", \UITableViewCell.separatorInset, "What the line below it keeps from the edges.",
      .points)
    Property(
      "shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing,
      "Whether the content makes room for controls for editing; true unless set.")
    Property(
      "showsReorderControl", \UITableViewCell.showsReorderControl,
      "Whether it shows what it is moved by while the table is edited.")
  }.copied(
    as: CopyRole(purpose: "a row of a table") { UITableViewCell(style: .default, reuseIdentifier: nil) })

  /// `<UITableViewHeaderFooterView>`: the head or foot of a section.
  public static let tableViewHeaderFooterView = Component(
    "UITableViewHeaderFooterView", UITableViewHeaderFooterView.self,
    summary: "The head or foot of a section of a table: a text of its own, and what stands inside.",
    parameters: [reuseIdentifier], container: CellContainer(), fitting: .sizeThatFits,
    objects: [
      contentView { (view: UITableViewHeaderFooterView) in view.contentView },
      plainView(
        "backgroundView", \UITableViewHeaderFooterView.backgroundView, "What lies behind the content."),
      ObjectMember("textLabel", "UILabel", "Its text.") { (view: UITableViewHeaderFooterView) in
        view.textLabel
      },
      ObjectMember("detailTextLabel", "UILabel", "Its second text.") { (view: UITableViewHeaderFooterView) in
        view.detailTextLabel
      },
    ],
    refusals: [Refusal("backgroundColor", advice: "use contentView.backgroundColor")]
  ) { arguments in
    UITableViewHeaderFooterView(reuseIdentifier: arguments["reuseIdentifier"])
  }.copied(
    as: CopyRole(isHead: true, purpose: "the head or foot of a table's section") {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    })

  static let reuseIdentifier = Parameter(
    "reuseIdentifier", literalText,
    "The name under which code dequeues it; in a repeat there is no need for one.")

  /// Text that may hold no expression.
  private static let literalText = PropertyType("String", syntax: .text, valueType: .string)

  /// A view that its owner has or, where an attribute of it is written, is given.
  static func plainView<Owner: UIView>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIView?> & Sendable, _ summary: String
  ) -> ObjectMember {
    ObjectMember(name, "UIView", summary) { (owner: Owner) in
      owner[keyPath: path]
    } making: {
      $0[keyPath: path] = UIView()
      return $0[keyPath: path]
    }
  }

  static func contentView<Owner: UIView>(_ view: @escaping @Sendable (Owner) -> UIView) -> ObjectMember {
    ObjectMember("contentView", "UIView", "What holds the content.") { (owner: Owner) in view(owner) }
  }
}
