extension Component {
  /// The elements of codes, charts and paths.
  static let drawings: [Component] = barcodes + [chart, path]
}
