import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews

extension PropertyType {
  /// The types of tables and collections, with their other names.
  static let lists: [(type: PropertyType, names: [String])] = [
    (UITableView.Style.propertyType, ["UITableView.Style"]),
    (UITableViewCell.CellStyle.propertyType, ["UITableViewCell.CellStyle"]),
    (UITableViewCell.AccessoryType.propertyType, ["UITableViewCell.AccessoryType"]),
    (UITableViewCell.SelectionStyle.propertyType, ["UITableViewCell.SelectionStyle"]),
    (UITableViewCell.FocusStyle.propertyType, ["UITableViewCell.FocusStyle"]),
    (UITableViewCell.SeparatorStyle.propertyType, ["UITableViewCell.SeparatorStyle"]),
    (UITableView.SeparatorInsetReference.propertyType, ["UITableView.SeparatorInsetReference"]),
    (UICollectionView.ScrollDirection.propertyType, ["UICollectionView.ScrollDirection"]),
    (UICollectionView.ReorderingCadence.propertyType, ["UICollectionView.ReorderingCadence"]),
    (
      UICollectionViewFlowLayout.SectionInsetReference.propertyType,
      ["UICollectionViewFlowLayout.SectionInsetReference"]
    ),
  ]
}

extension UITableView.Style: EnumerationValue {
  public static let typeName: TypeName = "UITableViewStyle"
}

extension UITableViewCell.CellStyle: EnumerationValue {
  public static let typeName: TypeName = "UITableViewCellStyle"
}

extension UITableViewCell.AccessoryType: EnumerationValue {
  public static let typeName: TypeName = "UITableViewCellAccessoryType"
}

extension UITableViewCell.SelectionStyle: EnumerationValue {
  public static let typeName: TypeName = "UITableViewCellSelectionStyle"
}

extension UITableViewCell.FocusStyle: EnumerationValue {
  public static let typeName: TypeName = "UITableViewCellFocusStyle"
}

extension UITableViewCell.SeparatorStyle: EnumerationValue {
  public static let typeName: TypeName = "UITableViewCellSeparatorStyle"
}

extension UITableView.SeparatorInsetReference: EnumerationValue {
  public static let typeName: TypeName = "UITableViewSeparatorInsetReference"
}

extension UICollectionView.ScrollDirection: EnumerationValue {
  public static let typeName: TypeName = "UICollectionViewScrollDirection"
}

extension UICollectionView.ReorderingCadence: EnumerationValue {
  public static let typeName: TypeName = "UICollectionViewReorderingCadence"
}

extension UICollectionViewFlowLayout.SectionInsetReference: EnumerationValue {
  public static let typeName: TypeName = "UICollectionViewFlowLayoutSectionInsetReference"
}
