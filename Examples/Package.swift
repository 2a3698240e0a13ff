// swift-tools-version: 6.2

import PackageDescription

/// Examples in Swift; those that are templates need no target.
///
/// `scripts/demo` draws all of them; one alone:
///
///     scripts/swift-in Examples run PositionsExample out
let package = Package(
  name: "QuoinExamples",
  dependencies: [.package(name: "quoin", path: "..")],
  targets: [
    .executableTarget(
      name: "PositionsExample", dependencies: [library("Quoin")], path: "Positions", exclude: ["README.md"]),
    .executableTarget(
      name: "PeriodicTableExample", dependencies: [library("Quoin")], path: "PeriodicTable",
      exclude: ["README.md"]),
    .executableTarget(
      name: "FormExample", dependencies: [library("Quoin")], path: "Form", exclude: ["README.md"]),
    .executableTarget(
      name: "TourExample", dependencies: [library("Quoin")], path: "Tour", exclude: ["README.md"]),
    .executableTarget(
      name: "ControlsExample", dependencies: [library("QuoinControls")], path: "Controls",
      exclude: ["README.md"]),
    .executableTarget(
      name: "MotionExample", dependencies: [library("Quoin")], path: "Motion", exclude: ["README.md"]),

    // One scheme, drawn with views and printed in characters.
    .target(name: "BlocksExampleScheme", dependencies: [library("QuoinBlocks")], path: "Blocks/Scheme"),
    .executableTarget(
      name: "BlocksExample", dependencies: ["BlocksExampleScheme"], path: "Blocks/Pictures"),
    .executableTarget(
      name: "BlocksTerminalExample", dependencies: ["BlocksExampleScheme"], path: "Blocks/Terminal"),

    // A gallery that pages and zooms, and fingers that use it.
    .target(name: "GalleryExampleScreen", dependencies: [library("QuoinControls")], path: "Gallery/Screen"),
    .executableTarget(
      name: "GalleryExample", dependencies: ["GalleryExampleScreen"], path: "Gallery/Pictures"),
    .testTarget(
      name: "GalleryExampleTests", dependencies: ["GalleryExampleScreen", library("QuoinTesting")],
      path: "Gallery/Tests"),

    // 10,000 people in a table.
    .target(name: "ContactsExampleScreen", dependencies: [library("QuoinControls")], path: "Contacts/Screen"),
    .executableTarget(
      name: "ContactsExample", dependencies: ["ContactsExampleScreen"], path: "Contacts/Pictures"),
    .testTarget(
      name: "ContactsExampleTests", dependencies: ["ContactsExampleScreen"], path: "Contacts/Tests"),

    // A screen of settings, and its tests.
    .target(name: "SettingsExampleScreen", dependencies: [library("QuoinControls")], path: "Settings/Screen"),
    .testTarget(
      name: "SettingsExampleTests", dependencies: ["SettingsExampleScreen", library("QuoinTesting")],
      path: "Settings/Tests"),

    // A component of its own, the template that uses it, and its tests.
    .target(
      name: "CustomComponentExampleRating", dependencies: [library("QuoinTemplates")],
      path: "CustomComponent/Component"),
    .executableTarget(
      name: "CustomComponentExample", dependencies: ["CustomComponentExampleRating"],
      path: "CustomComponent/Pictures"),
    .testTarget(
      name: "CustomComponentExampleTests", dependencies: ["CustomComponentExampleRating"],
      path: "CustomComponent/Tests"),

    // An app whose screens are templates, with a few lines of Swift behind each.
    .target(
      name: "SampleAppExampleScreen", dependencies: [library("QuoinTemplates")], path: "SampleApp/Screen",
      resources: [.copy("Layouts")]),
    .executableTarget(
      name: "SampleAppExample", dependencies: ["SampleAppExampleScreen", library("QuoinTesting")],
      path: "SampleApp/Pictures"),
    .testTarget(
      name: "SampleAppExampleTests", dependencies: ["SampleAppExampleScreen", library("QuoinTesting")],
      path: "SampleApp/Tests"),

    // A login above a keyboard, in constraints.
    .target(name: "LoginExampleScreen", dependencies: [library("QuoinControls")], path: "Login/Screen"),
    .executableTarget(name: "LoginExample", dependencies: ["LoginExampleScreen"], path: "Login/Pictures"),
    .testTarget(
      name: "LoginExampleTests", dependencies: ["LoginExampleScreen", library("QuoinTesting")],
      path: "Login/Tests"),

    // Bubbles in a table, in constraints.
    .target(name: "ChatExampleScreen", dependencies: [library("QuoinControls")], path: "Chat/Screen"),
    .executableTarget(name: "ChatExample", dependencies: ["ChatExampleScreen"], path: "Chat/Pictures"),
    .testTarget(
      name: "ChatExampleTests", dependencies: ["ChatExampleScreen", library("QuoinTesting")],
      path: "Chat/Tests"),

    // A form that scrolls, in constraints.
    .target(name: "AccountExampleScreen", dependencies: [library("QuoinControls")], path: "Account/Screen"),
    .executableTarget(
      name: "AccountExample", dependencies: ["AccountExampleScreen"], path: "Account/Pictures"),
    .testTarget(
      name: "AccountExampleTests", dependencies: ["AccountExampleScreen", library("QuoinTesting")],
      path: "Account/Tests"),

    // A list that is typed into, and one test of each kind for it.
    .target(name: "GuestsExampleScreen", dependencies: [library("QuoinControls")], path: "Guests/Screen"),
    .testTarget(
      name: "GuestsExampleTests",
      dependencies: [
        "GuestsExampleScreen", library("Quoin"), library("QuoinTesting"),
      ],
      path: "Guests/Tests"),
  ],
  swiftLanguageModes: [.v6]
)

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "quoin") }
