import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// A font as attributes write it: name, traits, weight, style and size in any order.
///
/// ```swift
/// var font = FontExpression(named: [])
/// try font.read([.string("Courier bold 150%")])
/// try font.font(for: traits)
/// ```
struct FontExpression {
  /// The fonts that names such as `customFont` stand for.
  let registered: [PropertyType.Case]
  /// Where names are looked for first.
  let fonts: FontCollection?
  /// What a font's file within the value may cost.
  let budget: Budget
  /// How a font's file begins; web fonts count, to be refused by name.
  private static let beginnings = ["\0\u{1}\0\0", "OTTO", "ttcf", "true", "wOFF", "wOF2"]
  /// What such names may be written with or without.
  static let suffix = "Font"
  /// A font that a constant or a name stands for; the rest changes it.
  private var base: UIFont?
  private var names: [String] = []
  private var weight: UIFont.Weight?
  private var style: UIFont.TextStyle?
  private var traits: UIFontDescriptor.SymbolicTraits = []
  private var variations: [FontVariation] = []
  private var size: CGFloat?
  /// The size, in points, where neither the text nor a font or style in it says one.
  var usualSize = UIFont.labelFontSize
  /// The factors of all percentages behind the size.
  private var factor: CGFloat = 1
  /// What is said of sizes and weights that others take the place of.
  private(set) var overridden: [Diagnostic] = []

  init(
    named registered: [PropertyType.Case], in fonts: FontCollection? = nil, _ budget: Budget = .default
  ) {
    self.registered = registered
    self.fonts = fonts
    self.budget = budget
  }

  /// Reads the parts of an attribute: literal text and what stood in braces.
  ///
  /// Text that touches a value without a space belongs to it: `{size}%`, `{family} bold`.
  mutating func read(_ parts: [Value]) throws(Diagnostic) {
    var text = ""
    for part in parts {
      if case .null = part { throw .notAFontPart(part.mention) }
      if let piece = part.plainText {
        text += piece
      } else {
        try read(text: text)
        text = ""
        try read(object: part)
      }
    }
    try read(text: text)
  }

  private mutating func read(object value: Value) throws(Diagnostic) {
    if let file = try InlineFile(Data(propertyValue: value), budget) { return try take(file) }
    switch value {
    case .object(let object):
      guard let font = object as? UIFont else { throw .notAFontPart(value.mention) }
      base = font
      names = []
    case .boxed(let box):
      switch box.value {
      case let traits as UIFontDescriptor.SymbolicTraits: self.traits.formUnion(traits)
      case let weight as UIFont.Weight: self.weight = weight
      case let style as UIFont.TextStyle: take(style)
      default: throw .notAFontPart(value.mention)
      }
    case .array(let values): for value in values { try read([value, .string(" ")]) }
    default: throw .notAFontPart(value.mention)
    }
  }

  /// What it takes to look a word up among names and those behind it, in units of work.
  private static let workOfWord = 2048

  private mutating func read(text: String) throws(Diagnostic) {
    var words = try FontWords.split(text)[...]
    while let word = words.first {
      try BudgetMeter.current?.count(Self.workOfWord)
      let file = try InlineFile(in: word.text, budget) { head in
        Self.beginnings.contains { head.starts(with: $0.utf8) }
      }
      if let file {
        try take(file)
      } else if word.isQuoted {
        name(word.text)
      } else if let count = wordsOfName(words) {
        for part in words.prefix(count) { name(part.text) }
        words = words.dropFirst(count)
        continue
      } else {
        try read(word: word.text)
      }
      words = words.dropFirst()
    }
  }

  /// How many of the first words are a name with words of style or a size in it, as many as can be, where they mean another
  /// font than one by one: `Inter Thin` is a face that is lighter than thin, and `Noto Sans Old Italic` a family.
  private func wordsOfName(_ words: ArraySlice<FontWords.Word>) -> Int? {
    let words = words.prefix(Self.wordLimit).prefix { !$0.isQuoted }.map(\.text)
    guard words.count > 1 else { return nil }
    for count in (2...words.count).reversed() {
      let (name, styles) = (words[..<count], words[..<count].count(where: FontWords.isStyleOrSize))
      // Names alone are put together anyway, and styles alone are no name.
      if styles == 0 || styles == count { continue }
      guard let named = font(called: name.joined(separator: " ")) else { continue }
      var apart = FontExpression(named: registered, in: fonts, budget)
      do throws(Diagnostic) {
        for word in name { try apart.read(word: word) }
        return try apart.font(for: UITraitCollection()).fontName == named.fontName ? nil : count
      } catch {
        return count
      }
    }
    return nil
  }

  private mutating func read(word: String) throws(Diagnostic) {
    let lowercased = word.lowercased()
    if let weight = FontWords.weights[lowercased] {
      if let first = self.weight, first != weight {
        overridden.append(.secondFontPart("weight", word, first: FontWords.name(of: first)))
      }
      self.weight = weight
    } else if let style = FontWords.styles[lowercased] {
      take(style)
    } else if let trait = FontWords.traits[lowercased] {
      traits.formUnion(trait)
    } else if word.hasSuffix("%"), let percentage = Double(word.dropLast()) {
      factor *= try checked(CGFloat(percentage), word) / 100
    } else if let number = Double(word) {
      if let size { overridden.append(.secondFontPart("size", word, first: numberText(Double(size)))) }
      (size, factor) = (try checked(CGFloat(number), word), 1)
    } else if let unit = FontWords.units.first(where: { lowercased.hasSuffix($0) }),
      let number = Double(word.dropLast(unit.count))
    {
      throw .fontSizeWithUnit(word, number: numberText(number))
    } else if let variation = FontVariation(word) {
      variations.append(variation)
    } else {
      name(word)
    }
  }

  /// A font whose file is the value; the rest changes it.
  private mutating func take(_ file: InlineFile) throws(Diagnostic) {
    (base, names) = (try UIFont(contentsOf: file.bytes, name: file.name, size: usualSize), [])
  }

  /// A style brings its size, which takes the place of one before it.
  private mutating func take(_ style: UIFont.TextStyle) {
    (self.style, size, factor) = (style, nil, 1)
  }

  private mutating func name(_ word: String) {
    names.append(word)
    base = nil
  }

  private func checked(_ size: CGFloat, _ word: String) throws(Diagnostic) -> CGFloat {
    guard size >= 0, size <= 10_000 else { throw .fontSizeOutOfRange(word) }
    return size
  }

  /// The font for the reader's preferred text size.
  func font(for surroundings: UITraitCollection) throws(Diagnostic) -> UIFont {
    var font = try named() ?? unnamed
    let styleSize = style.map { $0.pointSize(at: surroundings.preferredContentSizeCategory) }
    let wanted = (size ?? styleSize ?? font.pointSize) * factor
    guard wanted <= 10_000 else { throw .fontSizeOutOfRange(numberText(Double(wanted))) }
    let weight = self.weight ?? (style == .headline ? .semibold : nil)
    if weight == nil, traits.isEmpty, variations.isEmpty {
      return font.pointSize == wanted ? font : font.withSize(wanted)
    }
    let descriptor = font.fontDescriptor
    let isMonospacedSystem = traits.contains(.traitMonoSpace) && descriptor.family == Self.systemFamily
    let all = descriptor.symbolicTraits.union(traits)
    font =
      isMonospacedSystem
      ? .monospacedSystemFont(ofSize: wanted, weight: weight ?? descriptor.weight)
      : UIFont(
        descriptor: descriptor.changed { wish in
          wish.weight = weight ?? (traits.contains(.traitBold) ? .bold : wish.weight)
          wish.symbolicTraits = all
        }.withVariations(variations), size: wanted)
    guard isMonospacedSystem, traits.contains(.traitItalic),
      let italic = font.fontDescriptor.withSymbolicTraits(
        font.fontDescriptor.symbolicTraits.union(.traitItalic))
    else { return font }
    return UIFont(descriptor: italic, size: wanted)
  }

  /// What is changed where no font is named.
  private var unnamed: UIFont {
    let courier = traits.contains(.traitMonoSpace) ? UIFont(name: "Courier", size: usualSize, in: fonts) : nil
    return courier ?? .systemFont(ofSize: usualSize)
  }

  private static let systemFamily = UIFont.systemFont(ofSize: 17).fontDescriptor.family

  /// The font that the name stands for, at the default size; nothing without a name.
  private func named() throws(Diagnostic) -> UIFont? {
    guard !names.isEmpty else { return base }
    let name = names.joined(separator: " ")
    if let font = font(called: name) { return font }
    // The words may name two fonts, of which the last is meant.
    for count in names.indices.dropFirst().prefix(Self.wordLimit) {
      if let font = font(called: names[count...].joined(separator: " ")),
        self.font(called: names[..<count].joined(separator: " ")) != nil
      {
        return font
      }
    }
    throw unknown(name)
  }

  /// No font's name has more words.
  private static let wordLimit = 8

  private func font(called name: String) -> UIFont? {
    let size = usualSize
    switch name.lowercased() {
    case "system", "systemfont": return .systemFont(ofSize: size)
    case "systembold", "boldsystem", "boldsystemfont": return .boldSystemFont(ofSize: size)
    case "systemitalic", "italicsystem", "italicsystemfont": return .italicSystemFont(ofSize: size)
    default: break
    }
    if case .object(let object)? = registered.value(named: name, withOrWithout: Self.suffix)?.value,
      let font = object as? UIFont
    {
      return font
    }
    return UIFont(name: name, size: size, in: fonts)
  }

  private func unknown(_ name: String) -> Diagnostic {
    var diagnostic = Diagnostic.unknownFont(name, in: fonts)
    let known =
      registered.map(\.name) + FontWords.allNames + ["System", "SystemBold", "SystemItalic"]
    if let near = NearestNames(to: name, among: known) {
      diagnostic.nearest = near
    } else if names.count > 1,
      UIFont(name: names[0], size: 17, in: fonts) != nil || names[0].lowercased() == "system"
    {
      // The name is one, and a word behind it is none.
      diagnostic.nearest =
        names.dropFirst().lazy.compactMap { NearestNames(to: $0, among: FontWords.allNames) }.first
        ?? diagnostic.nearest
    }
    return diagnostic.about(.missingFont)
  }
}
