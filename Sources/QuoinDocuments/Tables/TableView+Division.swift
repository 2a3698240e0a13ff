import Foundation
import QuoinDiagnostics
import QuoinViews

extension TableView: PageBreaking {
  /// Goes apart between rows, with the heads and feet that each page has.
  public func pageDivision(in room: PageRoom) -> PageDivision? {
    layoutIfNeeded()
    return whole?.view.pageDivision(in: room)
  }

  /// How a part of the table can be divided once more: its rows are dealt out anew.
  func division(of part: TablePartView, in room: PageRoom) -> PageDivision? {
    var room = room
    room.width = part.roomWidth
    let (placed, parts, sum) = (placedRows, partCount, carried)
    takeBack(part)
    var height: CGFloat?
    do throws(Diagnostics) {
      if let draft = try draftPart(in: room, warn: { _ in }) {
        height = draft.isLast ? nil : draft.height
        giveBack(draft)
      }
    } catch {
      problem = error
    }
    (placedRows, partCount, carried) = (placed, parts, sum)
    waiting.removeLast(min(part.rows.count, waiting.count))
    return height.map { height in
      PageDivision(height: height) { [self] in divide(part, in: room) }
    }
  }

  /// Whether not all of the rows that are left stand in a room.
  func isDivided(in room: PageRoom) throws(Diagnostics) -> Bool {
    guard let draft = try draftPart(in: room, warn: { _ in }) else { return true }
    giveBack(draft)
    return !draft.isLast
  }

  /// Lets the rows of a part that is not made be the next ones again.
  func giveBack(_ draft: TableDraft) {
    waiting += draft.rows.reversed()
    giveBack(draft.edges)
  }

  /// Goes back to where the part began.
  private func takeBack(_ part: TablePartView) {
    waiting += part.rows.reversed()
    placedRows -= part.rows.count(where: \.isBegun)
    partCount -= 1
    carried -= part.sum
  }

  private func divide(_ part: TablePartView, in room: PageRoom) -> (part: UIView, rest: UIView) {
    takeBack(part)
    giveBack(part.edges)
    // Rows that are made have the traits of what is around them.
    if superview === part { part.superview?.addSubview(self) }
    part.removeFromSuperview()
    (whole, isPaged) = (nil, true)
    var rest = openRoom(room.width)
    rest.values = room.values
    do throws(Diagnostics) {
      if let first = try takePart(in: room, warn: note), let second = try takePart(in: rest, warn: note) {
        for view in [first.view, second.view] { view.keepsTable = self }
        // The table itself shows nothing any more, and goes along.
        isHidden = true
        second.view.addSubview(self)
        return (first.view, second.view)
      }
    } catch {
      problem = error
    }
    return (part, UIView())
  }

  private func note(_ warning: Diagnostic) { warnings.append(warning) }

  /// Brings heads and feet of a part that stands in another view in line with its page.
  func update(_ part: TablePartView, for page: PageValues) {
    var draft = part.draft
    (draft.values.pageNumber, draft.values.pageCount) = (page.pageNumber, page.pageCount)
    draft.values.sectionTitle = page.sectionTitle
    do throws(Diagnostics) {
      for type in [TableHeadView.self, TableFootView.self] as [TableEdgeView.Type] {
        let places = part.subviews.filter { Swift.type(of: $0) == type }.map(\.frame)
        for ((view, _), place) in zip(try edgeViews(type, of: draft), places) where view.superview === part {
          view.frame = place
        }
      }
    } catch {
      problem = error
    }
  }
}
