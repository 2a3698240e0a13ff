import Foundation
import QuoinControls
import QuoinExpressions
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Attributes of views, layers, labels and image views, each set and read.
@Suite struct ViewAttributeTests {
  @Test(arguments: [
    AttributeRow("UIView", "alpha", "0.5"),
    AttributeRow("UIView", "anchorPoint.x", "0"),
    AttributeRow("UIView", "autoresizesSubviews", "false"),
    AttributeRow("UIView", "backgroundColor", "red"),
    AttributeRow("UIView", "clipsToBounds", "true"),
    AttributeRow("UIView", "contentMode", "bottomRight"),
    AttributeRow("UIView", "contentScaleFactor", "5"),
    AttributeRow("UIView", "directionalLayoutMargins.leading", "3"),
    AttributeRow("UIView", "directionalLayoutMargins.top", "3"),
    AttributeRow("UIView", "directionalLayoutMargins.trailing", "3"),
    AttributeRow("UIView", "directionalLayoutMargins.bottom", "3"),
    AttributeRow("UIView", "insetsLayoutMarginsFromSafeArea", "false"),
    AttributeRow("UIView", "isExclusiveTouch", "true"),
    AttributeRow("UIView", "isHidden", "true"),
    AttributeRow("UIView", "isMultipleTouchEnabled", "true"),
    AttributeRow("UIView", "isOpaque", "false"),
    AttributeRow("UIView", "isUserInteractionEnabled", "false"),
    AttributeRow("UIView", "layoutMargins.left", "3"),
    AttributeRow("UIView", "layoutMargins.top", "3"),
    AttributeRow("UIView", "layoutMargins.right", "3"),
    AttributeRow("UIView", "layoutMargins.bottom", "3"),
    AttributeRow("UIView", "overrideUserInterfaceStyle", "dark"),
    AttributeRow("UIView", "preservesSuperviewLayoutMargins", "true"),
    AttributeRow("UIView", "semanticContentAttribute", "forceRightToLeft"),
    AttributeRow("UIView", "tintAdjustmentMode", "dimmed"),
    AttributeRow("UIView", "tintColor", "red"),
    AttributeRow("UIView", "transform.rotation", "0.5"),
    AttributeRow("UIView", "transform.scale", "2"),
    AttributeRow("UIView", "transform.scale.x", "2"),
    AttributeRow("UIView", "transform.scale.y", "2"),
    AttributeRow("UIView", "transform.translation.x", "2"),
    AttributeRow("UIView", "transform.translation.y", "2"),
    AttributeRow(
      "UIView", "contentHuggingPriority.horizontal", "required", reads: "UILayoutPriority(rawValue: 1000.0)"),
    AttributeRow(
      "UIView", "contentHuggingPriority.vertical", "UILayoutPriority.defaultHigh",
      reads: "UILayoutPriority(rawValue: 750.0)"),
    AttributeRow(
      "UIView", "contentCompressionResistancePriority.horizontal", "defaultLow",
      reads: "UILayoutPriority(rawValue: 250.0)"),
    AttributeRow(
      "UIView", "contentCompressionResistancePriority.vertical", "fittingSizeLevel",
      reads: "UILayoutPriority(rawValue: 50.0)"),
  ])
  func viewsAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: [
    AttributeRow("UIView", "accessibilityActivationPoint.x", "7"),
    AttributeRow("UIView", "accessibilityAttributedHint", "Open {styled}", reads: "Open styled"),
    AttributeRow("UIView", "accessibilityAttributedLabel", "Open {styled}", reads: "Open styled"),
    AttributeRow("UIView", "accessibilityAttributedValue", "Open {styled}", reads: "Open styled"),
    AttributeRow("UIView", "accessibilityContainerType", "list"),
    AttributeRow("UIView", "accessibilityElementsHidden", "true"),
    AttributeRow("UIView", "accessibilityFrame.origin.x", "7"),
    AttributeRow("UIView", "accessibilityHint", "Opens"),
    AttributeRow("UIView", "accessibilityIdentifier", "door"),
    AttributeRow("UIView", "accessibilityLabel", "Door"),
    AttributeRow("UIView", "accessibilityLanguage", "de-CH"),
    AttributeRow("UIView", "accessibilityNavigationStyle", "combined"),
    AttributeRow(
      "UIView", "accessibilityTraits", "button, header", reads: "UIAccessibilityTraits(rawValue: 65537)"),
    AttributeRow("UIView", "accessibilityValue", "ajar"),
    AttributeRow("UIView", "accessibilityViewIsModal", "true"),
    AttributeRow("UIView", "isAccessibilityElement", "true"),
    AttributeRow("UIView", "shouldGroupAccessibilityChildren", "true"),
    AttributeRow("UISwitch", "accessibilityLabel", "Wi-Fi"),
    AttributeRow("UIButton", "titleLabel.accessibilityHint", "Buys"),
  ])
  func accessibilityIsSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: [
    ("allowsEdgeAntialiasing", "true"), ("allowsGroupOpacity", "false"), ("anchorPoint.y", "1"),
    ("backgroundColor", "red"), ("borderColor", "red"), ("borderWidth", "2"), ("contentsCenter.x", "0.25"),
    ("contentsCenter.width", "0.25"), ("contentsRect.origin.y", "0.25"), ("contentsRect.size.height", "0.25"),
    ("contentsGravity", "resizeAspect"), ("contentsScale", "4"), ("cornerRadius", "2"),
    ("drawsAsynchronously", "true"), ("fillMode", "both"), ("isDoubleSided", "false"), ("isHidden", "true"),
    ("magnificationFilter", "nearest"), ("minificationFilter", "nearest"), ("masksToBounds", "true"),
    ("name", "ground"), ("needsDisplayOnBoundsChange", "true"), ("opacity", "0.5"),
    ("rasterizationScale", "2"),
    ("shadowColor", "red"), ("shadowOffset.width", "2"), ("shadowOffset.height", "2"),
    ("shadowOpacity", "0.5"),
    ("shadowRadius", "7"), ("shouldRasterize", "true"), ("zPosition", "2"),
    ("affineTransform.rotation", "0.5"),
    ("transform.rotation", "0.5"), ("transform.rotation.z", "0.5"), ("transform.scale.x", "2"),
    ("transform.translation.z", "2"), ("transform.m34", "0.25"), ("sublayerTransform.m34", "0.25"),
    ("sublayerTransform.translation.x", "2"), ("autoreverses", "true"), ("beginTime", "2"), ("duration", "2"),
    ("repeatCount", "2"), ("repeatDuration", "2"), ("speed", "0"), ("timeOffset", "2"),
  ])
  func layersAreSetAndRead(name: String, text: String) throws {
    let types = [
      "fillMode": "CAMediaTimingFillMode", "magnificationFilter": "CALayerContentsFilter",
      "minificationFilter": "CALayerContentsFilter", "contentsGravity": "CALayerContentsGravity",
    ]
    let reading = types[name].map { "\($0)(rawValue: \"\(text)\")" }
    try AttributeRow("UIView", "layer.\(name)", text, reads: reading).check()
  }

  @Test(arguments: [
    AttributeRow(
      "UIView", "layer.edgeAntialiasingMask", "layerTopEdge", reads: "CAEdgeAntialiasingMask(rawValue: 8)"),
    AttributeRow("UIView", "layer.maskedCorners", "layerMinXMinYCorner", reads: "CACornerMask(rawValue: 1)"),
    AttributeRow("UIView", "layer.contents", "{picture}", reads: "picture"),
    AttributeRow("GradientView", "layer.colors", "red, blue"),
    AttributeRow("GradientView", "layer.startPoint.x", "1"),
  ])
  func partsOfLayersAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: [
    AttributeRow("UILabel", "adjustsFontForContentSizeCategory", "true"),
    AttributeRow("UILabel", "adjustsFontSizeToFitWidth", "true"),
    AttributeRow("UILabel", "allowsDefaultTighteningForTruncation", "true"),
    AttributeRow("UILabel", "attributedText", "A {styled}", reads: "A styled"),
    AttributeRow("UILabel", "baselineAdjustment", "alignCenters"),
    AttributeRow("UILabel", "highlightedTextColor", "red"),
    AttributeRow("UILabel", "isEnabled", "false"),
    AttributeRow("UILabel", "isHighlighted", "true"),
    AttributeRow("UILabel", "lineBreakMode", "byCharWrapping"),
    AttributeRow("UILabel", "minimumScaleFactor", "0.5"),
    AttributeRow("UILabel", "numberOfLines", "3"),
    AttributeRow("UILabel", "preferredMaxLayoutWidth", "30"),
    AttributeRow("UILabel", "shadowColor", "red"),
    AttributeRow("UILabel", "shadowOffset.width", "3"),
    AttributeRow("UILabel", "text", "A"),
    AttributeRow("UILabel", "textAlignment", "center"),
    AttributeRow("UILabel", "textColor", "red"),
    AttributeRow("UIImageView", "animationDuration", "2"),
    AttributeRow("UIImageView", "animationImages", "picture, picture"),
    AttributeRow("UIImageView", "animationRepeatCount", "2"),
    AttributeRow("UIImageView", "highlightedAnimationImages", "picture"),
    AttributeRow("UIImageView", "highlightedImage", "{picture}", reads: "picture"),
    AttributeRow("UIImageView", "image", "{picture}", reads: "picture"),
    AttributeRow("UIImageView", "isHighlighted", "true"),
  ])
  func labelsAndImagesAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test func pathsComeFromCode() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let node = try Template(
      markup: "<UIView layer.shadowPath='oval' accessibilityPath='oval' layer.shadowColor='CGColor.red'/>"
    ).instantiate(constants: ["oval": path])
    node.update()
    #expect(node.view.layer.shadowPath?.boundingBoxOfPath == path.bounds)
    #expect(node.view.accessibilityPath === path)
    #expect(node.view.layer.shadowPaint == UIColor.red)
  }

  @Test func imagesRunWhenTheyAreThere() throws {
    let node = try Template(markup: "<UIImageView isAnimating='true' animationImages='pictures'/>")
      .instantiate(
        state: ["pictures": [AttributeRow.picture, AttributeRow.picture]])
    node.update()
    #expect((node.view as? UIImageView)?.isAnimating == true)
  }

  @Test func nothingIsTheColorOfAViewWithoutOne() throws {
    let node = try Template(markup: "<UIView tag='backgroundColor == UIColor.clear ? 1 : 2'/>").instantiate()
    node.update()
    #expect(node.view.tag == 1)
  }

  @Test func guidesOfOldAreToldWithWhatReplacedThem() throws {
    let template = try Template(
      markup: "<UIView><UIView top='topLayoutGuide.length' bottom='bottomLayoutGuide.length'/></UIView>",
      name: "t")
    #expect(
      template.warnings.description.contains(
        "warning: topLayoutGuide.length is deprecated; did you mean safeAreaInsets.top?"))
    #expect(
      template.warnings.description.contains(
        "warning: bottomLayoutGuide.length is deprecated; did you mean safeAreaInsets.bottom?"))
  }

  @Test func anImageViewIsAsLargeAsItsImageAndWithoutOneAsItsParent() throws {
    let size = AttributeRow.picture.size
    let text = try layOut(
      "<UIView><UIImageView image='{picture}'/><UIImageView/></UIView>", constants: AttributeRow.constants)
    #expect(text.contains("UIImageView (0 0 \(numberText(size.width)) \(numberText(size.height)))"))
    #expect(text.contains("UIImageView (0 0 100 100)"))
  }

  @Test func whatALayerSaysIsSaidOfItsView() throws {
    let node = try instance(
      of: """
        <UIView>
          <UIView layer.isAccessibilityElement="true" layer.accessibilityLabel="{name}"
              layer.accessibilityTraits="button"/>
          <UIView accessibilityLabel="view" layer.accessibilityLabel="{name}"/>
        </UIView>
        """, state: ["name": "layer"])
    try node.layOut()
    #expect(node.children[0].view.accessibilityLabel == "layer")
    #expect(node.children[0].view.isAccessibilityElement)
    #expect(node.children[0].view.accessibilityTraits == .button)
    #expect(node.children[1].view.accessibilityLabel == "view")
  }
}
