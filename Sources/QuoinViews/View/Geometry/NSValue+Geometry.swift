import Foundation
import QuoinGraphics

/// Geometry in objects, as dictionaries of Objective-C hold it.
nonisolated extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// Creates a value that holds a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    // Foundation's values hold no structures but its own.
    self.init(bytes: [transform], objCType: "[16d]")
  }
  /// Creates a value that holds an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(bytes: [transform], objCType: "[6d]")
  }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets that the value holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The transform that the value holds; the identity where it holds another thing.
  public var caTransform3DValue: CATransform3D { structure("[16d]") ?? CATransform3DIdentity }
  /// The affine transform that the value holds; the identity where it holds another thing.
  public var cgAffineTransformValue: CGAffineTransform { structure("[6d]") ?? .identity }

  private func structure<Structure>(_ type: String) -> Structure? {
    guard String(cString: objCType) == type else { return nil }
    return withUnsafeTemporaryAllocation(of: Structure.self, capacity: 1) { place in
      guard let address = place.baseAddress else { return nil }
      getValue(address)
      return address.pointee
    }
  }

  /// What the value holds of geometry; nothing for another value, such as a number.
  var geometry: Any? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": cgPointValue
    case "{CGSize=dd}": cgSizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": cgRectValue
    case "[16d]": caTransform3DValue
    case "[6d]": cgAffineTransformValue
    default: nil
    }
  }
}

/// A rectangle as UIKit writes it: `{{0, 0}, {10, 20}}`.
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// A point as UIKit writes it: `{0, 0}`.
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(short(point.x)), \(short(point.y))}"
}
/// A size as UIKit writes it: `{10, 20}`.
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(short(size.width)), \(short(size.height))}"
}
/// Insets as UIKit writes them: `{top, left, bottom, right}`.
public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(short(insets.top)), \(short(insets.left)), \(short(insets.bottom)), \(short(insets.right))}"
}
/// A transform as UIKit writes it: `[a, b, c, d, tx, ty]`.
public nonisolated func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  return "[" + parts.map(short).joined(separator: ", ") + "]"
}

/// A number as UIKit writes it: at most 17 digits, no decimals where there are none.
private nonisolated func short(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
}

nonisolated extension NSCoder {
  /// A rectangle as UIKit writes it.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A point as UIKit writes it.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A size as UIKit writes it.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Insets as UIKit writes them.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// A transform as UIKit writes it.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
}

nonisolated extension NSCoder {
  /// The point that a text says: `{1, 2}`; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size that a text says: `{1, 2}`; zero for another text.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle that a text says: `{{0, 0}, {1, 2}}`; zero for another text.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
