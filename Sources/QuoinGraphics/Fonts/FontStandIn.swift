import Foundation
import QuoinDiagnostics
import Synchronization

/// What is drawn instead of a font that iOS has and this machine has not: a family of the same kind, as heavy and as slanted
/// as its name says.
struct FontStandIn {
  /// The family that is installed.
  let family: String
  let style: FontStyle

  /// The stand-in for a family or a face, by any of its names: `Avenir Next`, `AvenirNext-DemiBoldItalic`.
  ///
  /// - Returns: Nothing for a name that iOS does not have.
  init?(_ name: String) {
    let squashed = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard let (known, kind) = Self.families.first(where: { squashed.hasPrefix($0.name) }) else { return nil }
    family = kind.installed
    var rest = squashed.dropFirst(known.count)
    var (weight, isItalic, width) = (400.0, false, 100.0)
    // Each word of the face's name in turn; a name that goes on otherwise is another one.
    while !rest.isEmpty {
      guard let word = Self.words.first(where: { rest.hasPrefix($0.name) }) else { return nil }
      rest = rest.dropFirst(word.name.count)
      switch word.meaning {
      case .weight(let value): weight = value
      case .italic: isItalic = true
      case .width(let value): width = value
      case .nothing: break
      }
    }
    style = FontStyle(weight: weight, isItalic: isItalic, width: width)
  }

  private enum Kind {
    case sans, serif, mono, emoji

    /// The family of the kind that is installed everywhere, or one with the metrics that most of the kind have.
    var installed: String {
      switch self {
      case .sans: "Inter"
      case .serif: "Noto Serif"
      case .mono: "Noto Sans Mono"
      case .emoji: "Noto Color Emoji"
      }
    }
  }

  private enum Meaning {
    case weight(Double)
    case italic
    case width(Double)
    case nothing
  }

  /// What the faces of iOS's families are called by, the longer words first.
  private static let words: [(name: String, meaning: Meaning)] = [
    ("ultralight", .weight(200)), ("extralight", .weight(200)), ("extrabold", .weight(800)),
    ("demibold", .weight(600)), ("semibold", .weight(600)), ("condensed", .width(75)), ("regular", .nothing),
    ("oblique", .italic), ("medium", .weight(500)), ("italic", .italic), ("roman", .nothing),
    ("light", .weight(300)), ("heavy", .weight(800)), ("black", .weight(900)), ("thin", .weight(100)),
    ("bold", .weight(700)), ("book", .nothing), ("cond", .width(75)), ("wide", .width(125)),
    ("psmt", .nothing), ("mt", .nothing), ("ps", .nothing), ("w3", .weight(300)), ("w6", .weight(600)),
  ]

  /// The families of iOS 17 in small letters without spaces, longer names before those that they begin with.
  private static let families: [(name: String, kind: Kind)] = {
    let byKind: [(Kind, String)] = [
      (
        .sans,
        """
        academyengravedlet applesdgothicneo applesymbols arial arialhebrew arialroundedmtbold avenir avenirnext \
        avenirnextcondensed bradleyhand chalkboardse chalkduster dinalternate dincondensed euphemiaucas futura galvji geezapro \
        gillsans granthasangammn helvetica helveticaneue hiraginomarugothicpron hiraginosans kailasa kannadasangammn \
        khmersangammn kefa kohinoorbangla kohinoordevanagari kohinoorgujarati kohinoortelugu laosangammn malayalamsangammn \
        markerfelt mishafi muktamahee myanmarsangammn noteworthy notonastaliqurdu optima partyletplain \
        phosphate pingfanghk pingfangsc pingfangtc sinhalasangammn stheititc tamilsangammn thonburi \
        trebuchet trebuchetms verdana tahoma zapfino savoyelet savoyeletplain snellroundhand papyrus
        """
      ),
      (
        .serif,
        """
        americantypewriter baskerville bodoni72 bodoni72oldstyle bodoni72smallcaps bodonisvtytwoitctt bodoniornaments \
        charter cochin copperplate damascus devanagarisangammn didot farah georgia hiraginominchopron hoeflertext \
        iowanoldstyle marion palatino rockwell stixtwotext stixtwomath superclarendon times timesnewroman newyork
        """
      ),
      (.mono, "courier couriernew courierprime menlo monaco sfmono"),
      (.emoji, "applecoloremoji"),
    ]
    let all = byKind.flatMap { kind, names in names.split(separator: " ").map { (String($0), kind) } }
    return all.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
  }()

  private static let told = Mutex<Set<String>>([])

  /// Tells once for each name what is drawn instead.
  static func tell(_ name: String, drawnWith face: FontFace) {
    guard told.withLock({ $0.insert(name.lowercased()).inserted }) else { return }
    MisuseResponse.log(
      "The font \(name.quotable) is not installed, and \(face.record.postScriptName) stands in for it",
      "quoin.graphics")
  }
}
