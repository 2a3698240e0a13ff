// swift-format-ignore-file: the pages show these pieces to the character.

import Foundation
import QuoinDiagnostics
import QuoinDocuments
import Testing

@Suite struct DrawingsSnippets {
  @Test func aChartIsDrawn() throws {
    // snippet
    let chart = ChartView(
      .bars, categories: ["2024", "2025", "2026"],
      series: [ChartSeries("North", [12.5, 14, 17.2]), ChartSeries("South", [8, 9.5, 9])])
    chart.numberFormat = ChartNumberFormat(.currency("EUR"), digits: 1)
    let svg = try chart.render(as: .svg, size: CGSize(width: 360, height: 220))
    // end
    #expect(svg.count > 1000)
  }

  @Test func aDocumentIsForArchives() throws {
    let date = Date(timeIntervalSince1970: 0)
    let rows = Data("a,b\n".utf8)
    let head = TextLayout(text: AttributedText("Head", font: .systemFont(ofSize: 9)))
    let title = TextLayout(text: AttributedText("Annual report", font: .systemFont(ofSize: 24)))
    // snippet
    var options = OutputOptions()
    options.metadata.title = "Annual report"
    options.metadata.language = "en"
    options.metadata.date = date
    options.pdf.archive = .a3a
    options.pdf.isAccessible = true
    options.pdf.attachments = [
      .init(name: "rows.csv", data: rows, mediaType: "text/csv", relationship: .data)
    ]
    let pdf = try Renderer.document(options: options) { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: CGSize(width: 595, height: 842), label: "iv")
      canvas.withRole(.pageHead) { canvas.draw(head, at: CGPoint(x: 40, y: 20)) }
      canvas.withRole(.heading(1)) { canvas.draw(title, at: CGPoint(x: 40, y: 60)) }
    }
    // end
    #expect(pdf.starts(with: Data("%PDF-1.7".utf8)))
  }
}
