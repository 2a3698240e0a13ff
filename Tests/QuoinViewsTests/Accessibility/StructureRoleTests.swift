import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What views are in a document's structure")
struct StructureRoleTests {
  private func label(_ traits: UIAccessibilityTraits) -> UILabel {
    let label = UILabel()
    label.text = "a"
    label.accessibilityTraits = traits
    return label
  }

  @Test("Elements are paragraphs, headings, links and figures")
  func elements() {
    #expect(label(.staticText).structureRole == .paragraph)
    #expect(label(.header).structureRole == .heading(1))
    #expect(label(.link).structureRole == .link)
    #expect(label(.image).structureRole == .figure)
    #expect(label(.button).structureRole == .paragraph)
    #expect(UILabel().structureRole == nil, "a label without text")
  }

  @Test("A heading has the level that its label says")
  func levels() {
    for (given, expected) in [(0, 1), (1, 1), (3, 3), (6, 6), (9, 6)] {
      let title = label(.header)
      title.accessibilityAttributedLabel = NSAttributedString(
        string: "a", attributes: [.accessibilityTextHeadingLevel: given])
      #expect(title.structureRole == .heading(expected))
    }
    let title = UILabel()
    title.attributedText = NSAttributedString(string: "a", attributes: [.accessibilityTextHeadingLevel: 2])
    title.accessibilityTraits = .header
    #expect(title.structureRole == .heading(2))
  }

  @Test("An image is a figure with its alternative text, or decoration")
  func images() {
    let view = UIImageView()
    #expect(view.structureRole == .artifact)
    view.accessibilityLabel = "A boat"
    view.accessibilityLanguage = "en"
    #expect(view.structureRole == .figure)
    #expect(view.structureAttributes == StructureAttributes(alternativeText: "A boat", language: "en"))
    view.accessibilityElementsHidden = true
    #expect(view.structureRole == .artifact && view.structureAttributes.alternativeText == nil)
    #expect(label(.staticText).structureAttributes.alternativeText == nil)
  }

  @Test("Containers are lists, tables, sections and divisions; other views are nothing")
  func containers() {
    let view = UIView()
    #expect(view.structureRole == nil && UIScrollView().structureRole == nil)
    let roles: [(UIAccessibilityContainerType, StructureRole)] = [
      (.list, .list(.none)), (.dataTable, .table), (.landmark, .section), (.semanticGroup, .division),
    ]
    for (type, role) in roles {
      view.accessibilityContainerType = type
      #expect(view.structureRole == role)
    }
  }
}
