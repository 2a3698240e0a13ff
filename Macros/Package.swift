// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

/// Macros that write the tables of owners and components. A package of its own, so that nobody else builds swift-syntax;
/// what they write names types of QuoinTemplates, which the file that uses them imports.
let package = Package(
  name: "QuoinMacros",
  products: [
    .library(name: "QuoinMacros", targets: ["QuoinMacros"])
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0")
  ],
  targets: [
    .macro(
      name: "QuoinMacroPlugin",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "QuoinMacros", dependencies: ["QuoinMacroPlugin"]),
    .testTarget(
      name: "QuoinMacrosTests",
      dependencies: [
        "QuoinMacroPlugin",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
