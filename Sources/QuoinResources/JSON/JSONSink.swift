/// Takes what JSON holds in the order in which it stands there.
package protocol JSONSink: AnyObject {
  /// Takes a value that holds no others.
  func take(_ scalar: JSONScalar, at range: Range<Int>)
  /// Begins an array, whose elements follow.
  func beginArray()
  func endArray(at range: Range<Int>)
  /// Begins an object, whose entries follow: the name of each, then its value.
  func beginObject()
  /// Takes the name of an entry.
  ///
  /// - Returns: Where the same name stood in the object before, which is an error.
  func take(name: String, at range: Range<Int>) -> Range<Int>?
  func endObject(at range: Range<Int>)
}

/// A value of JSON that holds no others.
package enum JSONScalar: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// A string; also a whole number beyond 2^53, which keeps its digits so.
  case string(String)
}

/// Makes a tree of what JSON holds, with all places.
final class JSONTree: JSONSink {
  private(set) var root = JSONNode(.null, at: 0..<0)
  private var open: [Frame] = []

  private struct Frame {
    var elements: [JSONNode] = []
    var members: [String: JSONNode.Member] = [:]
    /// The name of the entry whose value comes; nothing in an array.
    var name: (text: String, range: Range<Int>)?
  }

  func take(_ scalar: JSONScalar, at range: Range<Int>) {
    let content: JSONNode.Content =
      switch scalar {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number)
      case .string(let string): .string(string)
      }
    add(JSONNode(content, at: range))
  }

  func beginArray() { open.append(Frame()) }
  func beginObject() { open.append(Frame()) }

  func endArray(at range: Range<Int>) {
    let frame = open.removeLast()
    add(JSONNode(.array(frame.elements), at: range))
  }

  func take(name: String, at range: Range<Int>) -> Range<Int>? {
    open[open.count - 1].name = (name, range)
    return open[open.count - 1].members[name]?.nameRange
  }

  func endObject(at range: Range<Int>) {
    let frame = open.removeLast()
    add(JSONNode(.object(frame.members), at: range))
  }

  private func add(_ node: JSONNode) {
    guard let top = open.indices.last else {
      root = node
      return
    }
    if let name = open[top].name {
      open[top].members[name.text] = JSONNode.Member(nameRange: name.range, value: node)
    } else {
      open[top].elements.append(node)
    }
  }
}
