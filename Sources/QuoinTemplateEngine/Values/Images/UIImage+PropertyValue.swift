import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

extension UIImage: ObjectValue {
  /// A symbol as `systemName: star.fill`, an image by name, relative to the template's folder, or one from a constant or state in
  /// braces; in the place of a name a `data:` URL, the Base64 of a file, or its bytes.
  ///
  /// `nil` and empty text stand for an image without a size. Of what `??` stands between, the first counts that is an image: a name
  /// whose file is missing or broken leaves its place to the next one, with a warning.
  public static var propertyType: PropertyType { plainType }

  // Made once: dozens of properties have it.
  private static let plainType = propertyType(named: [])

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
        if case .string(let text)? = parts.last, parts.count == 2, let bundle = parts[0].bundle {
          return .object(try ImageFiles.image(named: text, bundle: bundle, in: context))
        }
        var name = ""
        for part in parts {
          guard let piece = part.plainText else { throw .notAnImage(part.mention) }
          name += piece
        }
        return try image(.string(name), cases, context)
      })
    type.caseSuffix = suffix
    type.dependsOnTraits = true
    type.triesAlternatives = true
    type.allowsNil = true
    return type
  }

  private static let suffix = "Image"
  private static let empty = UIImage()

  /// The name of a symbol behind `systemName:`, as UIKit's initializer has it.
  private static func symbolName(in text: String) -> String? {
    let mark = "systemName:"
    guard text.hasPrefix(mark) else { return nil }
    let name = String(text.dropFirst(mark.count).trimmingWhiteSpace)
    return name.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
  }

  private static func symbol(_ name: String, _ context: ConversionContext) -> UIImage {
    if let symbol = UIImage(systemName: name, compatibleWith: context.traits) { return symbol }
    context.warn(.unknownSymbol(name, nearest: nearestSystemNames(to: name)))
    return empty
  }

  /// How many bytes a text of letters and digits alone has at most that may be a path.
  private static let longestName = 512

  private static func image(of file: InlineFile, _ context: ConversionContext) throws(Diagnostic) -> Value {
    .object(try UIImage(data: file.bytes, scale: 1, name: "the \(file.name)", budget: context.budget))
  }

  private static func image(
    _ value: Value, _ images: [PropertyType.Case], _ context: ConversionContext
  ) throws(Diagnostic) -> Value {
    switch value {
    case .object(let object) where object is UIImage: return value
    case .object(let object as CGImage): return .object(UIImage(cgImage: object))
    case .null: return .object(empty)
    case .string(let text):
      let name = String(text.trimmingWhiteSpace)
      if name.isEmpty { return .object(empty) }
      // So long a name has no file.
      let isFile = name.utf8.count > Self.longestName
      if let file = try InlineFile(
        in: name, context.budget, isKind: { isFile || CGImage.isFile(beginning: $0) })
      {
        return try image(of: file, context)
      }
      try ResourceLoader.check(text)
      if let symbol = symbolName(in: name) { return .object(Self.symbol(symbol, context)) }
      if let known = images.value(named: name, withOrWithout: suffix) { return known.value }
      return .object(try ImageFiles.image(named: name, in: context))
    case .boxed, .object:
      if let file = try InlineFile(Data(propertyValue: value), context.budget) {
        return try image(of: file, context)
      }
      guard case .boxed(let box) = value, let url = box.value as? URL else {
        throw .notAnImage(value.mention)
      }
      return .object(try ImageFiles.image(named: url.absoluteString, in: context))
    default: throw .notAnImage(value.mention)
    }
  }
}

extension Diagnostic {
  static func unknownSymbol(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .warning, "There is no symbol \(name.quotable), and nothing is drawn for it", suggestions: nearest
    )
    .about(.missingImage)
  }
}

extension Value {
  /// The value as a bundle, when it is one.
  var bundle: Bundle? {
    switch self {
    case .object(let object): object as? Bundle
    case .boxed(let box): box.value as? Bundle
    default: nil
    }
  }
}
