/// Which of a node's cells is which; those of its attributes follow.
enum CellOffset {
  /// Changes whenever the list of the node's children does.
  static let structure = 0
  static let width = 1
  static let height = 2
  static let left = 3
  static let top = 4
  static let autoWidth = 5
  static let autoHeight = 6
  static let contentWidth = 7
  static let contentHeight = 8
  static let firstBaseline = 9
  static let lastBaseline = 10
  /// Stands for the layout of a container's children, done by its view.
  static let arrangement = 11
  static let firstAttribute = 12

  static func size(_ axis: Axis) -> Int { axis == .horizontal ? width : height }
  static func origin(_ axis: Axis) -> Int { axis == .horizontal ? left : top }
  static func auto(_ axis: Axis) -> Int { axis == .horizontal ? autoWidth : autoHeight }
  static func content(_ axis: Axis) -> Int { axis == .horizontal ? contentWidth : contentHeight }
}
