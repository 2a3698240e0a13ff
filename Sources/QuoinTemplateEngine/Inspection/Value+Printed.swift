import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Value {
  /// The value as an inspector shows it, on one line of some 200 characters at most.
  ///
  /// - Parameter type: The type of the attribute, whose cases it may be one of.
  func printed(as type: PropertyType?, in host: any ExpressionHost) -> String {
    let text =
      switch self {
      case .null: "nil"
      case .object(let font as UIFont): "\(font.fontName) \(numberText(font.pointSize))"
      case .object(let text as NSAttributedString): text.string
      case .object(let image as UIImage):
        "image \(numberText(image.size.width)) × \(numberText(image.size.height))"
      case .boxed(let box): options(box.value) ?? caseName(of: type) ?? parts(of: type) ?? self.text(in: host)
      default: self.text(in: host)
      }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > 200 ? line.prefix(199) + "…" : line
  }

  private func caseName(of type: PropertyType?) -> String? {
    type?.cases.first { $0.value.value.isSame(as: self) }?.name
  }

  /// The members of a set of options.
  private func options(_ value: Any) -> String? {
    func names<Options: OptionSetValue>(_ options: Options) -> String {
      Options.namedOptions.filter { _, option in
        option.rawValue.nonzeroBitCount == 1 && options.rawValue & option.rawValue != 0
      }.map(\.0).joined(separator: ", ")
    }
    return (value as? any OptionSetValue).map { names($0) }
  }

  /// The parts of a rectangle, of insets and the like.
  private func parts(of type: PropertyType?) -> String? {
    guard let members = type?.members.filter({ !$0.isReadOnly && !$0.name.contains(".") }), !members.isEmpty
    else { return nil }
    return members.map { member in
      "\(member.name) \(member.get(self).plainText ?? "…")"
    }.joined(separator: ", ")
  }
}
