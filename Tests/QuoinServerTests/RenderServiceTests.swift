import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinDocuments
import QuoinHTTP
import QuoinResources
import QuoinTemplates
import Testing

import struct QuoinHTTP.HTTPResponse

@testable import QuoinServer

@Suite(.timeLimit(.minutes(5))) struct RenderServiceTests {
  private let files: SmallTemplates
  private let service: RenderService

  init() throws {
    files = try SmallTemplates([
      "a.xml": SmallTemplates.square, "cards/b.xml": "<UILabel text=\"{name}\" font=\"system 12\"/>",
      "broken.xml": "<UIVeiw/>", "plain.xml": "<UIView width=\"3\" height=\"2\" backgroundColor=\"blue\"/>",
    ])
    service = try RenderService(folder: files.path)
  }

  @Test func aPictureIsThatOfTheTemplate() async throws {
    let template = try Template(contentsOf: URL(fileURLWithPath: "\(files.path)/a.xml"))
    let expected = try template.render(state: ["width": 5.0] as [String: Any], as: .png)
    let response = await service.respond(to: .post("/render/a", "{\"width\": 5}"))
    #expect(response.status == 200 && response.body == expected)
    #expect(response.fields["Content-Type"] == "image/png" && response.fields["Vary"] == "Accept")
    #expect(response.fields["Cache-Control"] == "no-store" && response.fields["ETag"] != nil)
    let asked = await service.respond(to: .get("/render/a.png?data=%7B%22width%22%3A5%7D"))
    #expect(asked.status == 200 && asked.body == expected && asked.fields["Vary"] == nil)
    #expect(asked.fields["ETag"] == response.fields["ETag"])
    #expect(asked.fields["Cache-Control"] == "private, max-age=300")
  }

  @Test(arguments: [
    ("/render/plain", "image/jpeg", "image/jpeg"), ("/render/plain.pdf", "image/jpeg", "application/pdf"),
    ("/render/plain?format=svg", "image/jpeg", "image/svg+xml"),
    ("/render/plain.webp?format=png", "*/*", "image/webp"),
    ("/render/cards/b.gif?data={\"name\":\"x\"}", "*/*", "image/gif"),
  ])
  func theAddressSaysTheFormatOrAcceptDoes(target: String, accept: String, type: String) async {
    let response = await service.respond(to: .get(target, ["Accept": accept]))
    #expect(response.status == 200 && response.fields["Content-Type"] == type)
  }

  @Test(arguments: ["gzip", "br", "identity, gzip", "GZIP "]) func compressedDataAreRefused(encoding: String)
    async throws
  {
    let response = await service.respond(
      to: .post("/render/a", "{\"width\": 5}", ["Content-Encoding": encoding]))
    #expect(response.status == 415 && response.fields["Accept-Encoding"] == "identity")
    let detail = try #require(try problem(response)["detail"] as? String)
    #expect(detail.hasPrefix("The data come as they are, not as Content-Encoding: "))
    let plain = await service.respond(
      to: .post("/render/a", "{\"width\": 5}", ["Content-Encoding": "Identity"]))
    #expect(plain.status == 200)
  }

  @Test func parametersSayTheSize() async throws {
    func size(_ target: String) async -> [UInt8] {
      let response = await service.respond(to: .get(target))
      return [response.body[19], response.body[23]]
    }
    #expect(await size("/render/plain.png") == [3, 2])
    #expect(await size("/render/plain.png?scale=2") == [6, 4])
    #expect(await size("/render/plain.png?width=10&height=7") == [10, 7])
  }

  @Test(arguments: [
    ("/", 404), ("/render", 404), ("/render/", 404), ("/render/none", 404), ("/render/../a", 404),
    ("/render/%2e%2e/a", 404),
    ("/render/a.exe", 404), ("/render/%ff", 400), ("/render/a?scale=0", 400), ("/render/a?scale=x", 400),
    ("/render/a?scale=nan", 400), ("/render/a?scael=1", 400), ("/render/a?format=exe", 400),
    ("/render/a?a=%", 400),
    ("/render/a?scale=1&scale=2", 400), ("/render/a?data=[1]", 422), ("/render/a?data={", 422),
    ("/render/a", 422),
    ("/render/a?data=%7B%22wdth%22%3A1%7D", 422), ("/render/plain?scale=100&width=100000&height=100000", 422),
    ("/render/broken", 500), ("/render/plain?timeout=0.0001", 400),
  ])
  func whatIsWrongIsAProblem(target: String, status: Int) async throws {
    let response = await service.respond(to: .get(target))
    #expect(response.status == status, "\(response.text)")
    _ = try problem(response)
  }

  @Test func whatIsWrongWithDataIsToldWithItsPlace() async throws {
    let response = await service.respond(to: .post("/render/a", "{\"wdth\": 1}"))
    let diagnostics = try #require(try problem(response)["diagnostics"] as? [[String: Any]])
    #expect(response.status == 422)
    #expect((diagnostics[0]["message"] as? String)?.contains("width") == true)
    #expect(
      diagnostics[0]["file"] as? String == "a.xml" && diagnostics[0]["line"] as? Int == 1)
    let cut = await service.respond(to: .post("/render/a", "{\"width\": "))
    #expect(cut.status == 422)
    #expect((try problem(cut)["diagnostics"] as? [[String: Any]])?.first?["file"] as? String == "data")
  }

  @Test func nobodyIsToldWhereTheFolderIs() async throws {
    try files.write("missing.xml", "<UIView xml=\"cards/none.xml\"/>")
    for name in ["missing", "broken", "a"] {
      let response = await service.respond(to: .post("/render/\(name)", "{}"))
      #expect(response.status >= 400 && !response.text.contains(service.folder.path), "\(response.text)")
    }
    // Behind a link, too, and where it stands alone, as the folder that may be read.
    let link = files.path + "-link"
    symlink(files.path, link)
    defer { unlink(link) }
    try files.write("outside.xml", "<UIView xml=\"/etc/none.xml\"/>")
    let linked = try RenderService(folder: link)
    for service in [service, linked] {
      let response = await service.respond(to: .post("/render/outside", "{}"))
      #expect(response.status == 500 && response.text.contains("\"Allowed: .\""), "\(response.text)")
      #expect(!response.text.contains(files.path))
    }
    // What lies beside the folder is named from there, where no data were given, too.
    try files.write("photo.xml", "<UIImageView image=\"{photo}\"/>")
    let around = URL(fileURLWithPath: files.path).deletingLastPathComponent().path
    for response in await [
      service.respond(to: .post("/render/photo", "{\"photo\": \"../x/y.png\"}")),
      service.respond(to: .get("/render/photo.png?data=%7B%22photo%22%3A%22../x/y.png%22%7D")),
      service.respond(to: .get("/render/outside.png")),
    ] {
      #expect(response.status >= 400 && !response.text.contains(around), "\(response.text)")
    }
    #expect(
      await service.respond(to: .post("/render/photo", "{\"photo\": \"../x/y.png\"}")).text
        .replacingOccurrences(of: "\\/", with: "/").contains("'../x/y.png'"))
  }

  @Test func aNameThatIsNearlyRightIsTold() async throws {
    let response = await service.respond(to: .get("/render/plian"))
    #expect(
      try problem(response)["detail"] as? String == "There is no template 'plian'; did you mean 'plain'?")
    let ending = await service.respond(to: .get("/render/plian.png"))
    #expect(
      try problem(ending)["detail"] as? String
        == "There is no template 'plian.png'; did you mean 'plain.png'?")
  }

  @Test func whatNobodyTakesIsOfferedOtherwise() async throws {
    let response = await service.respond(to: .get("/render/plain", ["Accept": "text/html"]))
    #expect(response.status == 406)
    #expect((try problem(response)["offered"] as? [String])?.contains("image/webp") == true)
  }

  @Test(arguments: [
    "<UIView width=\"60\" height=\"40\"><QRCode>{name}</QRCode></UIView>",
    "<UIView width=\"60\" height=\"40\"><Chart data=\"[1, 2]\"/><Path d=\"M0 0 L9 9\"/></UIView>",
    "<document size=\"90 x 60\" margin=\"2\"><Barcode content=\"{name}\"/><UILabel text=\"{name}\"/></document>",
  ])
  func everyElementOfTheCommandIsKnown(markup: String) async throws {
    try files.write("card.xml", markup)
    let response = await service.respond(to: .post("/render/card.png", "{\"name\": \"Anna\"}"))
    #expect(response.status == 200, "\(response.text)")
  }

  @Test func dataAreJSON() async throws {
    for type in ["text/plain", "application/x-www-form-urlencoded", "json", "application/xml"] {
      #expect(await service.respond(to: .post("/render/plain", "{}", ["Content-Type": type])).status == 415)
    }
    for type in ["application/json; charset=utf-8", "Application/JSON", "application/ld+json"] {
      #expect(await service.respond(to: .post("/render/plain", "{}", ["Content-Type": type])).status == 200)
    }
    let none = HTTPRequest("POST", "/render/plain", fields: ["Host": "localhost"])
    #expect(await service.respond(to: none).status == 200)
  }

  @Test func otherMethodsAreRefused() async throws {
    for (method, target, allowed) in [
      ("DELETE", "/render/plain", "GET, HEAD, POST"), ("OPTIONS", "/render/plain", "GET, HEAD, POST"),
      ("POST", "/healthz", "GET, HEAD"), ("PUT", "/metrics", "GET, HEAD"),
    ] {
      let response = await service.respond(to: HTTPRequest(method, target, fields: ["Host": "localhost"]))
      #expect(response.status == 405 && response.fields["Allow"] == allowed)
    }
  }

  @Test func whoeverHasAPictureGetsItNotAgain() async throws {
    let first = await service.respond(to: .get("/render/plain.png"))
    let tag = try #require(first.fields["ETag"])
    for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let again = await service.respond(to: .get("/render/plain.png", ["If-None-Match": known]))
      #expect(again.status == 304 && again.body.isEmpty && again.fields["ETag"] == tag)
      // It is a moment old already.
      let age = try #require(again.fields["Cache-Control"]?.split(separator: "=").last.flatMap { Int($0) })
      #expect(
        again.fields["Cache-Control"]?.hasPrefix("private, max-age=") == true && (1..<300).contains(age))
      #expect(again.fields["Content-Type"] == nil)
    }
    #expect(await service.respond(to: .get("/render/plain.png", ["If-None-Match": "\"x\""])).status == 200)
    #expect(
      await service.respond(to: .get("/render/plain.png?scale=2", ["If-None-Match": tag])).status == 200)
  }

  @Test func whatManyAskForAtOnceIsDrawnOnce() async throws {
    let tags = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<50 {
        group.addTask { [service] in
          await service.respond(to: .get("/render/plain.png?width=77")).fields["ETag"]
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(tags.count == 1)
    let text = await service.respond(to: .get("/metrics")).text
    #expect(text.contains("quoin_drawing_duration_seconds_count 1\n"))
    #expect(text.contains("quoin_kept_pictures_total 49\n"))
  }

  @Test func whatIsWrittenInOneParameterIsNotAnother() async throws {
    let one = await service.respond(to: .get("/render/plain.png?language=de%0Ascale%3D2"))
    let two = await service.respond(to: .get("/render/plain.png?language=de&scale=2"))
    #expect(one.status == 400 && one.text.contains("language is a language such as de or de-CH"))
    #expect(two.status == 200)
  }

  @Test func pagesOfOthersMayNotShowWhatIsDrawnForItsOwnMachine() async throws {
    let response = await service.respond(to: .get("/render/plain.png"))
    #expect(response.fields["Cross-Origin-Resource-Policy"] == "same-origin")
  }

  @Test func keptPicturesAreFew() async throws {
    var options = ServiceOptions()
    options.cacheSize = 20_000
    let service = try RenderService(folder: files.path, options: options)
    for width in 1...200 {
      #expect(await service.respond(to: .get("/render/plain.png?width=\(width)")).status == 200)
    }
    #expect(service.cache.size <= 20_000 && service.cache.size > 0)
  }

  @Test func aPictureThatTakesTooLongIsGivenUp() async throws {
    try files.write("endless.xml", SmallTemplates.endless)
    var options = ServiceOptions()
    options.time = .milliseconds(50)
    let service = try RenderService(folder: files.path, options: options)
    let response = await service.respond(to: .post("/render/endless", "{\"width\": 1}"))
    #expect(response.status == 504, "\(response.text)")
    _ = try problem(response)
    let own = await service.respond(to: .post("/render/endless?timeout=0.01", "{\"width\": 1}"))
    #expect(own.status == 422)
  }

  @Test func aLimitThatIsPassedIsNotTheLayoutsFault() throws {
    // It settles never, where it is given the steps for that.
    try files.write(
      "unsettled.xml",
      "<UIView width=\"100\" height=\"auto\"><repeat for=\"i\" in=\"0..&lt;(parent.height % 20 + 1)\"><UIView top=\"previous.bottom\" height=\"7\"/></repeat></UIView>"
    )
    let template = try Template(contentsOf: URL(fileURLWithPath: "\(files.path)/unsettled.xml"))
    var told: Set<Bool> = []
    for steps in stride(from: 1, to: 4000, by: 13) {
      var budget = Budget.default
      budget.expressionSteps = steps
      BudgetMeter.metering(budget) { meter in
        let problems = #expect(throws: Diagnostics.self) {
          try RenderRequest().rendering(of: template)
        }
        let isSettling = problems?.all.contains { $0.message.contains("never settles") } == true
        #expect(isSettling != meter.isUsedUp, "\(steps)")
        told.insert(meter.isUsedUp)
      }
    }
    #expect(told == [true, false])
  }

  @Test func aTemplateThatBreaksServesOnAsItWas() async throws {
    let before = await service.respond(to: .post("/render/plain", "{}"))
    try files.write("plain.xml", "<UIVeiw/>")
    #expect(await service.respond(to: .post("/render/plain", "{}")).body == before.body)
    try files.write("plain.xml", "<UIView width=\"30\" height=\"2\" backgroundColor=\"blue\"/>")
    let after = await service.respond(to: .post("/render/plain", "{}"))
    #expect(after.status == 200 && after.body != before.body)
    try files.write("broken.xml", "<UIView width=\"1\" height=\"1\"/>")
    #expect(await service.respond(to: .post("/render/broken", "{}")).status == 200)
  }

  @Test(arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "", "[::1].x"])
  func withoutKeysOtherNamesOfThisMachineAreRefused(host: String) async throws {
    #expect(await service.respond(to: .get("/render/plain", ["Host": host])).status == 403)
    #expect(await service.respond(to: .get("/metrics", ["Host": host])).status == 403)
    #expect(await service.respond(to: HTTPRequest("GET", "/render/plain")).status == 403)
    for own in ["localhost", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:80", "[::1]"] {
      #expect(await service.respond(to: .get("/render/plain", ["Host": own])).status == 200)
    }
    var options = ServiceOptions()
    options.isOpen = true
    let open = try RenderService(folder: files.path, options: options)
    #expect(await open.respond(to: .get("/render/plain", ["Host": host])).status == 200)
  }

  @Test func whereThereAreKeysOneIsNeeded() async throws {
    let keys = try ServiceKeys(testKeys, file: "keys")
    let service = try RenderService(folder: files.path, keys: keys)
    let right = "Bearer shop-secret-shop-secret"
    for authorization in [
      nil, "", "Bearer", "Bearer x", "Basic shop-secret-shop-secret", "\(right) x", "Bearer shop",
    ] {
      var request = HTTPRequest.post("/render/plain", "{}")
      request.fields["Authorization"] = authorization
      let response = await service.respond(to: request)
      #expect(response.status == 401 && response.fields["WWW-Authenticate"]?.hasPrefix("Bearer") == true)
    }
    for target in ["/render/plain", "/metrics", "/openapi.json"] {
      #expect(await service.respond(to: .get(target)).status == 401)
      #expect(
        await service.respond(to: .get(target, ["Authorization": right, "Host": "x.example"])).status == 200)
    }
    #expect(await service.respond(to: .get("/healthz")).status == 200)
    #expect(await service.respond(to: .get("/readyz")).status == 503)
  }

  @Test func aSignedAddressIsAKeyForOnePicture() async throws {
    let keys = try ServiceKeys(testKeys, file: "keys")
    let service = try RenderService(folder: files.path, keys: keys)
    let address = try keys.signed("/render/plain.png?scale=2", until: .now + 200)
    let response = await service.respond(to: .get(address))
    #expect(response.status == 200 && response.fields["Cross-Origin-Resource-Policy"] == "cross-origin")
    let age = try #require(response.fields["Cache-Control"]?.split(separator: "=").last.flatMap { Int($0) })
    #expect(
      response.fields["Cache-Control"]?.hasPrefix("public, max-age=") == true && (1...200).contains(age))
    #expect(
      await service.respond(to: .get(address.replacingOccurrences(of: "scale=2", with: "scale=3"))).status
        == 403)
    #expect(await service.respond(to: .get(address + "&width=3")).status == 403)
    let old = try keys.signed("/render/plain.png", until: .now - 1)
    let expired = await service.respond(to: .get(old))
    #expect(expired.status == 403 && expired.text.contains("expired"))
    // It says nothing about data that come in a body.
    #expect(await service.respond(to: .post(address, "{}")).status == 401)
  }

  @Test func itIsReadyOnceTemplatesAreCompiledAndUntilItEnds() async throws {
    #expect(await service.respond(to: .get("/healthz")).text == "ok\n")
    #expect(await service.respond(to: .get("/readyz")).status == 503)
    await service.warmUp()
    #expect(await service.respond(to: .get("/readyz")).status == 200)
    service.enter(.leaving)
    #expect(await service.respond(to: .get("/readyz")).status == 503)
    #expect(await service.respond(to: .post("/render/plain", "{}")).status == 200)
    service.enter(.ending)
    let response = await service.respond(to: .post("/render/plain", "{}"))
    #expect(response.status == 503 && response.fields["Retry-After"] == "1")
  }

  @Test func requestsHaveNames() async throws {
    #expect(
      await service.respond(to: .get("/healthz", ["X-Request-Id": "abc-1_2"])).fields["X-Request-Id"]
        == "abc-1_2")
    for bad in ["", "a b", "ä", "\"", String(repeating: "a", count: 65)] {
      let given = await service.respond(to: .get("/healthz", ["X-Request-Id": bad])).fields["X-Request-Id"]
      #expect(given != bad && given?.isEmpty == false)
    }
  }

  @Test func anSVGRunsNothing() async throws {
    let response = await service.respond(to: .get("/render/plain.svg"))
    #expect(response.fields["Content-Security-Policy"]?.contains("sandbox") == true)
    #expect(response.fields["X-Content-Type-Options"] == "nosniff")
  }
}
