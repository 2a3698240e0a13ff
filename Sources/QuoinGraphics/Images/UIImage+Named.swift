import Foundation
import QuoinResources

extension UIImage {
  private static let namedFolders = Guarded<[URL]>([])

  /// The folders in which `UIImage(named:)` looks before it looks in the main bundle; none unless the program names some.
  public static var folders: [URL] {
    get { namedFolders.withLock { $0 } }
    set { namedFolders.withLock { $0 = newValue } }
  }

  /// Creates an image from a file in a bundle or in one of ``folders``, of the scale that suits the surroundings best.
  ///
  /// ```swift
  /// UIImage.folders = [URL(fileURLWithPath: "assets")]
  /// let logo = UIImage(named: "logo")  // assets/logo@2x.png, assets/logo.svg …
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name or its path from the folder; without an extension it stands for PNG, JPEG, SVG, GIF or
  ///     WebP, in this order. A path that leads out of the folder finds nothing.
  ///   - bundle: The bundle to look in; nothing for the folders and the main bundle.
  ///   - traits: The surroundings; the current ones unless given.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    let folders: [URL]
    if let bundle {
      folders = [bundle.resourceURL ?? bundle.bundleURL]
    } else {
      folders = Self.folders + [Bundle.main.resourceURL ?? Bundle.main.bundleURL]
    }
    let budget = BudgetMeter.current?.budget ?? .default
    let candidates = ScaleSuffix.candidates(for: name, scale: (traits ?? .current).displayScale)
    for folder in folders {
      let base = URL(fileURLWithPath: folder.path, isDirectory: true)
      let loader = ResourceLoader(policy: ResourcePolicy(folders: [base]), budget: budget)
      for candidate in candidates {
        guard let url = try? loader.url(for: candidate.name, relativeTo: base), loader.fileExists(at: url),
          let data = try? loader.data(at: url),
          let image = try? CGImage.decoded(data, name: candidate.name, budget: budget)
        else { continue }
        self.init(cgImage: image, scale: candidate.scale)
        return
      }
    }
    return nil
  }
}
