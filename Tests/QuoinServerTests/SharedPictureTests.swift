import Foundation
import QuoinHTTP
import Testing

@testable import QuoinServer

/// Pictures that many ask for, and templates that change in between.
@Suite(.timeLimit(.minutes(5))) struct SharedPictureTests {
  private let files: SmallTemplates
  private let service: RenderService

  init() throws {
    files = try SmallTemplates(["plain.xml": "<UIView width=\"3\" height=\"2\" backgroundColor=\"blue\"/>"])
    service = try RenderService(folder: files.path)
  }

  @Test func oneColdPictureIsDrawnOnceForAsManyClientsAsThereAre() async throws {
    let statuses = await withTaskGroup(of: Int.self) { group in
      for number in 0..<600 {
        group.addTask { [service] in
          let request = HTTPRequest(
            "GET", "/render/plain.png?width=78", fields: ["Host": "localhost"],
            peer: "10.0.\(number / 200).\(number % 200)")
          return await service.respond(to: request).status
        }
      }
      return await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses == [200: 600])
    #expect(
      await service.respond(to: .get("/metrics")).text.contains("quoin_drawing_duration_seconds_count 1\n"))
  }

  @Test func aPictureOfATemplateThatHasChangedIsServedToNobody() async throws {
    try files.write("part.xml", "<UIView width=\"9\" height=\"2\" backgroundColor=\"blue\"/>")
    try files.write("own.xml", "<UIView width=\"20\" height=\"9\"><UIView xml=\"part.xml\"/></UIView>")
    let first = await service.respond(to: .get("/render/own.png"))
    #expect(first.status == 200)
    #expect(await service.respond(to: .get("/render/own.png")).body == first.body)
    #expect(await service.respond(to: .get("/metrics")).text.contains("quoin_kept_pictures_total 1\n"))
    try files.write("own.xml", "<UIView width=\"30\" height=\"9\"><UIView xml=\"part.xml\"/></UIView>")
    let second = await service.respond(to: .get("/render/own.png"))
    #expect(second.status == 200 && second.body != first.body)
    // A file that the template names is looked at some times a second.
    try files.write("part.xml", "<UIView width=\"12\" height=\"2\" backgroundColor=\"blue\"/>")
    try await Task.sleep(for: .milliseconds(400))
    let third = await service.respond(to: .get("/render/own.png"))
    #expect(third.status == 200 && third.body != second.body)
    #expect(await service.respond(to: .get("/render/own.png")).body == third.body)
  }

  @Test func aPictureOfAFileThatDataNameIsServedToNobodyOnceThatHasChanged() async throws {
    func photo(_ color: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='\(color)'/></svg>"
    }
    try files.write("card.xml", "<UIImageView image=\"{photo}\"/>")
    try files.write("anna.svg", photo("red"))
    let address = "/render/card.png?data=%7B%22photo%22%3A%22anna.svg%22%7D"
    let first = await service.respond(to: .get(address))
    #expect(first.status == 200)
    #expect(await service.respond(to: .get(address)).body == first.body)
    try files.write("anna.svg", photo("blue"))
    let second = await service.respond(to: .get(address, ["If-None-Match": first.fields["ETag"] ?? ""]))
    #expect(second.status == 200 && second.body != first.body)
    #expect(await service.respond(to: .get(address)).body == second.body)
    #expect(await service.respond(to: .get("/metrics")).text.contains("quoin_kept_pictures_total 2\n"))
  }
}
