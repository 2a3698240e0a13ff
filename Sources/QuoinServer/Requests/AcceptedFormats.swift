import QuoinGraphics

/// What a client says that it takes, in the field `Accept`.
struct AcceptedFormats {
  /// The formats that are offered, the one first that is given where nobody minds.
  static let offered: [OutputFormat] = [.png, .webP, .jpeg, .svg, .gif, .pdf]

  private var ranges: [(type: String, quality: Double)] = []

  /// Reads the field; without one everything is taken.
  init(_ field: String?) {
    for part in (field ?? "*/*").split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard let type = pieces.first, !type.isEmpty else { continue }
      let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      ranges.append((type, quality.isNaN ? 0 : min(max(quality, 0), 1)))
    }
    if ranges.isEmpty { ranges = [("*/*", 1)] }
  }

  /// How much a format is wanted, from 0 for not at all to 1: what is said of it the most closely counts.
  func quality(of format: OutputFormat) -> Double {
    let type = format.mediaType
    let family = type.prefix { $0 != "/" } + "/*"
    for wanted in [type, String(family), "*/*"] {
      if let range = ranges.first(where: { $0.type == wanted }) { return range.quality }
    }
    return 0
  }

  /// The format that is wanted most; nothing where none is taken.
  var best: OutputFormat? {
    var best: (format: OutputFormat, quality: Double)?
    for format in Self.offered {
      let quality = quality(of: format)
      if quality > (best?.quality ?? 0) { best = (format, quality) }
    }
    return best?.format
  }
}
