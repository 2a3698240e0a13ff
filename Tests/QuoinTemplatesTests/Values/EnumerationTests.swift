import QuoinControls
import QuoinExpressions
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// The enumerations and option sets of views, controls, text and layers, by the names of Objective-C and of Swift.
@Suite struct EnumerationTests {
  @Test(arguments: [
    (
      "UIViewContentMode UIView.ContentMode",
      "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight"
    ),
    ("UIViewTintAdjustmentMode UIView.TintAdjustmentMode", "automatic normal dimmed"),
    ("UISemanticContentAttribute", "unspecified playback spatial forceLeftToRight forceRightToLeft"),
    ("UILayoutPriority", "required defaultHigh defaultLow fittingSizeLevel"),
    ("UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment", "center top bottom fill"),
    ("UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment", "center left right fill"),
    ("UIButtonType UIButton.ButtonType", "custom system detailDisclosure infoLight infoDark contactAdd"),
    ("NSTextAlignment", "left right center justified natural"),
    (
      "NSLineBreakMode",
      "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle"
    ),
    ("UIBaselineAdjustment", "alignBaselines alignCenters none"),
    (
      "UIFontTextStyle UIFont.TextStyle",
      "title1 title2 title3 headline subheadline body callout footnote caption1 caption2"
    ),
    ("UIFont.Weight", "ultraLight thin light regular medium semibold bold heavy black"),
    ("UITextBorderStyle UITextField.BorderStyle", "none line bezel roundedRect"),
    ("UITextFieldViewMode UITextField.ViewMode", "never whileEditing unlessEditing always"),
    (
      "UIKeyboardType",
      "default asciiCapable asciiCapableNumberPad numbersAndPunctuation URL url numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch"
    ),
    ("UIKeyboardAppearance", "default dark light"),
    ("UIReturnKeyType", "default go google join next route search send yahoo done emergencyCall continue"),
    ("UITextAutocapitalizationType", "none words sentences allCharacters"),
    ("UITextAutocorrectionType", "default no yes"), ("UITextSpellCheckingType", "default no yes"),
    ("UITextSmartQuotesType", "default no yes"), ("UITextSmartDashesType", "default no yes"),
    ("UITextSmartInsertDeleteType", "default no yes"),
    (
      "UITextContentType",
      "name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName location fullStreetAddress streetAddressLine1 streetAddressLine2 addressCity addressState addressCityAndState sublocality countryName postalCode telephoneNumber emailAddress URL creditCardNumber username password newPassword oneTimeCode"
    ),
    ("UIActivityIndicatorViewStyle UIActivityIndicatorView.Style", "whiteLarge white gray"),
    ("UIProgressViewStyle UIProgressView.Style", "default bar"),
    ("UIInputViewStyle UIInputView.Style", "default keyboard"),
    ("UIDatePickerMode UIDatePicker.Mode", "time date dateAndTime countDownTimer"),
    ("UISegmentedControlSegment UISegmentedControl.Segment", "any left center right alone"),
    ("UIBarStyle", "default black"), ("UIBarPosition", "any bottom top topAttached"),
    ("UISearchBarStyle UISearchBar.Style", "default prominent minimal"),
    ("UIBlurEffectStyle UIBlurEffect.Style", "extraLight light dark extraDark regular prominent"),
    (
      "CALayerContentsGravity",
      "center top bottom left right topLeft topRight bottomLeft bottomRight resize resizeAspect resizeAspectFill"
    ),
    ("CAMediaTimingFillMode", "backwards forwards both removed"), ("CALayerContentsFilter", "nearest linear"),
    ("UIAccessibilityNavigationStyle", "automatic separate combined"),
    ("UIAccessibilityContainerType", "none dataTable list landmark"),
    ("WKSelectionGranularity", "dynamic character"),
  ])
  func casesAreKnownByEitherName(types: String, cases: String) throws {
    for name in types.split(separator: " ") {
      let type = try #require(ComponentRegistry.standard.type(named: String(name)), "no type \(name)")
      for word in cases.split(separator: " ") {
        #expect(type.value(ofCase: String(word)) != nil, "\(name) has no \(word)")
        let expression = try Template(markup: "<UIView tag='\(name).\(word) == nil ? 1 : 2'/>").instantiate()
        expression.update()
        #expect(expression.view.tag == 2, "\(name).\(word)")
      }
    }
  }

  @Test(arguments: [
    (
      "UIViewAutoresizing UIView.AutoresizingMask",
      "flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight flexibleBottomMargin"
    ),
    ("UIRectEdge", "top left bottom right all"),
    (
      "UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits",
      "traitItalic traitBold traitExpanded traitCondensed traitMonoSpace traitVertical traitUIOptimized traitTightLeading traitLooseLeading"
    ),
    (
      "UIDataDetectorTypes",
      "phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion all"
    ),
    ("UITextDragOptions", "stripTextColorFromPreviews"),
    ("CAEdgeAntialiasingMask", "layerLeftEdge layerRightEdge layerBottomEdge layerTopEdge"),
    ("CACornerMask", "layerMinXMinYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMaxXMaxYCorner"),
    (
      "UIAccessibilityTraits",
      "none button link header searchField image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently startsMediaSession adjustable allowsIndirectInteraction allowsDirectInteraction causesPageTurn tabBar"
    ),
    ("WKAudiovisualMediaTypes", "audio video all"),
    (
      "WKDataDetectorTypes",
      "phoneNumber link address calendarEvent trackingNumber flightNumber lookupSuggestion all"
    ),
  ])
  func optionsAreKnownByEitherName(types: String, options: String) throws {
    for name in types.split(separator: " ") {
      let type = try #require(ComponentRegistry.standard.type(named: String(name)), "no type \(name)")
      #expect(type.isOptionSet)
      for word in options.split(separator: " ") {
        #expect(type.value(ofCase: String(word)) != nil, "\(name) has no \(word)")
      }
    }
  }

  @Test func rawNumbersStandForCases() throws {
    let view = try Template(
      markup: "<UILabel contentMode='4' textAlignment='{n}' accessibilityTraits='1 + 65536'/>"
    ).instantiate(state: ["n": 1])
    view.update()
    let label = try #require(view.view as? UILabel)
    #expect(label.contentMode == .center)
    #expect(label.textAlignment.rawValue == 1)
    #expect(label.accessibilityTraits == [.button, .header])
    let listed = try Template(markup: "<UIView accessibilityTraits='button, 65536'/>").instantiate()
    listed.update()
    #expect(listed.view.accessibilityTraits == [.button, .header])
  }

  @Test func numbersThatStandForNothingAreErrors() {
    #expect(
      problems("<UIView contentMode='99'/>")
        == "t:1:22: error: Expected a UIViewContentMode, not the number 99")
    #expect(problems("<UIView contentMode='0.5'/>").contains("Expected a UIViewContentMode"))
    #expect(
      problems("<UIView contentMode='n'/>", state: ["n": 99]).contains("Expected a UIViewContentMode"))
    #expect(problems("<UIView accessibilityTraits='0.5'/>").contains("Expected a UIAccessibilityTraits"))
  }
}
