import Foundation

/// A picture, or room for a view, that stands in a line of text as a character does.
///
/// ```swift
/// let attachment = NSTextAttachment(image: star)
/// attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
/// let text = NSMutableAttributedString(string: "Rated ")
/// text.append(NSAttributedString(attachment: attachment))
/// ```
///
/// Without an image it leaves room, which a label gives to the attachment's view, and which ``TextLayout/attachments`` tells the place of. It is read when the attributed
/// string becomes an ``AttributedText``; later changes do not count.
open class NSTextAttachment: NSObject {
  // First of all fields; see AttributeValueKind.
  private final let kind = AttributeValueKind()
  /// What is drawn; a template image takes the colour of the text.
  open var image: UIImage?
  /// The room it takes, in points from its place on the baseline, y **upward** as in UIKit: with a negative y it reaches
  /// below the baseline. An empty rectangle stands for the image's own size, on its own baseline
  /// where it has one.
  open var bounds: CGRect = .zero

  /// What is read out in its place, as a document says of it; empty for what is only decoration.
  open var accessibilityLabel: String?

  /// What stands in its room besides an image, and the size that suits that.
  package final var content: (object: AnyObject, size: () -> CGSize)?

  /// The character that attachments stand for, U+FFFC.
  public static let character = 0xFFFC

  /// Creates an attachment that leaves no room until it is given bounds.
  public override init() {}

  /// Creates an attachment of an image in its own size.
  public init(image: UIImage) {
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one character that an attachment stands for.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// An attachment as a value.
struct TextAttachment: Hashable, Sendable {
  let image: UIImage?
  /// In points from its place on the baseline, y upward.
  let bounds: CGRect
  /// What is read out in its place; empty for what is only decoration.
  let label: String?

  /// More than this is room for no line, in points.
  private static let limit: CGFloat = 100_000

  init(_ attachment: NSTextAttachment) {
    image = attachment.image
    label = attachment.accessibilityLabel
    var box = attachment.bounds
    if box.isEmpty {
      box.size = attachment.image?.size ?? attachment.content?.size() ?? .zero
      if let offset = image?.baselineOffsetFromBottom { box.origin.y = -offset }
    }
    let isUsable = [box.minX, box.minY, box.width, box.height].allSatisfy { abs($0) < Self.limit }
    bounds = isUsable ? box : .zero
  }
}

/// Where an attachment stands in a text that has been set.
public struct TextAttachmentPlace: Hashable, Sendable {
  /// The character that it stands for, in bytes of UTF-8.
  public let range: Range<Int>
  /// Its box, in points from the top left of the layout.
  public let rect: CGRect
  /// What is drawn there; nil where there is room for a view.
  public let image: UIImage?
  /// The colour of the text there, which a template image takes.
  public let color: UIColor
}

extension TextLayout {
  /// The attachments that are shown, line by line and from left to right.
  public var attachments: [TextAttachmentPlace] { content.attachments.map(\.place) }
}

extension TextContent {
  /// The attachments with the pieces that they are, likewise.
  var attachments: [(place: TextAttachmentPlace, piece: TextPiece)] {
    guard spans.hasSpans else { return [] }
    return pieces.compactMap { piece in
      let run = piece.source.runs[piece.run]
      guard run.isAttachment, let attachment = spans.attributes(piece.span).attachment else { return nil }
      let baseline = lines[piece.line].baseline - run.baselineOffset
      let bounds = attachment.bounds
      let clusters = piece.source.clusters
      let place = TextAttachmentPlace(
        range: Int(
          clusters[piece.clusters.lowerBound].start)..<Int(clusters[piece.clusters.upperBound].start),
        rect: CGRect(
          x: box(of: piece).minX + bounds.minX, y: baseline - bounds.maxY, width: bounds.width,
          height: bounds.height),
        image: attachment.image, color: spans.attributes(piece.span).color)
      return (place, piece)
    }
  }
}
