import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

/// What a template is shown in, as the page's controls say.
public struct PreviewSettings: Sendable, Codable, Hashable {
  public enum Appearance: String, Sendable, Codable { case light, dark }
  public enum Direction: String, Sendable, Codable {
    /// That of the language.
    case auto
    case ltr, rtl
  }

  /// The name of the device; nothing for the size below.
  public var device: String?
  /// Whether the device lies on its side.
  public var isLandscape = false
  /// The width in points; nothing for what the template asks for. A device has its own.
  public var width: Double?
  /// The height in points; nothing for what the template asks for.
  public var height: Double?
  public var appearance = Appearance.light
  public var direction = Direction.auto
  /// The language, such as `de`; empty for that of the strings.
  public var language = ""
  /// How large the reader wants text: the last part of the category's name, such as `L` or `AccessibilityM`.
  public var textSize = "L"
  /// Pixels a point; nothing for the device's, or those of the page.
  public var scale: Double?

  /// The settings that a page begins with.
  public init() {}

  private enum CodingKeys: String, CodingKey {
    case device, isLandscape, width, height, appearance, direction, language, textSize, scale
  }

  /// Reads settings; what is out of range is brought back to it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    isLandscape = try values.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? false
    width = try values.decodeIfPresent(Double.self, forKey: .width).map(Self.inRange)
    height = try values.decodeIfPresent(Double.self, forKey: .height).map(Self.inRange)
    appearance = try values.decodeIfPresent(Appearance.self, forKey: .appearance) ?? .light
    direction = try values.decodeIfPresent(Direction.self, forKey: .direction) ?? .auto
    language = try values.decodeIfPresent(String.self, forKey: .language) ?? ""
    textSize = try values.decodeIfPresent(String.self, forKey: .textSize) ?? "L"
    scale = try values.decodeIfPresent(Double.self, forKey: .scale).map { min(max($0, 0.25), 4) }
  }

  /// The longest side, in points.
  static let longestSide = 10_000.0

  private static func inRange(_ length: Double) -> Double { min(max(length.rounded(), 1), longestSide) }

  /// The sizes of text that there are, from small to large.
  static let textSizes = UIContentSizeCategory.allSizes.map(\.shortName)

  /// The same as what a template is laid out in.
  var layout: LayoutSettings {
    var layout = LayoutSettings()
    layout.device = device.flatMap(Device.named).map { isLandscape ? $0.landscape : $0 }
    if layout.device == nil {
      (layout.width, layout.height) = (width.map { CGFloat($0) }, height.map { CGFloat($0) })
    }
    layout.scale = scale.map { CGFloat($0) }
    layout.appearance = appearance == .dark ? .dark : .light
    layout.direction =
      switch direction {
      case .auto: .unspecified
      case .ltr: .leftToRight
      case .rtl: .rightToLeft
      }
    layout.language = language
    layout.textSize = UIContentSizeCategory.allSizes.first { $0.shortName == textSize } ?? .large
    return layout
  }

  /// What of it a story has to say, so that it is shown in the same by whoever begins as `others` say, and by those who say nothing.
  func story(over others: PreviewSettings) -> LayoutSettings {
    var story = layout
    let plain = PreviewSettings()
    if appearance == plain.appearance, appearance == others.appearance { story.appearance = .unspecified }
    if textSize == plain.textSize, textSize == others.textSize { story.textSize = .unspecified }
    return story
  }

  /// Takes over what a story says.
  mutating func take(_ story: LayoutSettings) {
    if story.device != nil || story.width != nil || story.height != nil {
      device = story.device?.name
      isLandscape = story.device.map { $0.size.width > $0.size.height } ?? false
      (width, height) = (story.width.map { Double($0) }, story.height.map { Double($0) })
    }
    if let scale = story.scale { self.scale = Double(scale) }
    if story.appearance != .unspecified { appearance = story.appearance == .dark ? .dark : .light }
    if story.direction != .unspecified { direction = story.direction == .rightToLeft ? .rtl : .ltr }
    if !story.language.isEmpty { language = story.language }
    if story.textSize != .unspecified { textSize = story.textSize.shortName }
  }
}
