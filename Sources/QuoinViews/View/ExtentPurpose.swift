/// What a view is asked for how far it draws, where its `drawingExtent` is not the answer.
enum ExtentPurpose {
  /// To leave out what cannot be seen: a box that nothing is drawn beyond, found without much work.
  case sight
  /// To tell whether siblings draw over each other, for which letters that reach out a little do not count.
  case siblings
  /// To tell what of the view's own is shown; null where nothing is.
  case shown
}
