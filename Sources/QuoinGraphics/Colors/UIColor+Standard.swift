extension UIColor {
  private static func gray(_ white: Double) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  public static let black = gray(0)
  public static let darkGray = gray(1.0 / 3)
  public static let lightGray = gray(2.0 / 3)
  public static let white = gray(1)
  public static let gray = gray(0.5)
  public static let red = rgb(1, 0, 0)
  public static let green = rgb(0, 1, 0)
  public static let blue = rgb(0, 0, 1)
  public static let cyan = rgb(0, 1, 1)
  public static let yellow = rgb(1, 1, 0)
  public static let magenta = rgb(1, 0, 1)
  public static let orange = rgb(1, 0.5, 0)
  public static let purple = rgb(0.5, 0, 0.5)
  public static let brown = rgb(0.6, 0.4, 0.2)
  public static let clear = UIColor(white: 0, alpha: 0)

  static let standardColors: [(name: String, color: UIColor)] = [
    ("black", black), ("darkGray", darkGray), ("lightGray", lightGray), ("white", white), ("gray", gray),
    ("red", red), ("green", green), ("blue", blue), ("cyan", cyan), ("yellow", yellow),
    ("magenta", magenta), ("orange", orange), ("purple", purple), ("brown", brown), ("clear", clear),
  ]
}
