import Foundation
import QuoinBlocks

/// The parts of a profile screen, whatever they are: views, layers or boxes of characters.
public struct ProfileParts<Part: LayoutElement, Text: AdjustableLayoutElement, Row: LayoutElement> {
  public var cover: Part
  public var avatar: Part
  public var name: Part
  public var handle: Part
  public var biography: Text
  public var figures: Row
  public var gallery: Row
  public var button: Part

  public init(
    cover: Part, avatar: Part, name: Part, handle: Part, biography: Text, figures: Row, gallery: Row,
    button: Part
  ) {
    self.cover = cover
    self.avatar = avatar
    self.name = name
    self.handle = handle
    self.biography = biography
    self.figures = figures
    self.gallery = gallery
    self.button = button
  }
}

/// The lengths of a profile screen, in points or in characters.
public struct ProfileMetrics: Sendable {
  public var margin: CGSize
  public var gap: CGFloat
  public var avatar: CGSize
  public var nameHeight: CGFloat
  public var handleHeight: CGFloat
  public var figuresHeight: CGFloat
  public var buttonHeight: CGFloat
  /// The width over height of a source from which the cover is beside the text.
  public var wideRatio: CGFloat

  public init(
    margin: CGSize, gap: CGFloat, avatar: CGSize, nameHeight: CGFloat, handleHeight: CGFloat,
    figuresHeight: CGFloat, buttonHeight: CGFloat, wideRatio: CGFloat
  ) {
    self.margin = margin
    self.gap = gap
    self.avatar = avatar
    self.nameHeight = nameHeight
    self.handleHeight = handleHeight
    self.figuresHeight = figuresHeight
    self.buttonHeight = buttonHeight
    self.wideRatio = wideRatio
  }
}

extension ProfileParts {
  /// One scheme for upright and wide screens: the cover takes the top or the left, the rest what it leaves.
  public func scheme(_ metrics: ProfileMetrics) -> LayoutScheme {
    let ratio = metrics.wideRatio
    let body = AnonymConstraint { source in
      var rest = source
      if source.width > source.height * ratio {
        rest.size.width = (source.width * 0.6).rounded(.down)
        rest.origin.x = source.maxX - rest.size.width
      } else {
        rest.size.height = (source.height * 0.68).rounded(.down)
        rest.origin.y = source.maxY - rest.size.height
      }
      source = rest
    }
    let coverPlace = AnonymConstraint { source in
      var part = source
      if source.width > source.height * ratio {
        part.size.width -= (source.width * 0.6).rounded(.down)
      } else {
        part.size.height -= (source.height * 0.68).rounded(.down)
      }
      source = part
    }
    func line(_ height: CGFloat, top: CGFloat) -> Layout {
      Layout(
        x: .center(), y: .top(top), width: .boxed(2 * metrics.margin.width), height: .fixed(height))
    }
    return LayoutScheme(blocks: [
      cover.layoutBlock(with: .equal, constraints: [coverPlace]),
      avatar.layoutBlock(
        with: Layout(
          x: .center(), y: .center(), width: .fixed(metrics.avatar.width),
          height: .fixed(metrics.avatar.height)),
        constraints: [cover.layoutConstraint(for: [.equally])]),
      button.layoutBlock(
        with: Layout(
          x: .center(), y: .bottom(metrics.margin.height), width: .boxed(2 * metrics.margin.width),
          height: .fixed(metrics.buttonHeight)),
        constraints: [body]),
      name.layoutBlock(with: line(metrics.nameHeight, top: metrics.margin.height), constraints: [body]),
      handle.layoutBlock(
        with: line(metrics.handleHeight, top: 0),
        constraints: [body, name.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
      biography.layoutBlock(
        with: Layout(y: .top(metrics.gap)),
        constraints: [
          handle.layoutConstraint(for: [.equally, .bottom(.align(by: .outer))]),
          AnonymConstraint { source in
            source.size.height = 10_000
          },
          biography.adjustLayoutConstraint(for: [.height()]),
        ]),
      figures.layoutBlock(
        with: line(metrics.figuresHeight, top: metrics.gap),
        constraints: [body, biography.layoutConstraint(for: [.bottom(.limit(on: .outer))])]),
      gallery.layoutBlock(
        with: Layout(
          x: .center(), y: .top(metrics.gap), width: .boxed(2 * metrics.margin.width),
          height: .boxed(2 * metrics.gap)),
        constraints: [
          body, figures.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
          button.layoutConstraint(for: [.top(.limit(on: .outer))]),
        ]),
    ])
  }
}
