import QuoinDiagnostics
import QuoinMarkup

/// A compiled expression: instructions and what they refer to. Nothing in it changes once it is made.
final class Program: Sendable {
  /// In which row the result lies.
  enum Row: UInt8 {
    case number, bool, value
  }

  /// A text that instructions come from: the expression itself or a macro in it.
  struct Unit: Sendable {
    let source: String
    let map: SourceMap?
    /// For a macro: its name, and where it is used in which unit.
    let macro: String?
    let use: Range<Int>
    let user: Int

    var knownMap: SourceMap { map ?? SourceMap(text: source) }
  }

  /// A row of instructions that run one after another: those of the expression, or of a closure in it.
  struct Block: Sendable {
    var code: [Instruction] = []
    var places: [Place] = []
    /// How many registers each row needs.
    var registers = 0

    /// Adds the slots that the instructions read, in their order.
    fileprivate func addSlots(to slots: inout [Int]) {
      for step in code {
        switch step.operation {
        case .loadNumber, .loadBool, .loadValue, .addSlot, .subtractSlot, .multiplySlot, .divideSlot:
          slots.append(Int(step.b))
        default: break
        }
      }
    }
  }

  /// A closure: where it finds what it is called with, and what it does.
  struct Closure: Sendable {
    let block: Block
    let firstLocal: Int
    let parameterCount: Int
  }

  let main: Block
  let closures: [Closure]
  /// How many values closures in each other are called with at once.
  let localCount: Int
  let constants: [Constant]
  let texts: [String]
  let members: [Member]
  let functions: [Function]
  let types: [ValueType]
  let units: [Unit]
  let host: any ExpressionHost
  let result: Row
  /// Whether there is any value to keep; the row of values is left out otherwise.
  let usesValues: Bool

  init(
    main: Block, closures: [Closure], localCount: Int, constants: [Constant], texts: [String],
    members: [Member], functions: [Function], types: [ValueType], units: [Unit], host: any ExpressionHost,
    result: Row, usesValues: Bool
  ) {
    self.main = main
    self.closures = closures
    self.localCount = localCount
    self.constants = constants
    self.texts = texts
    self.members = members
    self.functions = functions
    self.types = types
    self.units = units
    self.host = host
    self.result = result
    self.usesValues = usesValues
  }

  /// A diagnostic with the place of the instruction it came from.
  ///
  /// Inside a macro the place is where the macro is used, with a note at the place in the macro.
  func located(_ diagnostic: Diagnostic, at index: Int, of places: [Place]) -> Diagnostic {
    guard diagnostic.span == nil, places.indices.contains(index) else { return diagnostic }
    let place = places[index]
    return Self.located(
      diagnostic, range: Int(place.start)..<Int(place.end), unit: Int(place.unit), units: units)
  }

  static func located(_ diagnostic: Diagnostic, range: Range<Int>, unit: Int, units: [Unit]) -> Diagnostic {
    var diagnostic = diagnostic
    var unit = unit
    var range = range
    while let name = units[unit].macro {
      diagnostic.notes.append(
        Diagnostic.Note("In the macro '\(name)'", at: units[unit].knownMap.span(for: range)))
      (range, unit) = (units[unit].use, units[unit].user)
    }
    diagnostic.span = units[unit].knownMap.span(for: range)
    return diagnostic
  }
}

extension Program {
  /// The slots that the instructions read, ascending, each once.
  var slots: [Int] {
    var slots: [Int] = []
    main.addSlots(to: &slots)
    for closure in closures { closure.block.addSlots(to: &slots) }
    if slots.count < 2 { return slots }
    slots.sort()
    var last = -1
    slots.removeAll { slot in
      defer { last = slot }
      return slot == last
    }
    return slots
  }
}
