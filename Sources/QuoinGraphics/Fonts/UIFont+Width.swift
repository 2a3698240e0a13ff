import Foundation

extension UIFont {
  /// How wide the letters of the system font are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    /// Creates a width from UIKit's number; 0 is the usual one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font at a size in points; Inter has one width, which stands for all.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
}
