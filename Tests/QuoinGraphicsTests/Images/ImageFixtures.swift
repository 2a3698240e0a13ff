import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Small files of every format: the same picture of 24 × 16 pixels unless they say otherwise.
enum ImageFixtures {
  /// A JPEG of one scan.
  static let photo = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDioNO6fLWjBpvT5a3bbTuny1q22mdPlrjpT9qc+EzK3U56DS+ny0V2MdisZA25b0oqpzwsJcs5a+jf5I+lo5lJx0P/2Q=="
  )
  /// A JPEG of ten scans, each over the whole picture.
  static let progressivePhoto = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAUA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAwEF/9oADAMBAAIQAxAAAAGIlyxOdrOul//EABgQAAMBAQAAAAAAAAAAAAAAAAABAwIR/9oACAEBAAEFAlMUxSMzMzFjh//EABkRAAIDAQAAAAAAAAAAAAAAAAAEAQIDEf/aAAgBAwEBPwHJkozPD//EABkRAQACAwAAAAAAAAAAAAAAAAEAAgMREv/aAAgBAgEBPwGr1FxDpZ//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAYEAEBAAMAAAAAAAAAAAAAAAAAYQEhQf/aAAgBAQABPyGSaSCLDxt//9oADAMBAAIAAwAAABCjH//EABgRAAIDAAAAAAAAAAAAAAAAAAABESFB/9oACAEDAQE/EItGKH//xAAYEQACAwAAAAAAAAAAAAAAAAAAATFxsf/aAAgBAgEBPxA86VN4j//EABgQAQEBAQEAAAAAAAAAAAAAAAAxASFR/9oACAEBAAE/EJkiRMmaGZ14f//Z"
  )
  /// A JPEG of one component.
  static let greyPhoto = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAQABgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AOUhsfar0Nh7Vdh072q1BY+1aMFh04q8loE425PpX//Z"
  )
  /// A JPEG of four inks.
  static let printPhoto = decoded(
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/8AAFAgAEAAYBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwDmrLtWD/Zv+zXIxR767Ougsu1H9m/7NW4rHf2oroLLtR/Zv+zVuLR9/wDDRXn9l2rsP7N/2aqWEe/FFdBZdqP7N/2a6Wwsd+OKK6Cy7Uf2b/s1Zvb610pxD5RuLnAPlqcBf949uOeh/Wiv/9k="
  )
  /// A WebP of one chunk.
  static let lossyWebP = decoded(
    "UklGRnwAAABXRUJQVlA4IHAAAABQBACdASoYABAAPtFYpEuoJSOhsAgBABoJbACdLwJ6SBLiXhhhlmB0ZO8AAP7+d0OrN2xNTpayPMLYdyxAfZ7+D+O2uQ3HV+WWQtWp/HNyUsRuugnvRVJRPylHjumvr2rQw60qn8lfj9qgLJgPAAAA"
  )
  /// A lossless WebP.
  static let losslessWebP = decoded(
    "UklGRk4AAABXRUJQVlA4TEEAAAAvF8ADAAmAIAb8D5uI6H9qMf71j/5H4jDSNlIdvH/HBx8OjoLitpHU3PLu8ZcvJiBxfRBcfwFphMbfUJg1YfCqAAA="
  )
  /// A WebP with its alpha in a chunk of its own.
  static let clearWebP = decoded(
    "UklGRtAAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSD0AAAABf0CkbUPHtvv3ew0RkbiuQBXZNlRQQQUVVFBBBRVUUEEFFVRQQQV/myGi/xkYmZhZWNnYOTi5uHl4+fgJAFZQOCBsAAAAUAQAnQEqGAAQAD7RWKRLqCUjobAIAQAaCWwAnS8CekgS4l4YYZZgdGTvAAD+/ndDqzdsTU6WsjzC2HcsQH2NHhTzGwmyYHmucu3/+nNyUsRuugnvRVJRPylHjumvr2rQw60qn8lfj9qf/6gA"
  )
  /// A WebP of three frames.
  static let movingWebP = decoded(
    "UklGRuYBAABXRUJQVlA4WAoAAAACAAAAFwAADwAAQU5JTQYAAAAAAAAAAABBTk1GmAAAAAAAAAAAABcAAA8AAAAAAAJWUDgggAAAAHAEAJ0BKhgAEAA+0VymTKglI6IwCAEAGglsJwO4B/ALj+DGPoWYRysCzp/AAP7uH//8PP/9Rq53++bP/9jQw+BB4d4M8fA21LtNWddhXqqIBb60AUU117w4UvEkseAz+8t0zIG7DU6a172u649019e1aGHWlU/kMJqArzbwcQAAQU5NRogAAAAAAAAAAAAXAAAPAAAAAAAAVlA4IHAAAAC0AgCdASoYABAAPtFYpkwDAIAAAaCWwAnTKABW+5AA/kv0X/9Xhn+Ac//xbnM7qZdyHCdjcFnfbyJweBw3gWlGwN9h/3/4LLN2TXAiAGTv8h/UUQ9Ov/mIhPsJqO7pKwmHjoLr+CW38JoI3VG8AAAAQU5NRooAAAAAAAAAAAAXAAAPAAAAAAAAVlA4IHIAAABUAwCdASoYABAAPtFYpEuDAIAAAaCWwAnTKEdzek24AN50gAD+S/Rf/1POf4lT//Ek++qt633Z2l/8dU7bP33LtEae6UWvWpZbEU6NZwK4PN+4E/fv5K8/kNeKgF2mJz0jj37pFBl5zBaC7wxOWLruAAA="
  )
  /// A GIF of 2 × 1 pixels, red and blue; its second frame is green.
  static let movingGIF = decoded(
    "R0lGODlhAgABAIEAAP8AAAAA/wAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAgABAAAIBQABBAgIACH5BAEKAAEALAAAAAACAAEAgQD/AAAAAAAAAAAAAAgFAAEACAgAOw=="
  )

  /// All of them, and PNGs of every kind that Cairo reads in its own way.
  static var all: [Data] {
    [
      photo, progressivePhoto, greyPhoto, printPhoto, lossyWebP, losslessWebP, clearWebP, movingWebP,
      movingGIF,
      png(depth: 8, colorType: 6), png(depth: 16, colorType: 2), png(depth: 8, colorType: 0),
      png(depth: 1, colorType: 3, palette: true),
    ]
  }

  /// A PNG of zeros: black or clear.
  static func png(
    width: Int = 24, height: Int = 16, depth: Int = 8, colorType: UInt8 = 6, palette: Bool = false,
    extra: [Data] = []
  ) -> Data {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let row = 1 + (width * channels * depth + 7) / 8
    var header = big32(width) + big32(height)
    header += [UInt8(depth), colorType, 0, 0, 0]
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header)
    for part in extra { file += part }
    if palette { file += chunk("PLTE", Data([0, 0, 0, 255, 255, 255])) }
    return file + chunk("IDAT", zlib(Data(count: row * height))) + chunk("IEND", Data())
  }

  /// A chunk of a PNG with its checksum.
  static func chunk(_ name: String, _ data: Data) -> Data {
    let body = Data(name.utf8) + data
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return big32(data.count) + body + big32(Int(~sum))
  }

  static func big32(_ number: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// A zlib stream that holds the bytes as they are.
  static func zlib(_ data: Data) -> Data {
    var stream = Data([0x78, 0x01])
    let parts = stride(from: 0, to: max(data.count, 1), by: 65_535)
    for start in parts {
      let part = data[start..<min(start + 65_535, data.count)]
      let length = UInt16(part.count)
      stream.append(start + 65_535 >= data.count ? 1 : 0)
      for number in [length, ~length] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      stream += part
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + big32(Int(b << 16 | a))
  }

  /// The image in a file, not kept by the process's cache.
  static func image(_ data: Data, budget: Budget = .default) throws -> CGImage {
    try #require(try UIImage(data: data, scale: 1, name: "x", budget: budget).cgImage)
  }

  /// What a file is refused with.
  static func refusal(of data: Data, budget: Budget = .default) -> String? {
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: data, scale: 1, name: "x", budget: budget)
    }
    return error?.message
  }

  /// The profile of Adobe RGB, nearly, or that of sRGB.
  static func profile(isWide: Bool) throws -> Data {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.64, y: 0.33, Y: 1), Green: cmsCIExyY(x: 0.21, y: 0.71, Y: 1),
      Blue: cmsCIExyY(x: 0.15, y: 0.06, Y: 1))
    let gamma = cmsBuildGamma(nil, 2.2)
    defer { cmsFreeToneCurve(gamma) }
    var curves: [OpaquePointer?] = [gamma, gamma, gamma]
    let made = isWide ? cmsCreateRGBProfile(&white, &primaries, &curves) : cmsCreate_sRGBProfile()
    let handle = try #require(made)
    defer { cmsCloseProfile(handle) }
    var count: UInt32 = 0
    cmsSaveProfileToMem(handle, nil, &count)
    var data = Data(count: Int(count))
    data.withUnsafeMutableBytes { _ = cmsSaveProfileToMem(handle, $0.baseAddress, &count) }
    return data
  }

  /// The profile of four inks of which cyan looks red.
  static var inkProfile: Data {
    func fixed(_ value: Double) -> Data { big32(Int((value * 65536).rounded())) }
    let straight = Data(0...255)
    var table = Data("mft1".utf8) + Data(count: 4) + Data([4, 3, 2, 0])
    for place in 0..<9 { table += fixed(place % 4 == 0 ? 1 : 0) }
    for _ in 0..<4 { table += straight }
    // Lightness and two colours for each choice of full inks, cyan first.
    for inks in 0..<16 {
      let color: [UInt8] =
        switch inks {
        case 0: [255, 128, 128]
        case _ where inks & 1 == 1: [0, 128, 128]
        case 8...: [136, 208, 195]
        default: [100, 128, 128]
        }
      table += Data(color)
    }
    for _ in 0..<3 { table += straight }
    let body = big32(1) + Data("A2B0".utf8) + big32(144) + big32(table.count) + table
    return big32(128 + body.count) + Data(count: 4) + big32(0x0240_0000) + Data("prtrCMYKLab ".utf8)
      + Data(count: 12) + Data("acsp".utf8) + Data(count: 28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
      + Data(count: 48) + body
  }

  /// The chunk of a PNG with a profile.
  static func chunk(profile: Data) -> Data { chunk("iCCP", Data("p\0\0".utf8) + zlib(profile)) }

  /// A JPEG with a profile in two pieces.
  static func markedPhoto(_ profile: Data, of photo: Data = photo) -> Data {
    func segment(_ number: UInt8, _ data: Data) -> Data {
      let content = Data("ICC_PROFILE\0".utf8) + Data([number, 2]) + data
      return Data([0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)]) + content
    }
    return photo.prefix(2) + segment(1, profile.prefix(200)) + segment(2, profile.dropFirst(200))
      + photo.dropFirst(2)
  }

  /// Exif's notes with an orientation, in either order of bytes.
  static func exif(_ orientation: UInt8, isLittle: Bool) -> Data {
    isLittle
      ? Data([
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
      ])
      : Data([
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
      ])
  }

  /// A JPEG with Exif's notes.
  static func notedPhoto(_ notes: Data) -> Data {
    let content = Data("Exif\0\0".utf8) + notes
    let size = [8, 0].map { UInt8(truncatingIfNeeded: (content.count + 2) >> $0) }
    return photo.prefix(2) + Data([0xFF, 0xE1]) + Data(size) + content + photo.dropFirst(2)
  }

  /// An extended WebP of one lossless picture, with Exif's notes behind it, as cameras write them.
  static func notedWebP(_ notes: Data, profile: Data? = nil) -> Data {
    func little32(_ number: Int) -> Data {
      Data([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) })
    }
    func chunk(_ name: String, _ data: Data) -> Data {
      Data(name.utf8) + little32(data.count) + data + Data(count: data.count & 1)
    }
    let flags: UInt8 = profile == nil ? 0x08 : 0x28
    var body = chunk("VP8X", Data([flags, 0, 0, 0, 23, 0, 0, 15, 0, 0]))
    if let profile { body += chunk("ICCP", profile) }
    body += losslessWebP.dropFirst(12) + chunk("EXIF", notes)
    return Data("RIFF".utf8) + little32(body.count + 4) + Data("WEBP".utf8) + body
  }

  /// A PNG of one pixel with some chunks before it.
  static func pixel(_ color: [UInt8], alpha: UInt8? = nil, _ notes: [Data]) -> Data {
    let header = big32(1) + big32(1) + Data([8, alpha == nil ? 2 : 6, 0, 0, 0])
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header)
    for note in notes { file += note }
    let row = Data([0]) + Data(color) + (alpha.map { Data([$0]) } ?? Data())
    return file + chunk("IDAT", zlib(row)) + chunk("IEND", Data())
  }

  private static func decoded(_ base64: String) -> Data { Data(base64Encoded: base64)! }
}
