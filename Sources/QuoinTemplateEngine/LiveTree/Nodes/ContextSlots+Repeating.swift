import QuoinDiagnostics
import QuoinExpressions

/// What repetitions and choices come to at one place, whether all of it is made at once or as it is needed.
extension ContextSlots {
  /// What a repetition goes over.
  ///
  /// - Parameter limit: How many numbers a range may have; as many as there may be nodes unless given.
  func items(of program: RepetitionProgram, limit: Int? = nil) throws(Diagnostic) -> FlowItems {
    do throws(Diagnostic) {
      begin(program.items)
      return try FlowItems(program.items.value(in: self), limit: limit ?? tree.meter.budget.nodes)
    } catch {
      throw error.located(at: program.span)
    }
  }

  /// The number of the first branch whose test holds; nothing where none does.
  func branch(of program: ChoiceProgram) throws(Diagnostic) -> Int? {
    do throws(Diagnostic) {
      for (number, test) in program.tests.enumerated() {
        guard let test else { return number }
        begin(test)
        if try test.bool(in: self) { return number }
      }
      return nil
    } catch {
      throw error.located(at: program.span)
    }
  }

  /// The text of the key of the item that stands in the scope.
  func text(of key: KeyProgram) throws(Diagnostic) -> String {
    do throws(Diagnostic) {
      clear(for: key.expression)
      return try key.expression.value(in: self).text(in: tree.host)
    } catch {
      throw error.located(at: key.span)
    }
  }

  /// The names that tell items apart.
  ///
  /// - Parameters:
  ///   - key: An expression over the scope, where each item stands in turn.
  ///   - willName: Told the number of each item, and nothing once all have names.
  func names(
    of items: [Value], by key: KeyProgram, _ willName: (Int?) -> Void = { _ in }
  ) throws(Diagnostic) -> [Value] {
    var names = ItemNames()
    var found: [Value] = []
    found.reserveCapacity(items.count)
    for (number, item) in items.enumerated() {
      scope.put(item, at: number, in: tree.graph)
      willName(number)
      found.append(.string(names.name(try text(of: key))))
    }
    willName(nil)
    return found
  }

  private func begin(_ expression: CompiledExpression) {
    clear(for: expression)
    tree.evaluationCount += 1
  }
}
