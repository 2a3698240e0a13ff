import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UISearchBar>`: a field to search with, and what belongs to it.
  public static let searchBar = Component(
    "UISearchBar", UISearchBar.self, summary: "A field to search with, its buttons and scopes.", body: "text",
    objects: [
      ObjectMember("searchTextField", "UISearchTextField", "The field.") { (bar: UISearchBar) in
        bar.searchTextField
      }
    ]
  ) { _ in
    UISearchBar()
  } properties: {
    Property("backgroundImage", \UISearchBar.backgroundImage, "A picture behind the bar.")
    Property("barPosition", \UISearchBar.barPosition, "Where the bar stands.")
    Property("barStyle", \UISearchBar.barStyle, "How dark the bar is.")
    Property("barTintColor", \UISearchBar.barTintColor, "The colour behind the field.")
    Property(delegate: "delegate", \UISearchBar.delegate, "Asked and told of what is searched for.")
    Property(
      "isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected,
      "Whether the button for results looks chosen.")
    Property(kept: "isTranslucent", \UISearchBar.isTranslucent)
    Property("placeholder", \UISearchBar.placeholder, "What is shown while there is no text.")
    Property("prompt", \UISearchBar.prompt, "A line above the field.").affectingSize
    Property(
      "scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage, "A picture behind the scopes.")
    Property("scopeButtonTitles", \UISearchBar.scopeButtonTitles, "Among what people may choose to search.")
      .affectingSize
    Property("searchBarStyle", \UISearchBar.searchBarStyle, "How much of a ground the bar has.")
    Property(
      "searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment,
      "How far the field is moved.", .points)
    Property(
      "searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment,
      "How far the text in the field is moved.", .points)
    Property(
      "selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex,
      "The place of the chosen scope, counted from 0."
    ).changingInUse.written(after: "scopeButtonTitles").refusing { (bar: UISearchBar, index: Int) in
      let count = bar.scopeButtonTitles?.count ?? 0
      return (0..<max(count, 1)).contains(index) ? nil : .noSuchPart(index, "scope", count: count)
    }
    Property("showsBookmarkButton", \UISearchBar.showsBookmarkButton, "Whether there is a bookmark.")
    Property(
      "showsCancelButton", \UISearchBar.showsCancelButton, "Whether there is a button that ends the search.",
      animated: { $0.setShowsCancelButton($1, animated: true) })
    Property("showsScopeBar", \UISearchBar.showsScopeBar, "Whether the scopes are shown.").affectingSize
    Property(
      "showsSearchResultsButton", \UISearchBar.showsSearchResultsButton,
      "Whether there is a button for results.")
    Property("text", \UISearchBar.text, "What is searched for.").changingInUse
    textInputTraits(of: UISearchBar.self)
  }
}
