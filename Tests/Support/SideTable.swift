/// Whether Swift counts the references of an object in a table beside it, as it does from the first weak one on.
///
/// The second word of an object holds the counts themselves, or with its two highest bits set the address of such a table:
/// `UseSlowRC` and `SideTableMark` of `RefCountBitOffsets<8>` in the runtime's `RefCount.h`. Counts alone never set both: the
/// lower of the two is the highest of the thirty bits of the strong count, which goes over to a table before it gets there.
public func hasSideTable(_ object: AnyObject) -> Bool {
  let counts = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt64.self)
  return counts >> 62 == 3
}

/// Whether anything of a kind is among objects with such a table: their types, each once.
public func typesWithSideTable(_ objects: [AnyObject]) -> Set<String> {
  Set(objects.filter(hasSideTable).map { "\(type(of: $0))" })
}
