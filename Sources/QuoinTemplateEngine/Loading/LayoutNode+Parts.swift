import QuoinDiagnostics
import QuoinResources

/// Parts of a layout on hosts, for which placeholders stand until they have come: `<UIView xml="https://…">`.
extension LayoutNode {
  /// Whether placeholders still stand for parts of the layout.
  public var isLoading: Bool {
    root.origin?.template.awaitedParts.isEmpty == false && root.partProblems.isEmpty
  }

  /// Waits on the thread for the parts that placeholders stand for, and puts them in their place.
  ///
  /// - Throws: Why a part did not come, or what is wrong with it. Its placeholder stays.
  public func finishLoading() throws(Diagnostics) {
    let root = root
    while let parts = root.beginLoading() {
      parts.wait()
      try root.takeParts(parts)
    }
    try root.partProblems.throwIfErrors()
  }

  /// Waits for the parts that placeholders stand for, and puts them in their place.
  ///
  /// - Throws: Why a part did not come, or what is wrong with it. Its placeholder stays.
  public func finishLoading(isolation: isolated (any Actor)? = #isolation) async throws(Diagnostics) {
    let root = root
    while let parts = root.beginLoading() {
      await parts.waitAside()
      try root.takeParts(parts)
    }
    try root.partProblems.throwIfErrors()
  }

  /// Begins to fetch what placeholders stand for, unless it is on its way already.
  @discardableResult func beginLoading() -> AwaitedParts? {
    guard isLoading, let template = origin?.template, let loader = template.loader else { return nil }
    if let awaitedParts { return awaitedParts }
    let parts = AwaitedParts(template.awaitedParts, loader: loader)
    awaitedParts = parts
    return parts
  }

  /// Puts parts that have come meanwhile in their place; called whenever the tree is brought up to date.
  func takePartsIfThere() {
    guard let awaitedParts, awaitedParts.result != nil else { return }
    do throws(Diagnostics) {
      try takeParts(awaitedParts)
      beginLoading()
    } catch {
      (owner as? any LayoutOwner)?.layoutError(error)
    }
  }

  private func takeParts(_ parts: AwaitedParts) throws(Diagnostics) {
    guard let template = origin?.template, let (found, problems) = parts.result else { return }
    awaitedParts = nil
    partProblems = Diagnostics(problems)
    do throws(Diagnostics) {
      // With some missing, nothing is put in place, so that what is shown is of one moment.
      try partProblems.throwIfErrors()
      try update(with: template.merging(found))
    } catch {
      partProblems = error
      throw error
    }
  }
}
