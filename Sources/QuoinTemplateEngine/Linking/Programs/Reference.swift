import Foundation
import QuoinExpressions

/// What a slot of an expression frame stands for, found when the template is linked, so that nothing is looked up by
/// name later.
enum Reference: Hashable, Sendable {
  /// A layout attribute of a node as its own plain value.
  case layout(NodeReach, LayoutAttribute)
  /// The position of a node's edge, in the coordinate of the attribute that is being set.
  case position(NodeReach, LayoutAttribute, as: LayoutAttribute)
  /// The attribute of an index, of a node whose program is known.
  case attribute(NodeReach, Int)
  /// A property of a node whose program is known only when it runs: its attribute, else its view's.
  case named(NodeReach, String)
  /// A state variable of an ancestor (0 is the node itself).
  case state(ancestor: Int, Int)
  /// A constant of an ancestor.
  case constant(ancestor: Int, Int)
  /// What a cell reads outside of it, by its number.
  case imported(Int)
  /// The item of a repetition, so many repetitions outward.
  case item(scope: Int)
  /// The index of an instance of a repetition, so many repetitions outward.
  case index(scope: Int)
  /// The owner's value for a key.
  case ownerValue(String)
  /// The owner's text for a key of a string.
  case ownerString(String)
  /// The same as a format that is called.
  case ownerFormat(String)
  /// What 100% is along an axis.
  case whole(Axis)
  /// What 100% of a scroll view's own inside is along an axis, for `contentSize`.
  case wholeOfContent(Axis)
  /// The size that a node's content asks for.
  case auto(Axis)
  /// The size of a scroll view's content.
  case autoOfContent(Axis)
  /// The part of the root that bars cover.
  case safeArea
  /// A string in the language that people read.
  case string(StringReference)
  /// The same as a format that is called.
  case stringFormat(StringReference)
}

extension Reference {
  /// Whether what it stands for may follow from the layout.
  var mayBeOfLayout: Bool {
    switch self {
    case .layout, .position, .attribute, .named, .whole, .wholeOfContent, .auto, .autoOfContent, .safeArea:
      true
    case .state, .constant, .imported, .item, .index, .ownerValue, .ownerString, .ownerFormat, .string,
      .stringFormat:
      false
    }
  }
}

/// A string that a template names by its key.
struct StringReference: Hashable, Sendable {
  let key: String
  /// The file that the name stands in, which says where strings are looked for.
  let base: URL?
}

/// The way from a node to another.
struct NodeReach: Hashable, Sendable {
  enum Start: Hashable, Sendable {
    /// The node itself.
    case own
    /// A node with an id: so many repetitions outward, the index in that one's table.
    case identified(scope: Int, index: Int)
  }

  enum Step: Hashable, Sendable {
    case parent, previous, next
  }

  var start = Start.own
  var steps: [Step] = []

  static let own = NodeReach()

  /// The way to an ancestor.
  static func ancestor(_ distance: Int) -> NodeReach {
    NodeReach(steps: Array(repeating: .parent, count: distance))
  }

  var isOwn: Bool { start == .own && steps.isEmpty }
}
