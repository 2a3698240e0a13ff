import Foundation
import QuoinControls
import Testing

@Test("The page about devices lists every one with its measures")
func devicePage() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let page = try String(contentsOf: root.appendingPathComponent("Documentation/Devices.md"), encoding: .utf8)
  let rows = page.split(separator: "\n").filter { $0.hasPrefix("| i") }.map(String.init)
  func short(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
  let expected = Device.all.map { device in
    let (size, scale, safe) = (device.size, device.scale, device.safeAreaInsets)
    let pixels = "\(short(size.width * scale)) × \(short(size.height * scale))"
    return "| \(device.name) | \(short(size.width)) × \(short(size.height)) | \(short(scale)) | \(pixels) | "
      + "\(short(safe.top)) | \(short(safe.bottom)) | \(short(device.cornerRadius)) |"
  }
  #expect(rows == expected)
}
