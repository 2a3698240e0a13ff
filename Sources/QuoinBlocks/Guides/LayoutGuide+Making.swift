import Foundation
import QuoinViews

extension LayoutGuide where Super: UIView {
  /// A layer of a class, with the guide's frame, added to nothing.
  public func build<L: CALayer>(_ type: L.Type) -> L {
    let layer = type.init(for: self)
    layer.frame = frame
    return layer
  }

  /// A view of a class, with the guide's frame, added to nothing; nothing, and misuse, if the class refuses.
  ///
  /// It is made by `init(coder:)`, the one initializer that every class of views has.
  public func build<V: UIView>(_ type: V.Type) -> V! {
    let view = makeView(type)
    view?.frame = frame
    return view
  }

  /// Makes a layer and adds it to the owner's layer; nothing, and misuse, without an owner.
  @discardableResult
  public func add<L: CALayer>(_ type: L.Type) -> L? {
    guard let owner = requiredOwner else { return nil }
    let layer = build(type)
    owner.layer.addSublayer(layer)
    return layer
  }

  /// Makes a view and adds it to the owner; nothing, and misuse, without an owner.
  @discardableResult
  public func add<V: UIView>(_ type: V.Type) -> V? {
    guard let owner = requiredOwner, let view = build(type) else { return nil }
    owner.addSubview(view)
    return view
  }
}

extension LayoutGuide where Super: CALayer {
  /// A layer of a class, with the guide's frame, added to nothing.
  public func build<L: CALayer>(_ type: L.Type) -> L {
    let layer = type.init(for: self)
    layer.frame = frame
    return layer
  }

  /// Makes a layer and adds it to the owner; nothing, and misuse, without an owner.
  @discardableResult
  public func add<L: CALayer>(_ type: L.Type) -> L? {
    guard let owner = requiredOwner else { return nil }
    let layer = build(type)
    owner.addSublayer(layer)
    return layer
  }
}

extension LayoutGuide {
  /// The owner; misuse without one.
  fileprivate var requiredOwner: Super? {
    if ownerElement == nil { BlockMisuse.report(.noOwner("\(type(of: self))")) }
    return ownerElement
  }
}

extension UILayoutGuide {
  /// A view of a class, added to nothing; nothing, and misuse, if the class refuses.
  ///
  /// It is made by `init(coder:)`, the one initializer that every class of views has.
  public func build<V: UIView>(_ type: V.Type) -> V! { makeView(type) }

  /// Makes a view and adds it to the owning view; nothing, and misuse, without one.
  @discardableResult
  public func add<V: UIView>(_ type: V.Type) -> V? {
    guard let owningView else {
      BlockMisuse.report(.noOwner("\(Self.self)"))
      return nil
    }
    guard let view = build(type) else { return nil }
    owningView.addSubview(view)
    return view
  }
}

/// A view of a class.
private func makeView<V: UIView>(_ type: V.Type) -> V? {
  let view = type.init(coder: NSCoder())
  if view == nil { BlockMisuse.report(.cannotMake("\(type)")) }
  return view
}
