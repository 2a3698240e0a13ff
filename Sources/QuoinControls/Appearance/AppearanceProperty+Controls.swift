import QuoinGraphics
import QuoinViews

/// What a program can say once for all controls of a class.
extension AppearanceProperty {
  static var ofSearchBars: [AppearanceProperty] {
    [AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.backgroundImage)]
  }

  static var ofSwitches: [AppearanceProperty] {
    [AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor)]
  }

  static var ofSliders: [AppearanceProperty] {
    [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }

  static var ofPageControls: [AppearanceProperty] {
    [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  static var ofSegmentedControls: [AppearanceProperty] {
    [AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)]
  }

  static var ofProgressViews: [AppearanceProperty] {
    [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }

  static var ofActivityIndicators: [AppearanceProperty] {
    [AppearanceProperty(\UIActivityIndicatorView.color)]
  }

  static var ofTextFields: [AppearanceProperty] {
    [AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor)]
  }

  static var ofTextViews: [AppearanceProperty] {
    [AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor)]
  }

  static var ofTables: [AppearanceProperty] {
    [
      AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.sectionIndexColor),
      AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
    ]
  }
}
