/// A first choice of active constraints, found without a move: what can be read off one constraint after another.
///
/// A constraint with one variable that is not known yet decides that variable. Equations come before bounds and high priorities before
/// low ones, so that what a screen says plainly needs no pivot at all. Where no constraint has just one such variable, all but one
/// are held for the time being; a constraint that turns out to speak of known variables only then takes the place of one
/// that is held, which closes a loop.
extension Simplex {
  /// Makes as many of some rows active as this finds, none of which is active or counted.
  mutating func start(with numbers: [Int32], closingLoops: Bool = true) {
    for number in numbers {
      var count: Int32 = 0
      for place in termRange(of: number) where isOpen(terms[place].variable) { count += 1 }
      rows[Int(number)].openCount = count
      if count == 1 { ready.push(number, key: startKey(of: number)) }
    }
    activateReady(closingLoops: closingLoops)
    let left = numbers.filter { rows[Int($0)].openCount > 1 }.map { (number: $0, key: startKey(of: $0)) }
    for (number, _) in left.sorted(by: {
      ($0.key, rows[Int($0.number)].age) < ($1.key, rows[Int($1.number)].age)
    })
    where rows[Int(number)].openCount > 1 {
      // What was made first is what the rest hangs from.
      let open = termRange(of: number).map { terms[$0].variable }.filter { isOpen($0) }.sorted()
      for variable in open.dropLast() {
        variables[Int(variable)].isTorn = true
        torn.append(variable)
        settle(variable)
      }
      activateReady(closingLoops: closingLoops)
    }
    for variable in torn { variables[Int(variable)].isTorn = false }
    torn.removeAll(keepingCapacity: true)
    ready.reset()
    for number in numbers { rows[Int(number)].openCount = -1 }
  }

  /// The smaller the earlier: what is preferred, equations, high priorities.
  private func startKey(of number: Int32) -> Int64 {
    let row = rows[Int(number)]
    let isNew: Int64 = row.isPreferred ? 0 : 1
    let isBound: Int64 = row.relation == .equal ? 0 : 1
    let urgency = Int64(ConstraintPriority.requiredLevel - row.level)
    return isNew << 31 | isBound << 30 | urgency
  }

  private mutating func activateReady(closingLoops: Bool) {
    while let number = ready.pop() {
      let row = rows[Int(number)]
      guard row.pivot < 0 else { continue }
      if row.openCount == 0 {
        if closingLoops, !torn.isEmpty, row.relation == .equal || row.isPreferred { closeLoop(with: number) }
        continue
      }
      for place in termRange(of: number) where isOpen(terms[place].variable) {
        let variable = terms[place].variable
        activate(number, at: variable)
        settle(variable)
        break
      }
    }
  }

  /// Whether nothing decides a variable, nothing is decided by it, and nothing pulls at it.
  private func isOpen(_ variable: Int32) -> Bool {
    let (state, pivot) = (variables[Int(variable)], factors.pivots[Int(variable)])
    return state.stayPivot == variable && !state.isTorn && !state.isPinned
      && multipliers.first[Int(variable)] < 0
      && pivot.firstInRow < 0 && pivot.lastTransformation < 0 && pivot.lastSource < 0
  }

  /// Tells the rows of a variable that it is open no more.
  private mutating func settle(_ variable: Int32) {
    var place = variables[Int(variable)].firstTerm
    while place >= 0 {
      let term = terms[Int(place)]
      steps &+= 1
      if rows[Int(term.row)].openCount > 0, rows[Int(term.row)].pivot < 0 {
        rows[Int(term.row)].openCount -= 1
        if rows[Int(term.row)].openCount < 2 { ready.push(term.row, key: startKey(of: term.row)) }
      }
      place = term.next
    }
  }

  private mutating func activate(_ number: Int32, at pivot: Int32) {
    for place in termRange(of: number) { column.add(terms[place].coefficient, at: terms[place].variable) }
    factors.transform(&column)
    defer { column.clear() }
    put(number, at: pivot)
    if !factors.replace(pivot, by: column) { isLost = true }
  }

  private mutating func put(_ number: Int32, at pivot: Int32) {
    variables[Int(~active[Int(pivot)])].stayPivot = -1
    active[Int(pivot)] = number
    rows[Int(number)].pivot = pivot
  }

  /// Makes a row active in the place of a variable that is held for the time being, if it depends on one.
  private mutating func closeLoop(with number: Int32) {
    for place in termRange(of: number) { column.add(terms[place].coefficient, at: terms[place].variable) }
    factors.transform(&column)
    for row in column.indices { direction.add(column[row], at: row) }
    let found = factors.nearestPivot(&direction) { [active, variables] pivot in
      active[Int(pivot)] < 0 && variables[Int(~active[Int(pivot)])].isTorn
    }
    if let found {
      put(number, at: found)
      if !factors.replace(found, by: column) { isLost = true }
    }
    column.clear()
    direction.clear()
  }
}
