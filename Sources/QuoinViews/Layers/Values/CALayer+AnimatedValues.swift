import Foundation
import QuoinGraphics

extension CALayer {
  /// The value of a property; nothing for one that the layer's class does not have.
  final func value(of property: AnimatedProperty) -> AnimatableValue? {
    func pair(_ point: CGPoint) -> AnimatableValue { .pair(point.x, point.y) }
    switch property {
    case .position: return pair((view?.geometry ?? geometry).center)
    case .bounds: return .rect((view?.geometry ?? geometry).bounds)
    case .transform: return .transform(transform)
    case .anchorPoint: return pair(anchorPoint)
    case .opacity: return .number(view?.storedAlpha ?? CGFloat(opacity))
    case .backgroundColor: return .color(view.map(\.storedBackgroundColor) ?? backgroundPaint)
    case .cornerRadius: return .number(cornerRadius)
    case .borderWidth: return .number(borderWidth)
    case .borderColor: return .color(borderPaint)
    case .zPosition: return .number(zPosition)
    case .sublayerTransform: return .transform(sublayerTransform)
    case .contents: return .contents(contents)
    case .shadowColor: return .color(shadowPaint)
    case .shadowOpacity: return .number(CGFloat(shadowOpacity))
    case .shadowOffset: return .pair(shadowOffset.width, shadowOffset.height)
    case .shadowRadius: return .number(shadowRadius)
    case .shadowPath: return .path(shadowShape)
    case .transition: return .number(CGFloat(view?.rare?.transition?.progress ?? 1))
    default: return view?.ownValue(of: property) ?? ownValue(of: property)
    }
  }

  /// Gives a property a value: while the layer presents, without telling anybody; else as anybody sets it.
  final func store(_ value: AnimatableValue, as property: AnimatedProperty) {
    switch (property, value) {
    case (.position, .pair(let x, let y)): storePosition(CGPoint(x: x, y: y))
    case (.bounds, .rect(let rect)): storeBounds(rect.standardized)
    case (.transform, .transform(let transform)): storeTransform(transform)
    case (.anchorPoint, .pair(let x, let y)): storeAnchor(CGPoint(x: x, y: y))
    case (.opacity, .number(let number)): storeOpacity(number)
    case (.backgroundColor, .color(let color)):
      if let view, isPresenting { view.storedBackgroundColor = color } else { backgroundPaint = color }
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.borderColor, .color(let color)): borderPaint = color
    case (.zPosition, .number(let number)): zPosition = number
    case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
    case (.contents, .contents(let image)): contents = image
    case (.shadowColor, .color(let color)): shadowPaint = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(min(max(number, 0), 1))
    case (.shadowOffset, .pair(let width, let height)): shadowOffset = CGSize(width: width, height: height)
    case (.shadowRadius, .number(let number)): shadowRadius = max(number, 0)
    case (.shadowPath, .path(let path)): shadowShape = path
    case (.transition, .number(let number)): view?.rare?.transition?.progress = Double(number)
    default:
      view?.storeOwn(value, as: property, quietly: isPresenting)
      storeOwn(value, as: property)
    }
  }

  // MARK: What a view may hold

  private func storeOpacity(_ number: CGFloat) {
    let alpha = min(max(number, 0), 1)
    guard let view else {
      opacity = Float(alpha)
      return
    }
    if isPresenting { view.storedAlpha = alpha } else { view.alpha = alpha }
  }

  private func storePosition(_ point: CGPoint) {
    guard isPresenting, point.x.isFinite, point.y.isFinite else {
      position = point
      return
    }
    if let view { view.storedGeometry.center = point } else { geometry.center = point }
  }

  private func storeBounds(_ rect: CGRect) {
    guard isPresenting, rect.hasFiniteNumbers else {
      bounds = rect
      return
    }
    if let view { view.storedGeometry.bounds = rect } else { geometry.bounds = rect }
  }

  private func storeTransform(_ transform: CATransform3D) {
    guard isPresenting else {
      self.transform = transform
      return
    }
    if let view {
      view.storedGeometry.warp = Warp.make(transform: transform, anchorPoint: view.geometry.anchorPoint)
    } else {
      geometry.warp = Warp.make(transform: transform, anchorPoint: geometry.anchorPoint)
    }
  }

  private func storeAnchor(_ anchor: CGPoint) {
    guard isPresenting, anchor.x.isFinite, anchor.y.isFinite else {
      anchorPoint = anchor
      return
    }
    var changed = view?.geometry ?? geometry
    changed.setWarp(transform: changed.warp?.transform ?? CATransform3DIdentity, anchorPoint: anchor)
    if let view { view.storedGeometry = changed } else { geometry = changed }
  }

}
