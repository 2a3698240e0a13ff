import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Attributes that are written behind others, whichever of them changes: a value behind its range.
extension LiveNode {
  /// Writes an attribute behind those that it is written after, and once more what is written after it, since what that
  /// comes to follows from it.
  func writeInOrder(_ value: Value, ofAttribute index: Int, animated: Bool) {
    for leader in program.leaderIndexes[index] ?? [] {
      // What is wrong with them is told when their own turn comes.
      try? flush(attribute: leader, animated: animated)
      if leader < index, wasTakenAlong(leader), let known = knownValue(ofAttribute: leader) {
        writeInOrder(known, ofAttribute: leader, animated: false)
      }
    }
    let followers = (program.followerIndexes[index] ?? []).filter {
      program.attributes[$0].property?.isLostBehindLeaders == true || isAsWritten($0)
    }
    write(value, ofAttribute: index, animated: animated)
    for follower in followers {
      guard let value = knownValue(ofAttribute: follower) else { continue }
      // What is on already is not begun anew.
      if case .bool = value, reading(ofAttribute: follower)?.isSame(as: value) == true { continue }
      write(value, ofAttribute: follower, animated: false)
    }
  }

  /// Whether writing another attribute has moved a bound, as a minimum takes a lesser maximum along.
  private func wasTakenAlong(_ index: Int) -> Bool {
    guard case .number(let written)? = writtenReading(ofAttribute: index),
      case .number(let now)? = reading(ofAttribute: index)
    else { return false }
    return now != written
  }

  /// Whether a property reads as it did when it was written: what people have moved since stays where it is. What the object
  /// could not take so far is tried again.
  private func isAsWritten(_ index: Int) -> Bool {
    guard let written = writtenReading(ofAttribute: index) else { return true }
    return reading(ofAttribute: index).map(written.isSame) ?? true
  }

  /// What the object has for an attribute; nothing where that cannot be read.
  func reading(ofAttribute index: Int) -> Value? { program.attributes[index].property?.get?(object) }

  /// The value of an attribute that will not be written in its own turn; nothing where it will, or where it has none.
  private func knownValue(ofAttribute index: Int) -> Value? {
    if let constant = program.attributes[index].constant { return constant }
    let record = tree.graph.cells[Int(cell(ofAttribute: index))]
    return record.state == .clean && !record.hasNews ? record.value : nil
  }
}
