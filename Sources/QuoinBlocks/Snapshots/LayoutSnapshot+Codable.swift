import Foundation

/// A snapshot is written as `{"frame": [x, y, width, height]}`, as `{"children": […]}`, or as `{}` where the element is gone.
extension LayoutSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case frame, children
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let children = try container.decodeIfPresent([LayoutSnapshot].self, forKey: .children) {
      self.init(childSnapshots: children)
      return
    }
    guard let numbers = try container.decodeIfPresent([Double].self, forKey: .frame) else {
      self = .nothing
      return
    }
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: container, debugDescription: "A frame has four numbers, not \(numbers.count)")
    }
    self.init(frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if shape.nodes.first != SnapshotShape.leaf {
      try container.encode(children, forKey: .children)
    } else if let frame = frames.first, !SnapshotShape.isMissing(frame) {
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      try container.encode(numbers.map { Double($0) }, forKey: .frame)
    }
  }
}
