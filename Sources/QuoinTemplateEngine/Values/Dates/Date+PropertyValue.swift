import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension Date: PropertyValue {
  /// A date from code, or one as ISO 8601 writes it: `2026-11-22`, `2026-11-22T16:30`, `2026-11-22T16:30:00Z`; without a zone in
  /// Greenwich's.
  public static var propertyType: PropertyType {
    .described("Date", by: date(in:), else: Diagnostic.notADate)
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let date = box.value as? Date else { return nil }
    self = date
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }

  private static func date(in text: String) -> Date? {
    DateParts.moment(text).map(Date.init(timeIntervalSince1970:))
  }
}

extension Locale: PropertyValue {
  /// A locale from code, or its identifier: `de_CH`.
  public static var propertyType: PropertyType {
    .described("Locale", by: Locale.init(identifier:), else: Diagnostic.notALocale)
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let locale = box.value as? Locale else { return nil }
    self = locale
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}

extension TimeZone: PropertyValue {
  /// A zone from code, or its identifier: `Europe/Zurich`, `UTC`.
  public static var propertyType: PropertyType {
    .described(
      "TimeZone", by: { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) },
      else: Diagnostic.notATimeZone)
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let zone = box.value as? TimeZone else { return nil }
    self = zone
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Calendar: PropertyValue {
  /// A calendar from code, or what it is called: `gregorian`, `iso8601`.
  public static var propertyType: PropertyType {
    .described("Calendar", by: calendar(named:), else: Diagnostic.notACalendar)
  }

  private static func calendar(named name: String) -> Calendar? {
    guard let identifier = names[name] else { return nil }
    var calendar = Calendar(identifier: identifier)
    // Nothing of the machine's settings shows in a drawing.
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let calendar = box.value as? Calendar else { return nil }
    self = calendar
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }

  fileprivate static let names: [String: Identifier] = [
    "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese,
    "coptic": .coptic,
    "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "japanese": .japanese, "persian": .persian,
  ]
}

extension PropertyType {
  /// The type of values that come from code, or that a text describes.
  ///
  /// - Parameters:
  ///   - name: The type's name.
  ///   - read: Makes a value of a text; nothing where it describes none.
  ///   - problem: What is said of such a text.
  static func described<T: PropertyValue>(
    _ name: String, by read: @escaping @Sendable (String) -> T?,
    else problem: @escaping @Sendable (String) -> Diagnostic
  ) -> PropertyType {
    @Sendable func convert(_ value: Value) throws(Diagnostic) -> Value {
      if case .null = value { return value }
      if T(propertyValue: value) != nil { return value }
      guard case .string(let text) = value else { throw problem(value.mention) }
      guard let made = read(String(text.trimmingWhiteSpace)) else { throw problem("“\(text)”") }
      return made.propertyValue
    }
    return PropertyType(
      name, syntax: .text, valueType: .object(TypeName(name)),
      conversion: { value, _ throws(Diagnostic) in try convert(value) },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1 { return try convert(parts[0]) }
        var text = ""
        for part in parts {
          guard let piece = part.plainText else { throw problem(part.mention) }
          text += piece
        }
        return try convert(.string(text))
      })
  }
}

extension Diagnostic {
  fileprivate static func notADate(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Expected a date such as 2026-11-22 or 2026-11-22T16:30:00Z, not \(text)")
  }

  fileprivate static func notALocale(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Expected a locale such as de_CH, not \(text)")
  }

  fileprivate static func notATimeZone(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Expected a time zone such as Europe/Zurich, not \(text)")
  }

  fileprivate static func notACalendar(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "Expected a calendar, not \(text); they are \(Calendar.names.keys.sorted().joined(separator: ", "))")
  }
}
