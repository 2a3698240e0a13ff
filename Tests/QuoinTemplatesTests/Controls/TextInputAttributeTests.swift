import QuoinControls
import QuoinExpressions
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct TextInputAttributeTests {
  @Test(
    arguments: ["UITextField", "UITextView", "UISearchBar"],
    [
      ("autocapitalizationType", "words"), ("autocorrectionType", "yes"),
      ("enablesReturnKeyAutomatically", "true"), ("isSecureTextEntry", "true"),
      ("keyboardAppearance", "dark"), ("keyboardType", "emailAddress"), ("returnKeyType", "done"),
      ("smartDashesType", "no"), ("smartInsertDeleteType", "no"), ("smartQuotesType", "no"),
      ("spellCheckingType", "yes"),
    ])
  func traitsAreSetAndRead(element: String, trait: (name: String, text: String)) throws {
    try AttributeRow(element, trait.name, trait.text).check()
  }

  @Test(arguments: ["UITextField", "UITextView", "UISearchBar"])
  func theKindOfTextIsSetAndRead(element: String) throws {
    try AttributeRow(
      element, "textContentType", "emailAddress", reads: "UITextContentType(rawValue: \"email\")"
    )
    .check()
  }

  @Test(arguments: [
    AttributeRow("UITextField", "adjustsFontForContentSizeCategory", "true"),
    AttributeRow("UITextField", "adjustsFontSizeToFitWidth", "true"),
    AttributeRow("UITextField", "allowsEditingTextAttributes", "true"),
    AttributeRow("UITextField", "attributedPlaceholder", "Your {styled}", reads: "Your styled"),
    AttributeRow("UITextField", "attributedText", "Your {styled}", reads: "Your styled"),
    AttributeRow("UITextField", "background", "{picture}", reads: "picture"),
    AttributeRow("UITextField", "borderStyle", "roundedRect"),
    AttributeRow("UITextField", "clearButtonMode", "whileEditing"),
    AttributeRow("UITextField", "clearsOnBeginEditing", "true"),
    AttributeRow("UITextField", "clearsOnInsertion", "true"),
    AttributeRow("UITextField", "disabledBackground", "{picture}", reads: "picture"),
    AttributeRow("UITextField", "leftViewMode", "always"),
    AttributeRow("UITextField", "minimumFontSize", "9"),
    AttributeRow("UITextField", "placeholder", "Name"),
    AttributeRow("UITextField", "rightViewMode", "unlessEditing"),
    AttributeRow("UITextField", "text", "Ada"),
    AttributeRow("UITextField", "textAlignment", "center"),
    AttributeRow("UITextField", "textColor", "red"),
    AttributeRow(
      "UITextField", "textDragOptions", "stripTextColorFromPreviews", reads: "UITextDragOptions(rawValue: 1)"),
    AttributeRow("UITextField", "contentVerticalAlignment", "top"),
    AttributeRow("UISearchTextField", "text", "Ada"),
    AttributeRow("UITextView", "adjustsFontForContentSizeCategory", "true"),
    AttributeRow("UITextView", "allowsEditingTextAttributes", "true"),
    AttributeRow("UITextView", "attributedText", "Your {styled}", reads: "Your styled"),
    AttributeRow("UITextView", "clearsOnInsertion", "true"),
    AttributeRow(
      "UITextView", "dataDetectorTypes", "link, phoneNumber", reads: "UIDataDetectorTypes(rawValue: 3)"),
    AttributeRow("UITextView", "isEditable", "false"),
    AttributeRow("UITextView", "isSelectable", "false"),
    AttributeRow("UITextView", "text", "Dear Ada,"),
    AttributeRow("UITextView", "textAlignment", "right"),
    AttributeRow("UITextView", "textColor", "red"),
    AttributeRow("UITextView", "textContainer.lineBreakMode", "byCharWrapping"),
    AttributeRow("UITextView", "textContainer.lineFragmentPadding", "2"),
    AttributeRow("UITextView", "textContainer.maximumNumberOfLines", "3"),
    AttributeRow("UITextView", "textContainerInset.left", "4"),
    AttributeRow("UITextView", "isScrollEnabled", "false"),
    AttributeRow("UISearchBar", "backgroundImage", "{picture}", reads: "picture"),
    AttributeRow("UISearchBar", "barPosition", "top"),
    AttributeRow("UISearchBar", "barStyle", "black"),
    AttributeRow("UISearchBar", "barTintColor", "red"),
    AttributeRow("UISearchBar", "isSearchResultsButtonSelected", "true"),
    AttributeRow("UISearchBar", "isTranslucent", "false"),
    AttributeRow("UISearchBar", "placeholder", "Search"),
    AttributeRow("UISearchBar", "prompt", "Where to?"),
    AttributeRow("UISearchBar", "scopeBarBackgroundImage", "{picture}", reads: "picture"),
    AttributeRow("UISearchBar", "scopeButtonTitles", "'All', 'Mine'", reads: "All, Mine"),
    AttributeRow("UISearchBar", "searchBarStyle", "minimal"),
    AttributeRow("UISearchBar", "searchFieldBackgroundPositionAdjustment.vertical", "2"),
    AttributeRow("UISearchBar", "searchTextPositionAdjustment.horizontal", "2"),
    AttributeRow("UISearchBar", "showsBookmarkButton", "true"),
    AttributeRow("UISearchBar", "showsCancelButton", "true"),
    AttributeRow("UISearchBar", "showsScopeBar", "true"),
    AttributeRow("UISearchBar", "showsSearchResultsButton", "true"),
    AttributeRow("UISearchBar", "text", "Ada"),
    AttributeRow("UISearchBar", "searchTextField.clearButtonMode", "always"),
  ])
  func textInputIsSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: ["UITextField", "UITextView", "UISearchBar"])
  func textInsideIsTheText(element: String) throws {
    let node = try Template(markup: "<\(element)>Hello {name}</\(element)>").instantiate(state: [
      "name": "Ada"
    ])
    node.update()
    let read = try #require(ComponentRegistry.standard[element]?.properties["text"]?.get)
    #expect(read(node.view).reading == "Hello Ada")
  }

  @Test func aFontIsSetAsOfALabel() throws {
    for element in ["UITextField", "UITextView"] {
      let view = try Template(markup: "<\(element) font='bold 20'/>").instantiate().view
      #expect(((view as? UITextField)?.font ?? (view as? UITextView)?.font) == .boldSystemFont(ofSize: 20))
    }
  }

  @Test func textViewsFillTheirParentAndFieldsAreAsHighAsTheirText() throws {
    #expect(
      try layOut("<UIView><UITextView text='A'/></UIView>").contains("UITextView (0 0 100 100)"))
    let node = try Template(markup: "<UIView><UITextField left='0' right='0' text='A'/></UIView>")
      .instantiate()
    try node.layOut(in: .fixed(100, 100))
    let field = node.children[0].view
    #expect(field.frame.width == 100)
    #expect(field.frame.height == field.intrinsicContentSize.height)
  }
}
