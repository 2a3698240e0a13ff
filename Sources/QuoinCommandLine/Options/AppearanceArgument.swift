import ArgumentParser

/// An appearance on the command line.
package enum AppearanceArgument: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light, dark
}
