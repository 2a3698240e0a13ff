import Foundation
import Testing

@testable import QuoinBlocks

/// What a block knows of the schemes around it.
@Suite struct JoinedSchemesTests {
  enum Kind: CaseIterable {
    case block, scheme

    func make() -> any LayoutBlockProtocol {
      switch self {
      case .block: LayoutBlock<Box>(element: nil)
      case .scheme: LayoutScheme()
      }
    }
  }

  private func schemes(of block: any LayoutBlockProtocol) -> JoinedSchemes? {
    switch block {
    case let block as LayoutBlock<Box>: block.schemes
    case let scheme as LayoutScheme: scheme.holder.outer
    default: nil
    }
  }

  @Test(arguments: Kind.allCases)
  func `a block keeps no scheme alive that it ever joined`(kind: Kind) {
    let block = kind.make()
    weak var holder: ProgramHolder?
    for _ in 0..<3 {
      let joined = LayoutScheme(blocks: [block])
      joined.layout(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      holder = joined.holder
    }
    #expect(holder == nil)
    withExtendedLifetime(block) {}
  }

  @Test(arguments: Kind.allCases)
  func `a block in ten thousand schemes, one after the other, keeps a few in mind`(kind: Kind) throws {
    let block = kind.make()
    for _ in 0..<10_000 { _ = LayoutScheme(blocks: [block]) }
    #expect(try #require(schemes(of: block)).count < 20)
  }

  @Test(arguments: Kind.allCases)
  func `a block that the same schemes take again and again keeps each in mind`(kind: Kind) throws {
    let block = kind.make()
    var outer = (0..<5).map { _ in LayoutScheme() }
    for _ in 0..<1000 {
      for index in outer.indices { outer[index].insertLayout(block: block, to: 0) }
    }
    #expect(try #require(schemes(of: block)).count == 5)
  }

  @Test func `a block tells every scheme that lives, also after others went`() {
    let box = Box()
    let block = LayoutBlock(element: box, layout: Layout(width: .fixed(1), height: .fixed(1)))
    var living: [LayoutScheme] = []
    for index in 0..<100 {
      let scheme = LayoutScheme(blocks: [LayoutScheme(blocks: [block])])
      if index % 10 == 3 { living.append(scheme) }
    }
    // The inner schemes live in the outer ones.
    for scheme in living { scheme.layout(in: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    block.setLayout(Layout(width: .fixed(7), height: .fixed(7)))
    for scheme in living {
      #expect(scheme.snapshot(for: CGRect(x: 0, y: 0, width: 100, height: 100)).frame.width == 7)
    }
  }
}
