/// Amounts by level, of which the highest that is not zero decides.
struct LevelVector {
  struct Element {
    var level: Int32
    var amount: Double
  }

  /// The highest level first.
  private(set) var elements: [Element] = []

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  mutating func add(_ amount: Double, at level: Int32) {
    guard amount != 0 else { return }
    var place = elements.count
    while place > 0, elements[place - 1].level <= level {
      place -= 1
      if elements[place].level == level {
        elements[place].amount += amount
        return
      }
    }
    elements.insert(Element(level: level, amount: amount), at: place)
  }

  /// Whether the highest amount that is told from zero is below it.
  var isNegative: Bool {
    for element in elements where abs(element.amount) > Simplex.slopeTolerance { return element.amount < 0 }
    return false
  }
}
