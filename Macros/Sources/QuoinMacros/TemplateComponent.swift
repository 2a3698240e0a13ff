/// Gives a view's class a `static let component` that templates may name, with its properties that have an `@Attribute`.
///
/// The sentences that say what the component and its attributes are for are those of the doc comments.
///
/// ```swift
/// /// A bar as long as a level.
/// @TemplateComponent
/// final class MeterView: UIView {
///   /// How much of the bar is filled.
///   @Attribute(.fraction) var level: CGFloat = 0
/// }
/// let registry = ComponentRegistry.standard.adding([MeterView.component])
/// // <MeterView level="0.5"/>
/// ```
///
/// - Parameters:
///   - name: The element's name; that of the class unless given.
///   - superclass: The component whose attributes it inherits; that of the nearest class that has one unless given.
///   - body: The attribute that text inside the element sets.
@attached(member, names: named(component))
public macro TemplateComponent(_ name: String? = nil, superclass: String? = nil, body: String? = nil) =
  #externalMacro(module: "QuoinMacroPlugin", type: "TemplateComponentMacro")

/// Lets templates set a property, or read it where it cannot be set from outside.
///
/// - Parameters:
///   - unit: What numbers in it count.
///   - affectsSize: Whether the view's fitting size follows from it.
@attached(peer)
public macro Attribute(_ unit: Unit? = nil, affectsSize: Bool = false) =
  #externalMacro(module: "QuoinMacroPlugin", type: "MarkMacro")

/// What numbers in an attribute count: the cases of `AttributeUnit`.
public enum Unit {
  case points, radians, fraction, partOfSize, factor, pixelsPerPoint, lines, priority
}
