import Foundation
import QuoinExpressions
import QuoinTestSupport

/// A well-typed expression made at random, with the value it has to have.
struct RandomTree {
  static let numbers = ["a": 3.0, "b": -2.5, "c": 0.0]
  static let bools = ["t": true, "f": false]
  static let strings = ["s": "héllo", "e": ""]

  var generator: SeededGenerator
  /// Whether there are calls with closures, which are carried out when the whole is known and not before.
  var hasClosures = true

  mutating func number(_ depth: Int) -> (String, Double) {
    guard depth > 0 else {
      if Bool.random(using: &generator) {
        let name = ["a", "b", "c"].randomElement(using: &generator)!
        return (name, Self.numbers[name]!)
      }
      let value = Double(Int.random(in: 0...40, using: &generator)) / 4
      return (numberText(value), value)
    }
    let next = depth - 1
    switch Int.random(in: 0...(hasClosures ? 13 : 10), using: &generator) {
    case 11:
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      let (z, zv) = number(next)
      return ("[\(x), \(y)].map(v\(depth) => v\(depth) + \(z)).sum()", (xv + zv) + (yv + zv))
    case 12:
      let (x, xv) = number(next)
      let (c, cv) = bool(next)
      return ("count([\(x), 1], v\(depth) => \(c))", cv ? 2 : { _ in 0 }(xv))
    case 13:
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      return ("reduce([\(x), \(y)], 0, (t\(depth), v\(depth)) => t\(depth) - v\(depth))", 0 - xv - yv)
    case 0...3:
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      let symbol = ["+", "-", "*", "/"].randomElement(using: &generator)!
      let value = symbol == "+" ? xv + yv : symbol == "-" ? xv - yv : symbol == "*" ? xv * yv : xv / yv
      return ("(\(x) \(symbol) \(y))", value)
    case 4:
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      return ("(\(x) % \(y))", fmod(xv, yv))
    case 5:
      let (x, xv) = number(next)
      return ("-\(x)", -xv)
    case 6:
      let (c, cv) = bool(next)
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      return ("(\(c) ? \(x) : \(y))", cv ? xv : yv)
    case 7:
      let (x, xv) = number(next)
      return ("floor(\(x))", xv.rounded(.down))
    case 8:
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      return ("[\(x), \(y)][1]", { _ in yv }(xv))
    case 9:
      let (s, sv) = string(next)
      return ("(\(s)).count", Double(sv.count))
    default:
      let (x, xv) = number(next)
      return ("(nil ?? \(x))", xv)
    }
  }

  mutating func bool(_ depth: Int) -> (String, Bool) {
    guard depth > 0 else {
      let name = ["t", "f"].randomElement(using: &generator)!
      return Bool.random(using: &generator) ? (name, Self.bools[name]!) : ("true", true)
    }
    let next = depth - 1
    switch Int.random(in: 0...5, using: &generator) {
    case 0:
      let (x, xv) = bool(next)
      let (y, yv) = bool(next)
      return ("(\(x) && \(y))", xv && yv)
    case 1:
      let (x, xv) = bool(next)
      let (y, yv) = bool(next)
      return ("(\(x) || \(y))", xv || yv)
    case 2:
      let (x, xv) = bool(next)
      return ("!\(x)", !xv)
    case 3:
      let (x, xv) = number(next)
      let (y, yv) = number(next)
      let symbol = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &generator)!
      let value =
        switch symbol {
        case "<": xv < yv
        case "<=": xv <= yv
        case ">": xv > yv
        case ">=": xv >= yv
        case "==": xv == yv
        default: xv != yv
        }
      return ("(\(x) \(symbol) \(y))", value)
    case 4:
      let (x, xv) = string(next)
      let (y, yv) = string(next)
      return ("(\(x) == \(y))", xv == yv)
    default:
      let (x, xv) = bool(next)
      let (y, yv) = bool(next)
      return ("(\(x) ?: \(y))", xv || yv)
    }
  }

  mutating func string(_ depth: Int) -> (String, String) {
    guard depth > 0 else {
      let name = ["s", "e"].randomElement(using: &generator)!
      return Bool.random(using: &generator) ? (name, Self.strings[name]!) : ("'x y'", "x y")
    }
    let next = depth - 1
    switch Int.random(in: 0...(hasClosures ? 5 : 3), using: &generator) {
    case 4:
      let (x, xv) = string(next)
      let (y, yv) = string(next)
      let (z, zv) = string(next)
      return ("[\(x), \(y)].map(w\(depth) => w\(depth) + \(z)).joined('-')", xv + zv + "-" + yv + zv)
    case 5:
      let (x, xv) = string(next)
      return ("(\(x)).uppercased()", xv.uppercased())
    case 0:
      let (x, xv) = string(next)
      let (y, yv) = string(next)
      return ("(\(x) + \(y))", xv + yv)
    case 1:
      let (x, xv) = string(next)
      let (y, yv) = number(next)
      return ("(\(x) + \(y))", xv + (Value.number(yv).plainText ?? ""))
    case 2:
      let (c, cv) = bool(next)
      let (x, xv) = string(next)
      let (y, yv) = string(next)
      return ("(\(c) ? \(x) : \(y))", cv ? xv : yv)
    default:
      let (x, xv) = string(next)
      return ("('a' + \(x))[0...]", "a" + xv)
    }
  }
}
