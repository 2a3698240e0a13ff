extension BasisFactors {
  /// Applies the row transformations, oldest first, to what stands in a vector by rows.
  mutating func transform(_ vector: inout SparseVector) {
    guard !transformations.isEmpty else { return }
    for row in vector.indices { queueReaders(of: row, after: -1) }
    while let number = queue.pop() {
      transformations[Int(number)].isQueued = false
      let transformation = transformations[Int(number)]
      var sum = 0.0
      for place in Int(transformation.firstSource)..<Int(transformation.endOfSources) {
        sum += sources[place].value * vector[sources[place].row]
      }
      steps &+= Int(transformation.endOfSources - transformation.firstSource)
      guard abs(sum) > Self.negligible else { continue }
      vector.add(-sum, at: transformation.target)
      queueReaders(of: transformation.target, after: number)
    }
  }

  private mutating func queueReaders(of row: Int32, after number: Int32) {
    var source = pivots[Int(row)].lastSource
    while source >= 0 {
      let reader = sources[Int(source)].transformation
      guard reader > number else { return }
      if !transformations[Int(reader)].isQueued {
        transformations[Int(reader)].isQueued = true
        queue.push(reader, key: Int64(reader))
      }
      source = sources[Int(source)].previousOfRow
    }
  }

  /// Solves for what multiples of the columns add up to a vector, which `transform` has been applied to.
  ///
  /// What comes out stands by the pivots of the columns.
  mutating func solveColumns(_ vector: inout SparseVector) {
    guard !isWide(vector) else {
      var pivot = last
      while pivot >= 0 {
        solveColumn(pivot, &vector, queueing: false)
        pivot = pivots[Int(pivot)].previous
      }
      return
    }
    for row in vector.indices { queue.push(row, key: -pivots[Int(row)].label) }
    while let pivot = queue.pop() { solveColumn(pivot, &vector, queueing: true) }
  }

  /// The nearest pivot of some that a vector, which `transform` has been applied to, is partly made of.
  ///
  /// It is `solveColumns` as far as that pivot; what stands in the vector is of no use afterwards.
  mutating func nearestPivot(_ vector: inout SparseVector, where isWanted: (Int32) -> Bool) -> Int32? {
    defer { queue.removeAll() }
    for row in vector.indices { queue.push(row, key: -pivots[Int(row)].label) }
    while let pivot = queue.pop() {
      if abs(vector[pivot]) > 1e-6, isWanted(pivot) { return pivot }
      solveColumn(pivot, &vector, queueing: true)
    }
    return nil
  }

  /// Solves for the variables at which the columns come to what stands in a vector by their pivots.
  mutating func solveRows(_ vector: inout SparseVector) {
    if isWide(vector) {
      var pivot = first
      while pivot >= 0 {
        solveRow(pivot, &vector, queueing: false)
        pivot = pivots[Int(pivot)].next
      }
    } else {
      for pivot in vector.indices { queue.push(pivot, key: pivots[Int(pivot)].label) }
      while let pivot = queue.pop() { solveRow(pivot, &vector, queueing: true) }
    }
    transformBack(&vector)
  }

  /// Whether so much is asked that going through everything in order costs less than a queue.
  private func isWide(_ vector: SparseVector) -> Bool { vector.indices.count > pivots.count / 8 + 8 }

  private mutating func solveColumn(_ pivot: Int32, _ vector: inout SparseVector, queueing: Bool) {
    steps &+= 1
    let value = vector[pivot]
    guard value != 0 else { return }
    guard abs(value) > Self.negligible else {
      vector[pivot] = 0
      return
    }
    let multiple = value / pivots[Int(pivot)].diagonal
    vector[pivot] = multiple
    var place = pivots[Int(pivot)].firstInColumn
    while place >= 0 {
      let entry = entries[Int(place)]
      if vector.add(-multiple * entry.value, at: entry.row), queueing {
        queue.push(entry.row, key: -pivots[Int(entry.row)].label)
      }
      steps &+= 1
      place = entry.nextInColumn
    }
  }

  private mutating func solveRow(_ pivot: Int32, _ vector: inout SparseVector, queueing: Bool) {
    steps &+= 1
    let value = vector[pivot]
    guard value != 0 else { return }
    guard abs(value) > Self.negligible else {
      vector[pivot] = 0
      return
    }
    let solved = value / pivots[Int(pivot)].diagonal
    vector[pivot] = solved
    var place = pivots[Int(pivot)].firstInRow
    while place >= 0 {
      let entry = entries[Int(place)]
      if vector.add(-solved * entry.value, at: entry.column), queueing {
        queue.push(entry.column, key: pivots[Int(entry.column)].label)
      }
      steps &+= 1
      place = entry.nextInRow
    }
  }

  private mutating func transformBack(_ vector: inout SparseVector) {
    guard !transformations.isEmpty else { return }
    for row in vector.indices { queueWriters(of: row, before: .max) }
    while let number = queue.pop() {
      transformations[Int(number)].isQueued = false
      let transformation = transformations[Int(number)]
      let value = vector[transformation.target]
      guard abs(value) > Self.negligible else { continue }
      for place in Int(transformation.firstSource)..<Int(transformation.endOfSources) {
        let source = sources[place]
        if vector.add(-source.value * value, at: source.row) { queueWriters(of: source.row, before: number) }
        steps &+= 1
      }
    }
  }

  private mutating func queueWriters(of row: Int32, before number: Int32) {
    var writer = pivots[Int(row)].lastTransformation
    while writer >= 0 {
      if writer < number, !transformations[Int(writer)].isQueued {
        transformations[Int(writer)].isQueued = true
        queue.push(writer, key: -Int64(writer))
      }
      writer = transformations[Int(writer)].previousOfTarget
    }
  }
}
