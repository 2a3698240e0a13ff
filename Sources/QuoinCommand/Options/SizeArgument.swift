import ArgumentParser
import Foundation

/// A size in points on the command line: `1200x630`.
struct SizeArgument: ExpressibleByArgument {
  let size: CGSize

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else {
      return nil
    }
    size = CGSize(width: width, height: height)
  }

  private static func length(_ text: Substring) -> Double? {
    guard let value = Double(text), value.isFinite, value > 0 else { return nil }
    return value
  }
}
