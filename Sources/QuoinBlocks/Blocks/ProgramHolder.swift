import Synchronization

/// Keeps the program of a block or a scheme until something in it changes.
///
/// Any number of threads may ask for the program at once; only the owner of the block changes it.
final class ProgramHolder {
  /// Filled by whichever thread comes first.
  private final class Cell {
    let cast = AtomicLazyReference<LayoutCast>()
  }

  private var cell = Cell()
  /// The schemes around this one.
  var outer = JoinedSchemes()

  /// Forgets the program here and in all schemes around.
  func invalidate() {
    cell = Cell()
    outer.invalidate()
  }

  /// The program, made on the first use; none where blocks have to be asked one by one.
  @inline(__always)
  func cast(of scheme: LayoutScheme) -> LayoutCast? {
    let cast = program(of: scheme)
    return cast.isWhole ? cast : nil
  }

  /// The program, made on the first use, whether or not it says all.
  @inline(__always)
  func program(of block: some LayoutBlockProtocol) -> LayoutCast {
    cell.cast.load() ?? cell.cast.storeIfNil(LayoutCast(block))
  }
}

extension LayoutCast {
  convenience init(_ block: some LayoutBlockProtocol) {
    var recorder = LayoutRecorder()
    block.record(in: &recorder)
    self.init(recorder)
  }
}
