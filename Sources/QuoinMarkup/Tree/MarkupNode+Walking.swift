/// The children of a node, in document order.
public struct MarkupChildren: Sequence, Sendable {
  let parent: MarkupNode

  public func makeIterator() -> Iterator {
    Iterator(storage: parent.storage, position: parent.index + 1, end: Int(parent.record.subtreeEnd))
  }

  public struct Iterator: IteratorProtocol {
    let storage: MarkupStorage
    var position: Int
    let end: Int

    public mutating func next() -> MarkupNode? {
      guard position < end else { return nil }
      defer { position = Int(storage.nodes[position].subtreeEnd) }
      return MarkupNode(storage: storage, index: position)
    }
  }
}

/// A step of a walk through a tree.
public enum MarkupEvent: Sendable {
  /// The walk comes to a node.
  case enter(MarkupNode)
  /// The walk has seen everything inside a node.
  case leave(MarkupNode)
}

/// The steps of a walk through a node and all it holds; depth costs no stack.
public struct MarkupEvents: Sequence, Sendable {
  let top: MarkupNode

  public func makeIterator() -> Iterator {
    Iterator(storage: top.storage, top: top.index, position: top.index, open: nil)
  }

  public struct Iterator: IteratorProtocol {
    let storage: MarkupStorage
    let top: Int
    var position: Int
    /// The innermost node that has been entered and not left.
    var open: Int?
    var isDone = false

    public mutating func next() -> MarkupEvent? {
      guard !isDone else { return nil }
      if let open, position >= Int(storage.nodes[open].subtreeEnd) {
        if open == top { isDone = true }
        self.open = Int(storage.nodes[open].parent)
        return .leave(MarkupNode(storage: storage, index: open))
      }
      open = position
      position += 1
      return .enter(MarkupNode(storage: storage, index: position - 1))
    }
  }
}

extension MarkupNode {
  /// What stands directly inside, white space and comments included.
  public var children: MarkupChildren { MarkupChildren(parent: self) }

  /// The elements directly inside.
  public var childElements: MarkupChildElements { children.elements }

  /// The walk through the node and all it holds, each node entered and left.
  public var events: MarkupEvents { MarkupEvents(top: self) }

  /// All that stands inside at any depth, in document order.
  public var descendants: some RandomAccessCollection<MarkupNode> {
    let storage = storage
    return (index + 1..<Int(record.subtreeEnd)).lazy.map { MarkupNode(storage: storage, index: $0) }
  }

  /// The node behind it in the same parent, or nothing.
  public var nextSibling: MarkupNode? {
    guard let parent, record.subtreeEnd < parent.record.subtreeEnd else { return nil }
    return MarkupNode(storage: storage, index: Int(record.subtreeEnd))
  }

  /// The node that covers a place in the source, the innermost one; the document when no other does.
  ///
  /// - Parameter offset: The place in UTF-8 bytes from the start of the file.
  public func innermost(at offset: Int) -> MarkupNode {
    var node = self
    while let child = node.children.first(where: { $0.range.contains(offset) }) { node = child }
    return node
  }
}

/// The elements among the children of a node.
public struct MarkupChildElements: Sequence, Sendable {
  let children: MarkupChildren

  public func makeIterator() -> Iterator { Iterator(children: children.makeIterator()) }

  public struct Iterator: IteratorProtocol {
    var children: MarkupChildren.Iterator

    public mutating func next() -> MarkupElement? {
      while let node = children.next() {
        if let element = node.element { return element }
      }
      return nil
    }
  }
}

extension MarkupChildren {
  /// The elements among them.
  public var elements: MarkupChildElements { MarkupChildElements(children: self) }
}

extension MarkupChildElements {
  /// The first element, or nothing.
  public var first: MarkupElement? { first { _ in true } }
}
