/// What people write most, the most frequent first: what lists begin with before anything is typed.
enum OftenWritten {
  private static let elements = [
    "UILabel", "UIView", "UIStackView", "UIImageView", "UIButton", "repeat", "if", "UIScrollView",
    "UITextField",
    "UISwitch", "UITableView", "UITableViewCell", "UICollectionView", "GradientView", "Path", "QRCode",
    "Barcode", "Chart",
    "macro", "param", "section", "table", "tr", "td", "th",
  ]
  private static let attributes = [
    "text", "title", "image", "placeholder", "isOn", "value", "font", "textColor", "titleColor", "axis",
    "spacing", "alignment",
    "numberOfLines", "textAlignment", "id", "left", "top", "width", "height", "right",
    "bottom",
    "backgroundColor", "contentMode", "isHidden", "layer.cornerRadius", "center.x", "center.y", "tintColor",
    "accessibilityLabel",
  ]
  private static let elementRanks = ranks(elements)
  private static let attributeRanks = ranks(attributes)

  /// Before all other ranks; nothing for what is not written often.
  static func rank(ofElement name: String) -> Int? { elementRanks[name] }
  static func rank(ofAttribute name: String) -> Int? { attributeRanks[name] }

  private static func ranks(_ names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 - names.count) })
  }
}
