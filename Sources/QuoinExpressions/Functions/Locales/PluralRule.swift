/// Which form of a word goes with a number.
enum PluralCategory: String {
  case one, few, many, other
}

/// The rules of Unicode's CLDR for the languages there are formats for.
enum PluralRule {
  static func category(of number: Double, language: String) -> PluralCategory {
    let magnitude = number.magnitude
    let isWhole = magnitude == magnitude.rounded(.down) && magnitude < 1e15
    let whole = magnitude < 1e15 ? Int(magnitude) : 0
    let (ten, hundred) = (whole % 10, whole % 100)
    let isFew = isWhole && (2...4).contains(ten) && !(12...14).contains(hundred)
    switch language {
    case "ja", "zh", "ko": return .other
    case "fr", "pt": return whole < 2 && magnitude < 2 ? .one : .other
    case "da": return isWhole ? (whole == 1 ? .one : .other) : (magnitude < 2 ? .one : .other)
    case "cs": return isWhole ? (whole == 1 ? .one : (2...4).contains(whole) ? .few : .other) : .many
    case "pl": return isWhole ? (whole == 1 ? .one : isFew ? .few : .many) : .other
    case "ru", "uk": return isWhole ? (ten == 1 && hundred != 11 ? .one : isFew ? .few : .many) : .other
    default: return magnitude == 1 ? .one : .other
    }
  }
}
