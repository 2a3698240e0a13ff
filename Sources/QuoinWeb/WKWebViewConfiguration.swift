import Foundation

/// How a web view is set up; kept for code that sets it, as nothing here is played or detected.
open class WKWebViewConfiguration: NSObject, ViewBound {
  /// Whether sound and pictures are sent to other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether video is played within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether video is played in a small window of its own.
  open var allowsPictureInPictureMediaPlayback = true
  /// What is played only when somebody asks for it.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// What is found in text.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// How finely text is selected.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether a page is shown only when all of it is there.
  open var suppressesIncrementalRendering = false
  /// Whether a page can always be zoomed.
  open var ignoresViewportScaleLimits = false
  /// What the view calls itself to hosts.
  open var applicationNameForUserAgent: String?
  /// What pages may do.
  open var preferences = WKPreferences()

  /// Creates what a view has that is not set up.
  public override init() {}

  deinit {}
}

/// What pages may do; kept for code that sets it.
open class WKPreferences: NSObject, ViewBound {
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false

  deinit {}
}

/// Sound and pictures.
public nonisolated struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is found in the text of pages.
public nonisolated struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How finely text of pages is selected.
public nonisolated enum WKSelectionGranularity: Int, Sendable, CaseIterable { case dynamic, character }
