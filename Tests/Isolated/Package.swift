// swift-tools-version: 6.2

import PackageDescription

// A package for UIKit as people write it in language mode 6, which compiles where views are isolated to the main actor and
// nowhere else: `scripts/test isolated`.
let package = Package(
  name: "Isolated",
  dependencies: [.package(name: "quoin", path: "../..", traits: ["MainActorViews"])],
  targets: [
    .target(
      name: "Orders", dependencies: [.product(name: "QuoinControls", package: "quoin")],
      swiftSettings: [
        .unsafeFlags(["-module-alias", "UIKit=QuoinControls", "-warnings-as-errors"])
      ]),
    // The same in a module that is isolated by default itself, as new projects are.
    .target(
      name: "Basket", dependencies: [.product(name: "QuoinControls", package: "quoin")],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .unsafeFlags(["-module-alias", "UIKit=QuoinControls", "-warnings-as-errors"]),
      ]),
    .testTarget(
      name: "OrdersTests",
      dependencies: [
        "Orders", "Basket",
        .product(name: "QuoinScreens", package: "quoin"),
        .product(name: "QuoinControlBoxes", package: "quoin"),
        .product(name: "QuoinPositions", package: "quoin"),
        .product(name: "QuoinDrawings", package: "quoin"),
        .product(name: "QuoinWeb", package: "quoin"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
