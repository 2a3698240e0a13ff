import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplateEngine

extension Template {
  /// Options with what a document says of itself with data, its title, language and standards among it, where they leave it open.
  ///
  /// - Throws: Everything that is wrong with the template for these data.
  public func describedOptions(
    _ options: OutputOptions, for data: TemplateData, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(Diagnostics) -> OutputOptions {
    try BudgetMeter.metering(environment.budget) { _ throws(Diagnostics) in
      let node = try instantiate(
        state: data.stateValues, constants: data.constantValues, environment: environment)
      try node.layOut()
      var options = options
      // Files that a document carries would be those of one row among many.
      if let pages = node.view as? any PagedView {
        let own = options.forPages(pages, as: .pdf)
        (options.metadata, options.pdf.standards) = (own.metadata, own.pdf.standards)
        options.pdf.hasForms = own.pdf.hasForms
      }
      return options
    }
  }

  /// Lays out a page with data for a document that goes on, or all pages where the root is a document itself.
  ///
  /// - Parameter page: The page that is drawn alone, from 1; all of them unless given.
  /// - Returns: What draws them, on any one thread, and tells what looked wrong and did no harm.
  /// - Throws: Everything that is wrong with the template for these data, so that no page is begun.
  public func laidOutPages(
    _ data: TemplateData, size: RenderSize = .automatic, page: Int? = nil,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(Diagnostics) -> DocumentBatch.DrawPages {
    let numbers = page.map { $0...$0 }
    let (node, size) = try BudgetMeter.metering(environment.budget) { _ throws(Diagnostics) in
      let node = try instantiate(
        state: data.stateValues, constants: data.constantValues, environment: environment)
      let size = try node.layOut(in: size, environment: environment)
      if let pages = node.view as? any PagedView {
        // Once without drawing, since pages that are written cannot be taken back.
        try pages.forEachPage(in: numbers) { _ in }
      } else if let page, page != 1 {
        throw Diagnostics([.noPages(page, at: node.span)])
      }
      return (node, size)
    }
    return { session throws(Diagnostics) in
      try BudgetMeter.metering(environment.budget) { _ throws(Diagnostics) in
        if let pages = node.view as? any PagedView {
          try pages.forEachPage(in: numbers, drawnIn: session) { (page) throws(Diagnostic) in
            page.draw(try session.beginPage(size: page.size, label: page.label, boxes: page.boxes))
          }
          var warnings = pages.pageWarnings
          warnings.append(contentsOf: pages.objections(to: session.standards))
          warnings.append(contentsOf: pages.leftOutAmongMany(hasForms: session.hasForms))
          return warnings
        }
        var warnings = node.warnings(in: size)
        do throws(Diagnostic) {
          let canvas = try session.beginPage(size: size)
          canvas.saveGState()
          canvas.translateBy(x: node.view.frame.minX, y: node.view.frame.minY)
          node.view.render(into: canvas)
          canvas.restoreGState()
          warnings.append(contentsOf: canvas.warnings)
        } catch {
          throw Diagnostics([error])
        }
        return warnings
      }
    }
  }
}
