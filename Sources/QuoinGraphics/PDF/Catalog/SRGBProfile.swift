import Foundation

/// The profile of sRGB's colours, by ICC.1:2010 (version 4.3), as PDF/A wants one to stand beside what is drawn.
enum SRGBProfile {
  /// The profile's bytes.
  static let data: Data = {
    let tags: [(name: String, body: Data)] = [
      ("desc", text("sRGB IEC61966-2.1")), ("cprt", text("No copyright, use freely")),
      ("wtpt", xyz(0.9642, 1, 0.8249)),
      // From D65 to D50, by Bradford's method.
      (
        "chad",
        numbers("sf32", [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168])
      ),
      ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)),
      ("bXYZ", xyz(0.14307, 0.06061, 0.7141)),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    let start = 128 + 4 + 12 * tags.count
    var table = big32(tags.count)
    var bodies = Data()
    var known: [Data: Int] = [:]
    for (name, body) in tags {
      // Equal tags may share their bytes.
      let offset = known[body] ?? start + bodies.count
      if known[body] == nil {
        known[body] = offset
        bodies += body
        while bodies.count % 4 != 0 { bodies.append(0) }
      }
      table += Data(name.utf8) + big32(offset) + big32(body.count)
    }
    return header(length: start + bodies.count) + table + bodies
  }()

  private static func header(length: Int) -> Data {
    var data = big32(length) + big32(0) + big32(0x0430_0000)
    data += Data("mntrRGB XYZ ".utf8)
    // The day that the standard's version is of: no time of its making.
    for part in [2010, 12, 1, 0, 0, 0] { data += big16(part) }
    data += Data("acsp".utf8) + big32(0) + big32(0) + big32(0) + big32(0) + big32(0) + big32(0) + big32(0)
    data += xyzNumbers(0.9642, 1, 0.8249) + big32(0)
    return data + Data(count: 128 - data.count)
  }

  /// What turns stored numbers into light: a power with a straight beginning.
  private static var curve: Data {
    let numbers: [Double] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let head = Data("para".utf8) + big32(0) + big16(3) + big16(0)
    return numbers.reduce(into: head) { $0 += fixed($1) }
  }

  private static func text(_ words: String) -> Data {
    let units = Array(words.utf16)
    return Data("mluc".utf8) + big32(0) + big32(1) + big32(12) + Data("enUS".utf8) + big32(2 * units.count)
      + big32(28) + units.reduce(into: Data()) { $0 += big16(Int($1)) }
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> Data {
    Data("XYZ ".utf8) + big32(0) + xyzNumbers(x, y, z)
  }

  private static func xyzNumbers(_ x: Double, _ y: Double, _ z: Double) -> Data {
    fixed(x) + fixed(y) + fixed(z)
  }

  private static func numbers(_ type: String, _ values: [Double]) -> Data {
    values.reduce(into: Data(type.utf8) + big32(0)) { $0 += fixed($1) }
  }

  /// A number in 65,536ths.
  private static func fixed(_ value: Double) -> Data { big32(Int((value * 65536).rounded())) }

  private static func big16(_ value: Int) -> Data {
    Data([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }

  private static func big32(_ value: Int) -> Data { big16(value >> 16) + big16(value) }
}
