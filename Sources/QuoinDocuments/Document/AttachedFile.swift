import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinTemplates

/// A file that a PDF carries, as an element of a document says.
final class AttachedFile {
  /// The name and bytes of a file; nothing where it says none.
  var content: Content?
  /// What it holds where that is no file.
  var text: String?
  /// What it is called in the PDF; as the file unless set.
  var name = ""
  /// What it is, for people.
  var summary = ""
  var relationship = Relationship.unspecified

  /// What the file is to the document.
  enum Relationship: String, EnumerationValue, CaseIterable {
    case unspecified, source, data, alternative, supplement
    static let typeName: TypeName = "AttachmentRelationship"
  }

  /// What has been read of a file.
  struct Content: PropertyValue {
    let name: String
    let data: Data

    /// A literal path from the template's folder, with expressions in braces.
    static var propertyType: PropertyType {
      PropertyType(
        "AttachedFile", syntax: .text, valueType: .object("AttachedFile"),
        conversion: { value, context throws(Diagnostic) in
          guard case .string(let text) = value else { return value }
          return try read(text, context).propertyValue
        },
        textConversion: { parts, context throws(Diagnostic) in
          if parts.count == 1, Content(propertyValue: parts[0]) != nil { return parts[0] }
          return try read(parts.map { $0.plainText ?? "" }.joined(), context).propertyValue
        })
    }

    private static func read(_ text: String, _ context: ConversionContext) throws(Diagnostic) -> Content {
      guard let loader = context.loader else {
        throw Diagnostic(.error, "'\(text)' cannot be attached: no files may be read here")
      }
      let url = try loader.url(for: text, relativeTo: context.base)
      return Content(name: url.lastPathComponent, data: try loader.data(at: url))
    }

    init(name: String, data: Data) { (self.name, self.data) = (name, data) }

    init?(propertyValue value: Value) {
      guard case .boxed(let box) = value, let content = box.value as? Content else { return nil }
      self = content
    }

    var propertyValue: Value { .boxed(HostValue(self)) }
  }

  /// What the PDF carries of it; nothing without a file or a text.
  var attachment: PDFOptions.Attachment? {
    guard let data = text.map({ Data($0.utf8) }) ?? content?.data else { return nil }
    let name = name.isEmpty ? content?.name ?? "" : name
    return PDFOptions.Attachment(
      name: name, data: data, mediaType: PDFOptions.Attachment.mediaType(ofFile: name),
      summary: summary,
      relationship: PDFOptions.Relationship.allCases.first {
        $0.rawValue.lowercased() == relationship.rawValue
      }
        ?? .unspecified)
  }
}
