extension UIColor {
  /// A colour from `0xRRGGBBAA` for light and for dark surroundings.
  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> UIColor {
    func color(_ value: UInt32) -> CGColor {
      CGColor(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
    return UIColor(light: color(light), dark: color(dark))
  }

  /// A colour with further values for surroundings in which colours are to stand out.
  private static func adaptive(
    _ light: UInt32, _ dark: UInt32, high: (light: UInt32, dark: UInt32)
  ) -> UIColor {
    UIColor(.contrasting(adaptive(light, dark), adaptive(high.light, high.dark)))
  }

  public static let systemRed = adaptive(0xFF3B_30FF, 0xFF45_3AFF, high: (0xD700_15FF, 0xFF69_61FF))
  public static let systemGreen = adaptive(0x34C7_59FF, 0x30D1_58FF, high: (0x248A_3DFF, 0x30DB_5BFF))
  public static let systemBlue = adaptive(0x007A_FFFF, 0x0A84_FFFF, high: (0x0040_DDFF, 0x409C_FFFF))
  public static let systemOrange = adaptive(0xFF95_00FF, 0xFF9F_0AFF, high: (0xC934_00FF, 0xFFB3_40FF))
  public static let systemYellow = adaptive(0xFFCC_00FF, 0xFFD6_0AFF, high: (0xA05A_00FF, 0xFFD4_26FF))
  public static let systemPink = adaptive(0xFF2D_55FF, 0xFF37_5FFF, high: (0xD30F_45FF, 0xFF64_82FF))
  public static let systemPurple = adaptive(0xAF52_DEFF, 0xBF5A_F2FF, high: (0x8944_ABFF, 0xDA8F_FFFF))
  public static let systemTeal = adaptive(0x30B0_C7FF, 0x40C8_E0FF, high: (0x0082_99FF, 0x5DE6_FFFF))
  public static let systemIndigo = adaptive(0x5856_D6FF, 0x5E5C_E6FF, high: (0x3634_A3FF, 0x7D7A_FFFF))
  public static let systemBrown = adaptive(0xA284_5EFF, 0xAC8E_68FF, high: (0x7F65_45FF, 0xB594_69FF))
  public static let systemMint = adaptive(0x00C7_BEFF, 0x63E6_E2FF, high: (0x0C81_7BFF, 0x66D4_CFFF))
  public static let systemCyan = adaptive(0x32AD_E6FF, 0x64D2_FFFF, high: (0x0071_A4FF, 0x70D7_FFFF))
  public static let systemGray = adaptive(0x8E8E_93FF, 0x8E8E_93FF, high: (0x6C6C_70FF, 0xAEAE_B2FF))
  public static let systemGray2 = adaptive(0xAEAE_B2FF, 0x6363_66FF, high: (0x8E8E_93FF, 0x7C7C_80FF))
  public static let systemGray3 = adaptive(0xC7C7_CCFF, 0x4848_4AFF, high: (0xAEAE_B2FF, 0x5454_56FF))
  public static let systemGray4 = adaptive(0xD1D1_D6FF, 0x3A3A_3CFF, high: (0xBCBC_C0FF, 0x4444_46FF))
  public static let systemGray5 = adaptive(0xE5E5_EAFF, 0x2C2C_2EFF, high: (0xD8D8_DCFF, 0x3636_38FF))
  public static let systemGray6 = adaptive(0xF2F2_F7FF, 0x1C1C_1EFF, high: (0xEBEB_F0FF, 0x2424_26FF))
  public static let tintColor = adaptive(0x007A_FFFF, 0x0A84_FFFF, high: (0x0040_DDFF, 0x409C_FFFF))
  public static let label = adaptive(0x0000_00FF, 0xFFFF_FFFF)
  public static let secondaryLabel = adaptive(0x3C3C_4399, 0xEBEB_F599, high: (0x3C3C_43CC, 0xEBEB_F5B2))
  public static let tertiaryLabel = adaptive(0x3C3C_434D, 0xEBEB_F54D, high: (0x3C3C_43B2, 0xEBEB_F58C))
  public static let quaternaryLabel = adaptive(0x3C3C_432E, 0xEBEB_F529, high: (0x3C3C_438C, 0xEBEB_F566))
  public static let link = adaptive(0x007A_FFFF, 0x0984_FFFF, high: (0x0040_DDFF, 0x409C_FFFF))
  public static let placeholderText = adaptive(0x3C3C_434D, 0xEBEB_F54D, high: (0x3C3C_43B2, 0xEBEB_F58C))
  public static let separator = adaptive(0x3C3C_434A, 0x5454_5899, high: (0x3C3C_435E, 0x5454_58AB))
  public static let opaqueSeparator = adaptive(0xC6C6_C8FF, 0x3838_3AFF)
  public static let systemBackground = adaptive(0xFFFF_FFFF, 0x0000_00FF)
  public static let secondarySystemBackground = adaptive(
    0xF2F2_F7FF, 0x1C1C_1EFF, high: (0xEBEB_F0FF, 0x2424_26FF))
  public static let tertiarySystemBackground = adaptive(
    0xFFFF_FFFF, 0x2C2C_2EFF, high: (0xFFFF_FFFF, 0x3636_38FF))
  public static let systemGroupedBackground = adaptive(
    0xF2F2_F7FF, 0x0000_00FF, high: (0xEBEB_F0FF, 0x0000_00FF))
  public static let secondarySystemGroupedBackground = adaptive(
    0xFFFF_FFFF, 0x1C1C_1EFF, high: (0xFFFF_FFFF, 0x2424_26FF))
  public static let tertiarySystemGroupedBackground = adaptive(
    0xF2F2_F7FF, 0x2C2C_2EFF, high: (0xEBEB_F0FF, 0x3636_38FF))
  public static let systemFill = adaptive(0x7878_8033, 0x7878_805C, high: (0x7878_8047, 0x7878_8070))
  public static let secondarySystemFill = adaptive(0x7878_8029, 0x7878_8052, high: (0x7878_803D, 0x7878_8066))
  public static let tertiarySystemFill = adaptive(0x7676_801F, 0x7676_803D, high: (0x7676_8033, 0x7676_8052))
  public static let quaternarySystemFill = adaptive(
    0x7474_8014, 0x7676_802E, high: (0x7474_8029, 0x7676_8042))
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
