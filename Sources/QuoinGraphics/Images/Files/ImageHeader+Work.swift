import Foundation
import QuoinDiagnostics
import QuoinResources

extension ImageHeader {
  /// How many times the limit of pixels a decoder may go over in all its passes.
  private static let passLimit = 16.0
  /// What each of several passes takes at least, in pixels: reading its tables, and starting anew.
  private static let leastPass = 4096
  /// The longest side of pixels that Cairo draws.
  static let sideLimit = 32_767

  /// How many pixels the decoder goes over in all its passes.
  var work: Double {
    Double(max(decodedPixels, passPixels, passes > 1 ? Self.leastPass : 0)) * Double(passes)
  }

  /// Checks what decoding takes, before it begins.
  ///
  /// - Throws: A diagnostic when the picture has no pixels or more than the budget allows, or when decoding needs
  ///   memory for more of them or goes over them too often.
  func checkWork(name: String, budget: Budget) throws(Diagnostic) {
    guard width > 0, height > 0 else { throw .imageWithoutSize(name) }
    let limit = Double(budget.imagePixels)
    if Double(width) * Double(height) > limit {
      throw .imageTooLarge(name, CGSize(width: width, height: height), limit: budget.imagePixels)
    }
    if Double(decodedPixels) > limit {
      throw .imageTooLargeInMemory(name, pixels: decodedPixels, limit: budget.imagePixels)
    }
    if max(width, height) > Self.sideLimit {
      throw .imageTooLong(name, CGSize(width: width, height: height), limit: Self.sideLimit)
    }
    if work > limit * Self.passLimit {
      throw .imageOfTooManyPasses(name, passes: passes)
    }
  }
}

extension Diagnostic {
  static func imageWithoutSize(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) is an image of no width or no height")
  }

  /// An image that announces more pixels than the budget allows.
  static func imageTooLarge(_ name: String, _ size: CGSize, limit: Int) -> Diagnostic {
    // An SVG may name any number.
    let (width, height) = (Int(min(size.width, 1e12)), Int(min(size.height, 1e12)))
    return Diagnostic(
      .error, "\(name) says it is \(width) × \(height) pixels; the limit is \(limit) pixels")
  }

  /// An image with a side longer than can be drawn.
  static func imageTooLong(_ name: String, _ size: CGSize, limit: Int) -> Diagnostic {
    let (width, height) = (Int(min(size.width, 1e12)), Int(min(size.height, 1e12)))
    return Diagnostic(
      .error, "\(name) says it is \(width) × \(height) pixels; the limit of either side is \(limit) pixels")
  }

  static func imageTooLargeInMemory(_ name: String, pixels: Int, limit: Int) -> Diagnostic {
    Diagnostic(.error, "\(name) takes the memory of \(pixels) pixels to decode; the limit is \(limit) pixels")
  }

  static func imageOfTooManyPasses(_ name: String, passes: Int) -> Diagnostic {
    Diagnostic(.error, "\(name) has its pixels decoded \(passes) times, which is too often for its size")
  }
}
