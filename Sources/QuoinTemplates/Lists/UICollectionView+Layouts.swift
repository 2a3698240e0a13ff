import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinTemplateEngine
import QuoinViews

extension UICollectionView {
  /// The node of a cell for an item; where there is no layout, which is reported, one of an empty cell.
  public func dequeueReusableCellNode(withIdentifier identifier: String, for indexPath: IndexPath)
    -> LayoutNode
  {
    if let node = dequeueNode(identifier) { return node }
    reportMissing(identifier, of: "UICollectionViewCell")
    return LayoutNode(view: UICollectionViewCell(frame: .zero))
  }

  /// Registers a file of a bundle as the layout of heads, feet or the like; see that for cells.
  public func registerLayout(
    named name: String, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...,
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registerFile(
      named: name, bundle: bundle, identifier, state: state, constants: constants, registry: .standard)
  }

  /// Registers a template as the layout of heads, feet or the like.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }

  /// The node of a head, foot or the like; where there is no layout, which is reported, one of an empty view.
  ///
  /// - Parameters:
  ///   - kind: What it is: `UICollectionView.elementKindSectionHeader`, for example.
  ///   - identifier: That of the layout.
  ///   - indexPath: Where it comes.
  public func dequeueReusableSupplementaryNode(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> LayoutNode {
    if let node = dequeueNode(identifier, kind: kind) { return node }
    reportMissing(identifier, of: "UICollectionReusableView")
    return LayoutNode(view: UICollectionReusableView(frame: .zero))
  }
}
