import Foundation

/// Where the views of a cell stand.
final class CellContentView: UIView {
  /// The margins of a cell's own content, which hold unless the program sets others, in points.
  var cellMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { if cellMargins != oldValue, ownMargins == nil { marginsChanged() } }
  }
  private var ownMargins: NSDirectionalEdgeInsets?

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? cellMargins }
    set {
      if newValue == directionalLayoutMargins { return }
      ownMargins = newValue
      marginsChanged()
    }
  }

  override var drawsContent: Bool { false }

  override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    // Labels are placed by the cell, and measured by it without this view being asked.
    superview?.fittingSizeDidChange(of: self)
    superview?.setNeedsLayout()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
  }
}
