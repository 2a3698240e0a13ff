import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine

/// What pictures are laid out in: size, direction, style, language and device, each of which the data of a picture may say.
struct PictureSurroundings: Sendable {
  /// Several where each row is drawn at each.
  private(set) var sizes: [RowValue<PictureSize>]
  private(set) var width: RowValue<PictureLength>?
  private(set) var direction: RowValue<TemplateOptions.Direction>?
  private(set) var appearance: RowValue<AppearanceArgument>
  /// May have expressions in braces.
  private(set) var language: String?
  let device: Device?
  /// Pixels a point, as options have them.
  let scale: CGFloat
  /// Whether an option names them.
  let isScaleGiven: Bool
  /// The story that is drawn, which says more of it; nothing for none.
  var story: Story?

  init(
    sizes: [RowValue<PictureSize>], width: RowValue<PictureLength>?,
    direction: RowValue<TemplateOptions.Direction>?,
    appearance: RowValue<AppearanceArgument>, language: String?, device: Device?, scale: CGFloat,
    isScaleGiven: Bool
  ) {
    (self.sizes, self.width, self.direction, self.appearance) = (sizes, width, direction, appearance)
    (self.language, self.device, self.scale, self.isScaleGiven) = (language, device, scale, isScaleGiven)
  }

  /// The size to lay out at.
  var renderSize: RenderSize { settings.renderSize }

  /// The size where one is given, in points.
  var fixedSize: CGSize? { sizes.first?.fixed?.points(atScale: scale) }

  /// Scale, direction, style and safe area.
  var environment: LayoutEnvironment { settings.environment() }

  /// The language that what is drawn says of itself; nothing where none is said.
  var spokenLanguage: String? { settings.language.isEmpty ? nil : settings.language }

  /// Pixels a point.
  var outputScale: CGFloat { settings.scale() }

  private var settings: LayoutSettings {
    var own = LayoutSettings()
    own.device = device
    if let fixedSize {
      (own.width, own.height) = (fixedSize.width, fixedSize.height)
    } else if let width = width?.fixed {
      own.width = width.points(atScale: scale)
    }
    if isScaleGiven { own.scale = scale }
    own.appearance = appearance.fixed == .dark ? .dark : .light
    own.direction = direction?.fixed.map { $0 == .rtl ? .rightToLeft : .leftToRight } ?? .unspecified
    own.language = language ?? ""
    return story?.settings.over(own) ?? own
  }

  // MARK: What data say

  /// Whether pictures differ in it.
  var differs: Bool {
    let fixed = sizes.allSatisfy(\.isFixed) && width?.isFixed != false && direction?.isFixed != false
    return sizes.count > 1 || !fixed || !appearance.isFixed || language?.contains("{") == true
  }

  /// What the sizes are called where there are several: as they were written.
  var sizeNames: [String] { sizes.count > 1 ? sizes.map(\.name) : [] }

  /// The same with what data say in the place of expressions.
  ///
  /// - Throws: What is wrong with an expression, or with what it comes to.
  func resolved(for row: RowContext) throws(Diagnostics) -> PictureSurroundings {
    var own = self
    let names = sizeNames
    let meant =
      names.isEmpty ? sizes[...] : zip(names, sizes).filter { $0.0 == row.variant?.size }.map(\.1).prefix(1)
    own.sizes = []
    for size in meant {
      let found = try size.value("--size", for: row) { text throws(OptionProblem) in
        let size = try PictureSize(written: text)
        try check(size)
        return size
      }
      if let found { own.sizes.append(found) }
    }
    own.width = try width?.value("--width", for: row) { text throws(OptionProblem) in
      guard let width = PictureLength(argument: text) else {
        throw OptionProblem("a width is a length such as 600 or 100mm")
      }
      try check(width)
      return width
    }
    own.direction = try direction?.value("--direction", for: row, Self.choice)
    own.appearance = try appearance.value("--appearance", for: row, Self.choice) ?? .fixed(.light)
    if let text = language, text.contains("{") {
      let found = try RowValue.text(text).value("--language", for: row) { text throws(OptionProblem) in
        try Self.check(language: text)
        return text
      }
      own.language = found?.fixed
    }
    return own
  }

  private static func choice<Choice: ExpressibleByArgument>(_ text: String) throws(OptionProblem) -> Choice {
    if let choice = Choice(argument: text) { return choice }
    throw OptionProblem("it is one of \(Choice.allValueStrings.joined(separator: ", "))")
  }

  // MARK: Checking

  /// Beyond this nothing can be drawn, and a number like that is a slip.
  private static let longest: CGFloat = 1_000_000

  /// - Throws: What is wrong with that which no data say.
  func check() throws {
    do throws(OptionProblem) {
      for size in sizes { if let size = size.fixed { try check(size) } }
      if let width = width?.fixed { try check(width) }
      if let language, !language.contains("{") { try Self.check(language: language) }
    } catch { throw ValidationError(error.message) }
  }

  private func check(_ size: PictureSize) throws(OptionProblem) {
    let points = size.points(atScale: scale)
    if !(max(points.width, points.height) <= Self.longest) {
      throw OptionProblem("--size goes up to \(Int(Self.longest)) points either way")
    }
  }

  private func check(_ width: PictureLength) throws(OptionProblem) {
    if !(width.points(atScale: scale) <= Self.longest) {
      throw OptionProblem("--width goes up to \(Int(Self.longest)) points")
    }
  }

  private static func check(language: String) throws(OptionProblem) {
    if LanguageName.isKnown(language) { return }
    let meant = LanguageName.nearest(to: language).map { "; did you mean \($0.choice)?" } ?? ""
    throw OptionProblem("--language is a language such as de or de-CH; '\(language)' is none\(meant)")
  }
}

extension RowValue<PictureSize> {
  /// What the size is called: as it was written.
  var name: String { fixed?.text ?? description }
}
