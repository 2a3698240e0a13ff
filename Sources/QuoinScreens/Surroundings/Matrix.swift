import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

nonisolated extension Surroundings {
  /// Surroundings in which a statement looks at its subject one after the other: every device in every appearance, and
  /// so on.
  ///
  /// ```swift
  /// expectPicture(
  ///   of: Card(order), "card",
  ///   across: .matrix(devices: ["iPhone SE", "iPad"], appearances: [.light, .dark], textSizes: [.large, .accessibilityLarge]))
  /// ```
  public struct Matrix: Sendable {
    private let devices: [String]?
    private let sizes: [CGSize]?
    private let scales: [CGFloat]?
    private let appearances: [UIUserInterfaceStyle]?
    private let directions: [UITraitEnvironmentLayoutDirection]?
    private let languages: [String]?
    private let textSizes: [UIContentSizeCategory]?

    /// Nothing but what the subject says itself.
    public static let single = matrix()

    /// All combinations of some things; what is left out is left to the subject.
    ///
    /// - Parameters:
    ///   - devices: Names of devices, such as `iPhone SE`.
    ///   - sizes: Sizes in points.
    ///   - scales: Pixels a point.
    ///   - appearances: Light and dark.
    ///   - directions: Which way the interface reads.
    ///   - languages: Codes such as `ar` or `de-AT`; the view is made anew for each, with `Surroundings.current.language`.
    ///   - textSizes: How large the reader wants text.
    public static func matrix(
      devices: [String]? = nil, sizes: [CGSize]? = nil, scales: [CGFloat]? = nil,
      appearances: [UIUserInterfaceStyle]? = nil, directions: [UITraitEnvironmentLayoutDirection]? = nil,
      languages: [String]? = nil, textSizes: [UIContentSizeCategory]? = nil
    ) -> Matrix {
      Matrix(
        devices: devices, sizes: sizes, scales: scales, appearances: appearances, directions: directions,
        languages: languages, textSizes: textSizes)
    }

    /// The combinations, in the order in which the parameters stand.
    ///
    /// - Parameter base: What holds where the matrix says nothing.
    /// - Throws: A sentence where a device is unknown, or where a list is empty.
    func combinations(from base: Surroundings) throws(Diagnostic) -> [Surroundings] {
      var known: [Device]?
      if let devices {
        known = []
        for name in devices { known?.append(try Device.find(name)) }
      }
      for size in (sizes ?? []) + [base.size].compactMap(\.self) {
        let isUsable = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
        if !isUsable { throw .unusableSize(size) }
      }
      var all = [base]
      try vary(&all, known, "devices") { ($0.device, $1) = ($2, $2.name.replacing(" ", with: "-")) }
      try vary(&all, sizes, "sizes") { ($0.size, $1) = ($2, "\($2.width.short)x\($2.height.short)") }
      try vary(&all, scales, "scales") { ($0.scale, $1) = ($2, "\($2.short)x") }
      try vary(&all, appearances, "appearances") {
        ($0.appearance, $1) = ($2, $2 == .dark ? "dark" : "light")
      }
      try vary(&all, directions, "directions") {
        ($0.direction, $1) = ($2, $2 == .rightToLeft ? "right-to-left" : "left-to-right")
      }
      try vary(&all, languages, "languages") { ($0.language, $1) = ($2, $2) }
      try vary(&all, textSizes, "textSizes") { ($0.textSize, $1) = ($2, $2.word) }
      return all
    }

    private func vary<Value>(
      _ all: inout [Surroundings], _ values: [Value]?, _ axis: String,
      _ set: (inout Surroundings, inout String, Value) -> Void
    ) throws(Diagnostic) {
      guard let values else { return }
      if values.isEmpty { throw .emptyAxis(axis) }
      all = all.flatMap { surroundings in
        values.map { value in
          var next = surroundings
          var word = ""
          set(&next, &word, value)
          next.words.append(word)
          return next
        }
      }
    }
  }
}

nonisolated extension UIContentSizeCategory {
  /// `text-XL`, `text-accessibility-XL`
  fileprivate var word: String {
    var name = rawValue
    for prefix in ["_", "UICTContentSizeCategory"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return "text-" + name.replacing("Accessibility", with: "accessibility-")
  }
}

nonisolated extension CGFloat {
  /// A number of points or pixels as people write it: at most three decimals, none where they are 0.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

nonisolated extension Diagnostic {
  static func unusableSize(_ size: CGSize) -> Diagnostic {
    Diagnostic(
      .error,
      "Nothing can be shown at \(size.width.short) × \(size.height.short) points; both are finite, and 0 where the content decides"
    )
  }

  static func emptyAxis(_ axis: String) -> Diagnostic {
    Diagnostic(
      .error, "A matrix without any \(axis) leaves nothing to look at; leave \(axis) out to not vary them")
  }
}
