import Foundation
import QuoinGraphics

/// Places an image and two texts as lists do: in a row, the texts below or beside each other.
struct ListContentLayout {
  /// How the two texts stand to each other.
  enum Arrangement {
    /// Below each other.
    case stacked
    /// Beside each other, the second at the trailing side.
    case sideBySide
    /// Beside each other, the first ending at a common line and the second beginning there.
    case paired
  }

  /// Where the common line of paired texts is, in points from the margin.
  static let pairedLine: CGFloat = 96

  var arrangement = Arrangement.stacked
  var margins = UIEdgeInsets.zero
  /// How large the image is shown, and the room kept for it; nothing without one.
  var imageSize: CGSize?
  var imageRoom: CGFloat = 0
  var imagePadding: CGFloat = 16
  var horizontalPadding: CGFloat = 8
  var verticalPadding: CGFloat = 3
  var minimumHeight: CGFloat = 0
  var isRightToLeft = false
  var grid = PixelGrid(scale: 2)

  /// What has been placed, in points of the view.
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    /// How high all is, margins included.
    var height: CGFloat = 0
  }

  /// Where texts begin, in points from the leading edge.
  var textInset: CGFloat {
    margins.left + (imageSize.map { max(imageRoom, $0.width) + imagePadding } ?? 0)
  }

  /// Places everything in a width.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points; nothing for just as high as is needed.
  ///   - text: The first text; nothing when it is empty.
  ///   - secondary: The second text.
  func frames(width: CGFloat, height: CGFloat?, text: UILabel?, secondary: UILabel?) -> Frames {
    var frames = Frames()
    let left = textInset
    let right = max(width - margins.right, left)
    if let imageSize {
      let room = max(imageRoom, imageSize.width)
      frames.image = CGRect(
        x: margins.left + (room - imageSize.width) / 2, y: 0, width: imageSize.width, height: imageSize.height
      )
    }
    let room = max(right - left, 0)
    func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label else { return .zero }
      let size = label.measuredSize(fitting: CGSize(width: max(width, 1), height: .infinity))
      return CGSize(width: min(grid.ceil(size.width), max(width, 0)), height: grid.ceil(size.height))
    }
    var (first, second) = (size(text, room), size(secondary, room))
    let isBeside =
      switch arrangement {
      case .stacked: false
      case .paired: true
      case .sideBySide:
        text == nil || secondary == nil || first.width + horizontalPadding + second.width <= room
      }
    var content: CGFloat
    if arrangement == .paired, text != nil {
      first = size(text, min(Self.pairedLine, room))
      second = size(secondary, room - Self.pairedLine - horizontalPadding)
      frames.text = CGRect(
        x: left + Self.pairedLine - first.width, y: 0, width: first.width, height: first.height)
      frames.secondary = CGRect(
        x: left + Self.pairedLine + horizontalPadding, y: 0, width: second.width, height: second.height)
      content = max(first.height, second.height)
    } else if isBeside {
      frames.text = CGRect(x: left, y: 0, width: first.width, height: first.height)
      frames.secondary = CGRect(x: right - second.width, y: 0, width: second.width, height: second.height)
      // A text that runs to the other side is as wide as there is room, so that its alignment counts.
      if secondary == nil { frames.text.size.width = room }
      content = max(first.height, second.height)
    } else {
      frames.text = CGRect(x: left, y: 0, width: room, height: first.height)
      content = first.height
      if secondary != nil {
        let gap = text == nil ? 0 : verticalPadding
        frames.secondary = CGRect(x: left, y: first.height + gap, width: room, height: second.height)
        content += gap + second.height
      }
    }
    let needed = max(content, frames.image.height)
    frames.height = max(grid.ceil(needed + margins.top + margins.bottom), minimumHeight)
    let full = height ?? frames.height
    let middle = margins.top + max(full - margins.top - margins.bottom, 0) / 2
    let top = grid.round(middle - content / 2)
    if isBeside, text != nil, secondary != nil {
      // Texts beside each other stand on one baseline.
      let (a, b) = (
        text?.firstBaselineOffset(for: first) ?? 0, secondary?.firstBaselineOffset(for: second) ?? 0
      )
      let line = max(a, b)
      frames.text.origin.y = grid.round(top + line - a)
      frames.secondary.origin.y = grid.round(top + line - b)
    } else {
      frames.text.origin.y += top
      frames.secondary.origin.y += top
    }
    frames.image.origin.y = grid.round(middle - frames.image.height / 2)
    if isRightToLeft {
      for path in [\Frames.image, \.text, \.secondary] {
        frames[keyPath: path].origin.x = width - frames[keyPath: path].maxX
      }
    }
    return frames
  }
}
