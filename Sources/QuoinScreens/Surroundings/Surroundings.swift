import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// What a view is shown in: on which device, in which appearance, direction, language and size of text.
public nonisolated struct Surroundings: Sendable, Hashable {
  /// The device whose screen and safe area it has; nothing for the view's own size.
  public var device: Device?
  /// The size in points, 0 where the content decides; nothing for the device's, or the view's own.
  public var size: CGSize?
  /// Pixels a point; nothing for the device's, or 2.
  public var scale: CGFloat?
  /// Light or dark.
  public var appearance = UIUserInterfaceStyle.unspecified
  /// Which way the interface reads; where it is not given the language decides, if there is one.
  public var direction = UITraitEnvironmentLayoutDirection.unspecified
  /// The language that the view is to speak, such as `ar` or `de-AT`; whoever makes the view asks for it.
  public var language: String?
  /// How large the reader wants text.
  public var textSize = UIContentSizeCategory.unspecified
  /// What tells a picture in these surroundings from others of the same name.
  var words: [String] = []

  /// Creates surroundings in which everything is left to the view.
  public init() {}

  /// The surroundings that the expectation going on makes its subject for.
  ///
  /// ```swift
  /// expectPicture(
  ///   of: Greeting(words: words(in: Surroundings.current.language)), "greeting",
  ///   across: .matrix(languages: ["en", "ar"]))
  /// ```
  @TaskLocal public static var current = Surroundings()

  /// The traits that views are given.
  package var traits: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: appearance, displayScale: scale ?? 0, layoutDirection: statedDirection,
      preferredContentSizeCategory: textSize, language: language ?? "")
  }

  /// The direction, or that of the language where none is given.
  var statedDirection: UITraitEnvironmentLayoutDirection {
    guard direction == .unspecified, let language else { return direction }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The screen of the device, or of the size where there is no device.
  package func screen() -> UIScreen {
    let style = appearance == .unspecified ? .light : appearance
    let direction = statedDirection == .unspecified ? .leftToRight : statedDirection
    let whole = device?.screen(style: style, direction: direction) ?? .main
    let traits = UITraitCollection(
      userInterfaceStyle: style, layoutDirection: direction, preferredContentSizeCategory: textSize)
    return UIScreen(
      bounds: CGRect(origin: .zero, size: size ?? whole.bounds.size), scale: scale ?? whole.scale,
      safeAreaInsets: whole.safeAreaInsets, traits: whole.traitCollection.overridden(by: traits))
  }

  /// Does some work while the traits of the surroundings are the current ones, as fonts of text styles ask for them.
  func working(_ work: () throws -> Void) rethrows {
    try Self.working(work, with: UITraitCollection.current.overridden(by: traits)) { throw $0 }
  }

  // `asCurrent` throws what its work throws; for callers that rethrow, what was thrown goes around it.
  private static func working(
    _ work: () throws -> Void, with traits: UITraitCollection, rescue: (any Error) throws -> Void
  ) rethrows {
    let result: Result<Void, any Error> = traits.asCurrent { Result { try work() } }
    if case .failure(let error) = result { try rescue(error) }
  }
}
