import Foundation

extension FormatLocale {
  /// The names of all units, sorted.
  static let unitNames = english.units.short.keys.sorted()

  /// How units are called besides: by their signs, and in the plural.
  private static let otherNames = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "ft": "foot",
    "in": "inch",
    "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram", "t": "tonne", "lb": "pound",
    "oz": "ounce", "h": "hour",
    "min": "minute", "s": "second", "l": "liter", "L": "liter", "ml": "milliliter", "mL": "milliliter",
    "m²": "square-meter",
    "km²": "square-kilometer", "ha": "hectare", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
    "°C": "celsius",
    "°F": "fahrenheit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "kWh": "kilowatt-hour",
    "kcal": "kilocalorie", "W": "watt", "kW": "kilowatt", "feet": "foot", "inches": "inch",
  ]

  /// The name of the unit that somebody calls so: `km`, `kilometer`, `hours`; nothing where it is none.
  static func unitName(of text: String) -> String? {
    if let name = otherNames[text] { return name }
    if english.units.short[text] != nil { return text }
    let single = text.hasSuffix("s") ? String(text.dropLast()) : text
    return english.units.short[single] == nil ? nil : single
  }

  /// A number with its unit.
  ///
  /// - Parameters:
  ///   - unit: A name of `unitNames`.
  ///   - isLong: Whether the unit is written out.
  ///   - digits: How many stand behind the point; up to 3, as many as there are, without it.
  package func unit(_ number: Double, _ unit: String, isLong: Bool, digits: Int?) -> String {
    let text = self.number(number, digits: digits)
    let forms = ((isLong ? units.long[unit] : nil) ?? units.short[unit] ?? "#").parts(UInt8(ascii: "|"))
    let category = PluralRules.category(of: number, in: name)
    let own =
      category == .other ? nil : forms.dropFirst().first { $0.utf8.first == category.rawValue.utf8.first }
    let form = own.map {
      LocaleTable.lengthened(String(String.UnicodeScalarView($0.unicodeScalars.dropFirst())), by: forms[0])
    }
    return (form ?? forms[0]).replacingOccurrences(of: "#", with: text)
  }
}
