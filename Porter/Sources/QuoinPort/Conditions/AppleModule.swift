/// Modules of Apple's systems, and what stands for them.
enum AppleModule {
  /// What is imported in the place of a module. Each has one of its own, as aliases of modules ask for.
  static let replacements: [String: String] = [
    "UIKit": "QuoinControls", "QuartzCore": "QuoinViews", "CoreAnimation": "QuoinViews",
    "ObjectiveC": "QuoinViews",
    "CoreGraphics": "QuoinGraphics", "WebKit": "QuoinWeb", "MapKit": "QuoinWeb",
  ]

  /// Modules of the system, in whose place stands what every file has anyhow.
  static let needless: Set<String> = ["Darwin", "os", "OSLog"]

  /// Modules for tests, which bring UIKit along on Apple's systems: those that stand on XCTest do as it does.
  static let bringingViews: Set<String> = ["Nimble", "Quick", "XCTest"]

  /// Modules that nothing stands for.
  static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox", "AuthenticationServices",
    "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreServices", "CoreTelephony", "CoreText",
    "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "HealthKit", "ImageIO", "Intents", "IOKit",
    "LinkPresentation", "LocalAuthentication", "MessageUI", "Metal", "MetalKit", "MobileCoreServices",
    "NaturalLanguage", "Network", "OSLog", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit", "WidgetKit", "os",
  ]
}
