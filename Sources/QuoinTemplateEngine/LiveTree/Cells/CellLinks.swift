/// Which cells read which: each link stands in the list of what its observer reads and in that of who reads its source.
///
/// All links lie in one row, as cells do, and refer to each other by index; -1 ends a list.
struct CellLinks {
  /// That one cell reads another.
  struct Link {
    var source: CellID
    var observer: CellID
    /// The next that the observer reads; of a link that is out of use, the next such.
    var nextSource: Int32 = -1
    var nextObserver: Int32 = -1
    var previousObserver: Int32 = -1
  }

  /// How many places there are, those out of use included.
  var extent: Int { count }

  private var links = RecordRow<Link>.grown(nil, to: 16)
  private var count = 0
  private var capacity = 16
  private var free: Int32 = -1

  @inline(__always)
  subscript(index: Int32) -> Link { links[Int(index)] }

  /// Sets what the observer of a link reads behind its source.
  @inline(__always)
  func setNextSource(of index: Int32, to next: Int32) { links[Int(index)].nextSource = next }

  /// Makes a link at the head of the list of who reads a source.
  ///
  /// - Parameters:
  ///   - head: The first link of that list until now.
  ///   - cells: How many cells there are: about as many links are made, so that the row need not grow little by little.
  mutating func make(source: CellID, observer: CellID, head: Int32, cells: Int) -> Int32 {
    let index: Int32
    if free >= 0 {
      index = free
      free = links[Int(index)].nextSource
    } else {
      if count == capacity { grow(to: max(2 * capacity, cells)) }
      index = Int32(count)
      count += 1
    }
    links[Int(index)] = Link(source: source, observer: observer, nextObserver: head)
    if head >= 0 { links[Int(head)].previousObserver = index }
    return index
  }

  /// Takes a link out of the list of who reads its source, and lets its place be used again.
  ///
  /// - Returns: The new head of that list, if the link was that.
  mutating func remove(_ index: Int32) -> Int32? {
    let link = links[Int(index)]
    links[Int(index)].nextSource = free
    free = index
    if link.nextObserver >= 0 { links[Int(link.nextObserver)].previousObserver = link.previousObserver }
    if link.previousObserver < 0 { return link.nextObserver }
    links[Int(link.previousObserver)].nextObserver = link.nextObserver
    return nil
  }

  private mutating func grow(to room: Int) {
    capacity = room
    links = RecordRow.grown(links, to: capacity)
  }

  /// Lets go of all links, which are not asked for afterwards.
  func deallocate() { RecordRow.deallocate(links) }
}
