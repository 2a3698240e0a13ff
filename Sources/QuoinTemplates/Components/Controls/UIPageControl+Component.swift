import QuoinControls
import QuoinDiagnostics
import QuoinTemplateEngine

extension Component {
  /// `<UIPageControl>`: which of several pages is shown.
  public static let pageControl = Component(
    "UIPageControl", UIPageControl.self, superclass: "UIControl",
    summary: "Dots that tell which of several pages is shown."
  ) { _ in
    UIPageControl()
  } properties: {
    Property(
      "allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction,
      "Whether a finger on the dots goes through the pages.")
    Property("backgroundStyle", \UIPageControl.backgroundStyle, "When there is a ground behind the dots.")
    Property("currentPage", \UIPageControl.currentPage, "The page that is shown, counted from 0.")
      .changingInUse
      .written(after: "numberOfPages")
    Property(
      "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor,
      "The colour of the page that is shown.")
    Property(
      "defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay,
      "Whether the dots wait for code to show another page.")
    Property("direction", \UIPageControl.direction, "Which way the pages run.").affectingSize
    Property(
      "hidesForSinglePage", \UIPageControl.hidesForSinglePage, "Whether one page alone is not shown.")
    Property("numberOfPages", \UIPageControl.numberOfPages, "How many pages there are.").affectingSize
      .refusing { (_: UIPageControl, count: Int) in count >= 0 ? nil : .fewerThanNoPages(count) }
    Property(
      "pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, "The colour of the other pages.")
    Property(
      "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage,
      "What is drawn for the page that is shown.")
    Property(
      "preferredIndicatorImage", \UIPageControl.preferredIndicatorImage, "What is drawn for a page."
    ).affectingSize
    Property(
      readOnly: "interactionState", \UIPageControl.interactionState, "What a finger does with the dots.")
  }
}

extension Diagnostic {
  fileprivate static func fewerThanNoPages(_ count: Int) -> Diagnostic {
    Diagnostic(.error, "There are 0 pages or more, not \(count)")
  }
}
