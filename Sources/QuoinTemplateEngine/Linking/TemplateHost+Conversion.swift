import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

extension TemplateHost {
  /// What the conversion of an attribute may use.
  ///
  /// - Parameters:
  ///   - images: Those that came from hosts already.
  ///   - warn: Takes what looks wrong, with its place.
  func context(
    of source: AttributeSource, loader: ResourceLoader?, budget: Budget, traits: UITraitCollection,
    images: RemoteImages, warn: @escaping (Diagnostic) -> Void
  ) -> ConversionContext {
    var context = ConversionContext(loader: loader, base: source.base, budget: budget, traits: traits)
    context.fonts = fonts
    context.remoteImages = images
    context.resources = resources
    context.warn = { warn($0.located(at: source.span)) }
    return context
  }

  func canConvert(_ type: ValueType, to expected: ValueType) -> Bool {
    registry.canConvert(type, to: expected)
  }

  func convert(_ value: Value, to expected: ValueType) throws -> Value? {
    // Which file the name stands in is not known here, so that it counts from the folders of the policy.
    var context = ConversionContext()
    context.resources = resources
    return try registry.convert(value, to: expected, in: context)
  }
}
