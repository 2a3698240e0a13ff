import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinDocuments
import QuoinHTTP
import QuoinTemplates
import Testing

import struct QuoinHTTP.HTTPResponse

@testable import QuoinServer

/// Documents that are asked for: their pages, and what a PDF of them says and carries.
@Suite(.timeLimit(.minutes(5))) struct ServedDocumentTests {
  private let files: SmallTemplates
  private let service: RenderService

  init() throws {
    files = try SmallTemplates([
      "a.xml": SmallTemplates.square,
      "plain.xml": "<UIView width=\"3\" height=\"2\" backgroundColor=\"blue\"/>",
    ])
    service = try RenderService(folder: files.path)
  }

  @Test func aWholeRequestSaysWhatAPDFCarries() async throws {
    let type: HTTPFields = ["Content-Type": "application/vnd.quoin.request+json; charset=utf-8"]
    let whole = """
      {"data": {"width": 5}, "format": "pdf", "pdf_standard": "a-3b", "date": "2026-11-29", \
      "attachments": [{"name": "rows.csv", "data": "YSxiCg==", "type": "text/csv"}]}
      """
    let response = await service.respond(to: .post("/render/a", whole, type))
    #expect(response.status == 200 && response.fields["Content-Type"] == "application/pdf")
    let pdf = String(decoding: response.body, as: Unicode.ASCII.self)
    #expect(pdf.contains("rows.csv") && pdf.contains("<pdfaid:part>3</pdfaid:part>"))
    // What the address says comes first.
    let titled = await service.respond(
      to: .post("/render/a.svg?title=Rows", "{\"data\":{\"width\":5}}", type))
    #expect(String(decoding: titled.body, as: UTF8.self).contains("<title>Rows</title>"))
    let wrong = try problem(await service.respond(to: .post("/render/a", "{\"dta\": {}}", type)))
    #expect(wrong["status"] as? Int == 400 && "\(wrong["detail"] ?? "")".contains("A request has no 'dta'"))
    for name in ["", ".", "..", "a/b", "../\u{301}x", "a\\b"] {
      let text = try #require(String(data: JSONEncoder().encode(name), encoding: .utf8))
      let body = #"{"format": "pdf", "attachments": [{"name": \#(text), "data": "YQ=="}]}"#
      let refused = try problem(await service.respond(to: .post("/render/a", body, type)))
      #expect("\(refused)".contains("the name of a file without folders"), "\(name)")
    }
    let asked = try problem(await service.respond(to: .get("/render/a.pdf?attachments=x")))
    #expect(asked["status"] as? Int == 400)
    #expect(
      await service.respond(
        to: .get("/render/plain.pdf?tagged=true&pdf_standard=a-2b,ua-1&title=x&language=en&width=10&height=7")
      ).status == 200)
  }

  @Test func aPageOfADocumentIsAskedForByItsNumber() async throws {
    try files.write(
      "list.xml",
      "<document margin=\"2\" size=\"60 x 40\"><UILabel text=\"one\"/><UILabel breakBefore=\"page\" text=\"two\"/></document>"
    )
    let service = try RenderService(folder: files.path) { path, budget, _ throws(Diagnostics) in
      try Template(
        contentsOf: URL(fileURLWithPath: path), registry: .documents, budget: budget, name: path)
    }
    let first = await service.respond(to: .get("/render/list.png"))
    #expect(first.fields["Quoin-Next-Page"] == "2" && first.fields["Quoin-Warnings"] == "1")
    let same = await service.respond(to: .get("/render/list.png?page=1"))
    #expect(same.fields["Quoin-Next-Page"] == "2" && same.fields["Quoin-Warnings"] == nil)
    #expect(same.body == first.body)
    for _ in 0..<2 {
      let second = await service.respond(to: .get("/render/list.png?page=2"))
      #expect(second.status == 200 && second.body != first.body && second.fields["Quoin-Next-Page"] == nil)
    }
    #expect(await service.respond(to: .post("/render/list.pdf", "{}")).fields["Quoin-Next-Page"] == nil)
    let none = await service.respond(to: .post("/render/list.png?page=3", "{}"))
    #expect(none.status == 422 && none.text.contains("there are 2 pages"))
    #expect(await service.respond(to: .post("/render/list.png?page=0", "{}")).status == 400)
    #expect(await service.respond(to: .post("/render/plain.png?page=2", "{}")).status == 422)
  }
}
