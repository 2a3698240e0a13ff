import QuoinViews

/// What a constraint ties, called as UIKit's anchors are.
package enum ConstraintAnchor: String, CaseIterable, Sendable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline,
    lastBaseline

  /// What can be compared with each other.
  package enum Kind: Sendable {
    case across, down, length
  }

  package var kind: Kind {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .across
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .down
    case .width, .height: .length
    }
  }

  /// The direction along which a part of the parent is meant.
  var axis: Axis { self == .width || kind == .across ? .horizontal : .vertical }

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// The edge of the parent that stands in for an edge of a sibling that is not there.
  ///
  /// - Parameter isNext: Whether it would be the sibling behind.
  func edgeOfParent(isNext: Bool) -> ConstraintAnchor? {
    switch self {
    case .leading, .trailing: isNext ? .trailing : .leading
    case .left, .right: isNext ? .right : .left
    case .top, .bottom: isNext ? .bottom : .top
    default: nil
    }
  }

  /// What it is, in a few words.
  package var summary: String {
    switch self {
    case .leading: "the edge at which lines begin"
    case .trailing: "the edge at which lines end"
    case .left: "the left edge"
    case .right: "the right edge"
    case .top: "the top edge"
    case .bottom: "the bottom edge"
    case .width: "the width"
    case .height: "the height"
    case .centerX: "the middle from side to side"
    case .centerY: "the middle up and down"
    case .firstBaseline: "the first line of text"
    case .lastBaseline: "the last line of text"
    }
  }
}

/// Several anchors that are tied at once, each to its like.
package enum ConstraintGroup: String, CaseIterable, Sendable {
  case edges, horizontalEdges, verticalEdges, size, center

  package var members: [ConstraintAnchor] {
    switch self {
    case .edges: [.leading, .trailing, .top, .bottom]
    case .horizontalEdges: [.leading, .trailing]
    case .verticalEdges: [.top, .bottom]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    }
  }

  /// What it is, in a few words.
  package var summary: String {
    switch self {
    case .edges: "leading, trailing, top and bottom"
    case .horizontalEdges: "leading and trailing"
    case .verticalEdges: "top and bottom"
    case .size: "width and height"
    case .center: "centerX and centerY"
    }
  }
}

/// A part of a view that constraints tie to, as UIKit's layout guides.
package enum ConstraintGuide: String, CaseIterable, Sendable {
  case margins, safeArea, readable, keyboard, content, frame

  /// The guide of a name, be it UIKit's.
  package init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == name || $0.nameInUIKit == name }) else {
      return nil
    }
    self = found
  }

  private var nameInUIKit: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    }
  }

  /// Whether scroll views alone have it.
  package var isOfScrollViews: Bool { self == .content || self == .frame }

  /// The guide of a view; nothing where it has none.
  func guide(of view: UIView) -> UILayoutGuide? {
    switch self {
    case .margins: view.layoutMarginsGuide
    case .safeArea: view.safeAreaLayoutGuide
    case .readable: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    case .content: (view as? UIScrollView)?.contentLayoutGuide
    case .frame: (view as? UIScrollView)?.frameLayoutGuide
    }
  }

  /// What it is, in a few words.
  package var summary: String {
    switch self {
    case .margins: "what lies within the margins"
    case .safeArea: "what no bar covers"
    case .readable: "a width that is read with ease"
    case .keyboard: "where the keyboard is"
    case .content: "what a scroll view scrolls"
    case .frame: "what is seen of a scroll view"
    }
  }
}
