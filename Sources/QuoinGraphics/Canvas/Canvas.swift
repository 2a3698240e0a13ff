import Foundation
import QuoinDiagnostics
import QuoinResources

/// Where things are drawn: one interface for all outputs.
///
/// Coordinates are points from the top left, y downward. What is called to draw checks its numbers, keeps transform and
/// clip, counts on the meter, and hands on to a primitive. A plain `Canvas` draws nothing; an output overrides the
/// primitives, which get finite numbers within the canvas's range only, and are not called where nothing can be seen.
/// A canvas belongs to one task.
open class Canvas {
  /// The size of the page, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The traits that dynamic colours are resolved with.
  public var traits: UITraitCollection

  /// What is drawn of text; pictures that text is judged by leave out its shapes.
  package final var textDrawing = TextDrawing.glyphs

  /// Counts what drawing takes of the rendering's budget; with it used up, nothing more is drawn.
  public final let meter: BudgetMeter

  /// What was drawn otherwise than asked for, each once.
  public final private(set) var warnings: [Diagnostic] = []

  /// Whether views say what they are in the structure of the document.
  package final var tagsViews = false
  /// Whether what can be filled in becomes a field, where it may.
  package final var fillsFields = false
  /// Whether links may turn out to lead to no place of the document; whoever draws tells of that.
  package final var allowsMissingPlaces = false
  /// What the link says that is made next, to those who do not see it; nothing for its address.
  package final var linkText: String?

  /// How many things have been drawn where something can be seen.
  package final var drawnCount = 0

  final var state: CanvasState
  final var saved: [SavedCanvasState] = []
  /// How far from the page's corner anything may lie, in points of the page.
  final let reach: CGFloat
  /// What the pages of the document have in common; nothing on a canvas outside any document.
  final var record: DocumentRecord?
  /// Whether the next thing drawn begins a part of the content, which the output is told of before.
  final var awaitsContent = false
  private final var hasEnded = false

  /// Creates a canvas that counts on the meter of the rendering going on, or on one of its own.
  public init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    meter = .current ?? BudgetMeter()
    self.size = size
    self.scale = scale
    self.traits = traits
    reach = CGPoint.drawingRange / max(scale, 1)
    state = CanvasState(transform: .identity, clip: CGRect(origin: .zero, size: size))
  }

  /// Whether drawn text stays text in the output, so that it can be selected and searched.
  open var keepsText: Bool { false }

  /// Whether what links say is written.
  var writesLinkText: Bool { false }

  /// Whether a group holds pixels for as long as it is open, as in pictures.
  open var holdsPixels: Bool { false }

  /// Notes that something is drawn otherwise than asked for.
  public final func warn(_ warning: Diagnostic) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  // MARK: The page

  /// Begins the content of a page: roles that began on another go on.
  func beginContent() {}

  /// Ends what has begun; what is drawn from now on is not seen, and noted as a mistake.
  final func endPage() {
    goBackToStart()
    endContent()
    state.seesNothing = true
    hasEnded = true
  }

  /// Ends the content of a page.
  func endContent() {}

  /// Begins a part of the content.
  func beginContentPart() {}

  /// Whether fields may stand where is drawn now.
  var mayTakeFields: Bool { true }

  /// Makes a field that readers fill in, whose parts draw on this canvas.
  func fieldPrimitive(_ field: FormField) {}

  /// Leaves a place for what is drawn later, where the output can wait.
  func deferredContentPrimitive() -> (any DeferredContent)? { nil }

  // MARK: Structure, which outputs without any pass over

  /// Begins a part of the document with a role.
  open func beginRolePrimitive(_ role: StructureRole, _ attributes: StructureAttributes) {}

  /// Ends the role that was begun last.
  open func endRolePrimitive() {}

  /// Begins a text, of which parts may be elements of their own.
  ///
  /// - Parameter whole: What the text is a part of, of which other parts are drawn elsewhere; nothing for a whole text.
  func beginText(_ text: TextLayout, partOf whole: DividedElement?) {}

  /// Goes to the element that a piece of the text belongs to.
  ///
  /// - Parameter asPicture: Whether it is a picture that is drawn next, and not what the picture stands in.
  func goToElement(of piece: TextPiece, asPicture: Bool) {}

  /// Ends a text.
  func endText() {}

  /// Notes that something is drawn where nothing is seen.
  final func noteUnseen() {
    if hasEnded { record?.note(.pageHasEnded) }
  }

  // MARK: Primitives

  /// Remembers transform and clip.
  open func saveGStatePrimitive() {}

  /// Goes back to what was remembered last.
  open func restoreGStatePrimitive() {}

  /// Applies a transform, which can be undone, to what is drawn from now on.
  open func concatenatePrimitive(_ transform: CGAffineTransform) {}

  /// Draws only within a rectangle from now on.
  open func clipPrimitive(to rect: CGRect) { clipPrimitive(to: UIBezierPath(rect: rect)) }

  /// Draws only within a rounded rectangle from now on.
  open func clipPrimitive(toRoundedRect rect: CGRect, radii: CornerRadii) {
    clipPrimitive(to: UIBezierPath(roundedRect: rect, radii: radii))
  }

  /// Draws only within a path from now on.
  open func clipPrimitive(to path: UIBezierPath) {}

  /// Fills a rectangle with a colour.
  open func fillPrimitive(_ rect: CGRect, color: UIColor) { fillPrimitive(rect, paint: .color(color)) }

  /// Fills a rectangle.
  open func fillPrimitive(_ rect: CGRect, paint: Paint) {
    fillPrimitive(UIBezierPath(rect: rect), paint: paint)
  }

  /// Fills a rectangle with round corners.
  open func fillPrimitive(roundedRect rect: CGRect, radii: CornerRadii, paint: Paint) {
    fillPrimitive(UIBezierPath(roundedRect: rect, radii: radii), paint: paint)
  }

  /// Fills a path by its own fill rule.
  open func fillPrimitive(_ path: UIBezierPath, paint: Paint) {}

  /// Strokes a path with its own width, caps, joins and dashes.
  open func strokePrimitive(_ path: UIBezierPath, paint: Paint) {}

  /// Draws an image stretched over a rectangle that is not empty, its cap insets respected.
  open func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {}

  /// Draws text with the top left of its box at a point.
  open func drawPrimitive(_ text: TextLayout, at point: CGPoint) {}

  /// Collects what is drawn, and remembers transform and clip.
  open func beginTransparencyLayerPrimitive(alpha: CGFloat) {}

  /// Draws what was collected, with an alpha from 0 to 1, and goes back to what was remembered.
  open func endTransparencyLayerPrimitive(alpha: CGFloat) {}

  /// Collects what is drawn as a mask, and remembers transform and clip.
  open func beginMaskPrimitive() {}

  /// Goes back to what was remembered, and collects what is drawn to be masked, remembering transform and clip again.
  open func beginMaskedLayerPrimitive() {}

  /// Draws what was collected as far as the mask lets it through, by its alpha, and goes back to what was remembered.
  open func endMaskedLayerPrimitive() {}

  /// Draws the shadow of a filled path.
  open func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {}

  /// Blurs what was drawn so far within a rounded rectangle; returns whether the output can.
  open func blurBackdropPrimitive(in rect: CGRect, radii: CornerRadii, deviation: CGFloat) -> Bool { false }

  /// Collects what is drawn, and remembers transform and clip.
  open func beginShadowLayerPrimitive(_ shadow: Shadow) {}

  /// Draws what was collected, its shadow beneath, and goes back to what was remembered.
  open func endShadowLayerPrimitive(_ shadow: Shadow) {}

  /// Makes what lies within the clip clear; returns whether the output can.
  @discardableResult
  func erase() -> Bool { false }

  /// Makes a rectangle a link.
  open func linkPrimitive(to target: LinkTarget, rect: CGRect) {}

  /// Gives a place a name that links lead to.
  open func destinationPrimitive(_ name: String, at point: CGPoint) {}

  /// Says that a part of the document stands at a place: the one that is open and has content, if any, or the next one that begins.
  func placePrimitive(_ key: Int, isNext: Bool) {}
}
