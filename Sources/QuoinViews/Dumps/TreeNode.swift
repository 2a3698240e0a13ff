import Foundation

/// A view and what is in it, as plain values for comparing and for JSON.
///
/// JSON has the form `{"class": "UILabel", "id": "title", "frame": [16, 20, 100, 21], "children": []}`.
public nonisolated struct TreeNode: Codable, Hashable, Sendable {
  /// The name of the view's class.
  public var className: String
  /// The view's accessibility identifier.
  public var id: String?
  /// The frame in the superview, in points, in the order x, y, width, height.
  public var frame: [Double]
  /// What matters of the view beside its frame, as the text of a button.
  public var state: String?
  /// What is in it, from the back to the front.
  public var children: [TreeNode]

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case id, frame, state, children
  }

  /// Creates a node.
  public init(
    className: String, id: String? = nil, frame: CGRect, state: String? = nil, children: [TreeNode] = []
  ) {
    self.className = className
    self.id = id
    self.frame = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
    self.state = state
    self.children = children
  }

  /// The node and its children as a drawn tree.
  ///
  /// ```
  /// UIView (0 0 320 200)
  /// ├─ UILabel#title (16 20 100 21)
  /// └─ UIImageView (0 60 320 140)
  /// ```
  public var text: String {
    DrawnTree.lines(of: self, line: \.line, children: \.children).joined(separator: "\n")
  }

  /// The node alone as a line: `UILabel#title (16 20 100 21)`, `UISwitch (16 60 51 31) on`.
  public var line: String {
    let name = id.map { "\(className)#\($0.onOneLine)" } ?? className
    let place = "\(name) (\(frame.map(Self.format).joined(separator: " ")))"
    return state.map { "\(place) \($0.onOneLine)" } ?? place
  }

  /// A number of points as people write it: at most three decimals, none when they are 0.
  static func format(_ value: Double) -> String {
    // Numbers of this size have no fractions that would be left away.
    if abs(value) >= 1e12 || !value.isFinite {
      return value.magnitude < 1e15 ? String(Int(value)) : String(value)
    }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
