/// What areas and lines are painted with that is more than a colour.
struct PDFPattern {
  /// The number of the pattern's object.
  let number: Int
  /// The number of a graphics state that lets as much through as the pattern is opaque; nothing where all of it is.
  var mask: Int?
}
