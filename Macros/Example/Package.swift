// swift-tools-version: 6.1

import PackageDescription

/// What the macros write, compiled and used.
let package = Package(
  name: "QuoinMacrosExample",
  dependencies: [
    .package(name: "QuoinMacros", path: ".."),
    .package(name: "Quoin", path: "../.."),
  ],
  targets: [
    .testTarget(
      name: "QuoinMacrosExampleTests",
      dependencies: [
        .product(name: "QuoinMacros", package: "QuoinMacros"),
        .product(name: "QuoinTemplates", package: "Quoin"),
      ],
      path: "Tests")
  ],
  swiftLanguageModes: [.v6]
)
