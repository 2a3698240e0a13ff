import Foundation
import QuoinViews

extension StackLayoutGuide {
  /// An element of a stack, with how it is added to the stack's owner.
  public struct Element {
    let item: any LayoutElement
    private let adding: (Parent) -> Void

    init(_ item: any LayoutElement, adding: @escaping (Parent) -> Void) {
      self.item = item
      self.adding = adding
    }

    /// Any element; it is added where it is in no other yet, and the owner takes it.
    public static func element(_ child: any LayoutElement) -> Self {
      Self(child) { owner in
        if child.superElement == nil || child.superElement is EndlessPlane {
          (owner as? any LayoutElementsContainer)?.addChildElement(child)
        }
      }
    }

    func add(to owner: Parent) {
      adding(owner)
    }
  }
}

extension StackLayoutGuide.Element where Parent: CALayer {
  /// A layer, which is added to the owner.
  public static func caLayer<C: CALayer>(_ child: C) -> Self {
    Self(child) { $0.addSublayer(child) }
  }

  /// A guide, which is added to the owner.
  public static func layoutGuide<LG, C: CALayer>(_ child: LG) -> Self where LG: LayoutGuide<C> {
    Self(child) { StackLayoutGuide<Parent>.add(child, to: $0) }
  }
}

extension StackLayoutGuide.Element where Parent: UIView {
  /// A layer, which is added to the owner's layer.
  public static func caLayer<C: CALayer>(_ child: C) -> Self {
    Self(child) { $0.layer.addSublayer(child) }
  }

  /// A view, which is added to the owner.
  public static func uiView<C: UIView>(_ child: C) -> Self {
    Self(child) { $0.addSubview(child) }
  }

  /// A guide, which is added to the owner.
  public static func layoutGuide<LG, C: UIView>(_ child: LG) -> Self where LG: LayoutGuide<C> {
    Self(child) { StackLayoutGuide<Parent>.add(child, to: $0) }
  }

  /// A guide over layers, which is added to the owner's layer.
  public static func layoutGuide<LG, C: CALayer>(_ child: LG) -> Self where LG: LayoutGuide<C> {
    Self(child) { StackLayoutGuide<Parent>.add(child, to: $0.layer) }
  }
}

extension StackLayoutGuide {
  /// Adds a guide to an owner if that is of the kind that it wants.
  static func add<C: LayoutElement>(_ guide: LayoutGuide<C>, to owner: any LayoutElement) {
    guard let owner = owner as? C else { return BlockMisuse.report(.wrongOwner("\(guide)", "\(owner)")) }
    guide.add(to: owner)
  }
}
