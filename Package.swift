// swift-tools-version: 6.2

import PackageDescription

/// The targets stand floor by floor: each may import only those above it in this list, and names the nearest of them.
/// Examples and benchmarks are packages of their own, in their folders.
let package = Package(
  name: "Quoin",
  // Who depends on a library alone says `traits: []`, and no other package is resolved for it.
  traits: [
    .default(enabledTraits: ["Programs"]),
    .trait(
      name: "Programs", description: "The command and the servers, with the packages that they stand on."),
    .trait(
      name: "MainActorViews",
      description: "Views, controls and what tests screens are isolated to the main actor, as UIKit's are."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Floor 0
    .systemLibrary(
      name: "CQuoinGraphics",
      pkgConfig:
        "pangocairo pangofc cairo-ft harfbuzz harfbuzz-subset gdk-pixbuf-2.0 fontconfig libdeflate pixman-1 libwebp libwebpmux libwebpdemux",
      providers: [
        .apt([
          "libpango1.0-dev", "libcairo2-dev", "librsvg2-2", "libgdk-pixbuf-2.0-dev",
          "libharfbuzz-dev", "libdeflate-dev", "libpixman-1-dev", "liblcms2-dev", "libwebp-dev",
          "libgif-dev", "libturbojpeg0-dev", "nettle-dev",
        ])
      ]
    ),
    // What Swift's module of the C library leaves out; see the header.
    .systemLibrary(name: "CLinux"),
    // What encodes barcodes.
    .systemLibrary(name: "CZint", providers: [.apt(["libzint-dev"])]),
    .target(name: "QuoinDiagnostics"),

    // Floor 1
    .target(name: "QuoinResources", dependencies: ["CLinux", "QuoinDiagnostics"]),
    .target(name: "QuoinMarkup", dependencies: ["QuoinDiagnostics"]),
    .target(name: "QuoinConstraints", dependencies: ["QuoinDiagnostics"]),

    // Floor 2
    .target(name: "QuoinGraphics", dependencies: ["CQuoinGraphics", "QuoinMarkup", "QuoinResources"]),
    .target(name: "QuoinExpressions", dependencies: ["QuoinMarkup", "QuoinResources"]),

    // Floor 3
    .target(name: "QuoinHTML", dependencies: ["QuoinGraphics"]),
    .target(name: "QuoinViews", dependencies: ["QuoinConstraints", "QuoinGraphics"]),

    // Floor 4
    .target(name: "QuoinControls", dependencies: ["QuoinExpressions", "QuoinViews"]),
    .target(name: "QuoinBoxes", dependencies: ["QuoinViews"]),
    .target(name: "QuoinPositions", dependencies: ["QuoinViews"]),
    .target(name: "QuoinBlocks", dependencies: ["QuoinViews"]),
    .target(name: "QuoinDrawings", dependencies: ["CZint", "QuoinViews", "QuoinExpressions"]),
    .target(name: "QuoinWeb", dependencies: ["QuoinHTML", "QuoinViews"]),

    // Floor 5
    .target(name: "QuoinScreens", dependencies: ["QuoinControls"]),
    .target(
      name: "QuoinTemplateEngine",
      dependencies: ["QuoinBoxes", "QuoinDrawings", "QuoinHTML", "QuoinExpressions"]),

    // Floor 6
    .target(name: "QuoinControlBoxes", dependencies: ["QuoinBoxes", "QuoinControls"]),
    .target(name: "QuoinTemplates", dependencies: ["QuoinTemplateEngine", "QuoinControls", "QuoinWeb"]),

    // Floor 7
    .target(name: "QuoinDocuments", dependencies: ["QuoinTemplates"]),
    .target(name: "QuoinTools", dependencies: ["QuoinTemplateEngine"]),
    .target(name: "QuoinTesting", dependencies: ["QuoinScreens", "QuoinTemplates"]),
    .target(name: "QuoinBatch", dependencies: ["QuoinTemplateEngine"]),
    .target(
      name: "QuoinHTTP",
      dependencies: [
        "QuoinResources", .programs("NIOCore", "swift-nio"), .programs("NIOHTTP1", "swift-nio"),
        .programs("NIOPosix", "swift-nio"), .programs("NIOWebSocket", "swift-nio"),
      ]),

    // Floor 8
    .target(name: "QuoinEditing", dependencies: ["QuoinTools"]),
    .target(
      name: "QuoinServer",
      dependencies: [
        "QuoinHTTP", "QuoinBatch", "QuoinDocuments", .programs("Logging", "swift-log"),
        .programs("CoreMetrics", "swift-metrics"), .programs("Tracing", "swift-distributed-tracing"),
      ]),
    .target(
      name: "Quoin",
      dependencies: ["QuoinControlBoxes", "QuoinPositions", "QuoinTemplates"]),

    // Floor 9
    .target(
      name: "QuoinPreview",
      dependencies: [
        "QuoinHTTP", "QuoinEditing", "QuoinDocuments", "QuoinBatch", .programs("Logging", "swift-log"),
      ],
      resources: [.embedInCode("Page")]),
    .target(
      name: "QuoinCommandLine",
      dependencies: ["Quoin", .programs("ArgumentParser", "swift-argument-parser")]),

    // Floor 10
    .executableTarget(
      name: "QuoinCommand",
      dependencies: [
        "QuoinCommandLine", "QuoinTools", "QuoinBatch", "QuoinDocuments",
        .programs("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "QuoinLiveCommand",
      dependencies: [
        "QuoinCommandLine", "QuoinPreview", "QuoinServer", "QuoinBatch", "QuoinDocuments",
        .programs("Logging", "swift-log"),
        .programs("ArgumentParser", "swift-argument-parser"),
      ]),

    // What tests share.
    .target(name: "QuoinTestSupport", path: "Tests/Support"),
    .target(name: "QuoinHTTPTestSupport", path: "Tests/HTTPSupport"),
    .target(name: "QuoinPictureTestSupport", dependencies: ["QuoinGraphics"], path: "Tests/PictureSupport"),
    .testTarget(name: "QuoinDiagnosticsTests", dependencies: ["QuoinDiagnostics"]),
    .testTarget(name: "QuoinResourcesTests", dependencies: ["QuoinResources"]),
    .testTarget(name: "QuoinMarkupTests", dependencies: ["QuoinMarkup", "QuoinTestSupport"]),
    .testTarget(name: "QuoinConstraintsTests", dependencies: ["QuoinConstraints", "QuoinTestSupport"]),
    .testTarget(name: "QuoinGraphicsTests", dependencies: ["QuoinGraphics", "QuoinTestSupport"]),
    .testTarget(name: "QuoinExpressionsTests", dependencies: ["QuoinExpressions", "QuoinTestSupport"]),
    .testTarget(name: "QuoinViewsTests", dependencies: ["QuoinViews", "QuoinTestSupport"]),
    .testTarget(name: "QuoinControlsTests", dependencies: ["QuoinControls", "QuoinTestSupport"]),
    .testTarget(name: "QuoinBoxesTests", dependencies: ["QuoinControlBoxes", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinPositionsTests", dependencies: ["QuoinPositions", "QuoinControls", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinBlocksTests", dependencies: ["QuoinBlocks", "QuoinControls", "QuoinTestSupport"]),
    // Code as it was written for CGLayout, in the language mode of its time.
    .testTarget(
      name: "QuoinBlocksListings", dependencies: ["QuoinBlocks"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "QuoinHTMLTests", dependencies: ["QuoinHTML", "QuoinTestSupport"]),
    .testTarget(name: "QuoinWebTests", dependencies: ["QuoinWeb", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinDrawingsTests",
      dependencies: ["QuoinDrawings", "QuoinPictureTestSupport", "QuoinTestSupport"]),
    .testTarget(name: "QuoinTemplatesTests", dependencies: ["QuoinTemplates", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinDocumentsTests",
      dependencies: ["QuoinDocuments", "QuoinPictureTestSupport", "QuoinTestSupport"]),
    .testTarget(name: "QuoinToolsTests", dependencies: ["QuoinTools", "QuoinDocuments", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinEditingTests", dependencies: ["QuoinEditing", "QuoinDocuments", "QuoinTestSupport"]),
    .testTarget(name: "QuoinTestingTests", dependencies: ["QuoinTesting"]),
    .testTarget(name: "QuoinBatchTests", dependencies: ["QuoinBatch", "QuoinDocuments", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinHTTPTests", dependencies: ["QuoinHTTP", "QuoinHTTPTestSupport", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinServerTests",
      dependencies: [
        "QuoinServer", "QuoinHTTPTestSupport", "QuoinTestSupport",
        .programs("MetricsTestKit", "swift-metrics"),
        .programs("InMemoryTracing", "swift-distributed-tracing"),
      ]),
    .testTarget(name: "QuoinPreviewTests", dependencies: ["QuoinPreview", "QuoinTestSupport"]),
    .testTarget(
      name: "QuoinCommandTests", dependencies: ["QuoinCommand", "QuoinLiveCommand", "QuoinTestSupport"]),
    // What the pages show, compiled and run.
    .testTarget(
      name: "QuoinDocumentationTests",
      dependencies: [
        "Quoin", "QuoinBlocks", "QuoinTesting", "QuoinTools", "QuoinBatch", "QuoinPreview",
        "QuoinTestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles a target anew only when one that it names has changed; those that go on with what lay further below
// would call methods of classes that lie elsewhere by now. So each target and each product names all below it.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

/// The names of a target and of all below it, sorted.
@MainActor func stack(of name: String) -> [String] {
  var found: Set<String> = []
  var left = [name]
  while let next = left.popLast() {
    guard found.insert(next).inserted, let target = targets[next] else { continue }
    for case .byNameItem(let name, _) in target.dependencies { left.append(name) }
  }
  return found.sorted()
}

/// What `MainActorViews` isolates.
let isolated: Set = [
  "QuoinViews", "QuoinControls", "QuoinBoxes", "QuoinPositions", "QuoinDrawings", "QuoinWeb",
  "QuoinControlBoxes",
  "QuoinScreens",
]

for target in package.targets {
  let below = stack(of: target.name).filter { $0 != target.name }
  let others = target.dependencies.filter { if case .byNameItem = $0 { false } else { true } }
  target.dependencies = others + below.map { .init(stringLiteral: $0) }
  // The page that says what a target is for.
  if target.path == nil, [.regular, .executable].contains(target.type) { target.exclude.append("README.md") }
  if isolated.contains(target.name) {
    target.swiftSettings = [.defaultIsolation(MainActor.self, .when(traits: ["MainActorViews"]))]
  }
}

/// What most import is `Quoin`; each way to say a layout can be had alone, as can controls, the language of expressions,
/// linear constraints, pages, many pictures, tests of screens, tools and editors of templates, and what answers over HTTP.
let libraries = [
  "Quoin", "QuoinControls", "QuoinBoxes", "QuoinControlBoxes", "QuoinPositions", "QuoinBlocks",
  "QuoinDrawings", "QuoinHTML", "QuoinWeb", "QuoinTemplateEngine",
  "QuoinTemplates",
  "QuoinDiagnostics", "QuoinExpressions", "QuoinConstraints",
  "QuoinDocuments", "QuoinBatch", "QuoinScreens", "QuoinTesting", "QuoinTools", "QuoinEditing", "QuoinServer",
  "QuoinPreview",
]
package.products =
  libraries.map { name in
    .library(name: name, targets: stack(of: name).filter { targets[$0]?.type != .system })
  } + [
    .executable(name: "quoin", targets: ["QuoinCommand"]),
    // What quoin hands over to, in the folder where it lies.
    .executable(name: "quoin-live", targets: ["QuoinLiveCommand"]),
  ]

extension Target.Dependency {
  /// What only the programs need of another package.
  static func programs(_ product: String, _ package: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Programs"]))
  }
}
