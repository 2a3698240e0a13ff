extension UIColor {
  /// A colour from `0xRRGGBBAA` for light and for dark surroundings.
  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> UIColor {
    func color(_ value: UInt32) -> CGColor {
      CGColor(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
    return UIColor(light: color(light), dark: color(dark))
  }

  public static let systemRed = adaptive(0xFF3B_30FF, 0xFF45_3AFF)
  public static let systemGreen = adaptive(0x34C7_59FF, 0x30D1_58FF)
  public static let systemBlue = adaptive(0x007A_FFFF, 0x0A84_FFFF)
  public static let systemOrange = adaptive(0xFF95_00FF, 0xFF9F_0AFF)
  public static let systemYellow = adaptive(0xFFCC_00FF, 0xFFD6_0AFF)
  public static let systemPink = adaptive(0xFF2D_55FF, 0xFF37_5FFF)
  public static let systemPurple = adaptive(0xAF52_DEFF, 0xBF5A_F2FF)
  public static let systemTeal = adaptive(0x30B0_C7FF, 0x40C8_E0FF)
  public static let systemIndigo = adaptive(0x5856_D6FF, 0x5E5C_E6FF)
  public static let systemBrown = adaptive(0xA284_5EFF, 0xAC8E_68FF)
  public static let systemMint = adaptive(0x00C7_BEFF, 0x63E6_E2FF)
  public static let systemCyan = adaptive(0x32AD_E6FF, 0x64D2_FFFF)
  public static let systemGray = adaptive(0x8E8E_93FF, 0x8E8E_93FF)
  public static let systemGray2 = adaptive(0xAEAE_B2FF, 0x6363_66FF)
  public static let systemGray3 = adaptive(0xC7C7_CCFF, 0x4848_4AFF)
  public static let systemGray4 = adaptive(0xD1D1_D6FF, 0x3A3A_3CFF)
  public static let systemGray5 = adaptive(0xE5E5_EAFF, 0x2C2C_2EFF)
  public static let systemGray6 = adaptive(0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tintColor = adaptive(0x007A_FFFF, 0x0A84_FFFF)
  public static let label = adaptive(0x0000_00FF, 0xFFFF_FFFF)
  public static let secondaryLabel = adaptive(0x3C3C_4399, 0xEBEB_F599)
  public static let tertiaryLabel = adaptive(0x3C3C_434D, 0xEBEB_F54D)
  public static let quaternaryLabel = adaptive(0x3C3C_432E, 0xEBEB_F529)
  public static let link = adaptive(0x007A_FFFF, 0x0984_FFFF)
  public static let placeholderText = adaptive(0x3C3C_434D, 0xEBEB_F54D)
  public static let separator = adaptive(0x3C3C_434A, 0x5454_5899)
  public static let opaqueSeparator = adaptive(0xC6C6_C8FF, 0x3838_3AFF)
  public static let systemBackground = adaptive(0xFFFF_FFFF, 0x0000_00FF)
  public static let secondarySystemBackground = adaptive(0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tertiarySystemBackground = adaptive(0xFFFF_FFFF, 0x2C2C_2EFF)
  public static let systemGroupedBackground = adaptive(0xF2F2_F7FF, 0x0000_00FF)
  public static let secondarySystemGroupedBackground = adaptive(0xFFFF_FFFF, 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2_F7FF, 0x2C2C_2EFF)
  public static let systemFill = adaptive(0x7878_8033, 0x7878_805C)
  public static let secondarySystemFill = adaptive(0x7878_8029, 0x7878_8052)
  public static let tertiarySystemFill = adaptive(0x7676_801F, 0x7676_803D)
  public static let quaternarySystemFill = adaptive(0x7474_8014, 0x7676_802E)
  public static let lightText = adaptive(0xFFFF_FF99, 0xFFFF_FF99)
  public static let darkText = adaptive(0x0000_00FF, 0x0000_00FF)
  public static let groupTableViewBackground = adaptive(0xF2F2_F7FF, 0xF2F2_F7FF)

  static let systemColors: [(name: String, color: UIColor)] = [
    ("systemRed", systemRed),
    ("systemGreen", systemGreen),
    ("systemBlue", systemBlue),
    ("systemOrange", systemOrange),
    ("systemYellow", systemYellow),
    ("systemPink", systemPink),
    ("systemPurple", systemPurple),
    ("systemTeal", systemTeal),
    ("systemIndigo", systemIndigo),
    ("systemBrown", systemBrown),
    ("systemMint", systemMint),
    ("systemCyan", systemCyan),
    ("systemGray", systemGray),
    ("systemGray2", systemGray2),
    ("systemGray3", systemGray3),
    ("systemGray4", systemGray4),
    ("systemGray5", systemGray5),
    ("systemGray6", systemGray6),
    ("tintColor", tintColor),
    ("label", label),
    ("secondaryLabel", secondaryLabel),
    ("tertiaryLabel", tertiaryLabel),
    ("quaternaryLabel", quaternaryLabel),
    ("link", link),
    ("placeholderText", placeholderText),
    ("separator", separator),
    ("opaqueSeparator", opaqueSeparator),
    ("systemBackground", systemBackground),
    ("secondarySystemBackground", secondarySystemBackground),
    ("tertiarySystemBackground", tertiarySystemBackground),
    ("systemGroupedBackground", systemGroupedBackground),
    ("secondarySystemGroupedBackground", secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", tertiarySystemGroupedBackground),
    ("systemFill", systemFill),
    ("secondarySystemFill", secondarySystemFill),
    ("tertiarySystemFill", tertiarySystemFill),
    ("quaternarySystemFill", quaternarySystemFill),
    ("lightText", lightText),
    ("darkText", darkText),
    ("groupTableViewBackground", groupTableViewBackground),
  ]
}
