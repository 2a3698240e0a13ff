import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A live tree in a window of its own, with the picture of it.
final class PreviewStage {
  let node: LayoutNode
  /// What the tree was made of last.
  private(set) var document: PreviewDocument
  private(set) var window: UIWindow
  /// The size in points, whole pixels.
  private(set) var size = CGSize.zero
  /// The fingers that are down, by their numbers.
  var fingers: [Int: UITouch] = [:]
  private var environment: LayoutEnvironment
  private var renderSize: RenderSize
  private var picture: ViewPicture?
  /// Pixels a point of that picture.
  private var pictureScale: CGFloat = 0
  /// The pages of the tree as it is laid out now; nothing where it makes none.
  private(set) var pages: PreviewPages?
  /// The page that is asked for, from 1.
  var wantedPage = 1 { didSet { sizePage() } }
  /// The page that is looked at: the last one for numbers behind it.
  var page: Int { pages?.number(nearest: wantedPage) ?? 1 }
  /// The page that has been drawn as it is now; nothing for none.
  private var drawnPage: Int?
  /// The others that have been drawn as they are now.
  private var drawnSheets: Set<Int> = []

  /// Makes the tree and lays it out.
  ///
  /// - Throws: Everything that is wrong with the template for its data.
  convenience init(
    _ document: PreviewDocument, state: [String: StateValue], in environment: LayoutEnvironment,
    size: RenderSize
  ) throws(Diagnostics) {
    let node = try document.template.instantiate(
      state: state.mapValues(\.any), constants: document.data.constantValues, environment: environment)
    try self.init(node, of: document, in: environment, size: size)
  }

  /// Lays a root out that was made of a document.
  init(
    _ node: LayoutNode, of document: PreviewDocument, in environment: LayoutEnvironment, size: RenderSize
  ) throws(Diagnostics) {
    (self.node, self.document, self.environment) = (node, document, environment)
    renderSize = size.orPhone
    window = UIWindow(frame: .zero)
    try layOut()
    window.addSubview(node.view)
  }

  /// Pixels a point of the screen that the tree is laid out for.
  var scale: CGFloat { environment.traits.displayScale }

  /// Whether keys are written into something.
  var takesText: Bool { window.firstResponder is any UIKeyInput }

  /// Brings the tree in line with what was read anew.
  ///
  /// - Parameter state: The state from now on; nothing for what there is.
  /// - Throws: Everything that is wrong with it. The tree stays as it was then.
  func update(to document: PreviewDocument, state: [String: StateValue]?) throws(Diagnostics) {
    try node.update(
      with: document.template, state: state?.mapValues(\.any), constants: document.data.constantValues)
    self.document = document
    try layOut()
  }

  /// Changes one variable of the state.
  ///
  /// - Parameter all: The whole state with it, for the case that the variable becomes one of another type.
  /// - Throws: Everything that is wrong with the template for the new value.
  func setState(_ name: String, to value: StateValue, in all: [String: StateValue]) throws(Diagnostics) {
    node.setState([name: value.any])
    if node.diagnostics.hasErrors { return try update(to: document, state: all) }
    try layOut()
  }

  /// Lays the tree out for other surroundings.
  func layOut(in environment: LayoutEnvironment, size: RenderSize) throws(Diagnostics) {
    if environment.traits != self.environment.traits { picture = nil }
    (self.environment, renderSize) = (environment, size.orPhone)
    try layOut()
  }

  /// Lays the tree out as it is now.
  func layOut() throws(Diagnostics) {
    let size = try node.layOut(in: renderSize, environment: environment)
    pages = nil
    if let view = node.view as? any PagedView {
      pages = try PreviewPages(of: view, budget: environment.budget)
      (drawnPage, drawnSheets) = (nil, [])
      return sizePage()
    }
    guard size.width > 0, size.height > 0 else {
      // It is told by whoever draws such a thing.
      _ = try node.rendering(size: size, as: .png)
      return
    }
    self.size = wholePixels(size)
    if window.frame.size != self.size { window.frame = CGRect(origin: .zero, size: self.size) }
    if window.traitOverrides != environment.traits { window.traitOverrides = environment.traits }
    if window.safeAreaInsets != environment.safeAreaInsets {
      window.setSafeAreaInsets(environment.safeAreaInsets)
    }
    window.layoutIfNeeded()
  }

  private func wholePixels(_ size: CGSize) -> CGSize {
    let scale = environment.traits.displayScale
    return CGSize(
      width: max(1, (size.width * scale).rounded()) / scale,
      height: max(1, (size.height * scale).rounded()) / scale)
  }

  /// Takes the size of the page that is looked at.
  private func sizePage() {
    if let pages, pages.sizes.indices.contains(page - 1) { size = wholePixels(pages.sizes[page - 1]) }
  }

  /// Lets the tree appear anew in a window whose clock begins at 0, so that what moves when it appears moves again.
  func restartClock() {
    let old = window
    window = UIWindow(frame: old.frame)
    window.traitOverrides = environment.traits
    window.setSafeAreaInsets(environment.safeAreaInsets)
    (fingers, picture) = ([:], nil)
    node.view.removeFromSuperview()
    window.addSubview(node.view)
    window.layoutIfNeeded()
  }

  // MARK: Drawing

  /// Pixels a point as the picture is looked at, zoomed; nothing for those of the screen that it is laid out for.
  var shownScale: CGFloat?
  /// The pixels that a picture may have for being looked at closely: those of two large screens.
  private static let closePixels = 16_000_000.0

  /// Pixels a point of the picture: as many as are seen.
  var drawnScale: CGFloat {
    guard let shownScale, size.width > 0, size.height > 0 else { return scale }
    let pixels = min(Self.closePixels, 0.9 * Double(environment.budget.imagePixels))
    // What there is room for without looking closely stays so.
    return min(shownScale, max(scale, (pixels / (size.width * size.height)).squareRoot()))
  }

  private var options: OutputOptions {
    var options = OutputOptions()
    options.scale = environment.traits.displayScale
    options.traits = environment.traits
    options.png.compression = .fast
    return options
  }

  /// Draws what has changed since the last time.
  ///
  /// - Returns: A PNG of the part that has changed, with its place in points; nothing where nothing has changed.
  func draw() throws(Diagnostic) -> (png: Data, part: CGRect)? {
    guard size.width > 0 else { return nil }
    let part: CGRect
    let drawn: ViewPicture
    var options = options
    options.scale = drawnScale
    if pictureScale != options.scale { (picture, drawnPage, drawnSheets) = (nil, nil, []) }
    pictureScale = options.scale
    if pages != nil { return try drawPage(options) }
    if let picture {
      (drawn, part) = (picture, try picture.update())
    } else {
      drawn = try ViewPicture(of: window, options: options, budget: environment.budget)
      picture = drawn
      part = CGRect(origin: .zero, size: size)
    }
    return part.isNull ? nil : (try drawn.pngData(of: part), part)
  }

  private func drawPage(_ options: OutputOptions) throws(Diagnostic) -> (png: Data, part: CGRect)? {
    if drawnPage == page { return nil }
    drawnSheets.remove(page)
    do throws(Diagnostics) {
      let png = try node.rendering(size: size, as: .png, options: options, page: page).data
      drawnPage = page
      return (png, CGRect(origin: .zero, size: size))
    } catch { throw error.all.first { $0.severity == .error } ?? .noPages(page, at: nil) }
  }

  /// Draws the first of some pages that is not drawn as it is now, closely as the one that is looked at.
  ///
  /// - Returns: A PNG with the page's number; nothing where all are drawn, and where one cannot be, which is told once it is
  ///   looked at.
  func drawSheet(of numbers: [Int]) -> (png: Data, number: Int)? {
    guard let pages, pictureScale > 0 else { return nil }
    let wanted = numbers.first { number in
      number != page && 1...max(1, pages.sizes.count) ~= number && !drawnSheets.contains(number)
    }
    guard let wanted else { return nil }
    drawnSheets.insert(wanted)
    var options = options
    options.scale = pictureScale
    return (try? node.rendering(size: size, as: .png, options: options, page: wanted)).map {
      ($0.data, wanted)
    }
  }

  /// The tree as it is now, as a file; of a document all pages as a PDF, and otherwise the one that is looked at.
  func export(as format: OutputFormat) throws(Diagnostics) -> Rendering {
    var options = options
    options.png.compression = .default
    return try node.rendering(
      size: size, as: format, options: options, page: pages == nil || format == .pdf ? nil : page)
  }

  /// What looks wrong and did no harm.
  var warnings: Diagnostics {
    var warnings = document.warnings
    warnings.append(contentsOf: node.diagnostics)
    warnings.append(contentsOf: pages?.warnings ?? node.warnings(in: size))
    return warnings
  }
}
