// swift-tools-version: 6.2

import PackageDescription

/// `Quoin` and what it brings along. SwiftPM compiles a target anew only when one that it names has changed, so those
/// that use `Quoin` name what is behind it too; otherwise they go on with methods of classes that lie elsewhere by now.
let quoin: [Target.Dependency] = [
  "Quoin", "QuoinDiagnostics", "QuoinResources", "QuoinMarkup", "QuoinGraphics", "QuoinExpressions",
  "QuoinViews", "QuoinControls",
  "QuoinBoxes", "QuoinPositions", "QuoinBlocks", "QuoinTemplates",
]

/// What `QuoinDocuments` stands on.
let documents: [Target.Dependency] = [
  "QuoinTemplates", "QuoinBoxes", "QuoinControls", "QuoinViews", "QuoinExpressions", "QuoinGraphics",
  "QuoinMarkup", "QuoinDiagnostics", "QuoinResources",
]

/// What `QuoinPreview` stands on.
let preview: [Target.Dependency] = ["QuoinTools", "QuoinDocuments"] + documents

/// `QuoinTesting` and what it brings along.
let testing: [Target.Dependency] = [
  "QuoinTesting", "QuoinTemplates", "QuoinBoxes", "QuoinControls", "QuoinViews", "QuoinExpressions",
  "QuoinGraphics", "QuoinMarkup", "QuoinDiagnostics", "QuoinResources",
]

/// The targets stand floor by floor: each may import only those above it in this list.
let package = Package(
  name: "Quoin",
  products: [
    .library(name: "Quoin", targets: ["Quoin"]),
    // Each way to say a layout can be had alone, as can controls and the language of expressions.
    .library(name: "QuoinControls", targets: ["QuoinControls"]),
    .library(name: "QuoinBoxes", targets: ["QuoinBoxes"]),
    .library(name: "QuoinPositions", targets: ["QuoinPositions"]),
    .library(name: "QuoinBlocks", targets: ["QuoinBlocks"]),
    .library(name: "QuoinTemplates", targets: ["QuoinTemplates"]),
    .library(name: "QuoinExpressions", targets: ["QuoinExpressions"]),
    // Pages, and what is drawn on them only.
    .library(name: "QuoinDocuments", targets: ["QuoinDocuments"]),
    // Templates and apps in a browser.
    .library(name: "QuoinPreview", targets: ["QuoinPreview"]),
    // Many pictures: batches over rows of data, and workers.
    .library(name: "QuoinBatch", targets: ["QuoinBatch"]),
    // Pictures over HTTP.
    .library(name: "QuoinServer", targets: ["QuoinServer"]),
    // For test targets, which it links to Swift Testing and XCTest.
    .library(name: "QuoinTesting", targets: ["QuoinTesting"]),
    .executable(name: "quoin", targets: ["QuoinCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    // The HTTP server of the preview and of the service; nothing else needs it.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // Floor 0
    .systemLibrary(
      name: "CQuoinGraphics",
      pkgConfig:
        "pangocairo pangofc cairo-ft harfbuzz harfbuzz-subset librsvg-2.0 gdk-pixbuf-2.0 fontconfig libdeflate pixman-1 libwebp libwebpmux libwebpdemux",
      providers: [
        .apt([
          "libpango1.0-dev", "libcairo2-dev", "librsvg2-dev", "libgdk-pixbuf-2.0-dev",
          "libharfbuzz-dev", "libdeflate-dev", "libpixman-1-dev", "libhyphen-dev", "libwebp-dev",
          "libgif-dev",
        ])
      ]
    ),
    // What Swift's module of the C library leaves out; see the header.
    .systemLibrary(name: "CLinux"),
    .target(name: "QuoinDiagnostics", dependencies: [.product(name: "Logging", package: "swift-log")]),
    // What tests share.
    .target(name: "QuoinTestSupport", path: "Tests/Support"),
    .testTarget(
      name: "QuoinDiagnosticsTests",
      dependencies: ["QuoinDiagnostics", .product(name: "Logging", package: "swift-log")]),

    // Floor 1
    .target(name: "QuoinResources", dependencies: ["CLinux", "QuoinDiagnostics"]),
    .testTarget(name: "QuoinResourcesTests", dependencies: ["QuoinResources"]),
    .target(name: "QuoinMarkup", dependencies: ["QuoinDiagnostics"]),
    .testTarget(
      name: "QuoinMarkupTests", dependencies: ["QuoinTestSupport", "QuoinMarkup", "QuoinDiagnostics"]),

    // Floor 2
    .target(
      name: "QuoinGraphics",
      dependencies: ["CQuoinGraphics", "QuoinDiagnostics", "QuoinMarkup", "QuoinResources"]),
    .testTarget(
      name: "QuoinGraphicsTests",
      dependencies: [
        "QuoinTestSupport", "QuoinGraphics", "CQuoinGraphics", "QuoinDiagnostics", "QuoinResources",
      ]),
    .target(
      name: "QuoinExpressions",
      dependencies: ["QuoinDiagnostics", "QuoinMarkup", "QuoinResources"]),
    .testTarget(
      name: "QuoinExpressionsTests",
      dependencies: [
        "QuoinTestSupport", "QuoinExpressions", "QuoinDiagnostics", "QuoinMarkup", "QuoinResources",
      ]),

    // Floor 3
    .target(
      name: "QuoinViews", dependencies: ["QuoinGraphics", "QuoinDiagnostics", "QuoinResources"]),
    .testTarget(
      name: "QuoinViewsTests",
      dependencies: ["QuoinTestSupport", "QuoinViews", "QuoinGraphics", "QuoinDiagnostics"]),

    // Floor 4
    .target(
      name: "QuoinControls",
      dependencies: ["QuoinViews", "QuoinGraphics", "QuoinDiagnostics", "QuoinResources"]),
    .testTarget(
      name: "QuoinControlsTests",
      dependencies: ["QuoinTestSupport", "QuoinControls", "QuoinViews", "QuoinGraphics"]),

    // Floor 5
    .target(
      name: "QuoinBoxes",
      dependencies: ["QuoinControls", "QuoinViews", "QuoinGraphics", "QuoinDiagnostics", "QuoinResources"]),
    .testTarget(
      name: "QuoinBoxesTests",
      dependencies: ["QuoinTestSupport", "QuoinBoxes", "QuoinControls", "QuoinViews", "QuoinGraphics"]),
    .target(
      name: "QuoinBlocks",
      dependencies: [
        "QuoinControls", "QuoinViews", "QuoinGraphics", "QuoinDiagnostics", "QuoinResources",
      ]),
    .testTarget(
      name: "QuoinBlocksTests",
      dependencies: ["QuoinTestSupport", "QuoinBlocks", "QuoinControls", "QuoinViews", "QuoinGraphics"]),
    // Code as it was written for CGLayout, in the language mode of its time.
    .testTarget(
      name: "QuoinBlocksListings", dependencies: ["QuoinBlocks"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "QuoinPositions",
      dependencies: ["QuoinControls", "QuoinViews", "QuoinGraphics", "QuoinResources", "QuoinDiagnostics"]),
    .testTarget(
      name: "QuoinPositionsTests",
      dependencies: [
        "QuoinTestSupport", "QuoinPositions", "QuoinControls", "QuoinViews", "QuoinGraphics",
      ]),

    // Floor 6
    .target(
      name: "QuoinTemplates",
      dependencies: [
        "QuoinBoxes", "QuoinControls", "QuoinViews", "QuoinExpressions", "QuoinGraphics", "QuoinMarkup",
        "QuoinDiagnostics", "QuoinResources",
      ]),
    .testTarget(
      name: "QuoinTemplatesTests",
      dependencies: [
        "QuoinTestSupport", "QuoinTemplates", "QuoinBoxes", "QuoinControls", "QuoinViews",
        "QuoinExpressions", "QuoinGraphics", "QuoinMarkup", "QuoinDiagnostics", "QuoinResources",
      ]),

    // Floor 7
    // What encodes barcodes.
    .systemLibrary(name: "CZint", providers: [.apt(["libzint-dev"])]),
    .target(name: "QuoinDocuments", dependencies: ["CZint"] + documents),
    .testTarget(
      name: "QuoinDocumentsTests", dependencies: ["QuoinTestSupport", "QuoinDocuments"] + documents),
    .target(
      name: "QuoinTools",
      dependencies: [
        "QuoinTemplates", "QuoinControls", "QuoinExpressions", "QuoinGraphics", "QuoinMarkup",
        "QuoinDiagnostics", "QuoinResources",
      ]),
    .testTarget(
      name: "QuoinToolsTests",
      dependencies: [
        "QuoinTestSupport", "QuoinTools", "QuoinDocuments", "QuoinTemplates", "QuoinControls",
        "QuoinExpressions",
        "QuoinMarkup", "QuoinDiagnostics", "QuoinResources",
      ]),
    .target(
      name: "QuoinTesting",
      dependencies: [
        "QuoinTemplates", "QuoinControls", "QuoinViews", "QuoinGraphics", "QuoinDiagnostics",
        "QuoinResources",
      ]),
    .testTarget(
      name: "QuoinTestingTests", dependencies: testing),
    .target(
      name: "QuoinHTTP",
      dependencies: [
        "QuoinDiagnostics",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    // A client for tests that sends any bytes.
    .target(name: "QuoinHTTPTestSupport", path: "Tests/HTTPSupport"),
    .testTarget(
      name: "QuoinHTTPTests",
      dependencies: ["QuoinTestSupport", "QuoinHTTPTestSupport", "QuoinHTTP", "QuoinDiagnostics"]),
    // Floor 8
    .target(
      name: "QuoinPreview",
      dependencies: preview + ["QuoinHTTP"], resources: [.embedInCode("Page")]),
    .testTarget(
      name: "QuoinPreviewTests",
      dependencies: ["QuoinTestSupport", "QuoinPreview", "QuoinHTTP"] + preview),
    .target(name: "QuoinBatch", dependencies: documents),
    .testTarget(
      name: "QuoinBatchTests",
      dependencies: ["QuoinTestSupport", "QuoinBatch", "QuoinDocuments"] + documents),
    .target(
      name: "QuoinServer",
      dependencies: ["QuoinHTTP", "QuoinBatch", .product(name: "Logging", package: "swift-log")] + documents
    ),
    .testTarget(
      name: "QuoinServerTests",
      dependencies: [
        "QuoinTestSupport", "QuoinHTTPTestSupport", "QuoinServer", "QuoinHTTP", "QuoinBatch",
        "QuoinDocuments",
        .product(name: "Logging", package: "swift-log"),
      ] + documents),
    .target(
      name: "Quoin",
      dependencies: [
        "QuoinDiagnostics", "QuoinResources", "QuoinMarkup", "QuoinGraphics", "QuoinExpressions",
        "QuoinViews", "QuoinControls", "QuoinBoxes", "QuoinPositions", "QuoinBlocks", "QuoinTemplates",
      ]),
    .executableTarget(
      name: "QuoinCommand",
      dependencies: quoin + [
        "QuoinTools", "QuoinDocuments", "QuoinPreview", "QuoinBatch", "QuoinHTTP", "QuoinServer",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "QuoinCommandTests",
      dependencies: ["QuoinTestSupport", "QuoinCommand", "QuoinDocuments", "QuoinPreview"] + quoin),

    // What the pages show, compiled and run.
    .testTarget(
      name: "QuoinDocumentationTests",
      dependencies: [
        "QuoinTestSupport", "QuoinTesting", "QuoinDocuments", "QuoinTools", "QuoinPreview", "QuoinBatch",
        "GuestsExampleScreen",
      ] + quoin),

    // Examples in Swift; those that are templates need no target.
    .executableTarget(name: "PositionsExample", dependencies: quoin, path: "Examples/Positions"),
    .executableTarget(
      name: "PeriodicTableExample", dependencies: quoin, path: "Examples/PeriodicTable"),
    .executableTarget(name: "FormExample", dependencies: quoin, path: "Examples/Form"),
    .executableTarget(name: "TourExample", dependencies: quoin, path: "Examples/Tour"),
    .executableTarget(
      name: "ControlsExample", dependencies: ["QuoinControls", "QuoinViews", "QuoinGraphics"],
      path: "Examples/Controls"),
    .executableTarget(name: "MotionExample", dependencies: quoin, path: "Examples/Motion"),
    // The blocks of Examples/Blocks: one scheme, drawn with views and printed in characters.
    .target(
      name: "BlocksExampleScheme", dependencies: ["QuoinBlocks"], path: "Examples/Blocks/Scheme"),
    .executableTarget(
      name: "BlocksExample",
      dependencies: ["BlocksExampleScheme", "QuoinBlocks", "QuoinViews", "QuoinGraphics"],
      path: "Examples/Blocks/Pictures"),
    .executableTarget(
      name: "BlocksTerminalExample", dependencies: ["BlocksExampleScheme", "QuoinBlocks"],
      path: "Examples/Blocks/Terminal"),

    // A gallery that pages and zooms, and fingers that use it.
    .target(
      name: "GalleryExampleScreen", dependencies: ["QuoinViews"], path: "Examples/Gallery/Screen"),
    .executableTarget(
      name: "GalleryExample", dependencies: ["GalleryExampleScreen", "QuoinViews"],
      path: "Examples/Gallery/Pictures"),
    .testTarget(
      name: "GalleryExampleTests", dependencies: ["GalleryExampleScreen"] + testing,
      path: "Examples/Gallery/Tests"),

    // 10,000 people in a table.
    .target(
      name: "ContactsExampleScreen", dependencies: ["QuoinControls", "QuoinViews"],
      path: "Examples/Contacts/Screen"),
    .executableTarget(
      name: "ContactsExample", dependencies: ["ContactsExampleScreen", "QuoinControls", "QuoinViews"],
      path: "Examples/Contacts/Pictures"),
    .testTarget(
      name: "ContactsExampleTests", dependencies: ["ContactsExampleScreen", "QuoinControls", "QuoinViews"],
      path: "Examples/Contacts/Tests"),

    // A screen of settings, and its tests.
    .target(
      name: "SettingsExampleScreen", dependencies: ["QuoinControls"], path: "Examples/Settings/Screen"),
    .testTarget(
      name: "SettingsExampleTests", dependencies: ["SettingsExampleScreen"] + testing,
      path: "Examples/Settings/Tests"),

    // A component of its own, the template that uses it, and its tests.
    .target(
      name: "CustomComponentExampleRating",
      dependencies: ["QuoinTemplates", "QuoinControls", "QuoinExpressions", "QuoinDiagnostics"],
      path: "Examples/CustomComponent/Component"),
    .executableTarget(
      name: "CustomComponentExample", dependencies: ["CustomComponentExampleRating", "QuoinTemplates"],
      path: "Examples/CustomComponent/Pictures"),
    .testTarget(
      name: "CustomComponentExampleTests", dependencies: ["CustomComponentExampleRating", "QuoinTemplates"],
      path: "Examples/CustomComponent/Tests"),

    // An app whose screens are templates, with a few lines of Swift behind each.
    .target(
      name: "SampleAppExampleScreen", dependencies: ["QuoinTemplates"],
      path: "Examples/SampleApp/Screen", resources: [.copy("Layouts")]),
    .executableTarget(
      name: "SampleAppExample", dependencies: ["SampleAppExampleScreen"] + testing,
      path: "Examples/SampleApp/Pictures"),
    .testTarget(
      name: "SampleAppExampleTests", dependencies: ["SampleAppExampleScreen"] + testing,
      path: "Examples/SampleApp/Tests"),

    // A list that is typed into, and one test of each kind for it.
    .target(
      name: "GuestsExampleScreen", dependencies: ["QuoinViews"], path: "Examples/Guests/Screen"),
    .testTarget(
      name: "GuestsExampleTests", dependencies: ["GuestsExampleScreen"] + testing,
      path: "Examples/Guests/Tests"),
  ],
  swiftLanguageModes: [.v6]
)

// Measured cases, run in release mode; and what they are measured against. Who builds all of the package and runs its
// tests does not build them.
if Context.environment["QUOIN_BENCHMARKS"] != nil {
  package.targets += [
    .target(name: "HandDrawn", dependencies: ["CQuoinGraphics"], path: "Benchmarks/HandDrawn"),
    .executableTarget(
      name: "HandDrawnProcess", dependencies: ["HandDrawn", "CQuoinGraphics"],
      path: "Benchmarks/HandDrawnProcess"),
    .executableTarget(name: "StartQuoin", dependencies: quoin, path: "Benchmarks/Start/Quoin"),
    .executableTarget(
      name: "StartViews", dependencies: ["QuoinViews", "QuoinGraphics"], path: "Benchmarks/Start/Views"),
    .executableTarget(
      name: "QuoinSoak", dependencies: quoin + ["QuoinDocuments"], path: "Benchmarks/Soak"),
    .executableTarget(
      name: "QuoinBenchmarks",
      dependencies: quoin + [
        "QuoinDocuments", "QuoinTools", "QuoinTesting", "QuoinBatch", "QuoinServer", "HandDrawn",
        "CQuoinGraphics",
      ],
      path: "Benchmarks/Cases"),
  ]
}
