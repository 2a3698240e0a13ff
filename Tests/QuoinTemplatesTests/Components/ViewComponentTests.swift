import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Sets an attribute of a component on a view as a template does: converted, then written.
func set(
  _ name: String, _ value: Value, on view: UIView, component: String, registry: ComponentRegistry = .standard,
  context: ConversionContext = ConversionContext()
) throws {
  let property = try #require(registry[component]?.properties[name], "\(component) has no \(name)")
  let converted = try property.type.conversion?(value, context) ?? value
  let set = try #require(property.set, "\(name) is read-only")
  #expect(set(view, converted, false), "\(name) does not take \(value)")
}

/// Reads an attribute of a component as an expression does.
func get(_ name: String, of view: UIView, component: String) throws -> Value {
  let property = try #require(ComponentRegistry.standard[component]?.properties[name])
  let read = try #require(property.get)
  return read(view)
}

@Suite struct ViewComponentTests {
  @Test func setsNumbersBooleansAndColors() throws {
    let view = UIView()
    try set("alpha", .number(0.5), on: view, component: "UIView")
    try set("isHidden", .bool(true), on: view, component: "UIView")
    try set("backgroundColor", .string("#ff0000"), on: view, component: "UIView")
    try set("tag", .number(7), on: view, component: "UIView")
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.backgroundColor == UIColor.red)
    #expect(view.tag == 7)
    try set("backgroundColor", .null, on: view, component: "UIView")
    #expect(view.backgroundColor == nil)
  }

  @Test func setsTheLayersProperties() throws {
    let view = UIView()
    try set("layer.cornerRadius", .number(8), on: view, component: "UIView")
    try set("layer.borderColor", .object(UIColor.blue), on: view, component: "UIView")
    try set("layer.shadowOffset.width", .number(3), on: view, component: "UIView")
    try set("layer.shadowOpacity", .number(0.5), on: view, component: "UIView")
    try set(
      "layer.maskedCorners", .array([.string("layerMinXMinYCorner"), .string("layerMaxXMinYCorner")]),
      on: view,
      component: "UIView")
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderPaint == UIColor.blue)
    #expect(view.layer.shadowOffset == CGSize(width: 3, height: -3))
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func turnsAndScalesViewsByKeyPath() throws {
    let view = UIView()
    try set("transform.rotation", .number(.pi), on: view, component: "UIView")
    try set("transform.scale", .number(0.5), on: view, component: "UIView")
    try set("anchorPoint.x", .number(0), on: view, component: "UIView")
    #expect(abs(view.transform.a + 0.5) < 1e-12)
    #expect(view.anchorPoint == CGPoint(x: 0, y: 0.5))
    try set("layer.transform.translation.z", .number(500), on: view, component: "UIView")
    #expect(view.layer.transform.m43 == 500)
  }

  @Test func readsGeometryAndSurroundings() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    guard case .number(let width) = try get("bounds.width", of: view, component: "UIView") else {
      Issue.record("no number")
      return
    }
    #expect(width == 30)
    #expect(ComponentRegistry.standard["UIView"]?.properties["frame"]?.set == nil)
    #expect(ComponentRegistry.standard["UIView"]?.properties["safeAreaInsets.top"] != nil)
  }

  @Test func refusesValuesThatDoNotFit() throws {
    let alpha = try #require(ComponentRegistry.standard["UIView"]?.properties["alpha"]?.set)
    #expect(!alpha(UIView(), .string("much"), false))
    #expect(!alpha(UIView(), .number(.nan), false))
  }

  @Test func namesCasesInSwiftAndInObjectiveC() throws {
    for name in ["UIViewContentMode", "UIView.ContentMode"] {
      let type = try #require(ComponentRegistry.standard.type(named: name))
      let value = try #require(type.value(ofCase: "scaleAspectFit"))
      #expect(UIView.ContentMode(propertyValue: value.value) == .scaleAspectFit)
    }
  }
}
