import Foundation
import QuoinGraphics

/// What a view is called as a field by whoever has made it, where it has no identifier.
package final class FieldName: ViewBound {
  let name: String

  /// Creates a name.
  package init(_ name: String) { self.name = name }

  deinit {}
}

extension UIView {
  /// What programs call the view where it is a field: its identifier, or the outlet that it is of.
  package final var fieldName: String? { accessibilityIdentifier ?? attachment(FieldName.self)?.name }
}

extension DrawingWalk {
  /// The field that a view is on this canvas, if it is one.
  func field(of view: UIView) -> FormField? {
    guard canvas.takesFields, var field = view.formField else { return nil }
    field.name = field.name ?? view.fieldName
    field.label = field.label ?? view.accessibilityLabel
    return field
  }

  /// Whether a view is a part of what its superview's field shows by itself.
  func isValueOfField(_ view: UIView) -> Bool {
    guard let superview = view.superview, superview.showsValueOfField(view) else { return false }
    return canvas.takesFields && superview.formField != nil
  }

  /// Draws a view whose coordinates the canvas already has as what is filled in.
  func draw(_ field: FormField, of view: UIView, drawing: (DrawingWalk) -> Void) {
    var elements: [(role: StructureRole, attributes: StructureAttributes)] = []
    if let roles {
      elements = roles(view)?.elements ?? []
      let own = view.structureRole == nil ? nil : elements.popLast()
      var attributes = own?.attributes ?? StructureAttributes(language: view.structureLanguage)
      (attributes.alternativeText, attributes.actualText) = (nil, nil)
      // Of several parts each is one by itself.
      elements.append((field.parts.count == 1 ? .form : .division, attributes))
    }
    for (role, attributes) in elements { canvas.beginRole(role, attributes) }
    if field.hasSurroundings {
      var walk = self
      if walk.roles != nil { walk.roles = { _ in nil } }
      drawing(walk)
    }
    canvas.addField(field)
    for _ in elements { canvas.endRole() }
  }
}
