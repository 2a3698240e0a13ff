import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension ComponentRegistry {
  /// Whether values of a known type may stand where another is expected: numbers for cases, names of colours and cases
  /// that data hold as strings, structures that they hold as dictionaries, and objects of a subclass.
  func canConvert(_ type: ValueType, to expected: ValueType) -> Bool {
    guard let wanted = self.type(for: expected) else { return false }
    switch (type, expected) {
    case (.string, .color), (.string, .enumeration), (.string, .optionSet): return true
    case (.string, .object): return wanted.syntax != .expression
    // Which numbers stand for something is seen when they come.
    case (.number, .enumeration), (.number, .optionSet): return true
    case (.object(let name), .object(let base)):
      guard let component = self[name.name] else { return false }
      // What no component stands for is told apart when the object is there.
      return component.inherits(from: base.name) || self[base.name] == nil && wanted.conversion != nil
    // Insets are written as numbers.
    case (.number, .object): return wanted.syntax == .expressionOrText && !wanted.members.isEmpty
    case (.dictionary, .object):
      return (wanted.syntax == .expression || wanted.syntax == .expressionOrText) && !wanted.members.isEmpty
    default: return false
    }
  }

  /// Brings a value to a type of the host; the same value when it is of the type already.
  ///
  /// - Returns: The value, or nothing when no conversion leads there.
  /// - Throws: What the type's own conversion says, such as the nearest name of a colour.
  func convert(
    _ value: Value, to expected: ValueType, in context: ConversionContext = ConversionContext()
  ) throws(Diagnostic) -> Value? {
    if case .null = value { return nil }
    guard let type = self.type(for: expected) else {
      switch (value, expected) {
      case (.object(let object), .object(let name)): return isObject(object, of: name) == false ? nil : value
      // A rate or a weight from code is the number that it stands for.
      case (.boxed(let box), .number):
        guard let number = (box.value as? any RawRepresentable)?.rawValue as? CGFloat else { return value }
        return .number(Double(number))
      case (.object, _), (.boxed, _): return value
      default: return nil
      }
    }
    guard let conversion = type.conversion else {
      switch value {
      case .object, .boxed: return value
      default: return nil
      }
    }
    return try conversion(value, context)
  }

  /// How values of a type of the host are written and read.
  func type(for type: ValueType) -> PropertyType? {
    switch type {
    case .color: self.type(named: "UIColor")
    case .object(let name), .enumeration(let name), .optionSet(let name): self.type(named: name.name)
    case .optional(let wrapped): self.type(for: wrapped)
    default: nil
    }
  }
}
