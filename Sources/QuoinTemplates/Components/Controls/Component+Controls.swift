import QuoinTemplateEngine

extension Component {
  /// Controls and the views that go with them.
  static let controls: [Component] = [
    .control, .button, .switchControl, .slider, .stepper, .segmentedControl, .progressView,
    .activityIndicatorView, .pageControl, .textField, .searchTextField, .textView, .searchBar, .datePicker,
    .pickerView, .colorWell, .refreshControl, .inputView, .visualEffectView, .webView, .oldWebView, .mapView,
  ]
}
