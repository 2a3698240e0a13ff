/// What one server gives its clients before it leaves them.
public struct HTTPLimits: Sendable, Hashable {
  /// How many connections there may be; one more closes whichever has waited longest for a request.
  public var connections = 4096
  /// The most bytes of a request's fields, names and values together.
  public var headSize = 32 << 10
  /// How many fields a request may have.
  public var fieldCount = 100
  /// The most bytes of a request's body.
  public var bodySize = 1 << 20
  /// The most bytes of the bodies of all requests that are read or answered at the same time.
  public var bodiesSize = 256 << 20
  /// The most bytes of all answers that have not gone to whoever asked; beyond it the connections whose answers have not moved for longest
  /// are closed.
  public var answersSize = 256 << 20
  /// How long a new connection may take to ask for something.
  public var headTime = Duration.seconds(10)
  /// How long a body may take to come.
  public var bodyTime = Duration.seconds(30)
  /// How long a connection is kept open between two requests.
  public var idleTime = Duration.seconds(60)
  /// How long 64 KB of a response may take to go.
  public var writeTime = Duration.seconds(30)

  /// The limits that serve most.
  public init() {}
}
