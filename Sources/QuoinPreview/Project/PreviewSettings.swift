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

  private static let category = "UICTContentSizeCategory"
  /// The sizes of text that there are, from small to large.
  static let textSizes = UIContentSizeCategory.allSizes.map { String($0.rawValue.dropFirst(category.count)) }

  private var knownDevice: Device? { device.flatMap(Device.named) }

  /// The size to lay out at.
  var renderSize: RenderSize {
    guard let device = knownDevice else {
      return RenderSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    }
    return .fixed(
      isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size)
  }

  /// Scale, direction, style, text size and safe area.
  func environment(pageScale: Double, budget: Budget) -> LayoutEnvironment {
    let device = knownDevice
    let style: UIUserInterfaceStyle = appearance == .dark ? .dark : .light
    let base = device?.screen(style: style, direction: layoutDirection).traitCollection ?? UITraitCollection()
    let isSideways = device != nil && isLandscape
    let traits = base.overridden(
      by: UITraitCollection(
        userInterfaceStyle: style,
        displayScale: CGFloat(scale ?? device.map { Double($0.scale) } ?? pageScale),
        layoutDirection: layoutDirection,
        preferredContentSizeCategory: Self.textSizes.contains(textSize)
          ? UIContentSizeCategory(rawValue: Self.category + textSize) : .large,
        verticalSizeClass: isSideways && device?.idiom == .phone ? .compact : .unspecified,
        language: language))
    return LayoutEnvironment(
      traits: traits,
      safeAreaInsets: device.map { isSideways ? $0.landscapeInsets : $0.safeAreaInsets } ?? .zero,
      budget: budget)
  }

  private var layoutDirection: UITraitEnvironmentLayoutDirection {
    switch direction {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    case .auto:
      UITraitCollection(language: language).inDirectionOfLanguage.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
  }
}

extension Device {
  /// The safe area when the device lies on its side: what takes from the top of a phone takes from both sides then.
  fileprivate var landscapeInsets: UIEdgeInsets {
    if idiom == .pad { return safeAreaInsets }
    let hasNotch = safeAreaInsets.bottom > 0
    let side = hasNotch ? safeAreaInsets.top : 0
    return UIEdgeInsets(top: 0, left: side, bottom: hasNotch ? 21 : 0, right: side)
  }
}
