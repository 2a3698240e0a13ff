/// A vector most of whose numbers are zero: all of them in one array, and a list of those that were touched.
struct SparseVector {
  private(set) var values: [Double] = []
  private var isTouched: [Bool] = []
  /// The places that were touched since the last `clear`, each once; their numbers may have become zero again.
  private(set) var indices: [Int32] = []

  /// Makes room for places below a number.
  mutating func grow(to count: Int) {
    while values.count < count {
      values.append(0)
      isTouched.append(false)
    }
  }

  subscript(index: Int32) -> Double {
    get { values[Int(index)] }
    set { values[Int(index)] = newValue }
  }

  /// Adds to a number, and says whether its place was not touched before.
  @discardableResult mutating func add(_ amount: Double, at index: Int32) -> Bool {
    let place = Int(index)
    values[place] += amount
    guard !isTouched[place] else { return false }
    isTouched[place] = true
    indices.append(index)
    return true
  }

  /// Makes everything zero again, at the price of what was touched.
  mutating func clear() {
    for index in indices {
      values[Int(index)] = 0
      isTouched[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }
}
