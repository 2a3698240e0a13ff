// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Orders",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Orders", targets: ["Orders"])],
    targets: [
        .target(name: "Orders"),
        .testTarget(name: "OrdersTests", dependencies: ["Orders"], exclude: ["Pictures"]),
    ]
)

#if os(Linux)
package.dependencies += [.package(name: "quoin", path: "../.."), .package(path: "../../Porter")]
for target in package.targets {
    target.dependencies += [.product(name: "QuoinControls", package: "quoin")]
    target.plugins = [.plugin(name: "PortSources", package: "porter")]
    target.sources = ["Orders.swift"]  // plain Swift; all others are ported
}
#endif
