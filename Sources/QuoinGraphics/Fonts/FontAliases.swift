/// What stands for the families that Apple's systems have and Debian has not.
///
/// A family with the same metrics takes its place (`Helvetica` is drawn with Liberation Sans), so lines break
/// where they would have. Where no such family is installed the name is unknown, and the diagnostic suggests the
/// relative that is always there.
enum FontAliases {
  private struct Entry {
    let metricTwins: [String]
    let relative: String
  }

  private static let sans = Entry(metricTwins: ["Liberation Sans", "Arimo"], relative: "Inter")
  private static let serif = Entry(metricTwins: ["Liberation Serif", "Tinos"], relative: "Noto Serif")
  private static let mono = Entry(metricTwins: ["Liberation Mono", "Cousine"], relative: "Noto Sans Mono")
  private static let system = Entry(metricTwins: ["Inter"], relative: "Inter")
  private static let systemMono = Entry(metricTwins: ["Noto Sans Mono"], relative: "Noto Sans Mono")
  private static let menlo = Entry(metricTwins: ["DejaVu Sans Mono"], relative: "Noto Sans Mono")
  private static let otherSans = Entry(metricTwins: [], relative: "Inter")
  private static let otherSerif = Entry(metricTwins: [], relative: "Noto Serif")
  private static let emoji = Entry(metricTwins: ["Noto Color Emoji"], relative: "Noto Color Emoji")

  /// The family with the metrics of `name`, given in small letters, that is first among those installed.
  static func metricTwin(of name: String, isInstalled: (String) -> Bool) -> String? {
    entry(name)?.metricTwins.first(where: isInstalled)
  }

  /// The family of the same kind that is always installed.
  static func relative(of name: String) -> String? {
    entry(name.lowercased())?.relative
  }

  private static func entry(_ name: String) -> Entry? {
    switch name {
    case "helvetica", "helvetica neue", "helveticaneue", "arial": sans
    case "times", "times new roman", "timesnewromanpsmt": serif
    case "courier", "courier new", "couriernewpsmt": mono
    case "system", ".sf ui text", ".sf ui display", ".applesystemuifont", "sf pro", "sf pro text",
      "sf pro display", "san francisco":
      system
    case "sf mono", ".applesystemuifontmonospaced": systemMono
    case "menlo", "menlo-regular", "monaco": menlo
    case "avenir", "avenir next", "gill sans", "futura", "optima", "verdana", "trebuchet ms", "tahoma":
      otherSans
    case "georgia", "palatino", "baskerville", "didot", "hoefler text", "new york", "charter", "cochin":
      otherSerif
    case "apple color emoji", "applecoloremoji": emoji
    default: nil
    }
  }
}
