import Foundation

/// What is read out of a view and of all in it, as plain values for comparing and for JSON.
public nonisolated struct AccessibilityNode: Codable, Hashable, Sendable {
  /// What it is.
  public var role: AccessibilityRole
  /// The name to find it by.
  public var id: String?
  /// What it is called.
  public var label: String?
  /// What it holds.
  public var value: String?
  /// What comes of using it.
  public var hint: String?
  /// In which language it is read out, where that is not the reader's.
  public var language: String?
  /// Its state, what can be done with it and what can be searched for in it: `selected`, `disabled`, `out of sight`,
  /// `action Delete`, `rotor Mistakes`.
  public var states: [String]
  /// Its rectangle in the view asked, in points, in the order x, y, width, height.
  public var frame: [Double]
  /// What is in it, in the order in which it is read out.
  public var children: [AccessibilityNode]

  /// What is read out as a drawn tree.
  ///
  /// ```
  /// screen (0 0 320 200)
  /// ├─ heading "Orders" (16 20 288 30)
  /// └─ button#add "Add" hint "Adds an order" [disabled] (16 60 44 44)
  /// ```
  public var text: String {
    DrawnTree.lines(of: self, line: \.line, children: \.children).joined(separator: "\n")
  }

  /// The node alone as a line: `button "Add" (16 60 44 44)`.
  public var line: String {
    saying + " (\(frame.map(TreeNode.format).joined(separator: " ")))"
  }

  /// What is read out, with what it is: `button "Add"`.
  var saying: String {
    var words = [id.map { "\(role.rawValue)#\($0.onOneLine)" } ?? role.rawValue]
    if let label { words.append(Self.quoted(label)) }
    if let value { words.append("value " + Self.quoted(value)) }
    if let hint { words.append("hint " + Self.quoted(hint)) }
    if let language { words.append("in \(language.onOneLine)") }
    if !states.isEmpty { words.append("[\(states.joined(separator: ", "))]") }
    return words.joined(separator: " ")
  }

  /// A text within quotation marks, on one line.
  private static func quoted(_ text: String) -> String {
    "\"\(text.escaped(["\\", "\""]))\""
  }
}

extension UIAccessibilityCustomRotor {
  /// What the rotor is called, by itself or by readers.
  fileprivate final var title: String { name.isEmpty ? "\(systemRotorType)" : name }
}

// Where views are, as they are asked.
extension AccessibilityNode {
  /// Takes down what is read out of a view; see `UIView.accessibilityTree`.
  public init(_ view: UIView) { self.init(view.accessibilityTree) }

  /// Takes down an item and what is in it.
  public init(_ item: AccessibilityItem) {
    let rect = item.frame
    self.init(
      role: item.role, id: item.identifier, label: item.label, value: item.value, hint: item.hint,
      language: item.object.accessibilityLanguage, states: Self.states(of: item),
      frame: [rect.minX, rect.minY, rect.width, rect.height].map(Double.init),
      children: item.children.map { AccessibilityNode($0) })
  }

  private static func states(of item: AccessibilityItem) -> [String] {
    let traits = item.traits
    var states: [String] = []
    // A heading may be a button besides.
    for (trait, role) in [
      (UIAccessibilityTraits.button, AccessibilityRole.button), (.link, .link), (.image, .image),
    ]
    where item.isElement && traits.contains(trait) && item.role != role { states.append(role.rawValue) }
    if traits.contains(.selected) { states.append("selected") }
    if traits.contains(.notEnabled) { states.append("disabled") }
    if traits.contains(.summaryElement) { states.append("summary") }
    if traits.contains(.updatesFrequently) { states.append("updates often") }
    if !item.isInSight { states.append("out of sight") }
    states += (item.object.accessibilityCustomActions ?? []).map { "action \($0.name)" }
    return states + (item.object.accessibilityCustomRotors ?? []).map { "rotor \($0.title)" }
  }
}
