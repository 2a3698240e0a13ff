/// How many things a text speaks of, as languages tell apart.
package enum PluralCategory: String, Sendable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  package static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.place < right.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
