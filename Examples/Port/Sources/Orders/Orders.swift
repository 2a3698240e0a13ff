/// Something that somebody has ordered.
public struct Order: Equatable, Sendable {
    public let title: String
    public var count: Int

    public init(title: String, count: Int = 1) {
        self.title = title
        self.count = count
    }
}
