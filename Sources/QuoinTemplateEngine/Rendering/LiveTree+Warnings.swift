import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension LiveTree {
  /// A warning for each label with characters that no font has, at the text's place, for each image that ends early, and
  /// for what is not seen in a picture.
  ///
  /// - Parameter size: The picture's size, in points.
  func warnings(in size: CGSize) -> [Diagnostic] {
    var fonts = FontLooks()
    var found = looks(&fonts)
    found += fonts.warnings
    if size.width <= 0 || size.height <= 0 {
      return found + negativeSizes + [.emptyPicture(size).located(at: root?.program.source.span).asWarning]
    }
    return found + legacyEdgeWarnings + negativeSizes + lostInPictures + sizeWarnings(in: size)
  }

  /// What looks wrong in the tree and in the cells that are seen, and what is doubtful about values there.
  ///
  /// - Parameter fonts: What is known of fonts; takes those that are not there.
  func looks(_ fonts: inout FontLooks) -> [Diagnostic] {
    var found = ownLooks(&fonts)
    var own = doubtful.isEmpty ? [] : doubtful.all.map(\.diagnostic)
    if let language = languageWithoutFormats, language == traits.language {
      own.append(.noFormats(of: language))
    }
    // A document asks for each of its rows.
    if lists.isEmpty { return found + own }
    var inCells: [Diagnostic] = []
    let cells = shownCells
    for cell in cells {
      for look in cell.ownLooks(&fonts) where !inCells.contains(look) { inCells.append(look) }
    }
    found += Diagnostics(inCells).sortedByPlace.all + own
    inCells = []
    for cell in cells {
      for doubt in cell.doubtful.all.map(\.diagnostic) where !inCells.contains(doubt) {
        inCells.append(doubt)
      }
    }
    return found + Diagnostics(inCells).sortedByPlace.all
  }

  /// The trees of the cells that are seen, those in cells included.
  private var shownCells: [LiveTree] {
    var found: [LiveTree] = []
    for id in lists {
      for cell in node(id)?.list?.cells.values.map({ $0 }) ?? [] where cell.view.superview != nil {
        if let tree = cell.tree { found += [tree] + tree.shownCells }
      }
    }
    return found
  }

  /// What looks wrong in the tree's own views, one by one.
  ///
  /// - Parameter fonts: What is known of fonts; takes those that are not there.
  private func ownLooks(_ fonts: inout FontLooks) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var (lost, vanished) = (LostTexts(), VanishingLengths())
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if node.view.isHidden { continue }
      if let label = node.view as? UILabel {
        var place: SourceSpan? { node.span(of: "text", "attributedText") }
        let layout = label.shownLayout
        let missing = layout.missingGlyphs
        if !missing.isEmpty { found.append(.missingGlyphs(missing).located(at: place)) }
        let languages = layout.languagesWithoutHyphenation
        if !languages.isEmpty { found.append(.missingHyphenation(languages).located(at: place)) }
        lost.look(at: node, label, layout, place)
        if !fonts.isSound(label.font) {
          found += label.font.variationWarnings.map { $0.located(at: node.span(of: "font")) }
          fonts.note(label.font)
        }
        if !layout.asksOnly(for: { fonts.isSound($0) }) {
          found += layout.fonts.shortcomings.map { $0.located(at: node.span(of: "font")) }
        }
      }
      vanished.look(at: node)
      if let finding = node.program.component.finding,
        let problem = finding(node.view, node.program.attributes.map { ($0.source.name, $0.source.span) })
      {
        found.append(problem)
      }
      if let view = node.view as? UIImageView, let leftOut = view.image?.cgImage?.leftOut, !leftOut.isEmpty {
        found.append(.svgLeftOut(leftOut).located(at: node.span(of: "image")))
      }
      if let view = node.view as? UIImageView, view.image?.cgImage?.isTruncated == true {
        let index = node.program.attributeIndexes["image"]
        found.append(
          .truncatedImage.located(
            at: index.map { node.program.attributes[$0].source.span } ?? node.program.source.span))
      }
      if !node.childIDs.isEmpty { pending += node.children.reversed() }
    }
    return found + lost.warnings + vanished.warnings
  }

  /// A warning for each size that comes to less than nothing, however often.
  var negativeSizes: [Diagnostic] {
    var found = RepeatedWarnings<ObjectIdentifier>()
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if !node.childIDs.isEmpty { pending += node.children.reversed() }
      for axis in [Axis.horizontal, .vertical] {
        guard let index = node.program.rule(axis).size,
          case .number(let length)? = try? node.value(ofAttribute: index), length < 0
        else { continue }
        let attribute = node.program.attributes[index]
        found.note(.negativeSize(attribute.source, length), of: ObjectIdentifier(attribute))
      }
    }
    return found.all
  }
}

extension LiveNode {
  /// The place of the first attribute that is there, or else of the element.
  fileprivate func span(of attributes: String...) -> SourceSpan? {
    let index = attributes.lazy.compactMap { self.program.attributeIndexes[$0] }.first
    return index.map { program.attributes[$0].source.span } ?? program.source.span
  }
}

extension Diagnostic {
  /// A language in which numbers and dates cannot be written.
  static func noFormats(of language: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "Nothing is known of how '\(language)' writes numbers and dates; they are written as in English")
  }

  fileprivate var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    return copy
  }

  /// What an SVG holds that is not drawn.
  static func svgLeftOut(_ parts: [String]) -> Diagnostic {
    Diagnostic(
      .warning, "The SVG is drawn without \(parts.joined(separator: ", ")), which cannot be drawn here",
      notes: [Note("Drawing programs can write it as paths and plain colours")])
  }

  static func negativeSize(_ attribute: AttributeSource, _ length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "\(attribute.name) comes to \(numberText(length)) points; a size is 0 or more",
      at: attribute.span)
  }

  static var truncatedImage: Diagnostic {
    Diagnostic(
      .warning, "The image's file ends before the picture does; the rest of it is not drawn")
  }

  static func missingHyphenation(_ languages: [String]) -> Diagnostic {
    let names = languages.map { "'\($0)'" }.joined(separator: ", ")
    let package = languages[0].prefix { $0 != "-" && $0 != "_" }.lowercased()
    return Diagnostic(
      .warning, "Words in \(names) are not hyphenated, since no dictionary is installed",
      notes: [Note("Debian has it in a package such as hyphen-\(package)")])
  }

  /// A warning for each font that is not there.
  ///
  /// - Parameter families: Their names, with what stands in for them.
  static func missing(_ families: [String: String]) -> [Diagnostic] {
    families.sorted { $0.key < $1.key }.map { missingFamily($0.key, drawnWith: $0.value) }
  }

  static func missingFamily(_ family: String, drawnWith other: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "The font \(family) is not installed, and \(other) stands in for it: on other machines text may look different",
      notes: [Note("scripts/setup installs the fonts that are drawn with everywhere")])
  }

  static func missingGlyphs(_ scalars: [Unicode.Scalar]) -> Diagnostic {
    let names = scalars.prefix(8).map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
    let more = scalars.count > names.count ? " and \(scalars.count - names.count) more" : ""
    return Diagnostic(.warning, "No font has a glyph for \(names.joined(separator: ", "))\(more)")
  }
}
