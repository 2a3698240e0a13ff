import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// A device that interfaces are made for: its size, its pixels and what its shape takes from the edges.
///
/// ```swift
/// let window = UIWindow(screen: try Device.find("iPhone 15").screen())
/// ```
public nonisolated struct Device: Hashable, Sendable {
  /// The name it is sold under.
  public let name: String
  /// Its size in points, held upright.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The safe area, held upright, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// Phone or tablet.
  public let idiom: UIUserInterfaceIdiom
  /// How the corners of the screen are rounded, in points; 0 for square ones.
  public let cornerRadius: CGFloat

  /// The device with a name; case and spaces do not count.
  public static func named(_ name: String) -> Device? {
    let wanted = simplified(name)
    return all.first { simplified($0.name) == wanted }
  }

  /// The name that is probably meant by one that is in no table: the nearest, or the newest of those that begin so.
  public static func nearestName(to name: String) -> String? {
    if let near = QuoinDiagnostics.nearestName(to: name, among: all.map(\.name)) { return near }
    let wanted = simplified(name)
    let beginning = all.map(\.name).filter { !wanted.isEmpty && simplified($0).hasPrefix(wanted) }
    let plain = beginning.last { simplified($0).dropFirst(wanted.count).allSatisfy(\.isNumber) }
    return plain ?? beginning.last
  }

  /// What may be said to somebody who named a device that is in no table: the name that was probably meant, else all.
  package static func advice(for name: String) -> String {
    if let near = nearestName(to: name) { return "did you mean '\(near)'?" }
    return "there are " + all.map(\.name).joined(separator: ", ")
  }

  private static func simplified(_ name: String) -> String {
    String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
  }
}

nonisolated extension Device {
  /// The device lying on its side; what takes from the top of a phone upright takes from both sides then.
  package var landscape: Device {
    if size.width > size.height { return self }
    let hasNotch = safeAreaInsets.bottom > 0
    let side = hasNotch ? safeAreaInsets.top : 0
    let insets = UIEdgeInsets(top: 0, left: side, bottom: hasNotch ? 21 : 0, right: side)
    return Device(
      name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
      safeAreaInsets: idiom == .pad ? safeAreaInsets : insets, idiom: idiom, cornerRadius: cornerRadius)
  }
}

// Where views are, as a screen belongs to them.
extension Device {
  /// The device's screen, as the device is held.
  ///
  /// - Parameters:
  ///   - style: Light or dark.
  ///   - direction: Which way the interface reads.
  public func screen(
    style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UIScreen {
    let isPad = idiom == .pad
    let traits = UITraitCollection(
      userInterfaceStyle: style, displayScale: scale, layoutDirection: direction,
      preferredContentSizeCategory: .large, horizontalSizeClass: isPad ? .regular : .compact,
      verticalSizeClass: isPad || size.width < size.height ? .regular : .compact, userInterfaceIdiom: idiom)
    return UIScreen(
      bounds: CGRect(origin: .zero, size: size), scale: scale, safeAreaInsets: safeAreaInsets, traits: traits)
  }
}

nonisolated extension Device {
  /// The device with a name.
  ///
  /// - Throws: A diagnostic with the nearest name when there is no such device.
  public static func find(_ name: String) throws(Diagnostic) -> Device {
    guard let device = named(name) else { throw .unknownDevice(name) }
    return device
  }
}

nonisolated extension Diagnostic {
  /// A device that is not in the table.
  static func unknownDevice(_ name: String) -> Diagnostic {
    let nearest = Device.nearestName(to: name)
    let list = nearest == nil ? "; \(Device.advice(for: name))" : ""
    return Diagnostic(.error, "There is no device named “\(name)”\(list)", suggestion: nearest)
  }
}
