import Testing

@testable import QuoinResources

@Suite struct IntNearestTests {
  @Test func everyNumberHasANearestWholeOne() {
    #expect(Int(nearest: 2.9) == 2 && Int(nearest: -2.9) == -2 && Int(nearest: Double.nan) == 0)
    #expect(Int(nearest: 1e300) == .max && Int(nearest: -Double.infinity) == .min)
    #expect(Int32(nearest: 3e9) == .max && UInt32(nearest: -5.0) == 0 && UInt8(nearest: 255.5) == 255)
    #expect(Int(nearest: 0x1p62) == 1 << 62)
  }
}
