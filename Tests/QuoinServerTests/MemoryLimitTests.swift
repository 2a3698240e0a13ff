import Foundation
import QuoinHTTP
import Testing

@testable import QuoinServer

/// What the data of a picture may come to is said by the service, and a request may say less.
@Suite(.timeLimit(.minutes(5))) struct MemoryLimitTests {
  private let files: SmallTemplates
  private let service: RenderService

  init() throws {
    files = try SmallTemplates(["cards/b.xml": "<UILabel text=\"{name}\" font=\"system 12\"/>"])
    service = try RenderService(folder: files.path)
  }

  @Test func aPictureMayAskForLessMemoryAndNotForMore() async throws {
    let long = String(repeating: "Words of many letters. ", count: 4000)
    func status(_ memory: String) async -> Int {
      await service.respond(
        to: .post("/render/cards/b?memory=\(memory)&width=200", "{\"name\": \"\(long)\"}")
      ).status
    }
    let (little, enough) = (await status("1"), await status("500"))
    #expect(little == 422 && enough == 200)
    var options = ServiceOptions()
    options.memory = 1_000_000
    let narrow = try RenderService(folder: files.path, options: options)
    let response = await narrow.respond(
      to: .post("/render/cards/b?memory=500&width=200", "{\"name\": \"\(long)\"}"))
    #expect(response.status == 422)
    #expect(String(decoding: response.body, as: UTF8.self).contains("more than the limit of 1 MB of memory"))
  }
}
