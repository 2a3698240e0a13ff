// swift-tools-version: 6.2

import PackageDescription

/// Measured cases, run in release mode, and what they are measured against.
///
/// They see what the targets of Quoin's package see of each other, as they measure parts that no user calls alone.
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
        "HandDrawn", library("Quoin"), library("QuoinBlocks"), library("QuoinBatch"),
        library("QuoinConstraints"),
        library("QuoinTools"),
        library("QuoinEditing"),
        library("QuoinTesting"),
        library("QuoinServer"),
      ],
      path: "Cases", packageAccess: false, swiftSettings: insidePackage),
  ],
  swiftLanguageModes: [.v6]
)

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "quoin") }

/// Makes the compiler take what it compiles for a part of Quoin's package, which SwiftPM calls by the name of its folder.
var insidePackage: [SwiftSetting] {
  let folders = Context.packageDirectory.split(separator: "/")
  return [.unsafeFlags(["-package-name", folders.dropLast().last?.lowercased() ?? "quoin"])]
}
