/// What a target has once in the place of something of Apple's: it takes what it is given, and keeps it nowhere.
enum StandIn: String, CaseIterable {
  case logger = "Logger"
  case log = "OSLog"
  case attachment = "XCTAttachment"

  /// The modules that log.
  static let logModules: Set<String> = ["os", "OSLog"]

  /// What is written below a file.
  var text: String {
    switch self {
    case .logger: Self.loggerText
    case .log: Self.logText
    case .attachment: Self.attachmentText
    }
  }

  private static let loggerText = """
    nonisolated struct Logger: Sendable {
      init() {}
      init(subsystem: String, category: String) {}
      func trace(_ message: OSLogMessage) {}
      func debug(_ message: OSLogMessage) {}
      func info(_ message: OSLogMessage) {}
      func notice(_ message: OSLogMessage) {}
      func log(_ message: OSLogMessage) {}
      func log(level: OSLogType, _ message: OSLogMessage) {}
      func warning(_ message: OSLogMessage) {}
      func error(_ message: OSLogMessage) {}
      func critical(_ message: OSLogMessage) {}
      func fault(_ message: OSLogMessage) {}
    }
    """

  private static let logText = """
    nonisolated final class OSLog: Sendable {
      static let `default` = OSLog(subsystem: "", category: "")
      static let disabled = OSLog(subsystem: "", category: "")
      init(subsystem: String, category: String) {}
    }
    nonisolated struct OSLogType: Sendable {
      static let `default` = OSLogType()
      static let debug = OSLogType()
      static let info = OSLogType()
      static let error = OSLogType()
      static let fault = OSLogType()
    }
    nonisolated struct OSLogPrivacy: Sendable {
      enum Mask: Sendable { case none, hash }
      static let auto = OSLogPrivacy()
      static let `public` = OSLogPrivacy()
      static let `private` = OSLogPrivacy()
      static let sensitive = OSLogPrivacy()
      static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    }
    nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      struct StringInterpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) {}
        mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto) {}
      }
      init(stringLiteral value: String) {}
      init(stringInterpolation: StringInterpolation) {}
    }
    nonisolated func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any?...) {}
    nonisolated func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
    """

  private static let attachmentText = """
    nonisolated final class XCTAttachment {
      enum Lifetime { case keepAlways, deleteOnSuccess }
      enum ImageQuality { case original, low, medium, high }
      var name: String?
      var lifetime = Lifetime.deleteOnSuccess
      var userInfo: [AnyHashable: Any]?
      init(image: UIImage, quality: ImageQuality = .original) {}
      init(data: Data, uniformTypeIdentifier: String = "public.data") {}
      init(string: String) {}
      init(contentsOfFile file: URL) {}
    }
    nonisolated extension XCTestCase { func add(_ attachment: XCTAttachment) {} }
    """
}
