import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// What conversions may use beside the value itself: the loader for images and fonts, limits, traits, and a place for warnings.
public struct ConversionContext {
  /// The one way to any file or host; nothing where a template may read none.
  public let loader: ResourceLoader?
  /// The file that the attribute stands in; relative names are relative to its folder.
  public let base: URL?
  /// The limits on images and strings.
  public let budget: Budget
  /// Style, scale, direction and text size; the neutral traits while a template is compiled.
  public let traits: UITraitCollection
  /// The fonts that the template brings along, which come before registered and installed ones.
  public var fonts: FontCollection?
  /// The images that came from hosts already.
  var remoteImages: RemoteImages?
  /// What is found by name besides files.
  var resources: TemplateResources?
  /// Whether the element says what colour its text has, so that links in it have that too.
  var givesTextColor = false

  /// Told that an image is the same in all surroundings, where somebody wants to know.
  var noteFixedImage: (() -> Void)?
  /// Takes what looks wrong and does no harm.
  var warn: (Diagnostic) -> Void = { _ in }

  /// Creates a context.
  public init(
    loader: ResourceLoader? = nil, base: URL? = nil, budget: Budget = .default,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.loader = loader
    self.base = base
    self.budget = budget
    self.traits = traits
  }
}
