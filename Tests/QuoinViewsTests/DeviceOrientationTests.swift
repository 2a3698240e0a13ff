import QuoinViews
import Testing

@Suite struct DeviceOrientationTests {
  @Test func `the device is held as the main screen is`() {
    #expect(UIDevice.current.orientation == .portrait)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `an orientation is upright, sideways or flat, or none of them`() {
    let all = (0..<7).compactMap { UIDeviceOrientation(rawValue: $0) }
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
  }
}
