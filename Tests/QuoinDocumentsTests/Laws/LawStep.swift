import QuoinTestSupport
import QuoinViews

/// Something that happens to a live tree.
enum LawStep: Hashable {
  case state([LawState.Part], LawState)
  case update
  case size(width: Int, height: Int)
  case traits(LawTraits)
  /// Lists ask for all their rows anew.
  case reload
  /// The same template comes in the place of itself, as when its file is saved.
  case replace

  static func random(_ random: inout SeededGenerator) -> LawStep {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .update
    case 1, 2: return .size(width: random.one(of: [200, 300, 320]), height: random.one(of: [300, 400]))
    case 3: return .traits(LawTraits(&random))
    case 4: return .reload
    case 5: return .replace
    default:
      let parts = LawState.Part.allCases.shuffled(using: &random)
        .prefix(Int.random(in: 1...3, using: &random))
      return .state(parts.sorted { "\($0)" < "\($1)" }, LawState(&random))
    }
  }

  /// The same with less of it.
  var smaller: [LawStep] {
    guard case .state(let parts, let state) = self, parts.count > 1 else { return [] }
    return parts.map { part in .state(parts.filter { $0 != part }, state) }
  }

  var description: String {
    switch self {
    case .state(let parts, let state): "setState(\(state.described(parts)))"
    case .update: "update()"
    case .size(let width, let height): "size \(width) × \(height)"
    case .traits(let traits): "\(traits)"
    case .reload: "reload rows"
    case .replace: "update(with: template)"
    }
  }
}

/// What surrounds a tree besides its size.
struct LawTraits: Hashable {
  var isMirrored = false
  var scale = 1
  var isDark = false
  var isLarge = false

  init() {}

  init(_ random: inout SeededGenerator) {
    isMirrored = random.chance(30)
    scale = random.one(of: [1, 1, 2, 3])
    isDark = random.chance(30)
    isLarge = random.chance(30)
  }

  var collection: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: isDark ? .dark : .light, displayScale: CGFloat(scale),
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: isLarge ? .accessibilityLarge : .large)
  }
}
