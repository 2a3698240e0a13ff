/// How much of the thread's stack evaluations have used, for chains that are as long as data make them.
struct StackRoom {
  /// Threads have 8 MB here unless somebody asks for less; a quarter leaves room for whoever called and is called.
  private static let limit: UInt = 2 * 1024 * 1024
  private let start = StackRoom.here

  /// Whether too much has been used since this was made, further out.
  var isUsedUp: Bool {
    let here = Self.here
    return here < start && start - here > Self.limit
  }

  /// An address in the frame of the caller, or near it.
  private static var here: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
