// swift-tools-version: 6.2

import PackageDescription

/// Measured cases, run in release mode, and what they are measured against.
let package = Package(
  name: "QuoinMeasured",
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    .target(name: "HandDrawn", dependencies: [library("QuoinControls")], path: "HandDrawn"),
    .executableTarget(name: "HandDrawnProcess", dependencies: ["HandDrawn"], path: "HandDrawnProcess"),
    .executableTarget(name: "StartQuoin", dependencies: [library("Quoin")], path: "Start/Quoin"),
    .executableTarget(name: "StartViews", dependencies: [library("QuoinControls")], path: "Start/Views"),
    .executableTarget(
      name: "QuoinSoak", dependencies: [library("Quoin"), library("QuoinDocuments")], path: "Soak"),
    .executableTarget(
      name: "QuoinBenchmarks",
      dependencies: [
        "HandDrawn", library("Quoin"), library("QuoinBlocks"), library("QuoinBatch"), library("QuoinTools"),
        library("QuoinEditing"),
        library("QuoinTesting"),
        library("QuoinServer"),
      ],
      path: "Cases"),
  ],
  swiftLanguageModes: [.v6]
)

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "quoin") }
