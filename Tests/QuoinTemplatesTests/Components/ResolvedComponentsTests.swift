import QuoinDiagnostics
import QuoinViews
import Synchronization
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ResolvedComponentsTests {
  @Test func nothingIsWrongWithTheStandardComponents() {
    let checked = ComponentRegistry(Component.standard, types: PropertyType.standard)
    #expect(checked.diagnostics.description == "")
    #expect(checked.componentNames == ComponentRegistry.standard.componentNames)
    #expect(checked.typeNames == ComponentRegistry.standard.typeNames)
  }

  @Test func aComponentIsTheSameWhicheverWasNamedBefore() throws {
    let all = ComponentRegistry(Component.standard, types: PropertyType.standard)
    for name in all.componentNames {
      let alone = ComponentRegistry(sound: Component.standard, types: PropertyType.standard)
      let (first, later) = (try #require(alone[name]), try #require(all[name]))
      #expect(first.propertyNames(like: "").sorted() == later.propertyNames(like: "").sorted(), "\(name)")
      #expect(first.objects.map(\.component.name) == later.objects.map(\.component.name), "\(name)")
      #expect(first.superclass?.name == later.superclass?.name, "\(name)")
    }
  }

  @Test func propertiesAreMadeWhenTheirComponentIsNamed() {
    let made = Mutex(0)
    let registry = ComponentRegistry(
      sound: Component.standard + [
        Component("Plate", UIView.self, superclass: "UIView") { _ in
          UIView()
        } properties: {
          { () -> [Property] in
            made.withLock { $0 += 1 }
            return []
          }()
        }
      ], types: PropertyType.standard)
    #expect(registry["UILabel"] != nil)
    #expect(registry.type(named: "plate.width") == nil)
    #expect(made.withLock { $0 } == 0)
    #expect(registry["Plate"] != nil)
    #expect(registry["Plate"] != nil)
    #expect(made.withLock { $0 } == 1)
  }
}
