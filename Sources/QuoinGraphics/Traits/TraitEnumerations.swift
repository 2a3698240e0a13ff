/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, Codable, CaseIterable { case unspecified, light, dark }

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable, Codable, CaseIterable {
  case unspecified, compact, regular
}

/// Which way the interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Codable, CaseIterable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What kind of device the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable, Codable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How far colours are to stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable, Codable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
