import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

extension UIImage: ObjectValue {
  /// An image by name, relative to the template's folder, or one from a constant or state in braces.
  ///
  /// `nil` and empty text stand for an image without a size.
  public static var propertyType: PropertyType { propertyType(named: []) }

  /// The type of images with more names, each usable with or without "Image" behind it.
  static func propertyType(named images: [(name: String, image: UIImage)]) -> PropertyType {
    let cases = images.map { PropertyType.Case($0.name, Constant(object: $0.image)) }
    var type = PropertyType(
      "UIImage", syntax: .textOrExpression, valueType: .object("UIImage"), cases: cases,
      members: [
        PropertyMember(readOnly: "size", \UIImage.size, "How large it is.", .points),
        PropertyMember(
          readOnly: "scale", \UIImage.scale, "How many pixels a point of it has.", .pixelsPerPoint),
        PropertyMember(readOnly: "size.width", \UIImage.size.width, "How wide it is.", .points),
        PropertyMember(readOnly: "size.height", \UIImage.size.height, "How high it is.", .points),
      ],
      conversion: { value, context throws(Diagnostic) in try image(value, cases, context) },
      textConversion: { parts, context throws(Diagnostic) in
        if parts.count == 1 { return try image(parts[0], cases, context) }
        var name = ""
        for part in parts {
          guard let piece = part.plainText else { throw .notAnImage(part.mention) }
          name += piece
        }
        return try image(.string(name), cases, context)
      })
    type.caseSuffix = suffix
    type.dependsOnTraits = true
    type.allowsNil = true
    return type
  }

  private static let suffix = "Image"
  private static let empty = UIImage()

  private static func image(
    _ value: Value, _ images: [PropertyType.Case], _ context: ConversionContext
  ) throws(Diagnostic) -> Value {
    switch value {
    case .object(let object) where object is UIImage: return value
    case .null: return .object(empty)
    case .string(let text):
      let name = text.trimmingWhiteSpace
      if name.isEmpty { return .object(empty) }
      if let known = images.value(named: name, withOrWithout: suffix) { return known.value }
      return .object(try ImageFiles.image(named: name, in: context))
    case .boxed(let box):
      guard let url = box.value as? URL else { throw .notAnImage(value.mention) }
      return .object(try ImageFiles.image(named: url.absoluteString, in: context))
    default: throw .notAnImage(value.mention)
    }
  }
}
