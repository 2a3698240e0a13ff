import Foundation
import QuoinBlocks

/// The parts of a profile screen, whatever they are: views, layers or boxes of characters.
public struct ProfileParts {
  public var cover: any LayoutElement
  public var avatar: any LayoutElement
  public var name: any LayoutElement
  public var handle: any LayoutElement
  public var biography: any AdjustableLayoutElement
  public var figures: any LayoutElement
  public var gallery: any LayoutElement
  public var button: any LayoutElement

  public init(
    cover: any LayoutElement, avatar: any LayoutElement, name: any LayoutElement, handle: any LayoutElement,
    biography: any AdjustableLayoutElement, figures: any LayoutElement, gallery: any LayoutElement,
    button: any LayoutElement
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
      return rest
    }
    let coverPlace = AnonymConstraint { source in
      var part = source
      if source.width > source.height * ratio {
        part.size.width -= (source.width * 0.6).rounded(.down)
      } else {
        part.size.height -= (source.height * 0.68).rounded(.down)
      }
      return part
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
            CGRect(x: source.minX, y: source.minY, width: source.width, height: 10_000)
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
