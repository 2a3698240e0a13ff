import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplates

extension PDFOptions.FacturX: EnumerationValue {
  public static let typeName: TypeName = "FacturX"
  public static var namedCases: [(String, Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension PageBreak: EnumerationValue {
  public static let typeName: TypeName = "PageBreak"
}

extension DecorationBreak: EnumerationValue {
  public static let typeName: TypeName = "DecorationBreak"
}

extension PageKind: EnumerationValue {
  public static let typeName: TypeName = "PageKind"
}

extension PageNumbering: EnumerationValue {
  public static let typeName: TypeName = "PageNumbering"
}

extension TableColumn.Alignment: EnumerationValue {
  public static let typeName: TypeName = "TableColumn.Alignment"
}

extension TableCell.VerticalAlignment: EnumerationValue {
  public static let typeName: TypeName = "TableCell.VerticalAlignment"
}

extension TableColumn.Width: PropertyValue {
  /// A number of points, or `auto`.
  public static var propertyType: PropertyType {
    PropertyType(
      "TableColumn.Width", valueType: .any,
      cases: [.init("auto", Constant(boxing: TableColumn.Width.automatic))],
      conversion: { value, _ throws(Diagnostic) in
        guard TableColumn.Width(propertyValue: value) != nil else { throw .noColumnWidth(value.lengthText) }
        return value
      })
  }

  public init?(propertyValue value: Value) {
    switch value {
    case .number(let points) where points >= 0: self = .fixed(points)
    case .boxed(let box):
      guard let width = box.value as? TableColumn.Width else { return nil }
      self = width
    default: return nil
    }
  }

  public var propertyValue: Value {
    if case .fixed(let points) = self { return .number(points) }
    return .boxed(HostValue(self))
  }
}

extension Diagnostic {
  static func noColumnWidth(_ text: String?) -> Diagnostic {
    Diagnostic(
      .error,
      "The width of a column is a number of points from 0, or auto" + (text.map { "; not \($0)" } ?? ""))
  }
}
