extension Component {
  /// Controls and the views that go with them.
  static let controls: [Component] = [.control, .button, .switchControl, .slider]
}
