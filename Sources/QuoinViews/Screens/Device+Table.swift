import Foundation
import QuoinGraphics

extension Device {
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: .phone)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: .pad)
  }

  /// The devices that can be named, phones first, by age.
  public static let all: [Device] = [
    phone("iPhone SE", 375, 667, 2, top: 20, bottom: 0),
    phone("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0),
    phone("iPhone 8", 375, 667, 2, top: 20, bottom: 0),
    phone("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0),
    phone("iPhone X", 375, 812, 3, top: 44, bottom: 34),
    phone("iPhone XR", 414, 896, 2, top: 48, bottom: 34),
    phone("iPhone 11", 414, 896, 2, top: 48, bottom: 34),
    phone("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34),
    phone("iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34),
    phone("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34),
    phone("iPhone 12", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 12 Pro", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 12 Pro Max", 428, 926, 3, top: 47, bottom: 34),
    phone("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34),
    phone("iPhone 13", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 13 Pro", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 13 Pro Max", 428, 926, 3, top: 47, bottom: 34),
    phone("iPhone 14", 390, 844, 3, top: 47, bottom: 34),
    phone("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34),
    phone("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34),
    phone("iPhone 14 Pro Max", 430, 932, 3, top: 59, bottom: 34),
    phone("iPhone 15", 393, 852, 3, top: 59, bottom: 34),
    phone("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34),
    phone("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34),
    phone("iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34),
    phone("iPhone 16", 393, 852, 3, top: 59, bottom: 34),
    phone("iPhone 16 Plus", 430, 932, 3, top: 59, bottom: 34),
    phone("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34),
    phone("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34),
    phone("iPhone 16e", 390, 844, 3, top: 47, bottom: 34),
    pad("iPad", 820, 1180, top: 24, bottom: 20),
    pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0),
    pad("iPad mini", 744, 1133, top: 24, bottom: 20),
    pad("iPad Air", 820, 1180, top: 24, bottom: 20),
    pad("iPad Air 13", 1024, 1366, top: 24, bottom: 20),
    pad("iPad Pro 11", 834, 1210, top: 24, bottom: 20),
    pad("iPad Pro 13", 1032, 1376, top: 24, bottom: 20),
  ]
}
