/// Something that is drawn in several parts and is one to those who do not see it: a paragraph or a table that goes on on
/// the next page. Its role and attributes are those of the part that was drawn first.
public final class DividedElement: Sendable, Hashable {
  /// Creates an element of which nothing is drawn yet.
  public init() {}

  public static func == (left: DividedElement, right: DividedElement) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
