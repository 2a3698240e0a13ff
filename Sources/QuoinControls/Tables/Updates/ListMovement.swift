/// One of a list that a finger is moving to another place, among others that make room.
protocol ListMovement: AnyObject {
  /// Where it was when the finger took it.
  var start: TablePlace { get }
  /// Where it is at present.
  var place: TablePlace { get }
}

extension ListMovement {
  /// Which one the data source means by a place of the list while the move is not told yet.
  func sourcePlace(of place: TablePlace) -> TablePlace {
    if place == self.place { return start }
    var row = place.row
    if place.section == self.place.section, row > self.place.row { row -= 1 }
    if place.section == start.section, row >= start.row { row += 1 }
    return TablePlace(section: place.section, row: row)
  }
}
