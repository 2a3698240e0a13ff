import Foundation

/// Places in tables and collections: a section, and a row or an item in it.
nonisolated extension IndexPath {
  /// Creates the place of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the place of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The number of the section, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section, from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section, from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
