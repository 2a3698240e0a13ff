import ArgumentParser
import Foundation
import Quoin
import Testing

@testable import QuoinCommand

@Suite struct TemplateOptionsTests {
  private func options(_ arguments: String...) throws -> TemplateOptions {
    try TemplateOptions.parse(arguments)
  }

  /// What is wrong with a command line, in one line.
  private func problem(_ arguments: [String]) -> String? {
    do {
      _ = try TemplateOptions.parse(arguments)
      return nil
    } catch { return TemplateOptions.message(for: error) }
  }

  @Test(arguments: [
    (["a.xml", "--size", "1x1", "--width", "5"], "Give --size or --width, not both"),
    (["a.xml", "--width", "1000001"], "--width goes up to 1000000 points"),
    (["a.xml", "--size", "1x400000mm"], "--size goes up to 1000000 points either way"),
    (["a.xml", "--scale", "2", "--dpi", "203"], "Give --scale or --dpi, not both"),
    (["a.xml", "--dpi", "0"], "--dpi must be a number from 0.72 to 7200"),
    (["a.xml", "--dpi", "nan"], "--dpi must be a number from 0.72 to 7200"),
    (["a.xml", "--scale", "0"], "--scale must be a number from 0.01 to 100"),
    (["a.xml", "--scale", "nan"], "--scale must be a number from 0.01 to 100"),
    (["a.xml", "b.xml", "--data", "-"], "Standard input holds the data of one template only"),
    (["a.xml", "--device", "iPhnoe 15"], "There is no device 'iPhnoe 15'; did you mean 'iPhone 15'?"),
    (["a.xml", "--device", "iphone"], "There is no device 'iphone'; did you mean 'iPhone 17'?"),
    (
      ["a.xml", "--device", "Toaster"],
      "There is no device 'Toaster'; " + Device.advice(for: "Toaster")
    ),
    ([""], "The name of a template is empty"),
  ])
  func whatCannotBeMeantIsRefused(arguments: [String], message: String) {
    #expect(problem(arguments) == message)
  }

  @Test(arguments: [
    ["a.xml", "--size", "10"], ["a.xml", "--scale", "x"], ["a.xml", "--direction", "up"], [],
  ])
  func theCommandLinesSyntaxIsHeldTo(arguments: [String]) {
    #expect(problem(arguments) != nil)
  }

  @Test func theSizeIsGivenOrTheDevicesOrTheContents() throws {
    #expect(try options("a.xml").renderSize == .automatic)
    #expect(try options("a.xml", "--size", "30x20").renderSize == .fixed(30, 20))
    #expect(try options("a.xml", "--width", "30").renderSize == .width(30))
    #expect(try options("a.xml", "--width", "2in").renderSize == .width(144))
    #expect(try options("a.xml", "--size", "300x150px", "--dpi", "216").renderSize == .fixed(100, 50))
    let device = try #require(Device.named("iPhone 15"))
    #expect(try options("a.xml", "--device", "iPhone 15").renderSize == .fixed(device.size))
    #expect(try options("a.xml", "--device", "iPhone 15", "--width", "30").renderSize == .width(30))
  }

  @Test func theScaleIsGivenOrTheDevicesOrOne() throws {
    #expect(try options("a.xml").outputScale == 1)
    #expect(try options("a.xml", "--device", "iPhone 15").outputScale == 3)
    #expect(try options("a.xml", "--device", "iPhone 15", "--scale", "1.5").outputScale == 1.5)
    #expect(try options("a.xml", "--device", "iPhone 15", "--dpi", "144").outputScale == 2)
  }

  @Test func directionAndAppearanceReachTheTraits() throws {
    let traits = try options("a.xml", "--direction", "rtl", "--appearance", "dark").environment.traits
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.userInterfaceStyle == .dark)
  }
}
