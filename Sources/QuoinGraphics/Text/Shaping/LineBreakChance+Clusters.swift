extension LineBreakChance {
  /// All places where lines may end in a text, the last of them its end.
  ///
  /// - Parameter clusters: The text's clusters with the one that marks the end.
  static func all(in clusters: [ShapedCluster]) -> [LineBreakChance] {
    var chances: [LineBreakChance] = []
    chances.reserveCapacity(clusters.count / 5 + 2)
    let count = clusters.count - 1
    var contentEnd = 0
    for index in 0..<count {
      let traits = clusters[index].traits
      if traits.contains(.lineBreak), index > 0, !clusters[index - 1].traits.contains(.newline) {
        let isHyphen = clusters[index - 1].traits.contains(.softHyphen)
        chances.append(
          LineBreakChance(clusters, contentEnd: contentEnd, next: index, kind: isHyphen ? .hyphen : .soft))
      } else if traits.contains(.hyphenation) {
        chances.append(LineBreakChance(clusters, contentEnd: index, next: index, kind: .hyphenation))
      }
      if traits.contains(.newline) {
        chances.append(LineBreakChance(clusters, contentEnd: contentEnd, next: index + 1, kind: .newline))
        contentEnd = index + 1
      } else if traits.contains(.tab) {
        chances.append(LineBreakChance(clusters, contentEnd: contentEnd, next: index, kind: .tab))
        contentEnd = index + 1
      } else if !traits.contains(.space) {
        contentEnd = index + 1
      }
    }
    chances.append(LineBreakChance(clusters, contentEnd: contentEnd, next: count, kind: .end))
    return chances
  }

  private init(_ clusters: [ShapedCluster], contentEnd: Int, next: Int, kind: Kind) {
    self.init(
      contentX: clusters[contentEnd].x, cluster: Int32(truncatingIfNeeded: next),
      contentEnd: Int32(truncatingIfNeeded: contentEnd), kind: kind)
  }
}
