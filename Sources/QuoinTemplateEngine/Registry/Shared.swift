/// A value on the heap that never changes, so that handing it on counts one reference, however many are in it.
final class Shared<Contents: Sendable>: Sendable {
  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }
}
