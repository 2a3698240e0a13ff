import Foundation
import QuoinGraphics

nonisolated extension Device {
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
    corner: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: .phone,
      cornerRadius: corner)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    corner: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: .pad,
      cornerRadius: corner)
  }

  /// The devices that can be named, phones first, by age.
  public static let all: [Device] = [
    phone("iPhone SE", 375, 667, 2, top: 20, bottom: 0, corner: 0),
    phone("iPhone SE (2nd generation)", 375, 667, 2, top: 20, bottom: 0, corner: 0),
    phone("iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0, corner: 0),
    phone("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0, corner: 0),
    phone("iPhone 8", 375, 667, 2, top: 20, bottom: 0, corner: 0),
    phone("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0, corner: 0),
    phone("iPhone X", 375, 812, 3, top: 44, bottom: 34, corner: 39),
    phone("iPhone XR", 414, 896, 2, top: 48, bottom: 34, corner: 41.5),
    phone("iPhone 11", 414, 896, 2, top: 48, bottom: 34, corner: 41.5),
    phone("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34, corner: 39),
    phone("iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34, corner: 39),
    phone("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34, corner: 44),
    phone("iPhone 12", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    phone("iPhone 12 Pro", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    phone("iPhone 12 Pro Max", 428, 926, 3, top: 47, bottom: 34, corner: 53.33),
    phone("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, corner: 44),
    phone("iPhone 13", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    phone("iPhone 13 Pro", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    phone("iPhone 13 Pro Max", 428, 926, 3, top: 47, bottom: 34, corner: 53.33),
    phone("iPhone 14", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    phone("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, corner: 53.33),
    phone("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 14 Pro Max", 430, 932, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 15", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 16", 393, 852, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 16 Plus", 430, 932, 3, top: 59, bottom: 34, corner: 55),
    phone("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, corner: 62),
    phone("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, corner: 62),
    phone("iPhone 16e", 390, 844, 3, top: 47, bottom: 34, corner: 47.33),
    phone("iPhone 17", 402, 874, 3, top: 62, bottom: 34, corner: 62),
    phone("iPhone Air", 420, 912, 3, top: 68, bottom: 34, corner: 62),
    phone("iPhone 17 Pro", 402, 874, 3, top: 62, bottom: 34, corner: 62),
    phone("iPhone 17 Pro Max", 440, 956, 3, top: 62, bottom: 34, corner: 62),
    pad("iPad", 820, 1180, top: 24, bottom: 20, corner: 25),
    pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0, corner: 0),
    pad("iPad (10th generation)", 820, 1180, top: 24, bottom: 20, corner: 25),
    pad("iPad (A16)", 820, 1180, top: 24, bottom: 20, corner: 25),
    pad("iPad mini", 744, 1133, top: 24, bottom: 20, corner: 21.5),
    pad("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20, corner: 21.5),
    pad("iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20, corner: 21.5),
    pad("iPad Air", 820, 1180, top: 24, bottom: 20, corner: 18),
    pad("iPad Air 13", 1024, 1366, top: 24, bottom: 20, corner: 18),
    pad("iPad Air 11", 820, 1180, top: 24, bottom: 20, corner: 18),
    pad("iPad Pro 11", 834, 1210, top: 24, bottom: 20, corner: 30),
    pad("iPad Pro 13", 1032, 1376, top: 24, bottom: 20, corner: 30),
    pad("iPad Pro 11 (4th generation)", 834, 1194, top: 24, bottom: 20, corner: 18),
    pad("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20, corner: 18),
  ]
}
