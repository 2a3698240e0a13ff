import Foundation
import QuoinViews

/// What an inspector shows of the constraints that hold a node's view and what its class has put into it.
public struct ConstraintInspection: Codable, Hashable, Sendable {
  /// An edge or a length that constraints decide.
  public struct Edge: Codable, Hashable, Sendable {
    /// One that takes part in deciding.
    public struct Part: Codable, Hashable, Sendable {
      /// What it says, with the place where it is written.
      public var words: String
      /// What it adds, in points.
      public var contribution: CGFloat
      /// The priority against which it holds; nothing where nobody would have it otherwise.
      public var heldAgainst: Double?
    }

    /// What it is called: `title.left`.
    public var name: String
    /// The value in points of the view around, before edges come to lie on whole pixels.
    public var value: CGFloat
    /// What decides it, beginning with what speaks of the view itself.
    public var parts: [Part]
    /// What nothing decides and the value depends on.
    public var open: [String]
    /// Constraints that would have it otherwise and are given up, the highest priority first.
    public var givenUp: [String]
  }

  /// Left, top, width and height of each view that constraints hold, the node's own view first.
  public var edges: [Edge]
  /// The views that could be elsewhere, too.
  public var ambiguous: [String]
  /// The required constraints that cannot hold together, each conflict in a sentence.
  public var conflicts: [String]

  /// How many views are looked at; an inspector shows no more.
  private static let limit = 40

  /// Asks what constraints say of a view and of what is in it; nothing where they say nothing.
  ///
  /// - Parameter others: The views of other nodes, which have a page of their own.
  init?(of view: UIView, except others: Set<ObjectIdentifier>) {
    var views = [view]
    var place = 0
    edges = []
    while place < views.count, place < Self.limit {
      let next = views[place]
      place += 1
      for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
        if let reason = next.layoutReason(for: attribute) { edges.append(Edge(reason)) }
      }
      views += next.subviews.filter { !others.contains(ObjectIdentifier($0)) }
    }
    if edges.isEmpty { return nil }
    ambiguous = view.namesOfAmbiguousViews
    conflicts = view.layoutConflicts.map(\.description)
  }
}

extension ConstraintInspection.Edge {
  fileprivate init(_ reason: LayoutReason) {
    self.init(
      name: reason.subject, value: reason.value,
      parts: reason.links.map { link in
        Part(
          words: link.words, contribution: link.contribution,
          heldAgainst: link.heldAgainst.map { Double($0.rawValue) })
      },
      open: reason.undecided, givenUp: reason.givenUp)
  }
}
