import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

/// Where the view of an element comes to stand.
public struct FrameHint: Sendable, Hashable {
  /// Where the name of the element ends, in UTF-8 bytes.
  public let offset: Int
  /// Left, top, width and height in points of the parent, of the first where there are several.
  public let frame: CGRect
  /// How many views the element stands for: several in a repetition.
  public let count: Int

  /// `16 20 100 21`, with how many there are where there are several.
  public var text: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short).joined(separator: " ")
    return count > 1 ? "\(numbers) ×\(count)" : numbers
  }

  private static func short(_ number: CGFloat) -> String {
    let tenths = (Double(number) * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9 ? String(Int(tenths)) : String(tenths)
  }
}

extension EditedTemplate {
  /// The frames that the file's elements come to with the data beside it; none where it cannot be laid out.
  public func frames() -> [FrameHint] {
    guard let root = laidOut() else { return [] }
    var frames: [Int: (frame: CGRect, count: Int)] = [:]
    var pending = [root]
    let file = markup.source.file
    while let node = pending.popLast() {
      pending += node.children.reversed()
      guard let element = node.elements.first, element.markup.source.file == file else { continue }
      let offset = element.nameRange.upperBound
      frames[offset] = (frames[offset]?.frame ?? node.frame, (frames[offset]?.count ?? 0) + 1)
    }
    return frames.sorted { $0.key < $1.key }.map { FrameHint(offset: $0, frame: $1.frame, count: $1.count) }
  }

  /// The value that an attribute has when the template is laid out, for people; nothing where that cannot be told.
  public func presentValue(of name: String, in element: MarkupElement)
    -> String?
  {
    guard let root = laidOut() else { return nil }
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.children.reversed()
      guard let found = node.elements.first, found.nameRange == element.nameRange,
        found.markup.source.file == markup.source.file
      else { continue }
      guard let value = try? node.value(forExpression: name) else { return nil }
      return Self.preview(of: value)
    }
    return nil
  }

  private static func preview(of value: Any) -> String? {
    switch value {
    case let color as UIColor: color.hexText
    case let number as Double: FrameHint.number(number)
    case let text as String: text.count > 80 ? text.prefix(79) + "…" : text
    case let flag as Bool: "\(flag)"
    case let number as CGFloat: FrameHint.number(Double(number))
    default: nil
    }
  }

  private func laidOut() -> LayoutNode? {
    let file = folder.data(beside: url)
    guard !markup.diagnostics.hasErrors,
      let template = try? Template(
        markup: text, name: markup.source.file, base: url, loader: folder.loader, registry: language.registry,
        budget: Self.budget,
        fonts: url.flatMap { folder.fonts.fonts(besides: $0, folder.loader) }),
      let node = try? template.instantiate(
        state: file?.data.stateValues ?? [:], constants: file?.data.constantValues ?? [:]),
      (try? node.layOutForEditor()) != nil
    else { return nil }
    return node
  }
}

extension FrameHint {
  fileprivate static func number(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? String(Int(hundredths)) : String(hundredths)
  }
}

extension LayoutNode {
  /// Lays the root out as large as it asks for; one that fills what it is drawn in, as large as a phone.
  @discardableResult
  func layOutForEditor() throws(Diagnostics) -> CGSize {
    try layOut(in: RenderSize.automatic.orPhone)
  }
}
