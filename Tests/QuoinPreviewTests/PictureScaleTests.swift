import Foundation
import Testing

@testable import QuoinPreview

/// How many pixels the picture has, for how closely the page shows it.
@Suite(.timeLimit(.minutes(5))) struct PictureScaleTests {
  private func page(_ folder: PreviewFolder) async throws -> Conversation {
    var page = try await folder.session()
    _ = await page.picture()
    return page
  }

  @Test func thePictureHasThePixelsThatAreSeen() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView width='100' height='50'/>"])
    var page = try await page(folder)
    for (scale, width, height) in [(4.0, 400, 200), (0.5, 50, 25), (0.33, 33, 17)] {
      await page.session.perform(.look(scale: scale))
      let picture = try #require(await page.picture())
      #expect(picture.scale == 1 && picture.drawnScale == scale)
      #expect(picture.pixelWidth == width && picture.pixelHeight == height)
    }
  }

  @Test func theLayoutIsThatOfTheDevice() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView width='10.4' height='10'/>"])
    var page = try await page(folder)
    await page.session.perform(.look(scale: 0.5))
    _ = await page.picture()
    var settings = PreviewSettings()
    settings.scale = 3
    await page.session.perform(.set(settings))
    let picture = try #require(await page.picture())
    #expect(picture.scale == 3 && picture.drawnScale == 0.5)
    #expect((picture.width * 3).rounded() == 31)
  }

  @Test func pixelsThatAreAskedForByTheirNumberAreNotMore() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView width='100' height='50'/>"])
    var page = try await page(folder)
    var settings = PreviewSettings()
    settings.scale = 2
    await page.session.perform(.set(settings))
    _ = await page.picture()
    await page.session.perform(.look(scale: 1))
    #expect(await page.picture()?.drawnScale == 1)
    await page.session.perform(.look(scale: 4))
    #expect(await page.picture()?.drawnScale == 2)
  }

  @Test func aLargePictureIsNotDrawnBeyondBounds() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView width='4000' height='2000'/>"])
    var page = try await page(folder)
    await page.session.perform(.look(scale: 4))
    let picture = try #require(await page.picture())
    #expect(picture.pixelWidth == 5657 && picture.pixelHeight == 2829)
  }
}
