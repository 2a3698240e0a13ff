import Foundation
import QuoinResources

extension UIImage {
  private static let namedFolders = Guarded<[URL]>([])

  /// The folders in which `UIImage(named:)` looks before it looks in the main bundle; none unless the program names some.
  public static var folders: [URL] {
    get { namedFolders.withLock { $0 } }
    set { namedFolders.withLock { $0 = newValue } }
  }

  /// Creates an image from an asset catalog or a file in a bundle or in one of ``folders``, of the scale that suits the surroundings best.
  ///
  /// ```swift
  /// UIImage.folders = [URL(fileURLWithPath: "assets")]
  /// let logo = UIImage(named: "logo")  // from assets/Media.xcassets, else assets/logo@2x.png, assets/logo.svg …
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in a catalog, or the file's name or its path from the folder; without an extension it stands for PNG, JPEG, SVG,
  ///     GIF, WebP or PDF, in this order. A path that leads out of the folder finds nothing.
  ///   - bundle: The bundle to look in; nothing for the folders and the main bundle.
  ///   - traits: The surroundings; the current ones unless given.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    let budget = BudgetMeter.currentBudget
    let traits = traits ?? .current
    let candidates = ScaleSuffix.candidates(for: name, scale: traits.displayScale)
    for (folder, loader) in Self.namedPlaces(in: bundle) {
      for catalog in AssetCatalog.catalogs(in: folder, loader) {
        guard let image = try? catalog.image(named: name, compatibleWith: traits, budget: budget) else {
          continue
        }
        self.init(image)
        return
      }
      for candidate in candidates {
        guard let url = try? loader.url(for: candidate.name, relativeTo: folder), loader.fileExists(at: url),
          let data = try? loader.data(at: url),
          let image = try? CGImage.decoded(data, name: candidate.name, budget: budget)
        else { continue }
        self.init(cgImage: image, scale: candidate.scale)
        return
      }
    }
    return nil
  }

  /// The folders in which assets are looked for by name, each with what may read in it.
  static func namedPlaces(in bundle: Bundle?) -> [(folder: URL, loader: ResourceLoader)] {
    let folders: [URL]
    if let bundle {
      folders = [bundle.resourceURL ?? bundle.bundleURL]
    } else {
      folders = Self.folders + [Bundle.main.resourceURL ?? Bundle.main.bundleURL]
    }
    let budget = BudgetMeter.currentBudget
    return folders.map { folder in
      let base = URL(fileURLWithPath: folder.path, isDirectory: true)
      return (base, ResourceLoader(policy: ResourcePolicy(folders: [base]), budget: budget))
    }
  }
}
