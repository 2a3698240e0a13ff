import QuoinExpressions

extension Property {
  /// What is said of a property that code written for UIKit sets and templates name, and that nothing here looks at.
  package static let kept = kept(because: nil)

  private static func kept(because reason: String?) -> String {
    "Kept for code that sets it; \(reason ?? "changes nothing here")."
  }

  /// Declares a property that is kept and changes nothing.
  ///
  /// ```swift
  /// Property(kept: "title", \UISwitch.title, because: "shown on the Mac alone")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - keyPath: The property.
  ///   - unit: What a number in it counts.
  ///   - reason: Why it changes nothing, where that is worth a word.
  package init<Object: AnyObject & SendableMetatype, T: PropertyValue>(
    kept name: String, _ keyPath: ReferenceWritableKeyPath<Object, T> & Sendable,
    _ unit: AttributeUnit? = nil, because reason: String? = nil
  ) {
    self.init(name, keyPath, Self.kept(because: reason), unit)
  }
}
