import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension LiveNode {
  /// What `auto` stands for: the greater of what the view and what its children need; else all there is.
  func computeAuto(_ axis: Axis) throws(Diagnostic) -> Double {
    if arrangesChildren { return onGridOfTree(try containerFitting(axis)) }
    if program.hasContent {
      return try contentLengthOfScrolling(axis) + insetLength(axis, withSafeArea: false)
    }
    let fitting = try fittingLength(axis).map(onGridOfTree)
    let extent = try extent(axis)
    if let fitting, let extent { return max(fitting, extent) }
    if let length = fitting ?? extent { return length }
    if isArranged { return 0 }
    // How high a list is may follow from its cells, so that these do not follow from it.
    if axis == .vertical, parentID < 0, tree.isCell, let height = program.container.bareHeight(of: view) {
      return height
    }
    return try parentLength(axis)
  }

  /// What a view measures, in whole pixels of the tree: a view in a tab that has not been chosen yet stands in no window,
  /// and knows another scale than the one that its frame will be rounded to.
  func onGridOfTree(_ length: Double) -> Double {
    let onGrid = length.isFinite ? Double(tree.grid.ceil(length)) : length
    return onGrid == length || view.pixelGrid == tree.grid ? length : onGrid
  }

  /// How long what a scroll view scrolls is: as its attributes say, else as far as its children reach.
  private func contentLengthOfScrolling(_ axis: Axis) throws(Diagnostic) -> Double {
    if let given = try givenContentLength(axis) { return given }
    return try number(CellOffset.content(axis))
  }

  /// The length of the content that the attributes give.
  func givenContentLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard let name = program.container.contentAttribute else { return nil }
    if let index = program.attributeIndexes[axis == .horizontal ? "\(name).width" : "\(name).height"] {
      return try number(ofAttribute: index)
    }
    guard let index = program.attributeIndexes[name],
      let size = CGSize(propertyValue: try value(ofAttribute: index))
    else { return nil }
    return axis == .horizontal ? size.width : size.height
  }

  /// What the view itself asks for; nothing when it does not care.
  func fittingLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    try flushSizingAttributes()
    if program.holdsConstraints { try followConstraintsWithin() }
    if !program.children.isEmpty, !program.container.measuresItself(view), !isSizedByConstraintsWithin {
      return nil
    }
    switch program.component.fitting {
    case .intrinsic where !view.isSizedByConstraints:
      let intrinsic = view.intrinsicContentSize
      let length = axis == .horizontal ? intrinsic.width : intrinsic.height
      return length == UIView.noIntrinsicMetric ? nil : length
    case .wrapping:
      guard view.intrinsicContentSize.height != UIView.noIntrinsicMetric else { return nil }
      let width = axis == .horizontal ? Double.infinity : try length(.horizontal)
      let size = viewsOwnSize(fitting: CGSize(width: width, height: .infinity))
      return axis == .horizontal ? size.width : size.height
    case .intrinsic, .sizeThatFits, .layout:
      if axis == .horizontal {
        return viewsOwnSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
      }
      if !program.isPlain, program.children.isEmpty,
        let height = program.container.heightWithoutChildren(of: view)
      {
        return height
      }
      let width = try length(.horizontal)
      let height = viewsOwnSize(fitting: CGSize(width: width, height: .infinity)).height
      return try program.placesCopies ? heightWithChildren(height) : height
    }
  }

  /// Whether constraints of nodes inside say how large the view is that they stand in.
  private var isSizedByConstraintsWithin: Bool {
    program.holdsConstraints && program.container.host(of: object)?.isSizedByConstraints == true
  }

  /// The height of a list whose view counts some of the children in, as they are now: with the heights that they will have.
  /// Those that follow from that of the list take no part in it.
  private func heightWithChildren(_ measured: Double) throws(Diagnostic) -> Double {
    var height = measured
    for view in program.container.measuredChildren(of: view) {
      guard let child = children.first(where: { $0.view === view }) else { continue }
      height -= view.bounds.height
      let bookmark = tree.graph.bookmark
      do throws(Diagnostic) {
        height += max(0, try child.length(.vertical))
      } catch {
        guard error.openCell == cell(CellOffset.autoHeight) else { throw error }
        tree.graph.goOnWithoutOpen(since: bookmark)
      }
    }
    return max(0, height)
  }

  /// What the view measures by itself, even where this node measures for it.
  func viewsOwnSize(fitting proposal: CGSize) -> CGSize {
    if parentID < 0, let follower = tree.follower {
      return follower.viewsOwnSize(of: view, fitting: proposal)
    }
    guard let measurer else { return view.measuredSize(fitting: proposal) }
    return measurer.viewsOwnSize(of: view, fitting: proposal)
  }

  /// How far the visible children reach; nothing when none of them can tell without this very length.
  func extent(_ axis: Axis) throws(Diagnostic) -> Double? {
    if childIDs.isEmpty, program.children.isEmpty { return nil }
    _ = try tree.graph.read(cell(CellOffset.structure))
    if arrangesChildren { return nil }
    return try tree.extent(
      of: childIDs, axis, without: (cell(CellOffset.auto(axis)), cellIfKnown(CellOffset.content(axis)))
    ) { program.container.leastHeightAroundCentred(of: view) }
  }

  /// Whether an attribute says that the node is hidden.
  func isHiddenByAttribute() throws(Diagnostic) -> Bool {
    guard let index = program.hiddenIndex else { return false }
    if case .bool(let isHidden) = try value(ofAttribute: index) { return isHidden }
    return false
  }
}
