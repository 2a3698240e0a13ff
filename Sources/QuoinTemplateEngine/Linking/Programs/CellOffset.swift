/// Which of a node's cells is which; those of its attributes follow.
enum CellOffset {
  /// Changes whenever the list of the node's children does, but for one that code adds behind them.
  static let structure = 0
  static let width = 1
  static let height = 2
  static let left = 3
  static let top = 4
  static let autoWidth = 5
  static let autoHeight = 6
  static let firstAttribute = 7

  // What few nodes are asked for, in cells that are made when they first are.
  /// Changes whenever code adds a child behind the others.
  static let end = -9
  /// Changes whenever a container has to measure the content of a node anew.
  static let measurement = -8
  /// The nearest siblings of a hidden node that are not, by number.
  static let shownPrevious = -7
  static let shownNext = -6
  static let contentWidth = -5
  static let contentHeight = -4
  static let firstBaseline = -3
  static let lastBaseline = -2
  /// Stands for the layout of a container's children, done by its view.
  static let arrangement = -1
  static let rareCount = 9

  static func shown(isNext: Bool) -> Int { isNext ? shownNext : shownPrevious }
  static func size(_ axis: Axis) -> Int { axis == .horizontal ? width : height }
  static func origin(_ axis: Axis) -> Int { axis == .horizontal ? left : top }
  static func auto(_ axis: Axis) -> Int { axis == .horizontal ? autoWidth : autoHeight }
  static func content(_ axis: Axis) -> Int { axis == .horizontal ? contentWidth : contentHeight }

  /// The axis along which a cell stands for how long content is.
  static func axis(ofContent offset: Int) -> Axis {
    offset == autoWidth || offset == contentWidth ? .horizontal : .vertical
  }

  /// Whether a cell stands for how long content is.
  static func isOfContent(_ offset: Int) -> Bool {
    switch offset {
    case autoWidth, autoHeight, contentWidth, contentHeight: true
    default: false
    }
  }
}
