// swift-tools-version: 6.2

import PackageDescription

/// What writes sources for UIKit anew, so that they compile where there is no Objective-C runtime. A package of its own, so
/// that nobody else builds swift-syntax.
let package = Package(
  name: "QuoinPorter",
  products: [
    .library(name: "QuoinPort", targets: ["QuoinPort"]),
    .executable(name: "quoin-port", targets: ["quoin-port"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  dependencies: [
    .package(name: "quoin", path: "..", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"700.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "QuoinPort",
      dependencies: [
        .product(name: "QuoinDiagnostics", package: "quoin"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    // Named as the program is: plugins find their tools by targets' names.
    .executableTarget(
      name: "quoin-port",
      dependencies: [
        "QuoinPort",
        .product(name: "QuoinDiagnostics", package: "quoin"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/QuoinPortCommand"),
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["quoin-port"]),
    .testTarget(
      name: "QuoinPortTests",
      dependencies: ["QuoinPort", .product(name: "QuoinDiagnostics", package: "quoin")]),
  ],
  swiftLanguageModes: [.v6]
)
