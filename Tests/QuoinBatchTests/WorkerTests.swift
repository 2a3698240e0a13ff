import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinBatch

@Suite struct WorkerTests {
  private let folder = NSTemporaryDirectory() + "quoin-worker-\(UInt64.random(in: 0 ... .max))"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("a.xml", "<UIView width=\"{width}\" height=\"4\" backgroundColor=\"red\"/>")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private var cache: TemplateCache {
    TemplateCache { path, _ throws(Diagnostics) in
      try Template(contentsOf: URL(fileURLWithPath: path), registry: .documents, name: path)
    }
  }

  private func framed(_ text: String) -> Data {
    let bytes = Data(text.utf8)
    return Data((0..<4).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }) + bytes
  }

  /// The frames that a worker answers with, and what ended it.
  private func answers(to input: Data, limit: Int = 1_000_000, cache: TemplateCache? = nil) throws -> (
    frames: [Data], problem: Diagnostic?
  ) {
    let (requests, results) = ("\(folder)/in", "\(folder)/out")
    try input.write(to: URL(fileURLWithPath: requests))
    let source = try OpenFile(requests, flags: O_RDONLY)
    let target = try OpenFile(results, flags: O_RDWR | O_CREAT | O_TRUNC)
    var problem: Diagnostic?
    do {
      try Worker(cache: cache ?? self.cache, limit: limit).run(input: source.number, output: target.number)
    } catch {
      problem = error
    }
    lseek(target.number, 0, SEEK_SET)
    let stream = FrameStream(input: target.number, output: -1, limit: .max)
    var frames: [Data] = []
    while let frame = try stream.read() { frames.append(frame) }
    return (frames, problem)
  }

  @Test(arguments: ["9007199254740993", "-0", "1e2", "\"a/\\u00e9\"", "\"\""])
  func idsComeBackAsTheyAreWritten(id: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (frames, _) = try answers(to: framed("{\"id\": \(id), \"template\": \"\(folder)/a.xml\"}"))
    #expect(String(decoding: frames[0], as: UTF8.self).hasPrefix("{\"id\":\(id),\"errors\":"))
  }

  @Test func requestsSayWhatStandardsAPDFKeepsToAndWhatItCarries() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let head = "{\"template\": \"\(folder)/a.xml\", \"data\": {\"width\": 5}, \"format\": \"pdf\", "
    let (frames, _) = try answers(
      to: framed(
        head + """
          "pdf_standard": ["a-3b", "ua-1"], "title": "Rows", "author": "Ada", "language": "en", \
          "date": "2026-11-29T10:00:00+02:00", \
          "attachments": [{"name": "rows.csv", "data": "YSxiCg==", "relationship": "data"}]}
          """)
        + framed(head + "\"compression\": \"best\"}"))
    let pdf = String(decoding: frames[1], as: Unicode.ASCII.self)
    for part in [
      "<pdfaid:part>3</pdfaid:part>", "<pdfuaid:part>1</pdfuaid:part>", ">Rows</rdf:li>", ">Ada</rdf:li>",
      "<xmp:CreateDate>2026-11-29T08:00:00", "/Subtype /text#2Fcsv",
    ] { #expect(pdf.contains(part), "\(part)") }
    #expect(
      String(decoding: frames[2], as: UTF8.self).contains("compression is for png; pdf has no such choice"))
  }

  @Test func requestsSayWhoMayOpenAPDF() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let head = "{\"template\": \"\(folder)/a.xml\", \"data\": {\"width\": 5}, "
    let (frames, _) = try answers(
      to: framed(
        head + """
          "format": "pdf", "password": "4711", "owner_password": "0815", "permissions": ["print", "copy"]}
          """)
        + framed(head + "\"format\": \"png\", \"password\": \"4711\"}"))
    #expect(String(decoding: frames[1], as: Unicode.ASCII.self).contains("/V 5 /R 6 /Length 256 /P -1324\n"))
    let told = String(decoding: frames[2], as: UTF8.self)
    #expect(told.contains("password is for pdf; png has no such choice") && !told.contains("4711"))
  }

  @Test(arguments: [
    ("\"pdf_standard\": \"pdf/a-3\"", "pdf_standard: 'pdf/a-3' is none of a-2b, "),
    ("\"tagged\": 1", "tagged is true or false, not 1"),
    ("\"output_profile\": 3", "output_profile is the bytes of an ICC profile as Base64, not 3"),
    (
      "\"output_profile\": \"YSxi\", \"pdf_standard\": \"a-2b\", \"data\": {\"width\": 5}",
      "The output profile is no ICC profile of version 2 or 4 of a printer"
    ),
    ("\"factur_x\": \"en\"", "factur_x is minimum, basicwl, basic, en16931, extended or xrechnung, not"),
    (
      "\"factur_x\": \"basic\", \"data\": {\"width\": 5}",
      "The profile basic of Factur-X needs an attachment called 'factur-x.xml'"
    ),
    (
      "\"permissions\": \"copie\", \"owner_password\": \"mine\"",
      "permissions: 'copie' is nothing that a PDF permits"
    ),
    ("\"permissions\": [\"print\"], \"data\": {\"width\": 5}", "up to whoever has the owner's password, and none is given"),
    ("\"password\": 4711", "password is a text, which stands in quotation marks"),
    ("\"password\": \"\"", "password is empty"),
    ("\"password\": \"4711\", \"pdf_standard\": \"a-2b\", \"data\": {\"width\": 5}", "A PDF/A document is not encrypted"),
    ("\"date\": \"yesterday\"", "date is a day or a moment from 1970 on"),
    ("\"attachments\": [\"/etc/passwd\"]", "attachments is a list of files with their bytes"),
    ("\"attachments\": [{\"name\": \"../a\", \"data\": \"\"}]", "without folders, not"),
    ("\"attachments\": [{\"name\": \"a\", \"data\": \"?\"}]", "its bytes as Base64, not"),
    ("\"attachments\": [{\"name\": \"a\", \"dta\": \"\"}]", "An attachment has no 'dta'"),
    ("\"attachments\": [{\"name\": \"a\"}]", "attachments is a list of files"),
  ])
  func whatIsWrongWithAPDFIsTold(entry: String, message: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (frames, _) = try answers(
      to: framed("{\"template\": \"\(folder)/a.xml\", \"format\": \"pdf\", \(entry)}"))
    let object = try #require(JSONSerialization.jsonObject(with: frames[0]) as? [String: Any])
    let errors = try #require(object["errors"] as? [[String: Any]])
    let told = errors.first?["message"] as? String ?? ""
    #expect(told.contains(message), "\(told)")
    #expect(!String(decoding: frames[0], as: UTF8.self).contains("4711"))
  }

  @Test func requestsAreAnsweredInOrder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let input =
      framed("{\"id\": 1, \"template\": \"\(folder)/a.xml\", \"data\": {\"width\": 5}, \"scale\": 2}")
      + framed("{\"id\": \"x\", \"template\": \"\(folder)/a.xml\", \"data\": {\"wdth\": 5}}") + framed("[1]")
      + framed("{")
      + framed("{\"id\": 2, \"template\": \"\(folder)/none.xml\"}")
      + framed(
        "{\"id\": 3, \"template\": \"\(folder)/a.xml\", \"data\": {\"width\": 6}, \"format\": \"svg\", \"appearance\": \"dark\"}"
      )
    let (frames, problem) = try answers(to: input)
    #expect(problem == nil)
    #expect(frames.count == 8)
    let texts = frames.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      texts[0]
        == "{\"id\":1,\"bytes\":\(frames[1].count),\"format\":\"png\",\"pixels\":[10,8],\"size\":[5,4],\"warnings\":[]}"
    )
    let template = try Template(contentsOf: URL(fileURLWithPath: "\(folder)/a.xml"))
    var options = OutputOptions()
    options.scale = 2
    #expect(
      try frames[1] == template.render(state: ["width": 5.0] as [String: Any], as: .png, options: options))
    #expect(texts[2].hasPrefix("{\"id\":\"x\",\"errors\":[{") && texts[2].contains("width"))
    #expect(texts[3].contains("A request names its template"))
    #expect(texts[4].hasPrefix("{\"id\":null,\"errors\":[{"))
    #expect(texts[5].hasPrefix("{\"id\":2,\"errors\":[{"))
    #expect(
      texts[6]
        == "{\"id\":3,\"bytes\":\(frames[7].count),\"format\":\"svg\",\"pixels\":null,\"size\":[6,4],\"warnings\":[]}"
    )
    #expect(texts[7].contains("<svg"))
  }

  @Test func pagesOfADocumentAreDrawnOneByOne() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "list.xml",
      "<document margin=\"2\" size=\"60 x 40\"><UILabel text=\"one\"/><UILabel breakBefore=\"page\" text=\"two\"/></document>"
    )
    let (frames, _) = try answers(
      to: [nil, 1, 2, 3].reduce(Data()) {
        $0 + framed("{\"template\": \"\(folder)/list.xml\"" + ($1.map { ", \"page\": \($0)" } ?? "") + "}")
      })
    #expect(frames.count == 7)
    let texts = frames.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts[0].contains("\"nextPage\":2,") && texts[0].contains("the document goes on"))
    #expect(texts[2].contains("\"nextPage\":2,") && texts[2].hasSuffix("\"warnings\":[]}"))
    #expect(!texts[4].contains("nextPage") && texts[4].hasSuffix("\"warnings\":[]}"))
    #expect(frames[1] == frames[3] && frames[1] != frames[5])
    #expect(texts[6].contains("Page 3 was asked for, and there are 2 pages"))
  }

  @Test func whatDoesNotGoTogetherIsRefused() {
    func problem(_ change: (inout RenderRequest) -> Void) -> String? {
      var request = RenderRequest()
      change(&request)
      do throws(Diagnostic) { try request.check() } catch { return error.message }
      return nil
    }
    #expect(problem { $0.quality = 50 } == "quality is for jpeg and webp; png has no such choice")
    #expect(problem { ($0.format, $0.quality) = (.webP, 50) } == nil)
    #expect(problem { ($0.format, $0.colors) = (.svg, .gray) } == "colors is for png; svg has no such choice")
    #expect(problem { ($0.dpi, $0.scale) = (203, 2) } == "A request has scale or dpi, not both")
    #expect(problem { $0.dithering = .diffusion } == "dither is for colors that are 2")
    #expect(problem { ($0.dithering, $0.colors, $0.dpi) = (.diffusion, .bilevel, 203) } == nil)
  }

  @Test func brokenFramesEndTheWorker() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try answers(to: Data([0, 0])).problem?.message == "The requests end within a frame")
    #expect(try answers(to: Data([0, 0, 0, 9, 1])).problem?.message == "The requests end within a frame")
    #expect(
      try answers(to: Data([0xFF, 0xFF, 0xFF, 0xFF])).problem?.message
        == "A frame of 4294967295 bytes was announced, and 1000000 is the most")
    #expect(
      try answers(to: Data("{\"template\"".utf8)).problem?.message
        == "A frame begins with its length in four bytes, the highest first; here it begins with the text '{\"te'"
    )
    #expect(try answers(to: Data()).problem == nil)
  }

  @Test(arguments: [
    ("{\"template\": \"a\", \"scale\": 0}", "scale is a number from 0.01 to 100, not 0"),
    ("{\"template\": \"a\", \"format\": \"bmp\"}", "format is png, jpeg, "),
    ("{\"template\": \"a\", \"appearance\": 1}", "appearance is light or dark, not 1"),
    ("{\"template\": \"a\", \"widht\": 1}", "A request has no 'widht'"),
    ("{\"template\": \"a\", \"page\": 0}", "page is a whole number from 1 to 1000000, not 0"),
    ("{\"template\": \"a\", \"page\": 1.5}", "page is a whole number from 1 to 1000000, not 1.5"),
    ("{\"template\": \"a\", \"page\": \"2\"}", "page is a whole number from 1 to 1000000, not \"2\""),
    ("{\"template\": \"a\", \"data\": [1]}", "The data are an array"),
    ("{\"template\": \"a\", \"timeout\": -1}", "timeout is a number from 0.001 to 3600, not -1"),
    ("{\"template\": \"a\", \"id\": [1]}", "id is a number or a string"),
    ("{\"template\": \"a\", \"language\": \"klingon\"}", "language is a language such as de or de-CH"),
  ])
  func whatIsWrongWithARequestIsTold(text: String, message: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (frames, _) = try answers(to: framed(text))
    let answer = String(decoding: try #require(frames.first), as: UTF8.self)
    let plain = answer.replacingOccurrences(of: "\\\"", with: "\"")
    #expect(plain.contains(message), "\(plain)")
  }

  @Test(arguments: [1, 2] as [UInt64]) func whateverComesIsAnswered(seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var generator = SeededGenerator(seed: seed)
    let request =
      "{\"id\": 1, \"template\": \"\(folder)/a.xml\", \"data\": {\"width\": 5}, \"scale\": 2, \"format\": \"svg\"}"
    var input = Data()
    for _ in 0..<100 {
      var bytes = Array(request.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      input +=
        Data((0..<4).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }) + Data(bytes)
    }
    let (frames, problem) = try answers(to: input)
    #expect(problem == nil)
    #expect(frames.filter { $0.starts(with: Data("{\"id\":".utf8)) }.count == 100)
  }

  @Test func aTemplateThatChangesIsReadAgainAndABrokenOneServesOn() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (cache, path) = (cache, "\(folder)/a.xml")
    let first = try cache.template(at: path)
    #expect(try cache.template(at: path) === first)
    try write("a.xml", "<UIView width=\"70\" height=\"4\"/>")
    let second = try cache.template(at: path)
    #expect(second !== first)
    try write("a.xml", "<UIView width=")
    #expect(try cache.template(at: path) === second)
    #expect(throws: Diagnostics.self) { try cache.template(at: "\(folder)/none.xml") }
  }

  @Test func theTimeOfARequestCoversTheCompiling() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let limits = Guarded<[Duration?]>([])
    let cache = TemplateCache { path, _ throws(Diagnostics) in
      limits.withLock { $0.append(BudgetMeter.current?.budget.wallTime) }
      return try Template(markup: "<UIView width=\"1\" height=\"1\"/>", name: path, registry: .documents)
    }
    let input =
      framed("{\"template\": \"a\", \"timeout\": 7}") + framed("{\"template\": \"b\"}")
    let (frames, _) = try answers(to: input, cache: cache)
    #expect(frames.count == 4)
    #expect(limits.withLock { $0 } == [.seconds(7), nil])
  }
}
