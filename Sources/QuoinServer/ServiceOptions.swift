import Foundation
import QuoinHTTP
import QuoinResources

/// What a service allows those who ask for pictures.
public struct ServiceOptions: Sendable {
  /// How many pictures are drawn at once.
  public var concurrency = ProcessInfo.processInfo.activeProcessorCount
  /// How many wait for it; whatever comes then is answered with 503.
  public var queue = 256
  /// How long they wait.
  public var patience = Duration.seconds(10)
  /// How long a picture may take to be drawn.
  public var time = Duration.seconds(10)
  /// How many pixels a picture may have.
  public var pixels = 16_000_000
  /// How many bytes what the data of a picture come to may take beside its pixels.
  public var memory = Budget.default.memory
  /// How long browsers and caches keep a picture that was asked for by `GET`.
  public var lifetime = Duration.seconds(300)
  /// How many bytes of such pictures the service itself keeps for as long.
  public var cacheSize = 64 << 20
  /// Whether everyone may ask who can reach the service, where there are no keys; otherwise only its own machine may.
  public var isOpen = false

  /// The addresses of proxies, whose word on who asks counts: the field `X-Forwarded-For`.
  public var trustedProxies: Set<String> = []

  /// The usual ones.
  public init() {}

  /// Whether a text is an address of the internet, as a proxy's is given.
  public static func isAddress(_ text: String) -> Bool { HTTPRequest.address(text) != nil }
}
