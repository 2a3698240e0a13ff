import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// Finds colours in asset catalogs: those of the template's folders, and those of bundles that are named before a colon.
enum ColorAssets {
  /// The colour of a name; nothing where no catalog has one, so that it may mean something else.
  ///
  /// - Throws: What is wrong with the asset, or that a bundle lacks it.
  static func color(named text: String, _ context: ConversionContext) throws(Diagnostic) -> UIColor? {
    let name = String(text.trimmingWhiteSpace)
    guard context.resources != nil, !name.isEmpty, !name.hasPrefix("#"),
      // A calculation may be longer than any name.
      name.utf8.count <= ResourceLoader.referenceLimit
    else { return nil }
    return try color(try AssetReference(name, context), context)
  }

  /// The colour of a name behind a bundle in braces: `{bundle}:Name`.
  static func color(_ text: String, in bundle: Bundle, _ context: ConversionContext) throws(Diagnostic)
    -> UIColor
  {
    let reference = try AssetReference(text, in: bundle, context)
    guard let found = try color(reference, context) else {
      throw .missingAsset("colour", reference.name, in: bundle.bundleURL.lastPathComponent, nearest: nil)
    }
    return found
  }

  private static func color(
    _ reference: AssetReference, _ context: ConversionContext
  ) throws(Diagnostic) -> UIColor? {
    for folder in reference.folders(context) {
      for catalog in context.resources?.catalogs(in: folder) ?? [] {
        if let found = try catalog.color(named: reference.name) { return found }
      }
    }
    guard case .bundled(let name, let bundle) = reference else { return nil }
    throw .missingAsset(
      "colour", name, in: bundle.name, nearest: NearestNames(to: name, among: try names(reference, context)))
  }

  private static func names(
    _ reference: AssetReference, _ context: ConversionContext
  ) throws(Diagnostic) -> [String] {
    var names: [String] = []
    for folder in reference.folders(context) {
      for catalog in context.resources?.catalogs(in: folder) ?? [] { names += try catalog.colorNames() }
    }
    return names
  }

  /// That there is no colour of a name, with the nearest among catalogs and known names.
  static func unknown(_ name: String, _ context: ConversionContext) throws(Diagnostic) -> Diagnostic {
    var problem = Diagnostic.unknownColor(name)
    if problem.suggestion == nil, !name.hasPrefix("#") {
      problem.nearest = NearestNames(to: name, among: try names(.plain(name), context))
    }
    return problem
  }
}
