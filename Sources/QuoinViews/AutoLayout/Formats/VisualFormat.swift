import Foundation

/// A line of views and distances in the visual format language, as it is written: `H:|-16-[title(>=40)]-[price]-|`.
struct VisualFormat {
  /// A number, or the name of a metric or a view, with where it is written.
  struct Operand {
    var text: String
    /// From 1.
    var column: Int
    /// Names such as `inf` and `nan` are names.
    var number: CGFloat? {
      text.contains { $0.isNumber } && !text.contains { $0.isLetter } ? Double(text).map { CGFloat($0) } : nil
    }
  }

  /// How long something is.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    /// What a view's length is multiplied with.
    var multiplier: CGFloat = 1
    var priority: Operand?
  }

  /// What stands between two views.
  enum Connection {
    /// Nothing: they touch.
    case none
    /// `-`: as far as the system has it.
    case standard
    /// `-8-`, `-(>=8,<=20@750)-`.
    case distances([Predicate])
  }

  /// A view with what is said of its length.
  struct Item {
    var name: Operand
    var lengths: [Predicate]
    /// What stands before it; nothing at the beginning where there is no `|`.
    var before: Connection?
  }

  var isHorizontal = true
  var items: [Item] = []
  /// What stands between the last view and the end of what all stand in; nothing where there is no `|`.
  var end: Connection?

  /// What is wrong with a format.
  struct Problem: Error {
    var message: String
    /// From 1.
    var column: Int
  }

  /// Reads a format.
  init(_ text: String) throws(Problem) {
    var reader = FormatReader(text)
    if reader.take("H:") || reader.take("h:") {
      isHorizontal = true
    } else if reader.take("V:") || reader.take("v:") {
      isHorizontal = false
    }
    var connection: Connection? = reader.take("|") ? try reader.connection() : nil
    let startsAtEdge = connection != nil
    while reader.take("[") {
      items.append(try reader.item(before: items.isEmpty && !startsAtEdge ? nil : connection))
      connection = try reader.connection()
    }
    if items.isEmpty { throw reader.problem("a view in brackets was expected") }
    if reader.take("|") {
      end = connection
    } else if case .none? = connection {
    } else {
      throw reader.problem("a view in brackets or “|” was expected after “-”")
    }
    if !reader.isAtEnd { throw reader.problem("nothing more was expected") }
  }
}

/// Reads a format from its beginning to its end.
private struct FormatReader {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { place >= characters.count }

  func problem(_ message: String) -> VisualFormat.Problem {
    VisualFormat.Problem(message: message, column: place + 1)
  }

  mutating func take(_ text: String) -> Bool {
    skipSpaces()
    let wanted = Array(text)
    guard place + wanted.count <= characters.count, Array(characters[place..<place + wanted.count]) == wanted
    else { return false }
    place += wanted.count
    return true
  }

  private mutating func skipSpaces() {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
  }

  mutating func item(before connection: VisualFormat.Connection?) throws(VisualFormat.Problem)
    -> VisualFormat.Item
  {
    let name = try operand("the name of a view")
    if name.number != nil {
      throw VisualFormat.Problem(message: "the name of a view was expected", column: name.column)
    }
    let lengths = take("(") ? try predicates() : []
    if !take("]") { throw problem("“]” was expected after the view “\(name.text)”") }
    return VisualFormat.Item(name: name, lengths: lengths, before: connection)
  }

  mutating func connection() throws(VisualFormat.Problem) -> VisualFormat.Connection {
    if !take("-") { return .none }
    skipSpaces()
    guard let next = characters.dropFirst(place).first, next != "[", next != "|" else { return .standard }
    let distances: [VisualFormat.Predicate]
    if take("(") {
      distances = try predicates()
    } else {
      distances = [VisualFormat.Predicate(operand: try operand("a distance"))]
    }
    if !take("-") { throw problem("“-” was expected after a distance") }
    return .distances(distances)
  }

  /// What stands between parentheses, of which the first has been read.
  private mutating func predicates() throws(VisualFormat.Problem) -> [VisualFormat.Predicate] {
    var found: [VisualFormat.Predicate] = []
    repeat { found.append(try predicate()) } while take(",")
    if !take(")") { throw problem("“)” was expected") }
    return found
  }

  private mutating func predicate() throws(VisualFormat.Problem) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, operand: try operand("a number or a name"))
    if take("*") {
      predicate.multiplier = try factor()
    } else if take("/") {
      predicate.multiplier = 1 / (try factor())
    }
    if take("@") { predicate.priority = try operand("a priority") }
    return predicate
  }

  private mutating func factor() throws(VisualFormat.Problem) -> CGFloat {
    let operand = try operand("a number")
    guard let number = operand.number, number != 0 else {
      throw VisualFormat.Problem(message: "a number other than 0 was expected", column: operand.column)
    }
    return number
  }

  private mutating func operand(_ what: String) throws(VisualFormat.Problem) -> VisualFormat.Operand {
    skipSpaces()
    let start = place
    if place < characters.count, characters[place] == "-" { place += 1 }
    while place < characters.count,
      characters[place].isLetter || characters[place].isNumber || characters[place] == "_"
        || characters[place] == "."
    {
      place += 1
    }
    if place == start || place == start + 1 && characters[start] == "-" {
      place = start
      throw problem("\(what) was expected")
    }
    return VisualFormat.Operand(text: String(characters[start..<place]), column: start + 1)
  }
}
