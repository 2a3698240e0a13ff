/// Which cells read which: each link stands in the list of what its observer reads and in that of who reads its source.
///
/// All links lie in one row and refer to each other by index; -1 ends a list.
struct CellLinks {
  /// That one cell reads another.
  struct Link {
    var source: CellID
    var observer: CellID
    var nextSource: Int32 = -1
    var nextObserver: Int32 = -1
    var previousObserver: Int32 = -1
  }

  private var links: ContiguousArray<Link> = []
  private var free: ContiguousArray<Int32> = []

  subscript(index: Int32) -> Link {
    @inline(__always) get { links[Int(index)] }
    @inline(__always) set { links[Int(index)] = newValue }
  }

  /// Makes a link at the head of the list of who reads a source.
  ///
  /// - Parameter head: The first link of that list until now.
  mutating func make(source: CellID, observer: CellID, head: Int32) -> Int32 {
    let link = Link(source: source, observer: observer, nextObserver: head)
    let index: Int32
    if let reused = free.popLast() {
      links[Int(reused)] = link
      index = reused
    } else {
      index = Int32(links.count)
      links.append(link)
    }
    if head >= 0 { links[Int(head)].previousObserver = index }
    return index
  }

  /// Takes a link out of the list of who reads its source, and lets its place be used again.
  ///
  /// - Returns: The new head of that list, if the link was that.
  mutating func remove(_ index: Int32) -> Int32? {
    let link = links[Int(index)]
    free.append(index)
    if link.nextObserver >= 0 { links[Int(link.nextObserver)].previousObserver = link.previousObserver }
    if link.previousObserver < 0 { return link.nextObserver }
    links[Int(link.previousObserver)].nextObserver = link.nextObserver
    return nil
  }
}
