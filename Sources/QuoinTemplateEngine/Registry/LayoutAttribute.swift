import Foundation
import QuoinViews

/// The direction in which a layout attribute counts.
typealias Axis = NSLayoutConstraint.Axis

/// The attributes that place and size a node.
package enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
  case left, right, leading, trailing, width
  case centerX = "center.x"
  case top, bottom, height
  case centerY = "center.y"
  case firstBaseline, lastBaseline

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  // Asked for nearly every name in a template: to compare with one case after the other took a twentieth of compiling.
  package init?(rawValue: String) {
    guard let attribute = Self.byName[rawValue] else { return nil }
    self = attribute
  }

  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it says how large the node is rather than where.
  var isSize: Bool { self == .width || self == .height }

  /// Whether it is another side where lines run from right to left.
  var followsDirection: Bool { self == .leading || self == .trailing }

  /// What templates call them.
  package static let names = allCases.map(\.rawValue)

  /// The order in which the attributes of an axis win when more than two are given.
  static func precedence(_ axis: Axis) -> [LayoutAttribute] {
    axis == .horizontal ? horizontalPrecedence : verticalPrecedence
  }

  private static let horizontalPrecedence: [LayoutAttribute] = [
    .width, .left, .leading, .centerX, .right, .trailing,
  ]
  private static let verticalPrecedence: [LayoutAttribute] = [
    .height, .top, .centerY, .firstBaseline, .lastBaseline, .bottom,
  ]
}

extension Property {
  /// The direction along which a part of the parent's length can be meant; nothing for what is no length along a side.
  var axisOfParent: Axis? {
    guard type.name == CGFloat.propertyType.name, unit == nil || unit == .points else { return nil }
    return switch name.split(separator: ".").last {
    case "left", "right", "x", "width": .horizontal
    case "top", "bottom", "y", "height": .vertical
    default: nil
    }
  }
}
