import Foundation
import QuoinDiagnostics
import QuoinViews

/// The room that there is for a part of a view.
public struct PageRoom {
  /// How far what fits may reach beyond it, in points: sums of lengths are not exact.
  static let tolerance: CGFloat = 0.01

  /// How wide, in points.
  public var width: CGFloat
  /// How high, in points.
  public var height: CGFloat
  /// How high a page is with nothing on it yet, in points.
  public var pageHeight: CGFloat
  /// Whether nothing stands above on the page, so that something has to go here rather than nothing.
  public var isWholePage: Bool
  /// What is known of the page.
  var values = PageValues()
  /// Whether no more is made than reaches beyond the room: the rest is made when its page comes.
  var isOpen = false
  /// How high notes are at the foot of the page, in points.
  var notesHeight: ([PageBlock]) throws(Diagnostics) -> CGFloat = { _ in 0 }
  /// What has been found for this division already.
  var known: KnownDivisions?

  /// The room on a page with nothing on it yet.
  var onNewPage: PageRoom {
    var room = self
    (room.height, room.isWholePage) = (pageHeight, true)
    return room
  }

  /// Creates a room.
  public init(width: CGFloat, height: CGFloat, pageHeight: CGFloat, isWholePage: Bool) {
    (self.width, self.height) = (width, height)
    (self.pageHeight, self.isWholePage) = (pageHeight, isWholePage)
  }
}

/// How a view can be divided, before it is.
public struct PageDivision {
  /// How high the part is that stays on the page, in points.
  public let height: CGFloat
  /// Divides the view into the part that stays and what remains. Neither need be the view itself, which is not used any
  /// more; both have their sizes.
  public let divide: () -> (part: UIView, rest: UIView)
  /// Where the rest begins, if it says so itself.
  var next = PageBreak.auto
  /// How high something in the part is that no page has room for, in points.
  var tooHigh: CGFloat?

  /// Creates a division.
  public init(height: CGFloat, divide: @escaping () -> (part: UIView, rest: UIView)) {
    (self.height, self.divide) = (height, divide)
  }
}

/// A view that can be continued on another page.
///
/// A view that knows nothing of pages is kept whole. One that can be continued says how much of it fits:
///
/// ```swift
/// extension DotsView: PageBreaking {
///   func pageDivision(in room: PageRoom) -> PageDivision? {
///     let count = Int(room.height / 10)
///     guard count > 0, count < self.count else { return nil }
///     return PageDivision(height: CGFloat(count) * 10) { (self.dots(0..<count), self.dots(count..<self.count)) }
///   }
/// }
/// ```
public protocol PageBreaking: UIView {
  /// How the view, which has been laid out and is higher than a room, can be divided so that a part of it fits.
  ///
  /// - Returns: Nothing where no part of it should stand there.
  func pageDivision(in room: PageRoom) -> PageDivision?
}
