import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Synchronization

/// The images that were decoded last, so that the same file is not decoded for every picture it stands in.
///
/// The bytes are read each time, through the loader and its policy, and compared: a file that has changed is decoded
/// anew, and an image is only shared between those that may read it.
final class ImageCache: Sendable {
  static let shared = ImageCache(capacity: 128_000_000)

  private struct Entry: Sendable {
    let url: URL
    let data: Data
    let image: UIImage
    let scale: CGFloat
    let cost: Int
  }

  /// The entries, the one used last at the end; a few dozen, so that searching them is quicker than a picture's row.
  private let entries = Mutex<[Entry]>([])
  private let capacity: Int

  /// Creates a cache that holds up to a number of bytes of files and pixels together.
  init(capacity: Int) {
    self.capacity = capacity
  }

  func image(
    at url: URL, scale: CGFloat, name: String, _ loader: ResourceLoader, _ context: ConversionContext
  ) throws(Diagnostic) -> UIImage {
    let data = try loader.data(at: url)
    if let known = known(url, data, scale, budget: context.budget) { return known }
    let image = try UIImage(data: data, scale: scale, name: name, budget: context.budget)
    keep(
      Entry(url: url, data: data, image: image, scale: scale, cost: data.count + Self.pixels(of: image) * 4))
    return image
  }

  private func known(_ url: URL, _ data: Data, _ scale: CGFloat, budget: Budget) -> UIImage? {
    entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.url == url && $0.scale == scale }) else { return nil }
      let entry = entries.remove(at: index)
      guard entry.data == data, Self.pixels(of: entry.image) <= budget.imagePixels else { return nil }
      entries.append(entry)
      return entry.image
    }
  }

  private func keep(_ entry: Entry) {
    guard entry.cost <= capacity / 2 else { return }
    entries.withLock { entries in
      entries.append(entry)
      var total = entries.reduce(0) { $0 + $1.cost }
      while total > capacity || entries.count > 64 { total -= entries.removeFirst().cost }
    }
  }

  private static func pixels(of image: UIImage) -> Int {
    guard let size = image.cgImage?.size, size.width.isFinite, size.height.isFinite else { return 0 }
    return Int(min(size.width * size.height, 1e12))
  }
}
