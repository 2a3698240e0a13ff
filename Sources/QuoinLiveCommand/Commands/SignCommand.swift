import ArgumentParser
import Foundation
import Quoin
import QuoinCommandLine
import QuoinServer

/// `quoin sign`: an address of a picture for web pages.
struct SignCommand: ParsableCommand {
  static let configuration = LiveCommand.sign.configuration(
    discussion: """
      quoin sign 'https://pictures.example.com/render/card.png?data=%7B%22name%22%3A%22Anna%22%7D' --keys keys
      quoin sign '/render/card.png?scale=2' --keys keys --key shop --expires 7d
      quoin sign '/render/card.png?data=%7B%7D' --keys keys --expires never --folder Templates

      The address gets a picture from 'quoin serve' with the same keys until it expires; with anything in it changed it \
      gets none. The part from the path on is what is signed.
      """)

  @OptionGroup var options: SignOptions

  func validate() throws { _ = try seconds }

  func run() throws {
    guard let keys = try options.keyOptions.read() else {
      throw ValidationError("Give the keys by --keys or QUOIN_KEYS")
    }
    if let folder = options.folder { try ServiceKeys.look(at: options.address, servedFrom: folder) }
    try Console.output(
      try keys.signed(options.address, key: options.key, until: seconds.map { .now + $0 }) + "\n")
  }

  /// For how long the address holds; nothing for as long as there is its key.
  private var seconds: TimeInterval? {
    get throws {
      let expires = options.expires
      if expires == "never" { return nil }
      let units: [Character: Double] = [
        "s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800, "y": 31_557_600,
      ]
      guard let last = expires.last, let unit = units[last], let count = Double(expires.dropLast()),
        (1...100 * 31_557_600).contains(count * unit)
      else {
        throw ValidationError(
          "--expires is a time such as 90s, 30m, 12h, 7d, 2w or 5y, from 1s to 100y, or never; '\(expires)' is none"
        )
      }
      return count * unit
    }
  }
}
