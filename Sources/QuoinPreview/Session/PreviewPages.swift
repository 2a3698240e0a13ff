import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// The pages of a document, of which one is looked at.
struct PreviewPages {
  /// How large each is, in points; one at least.
  let sizes: [CGSize]
  /// What looks wrong with them.
  let warnings: Diagnostics

  /// Makes all pages once, for what is wrong with them and what looks wrong.
  ///
  /// - Throws: What is wrong with them.
  init(of view: any PagedView, budget: Budget) throws(Diagnostics) {
    var sizes: [CGSize] = []
    try BudgetMeter.metering(budget) { _ throws(Diagnostics) in
      _ = try view.forEachPage { page in sizes.append(page.size) }
    }
    (self.sizes, warnings) = (sizes, view.pageWarnings)
  }

  /// The page that stands for a number: the last one for those behind it.
  func number(nearest number: Int) -> Int { min(max(1, number), max(1, sizes.count)) }
}
