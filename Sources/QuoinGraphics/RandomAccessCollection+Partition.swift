extension RandomAccessCollection where Index == Int {
  /// The first place whose element satisfies a condition that holds for everything behind it, too; the end where there
  /// is none.
  @inline(__always)
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
