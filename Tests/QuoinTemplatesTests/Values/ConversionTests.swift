import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ConversionTests {
  private let registry = ComponentRegistry.standard

  @Test func takesNamesOfColorsAndCasesFromData() throws {
    let color = try #require(try registry.convert(.string("#f00"), to: .color))
    #expect(UIColor(propertyValue: color) == UIColor.red)
    let mode = try #require(try registry.convert(.string("center"), to: .enumeration("UIViewContentMode")))
    #expect(UIView.ContentMode(propertyValue: mode) == .center)
    #expect(registry.canConvert(.string, to: .color))
    #expect(registry.canConvert(.string, to: .enumeration("NSTextAlignment")))
    #expect(!registry.canConvert(.number, to: .color))
    #expect(registry.canConvert(.string, to: .object("UIEdgeInsets")))
    #expect(!registry.canConvert(.string, to: .object("CGSize")))
  }

  @Test func leavesValuesOfTheTypeAlone() throws {
    let red = Value.object(UIColor.red)
    #expect(try registry.convert(red, to: .color).flatMap { UIColor(propertyValue: $0) } == UIColor.red)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let kept = try registry.convert(insets.propertyValue, to: .object("UIEdgeInsets"))
    #expect(kept.flatMap { UIEdgeInsets(propertyValue: $0) } == insets)
  }

  @Test func makesStructuresOutOfDictionaries() throws {
    #expect(registry.canConvert(.dictionary(.any), to: .object("CGSize")))
    let size = try registry.convert(.dictionary(["width": .number(3)]), to: .object("CGSize"))
    #expect(size.flatMap { CGSize(propertyValue: $0) } == CGSize(width: 3, height: 0))
  }

  @Test func saysWhatWasExpectedOfAnotherType() {
    #expect {
      try registry.convert(.number(5), to: .enumeration("NSTextAlignment"))
    } throws: { error in
      (error as? Diagnostic)?.message == "Expected a NSTextAlignment, not the number 5"
    }
    #expect {
      try registry.convert(.dictionary(["wide": .number(3)]), to: .object("CGSize"))
    } throws: { error in
      (error as? Diagnostic)?.message == "CGSize is made of numbers for width, height"
    }
  }

  @Test func joinsOptionsFromAList() throws {
    let edges = try registry.convert(
      .array([.string("top"), UIRectEdge.left.propertyValue]), to: .optionSet("UIRectEdge"))
    #expect(edges.flatMap { UIRectEdge(propertyValue: $0) } == [.top, .left])
  }

  @Test func objectsOfSubclassesFitWhateverStandsForTheirClass() throws {
    let layout = UICollectionViewFlowLayout()
    let node = try instance(
      of: "<UICollectionView collectionViewLayout='layout'/>", constants: ["layout": layout])
    try node.layOut()
    #expect((node.view as? UICollectionView)?.collectionViewLayout === layout)
    #expect(
      problems("<UICollectionView collectionViewLayout='layout'/>", constants: ["layout": UIView()])
        .contains("UICollectionViewLayout"))
  }
}
