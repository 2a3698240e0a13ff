import Foundation
import QuoinGraphics
import QuoinResources

nonisolated extension AttributeScopes {
  /// The attributes that texts of interfaces have, as UIKit names them.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes that texts of interfaces have.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }
}

nonisolated extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension AttributedString {
  /// The text with those of its attributes that are drawn.
  func drawn(with base: AttributeContainer, _ transformer: UIConfigurationTextAttributesTransformer?)
    -> NSAttributedString
  {
    let result = ReleasingAttributedString(string: "")
    for run in runs {
      var attributes = base.merging(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      result.append(
        ReleasingAttributedString(
          string: String(self[run.range].characters), attributes: attributes.ofTextKit))
    }
    return result
  }
}

nonisolated extension NSAttributedString {
  /// Creates a text with those of another one's attributes that are drawn.
  public convenience init(_ attributedString: AttributedString) {
    self.init(attributedString: attributedString.drawn(with: AttributeContainer(), nil))
  }
}

nonisolated extension AttributeContainer {
  /// The attributes by the keys of attributed strings.
  var ofTextKit: [NSAttributedString.Key: Any] {
    typealias Scopes = AttributeScopes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scopes.FontAttribute.self]
    result[.foregroundColor] = self[Scopes.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Scopes.BackgroundColorAttribute.self]
    result[.kern] = self[Scopes.KernAttribute.self]
    result[.tracking] = self[Scopes.TrackingAttribute.self]
    result[.baselineOffset] = self[Scopes.BaselineOffsetAttribute.self]
    result[.underlineStyle] = self[Scopes.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = self[Scopes.StrikethroughStyleAttribute.self]?.rawValue
    return result
  }
}
