/// The number that a caption was given where it was written, which it keeps wherever it comes to stand.
final class CaptionNumber {
  let number: Int

  init(_ number: Int) { self.number = number }
}
