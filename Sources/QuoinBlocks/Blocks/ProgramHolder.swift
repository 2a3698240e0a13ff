import Synchronization

/// Keeps the program of a scheme until something in it changes.
///
/// Any number of threads may ask for the program at once; only the owner of the scheme changes it.
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
    let cast = cell.cast.load() ?? cell.cast.storeIfNil(LayoutCast(scheme))
    return cast.isWhole ? cast : nil
  }
}

extension LayoutCast {
  convenience init(_ block: some LayoutBlockProtocol) {
    var recorder = LayoutRecorder()
    block.record(in: &recorder)
    self.init(recorder)
  }
}
