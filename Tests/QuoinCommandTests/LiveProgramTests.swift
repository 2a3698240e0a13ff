import ArgumentParser
import Foundation
import Logging
import QuoinCommandLine
import QuoinHTTP
import QuoinServer
import Testing

@testable import QuoinCommand
@testable import QuoinLiveCommand

/// What `quoin` hands over to the program beside it, so that people see one tool.
@Suite struct LiveProgramTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  @Test func bothProgramsHaveTheSameCommands() {
    let names = LiveCommand.allCases.map(\.rawValue)
    #expect(QuoinLiveCommand.configuration.subcommands.map { $0.configuration.commandName } == names)
    let all = QuoinCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    #expect(all.filter(names.contains) == names)
  }

  @Test func helpListsEachInItsPlace() throws {
    let help = try folder.run("help")
    #expect(help.status == 0)
    for command in LiveCommand.allCases {
      #expect(help.output.contains("  \(command.rawValue)  "), "\(command)")
    }
  }

  @Test(arguments: LiveCommand.allCases)
  func helpWithOneIsThatOfTheOtherProgram(command: LiveCommand) throws {
    let name = command.rawValue
    let help = try folder.run("help", name)
    #expect(help.status == 0 && help.error == "")
    #expect(help.output.hasPrefix("OVERVIEW: \(command.abstract)\n"))
    #expect(help.output.contains("\nUSAGE: quoin \(name)"))
    #expect(try folder.run(name, "--help").output == help.output)
    #expect(try folder.run("help", "-h", name).output == help.output)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptsKnowTheOptionsOfTheOtherProgram(shell: String) throws {
    let script = try folder.run("--generate-completion-script", shell)
    #expect(script.status == 0)
    let prefix = shell == "fish" ? "-l '" : "--"
    for option in ["trusted-proxy", "allow-host", "expires", "stdio", "sandbox", "legacy-layout"] {
      #expect(script.output.contains(prefix + option), "\(option)")
    }
  }

  @Test func bothProgramsTakeTheSameOptions() {
    func options(_ root: any ParsableCommand.Type, _ command: LiveCommand) -> [Substring]? {
      let subcommand = root.configuration.subcommands.first {
        $0.configuration.commandName == command.rawValue
      }
      return subcommand.map { root.helpMessage(for: $0).matches(of: #/(?m)^  (--[a-z-]+)/#).map(\.1) }
    }
    for command in LiveCommand.allCases {
      #expect(options(QuoinCommand.self, command) == options(QuoinLiveCommand.self, command), "\(command)")
    }
  }

  @Test func whatServingIsToldUnlessSaidOtherwiseIsWhatTheLibraryDoes() throws {
    let (options, service, limits) = (try ServeOptions.parse(["."]), ServiceOptions(), HTTPLimits())
    #expect(options.queue == service.queue && options.pixels == service.pixels)
    #expect(options.cache == service.cacheSize && .seconds(options.maxAge) == service.lifetime)
    #expect(.seconds(options.patience) == service.patience && .seconds(options.time) == service.time)
    #expect(options.body == limits.bodySize && options.connections == limits.connections)
    #expect(ServeOptions.LogLevel.allCases.map(\.rawValue) == Logger.Level.allCases.map(\.rawValue))
  }

  @Test func whatIsWrongWithAnOptionIsToldAsEver() throws {
    let run = try folder.run("serve", ".", "--prot", "1")
    #expect(run.status == 1 && run.output == "")
    #expect(run.error.hasPrefix("Error: Unknown option '--prot'"))
    #expect(run.error.contains("quoin serve"))
  }

  @Test(arguments: [
    (["quoin", "serve", "folder"], "serve"), (["quoin", "help", "sign"], "sign"),
    (["quoin", "-h", "preview"], nil), (["quoin", "render", "serve"], nil), (["quoin", "help"], nil),
    (["quoin", "help", "render", "serve"], nil), (["quoin"], nil), (["serve"], nil),
  ])
  func theFirstWordIsTheCommand(words: [String], name: String?) {
    #expect(LiveProgram.command(in: words)?.rawValue == name)
  }

  @Test func whereTheOtherProgramIsMissingThatIsSaid() throws {
    let alone = try folder.shell(
      "ln \"$quoin\" quoin 2> ln.txt || cp \"$quoin\" quoin; ./quoin preview --port 0")
    #expect(alone.status == 1 && alone.output == "")
    #expect(
      alone.error
        == "error: quoin preview is carried out by quoin-live, which is not beside quoin; scripts/install puts both there\n"
    )
    #expect(try folder.shell("./quoin help").output == folder.run("help").output)
  }

  @Test(arguments: [
    (["quoin", "port", "Sources", "-o", "out"], ["quoin-port", "Sources", "-o", "out"]),
    (["quoin", "help", "port"], ["quoin-port", "--help"]), (["quoin", "port"], ["quoin-port"]),
    (["quoin", "render", "port"], nil), (["quoin"], nil),
  ])
  func portingIsDoneByAProgramOfItsOwn(words: [String], expected: [String]?) {
    #expect(LiveProgram.portWords(in: words) == expected)
  }

  @Test func theProgramThatPortsIsStartedOrSaidToBeMissing() throws {
    #expect(try folder.run("help").output.contains("  port  "))
    let prepared = "ln \"$quoin\" quoin 2> ln.txt || cp \"$quoin\" quoin; "
    let alone = try folder.shell(prepared + "./quoin port Sources -o out")
    #expect(alone.status == 1 && alone.output == "")
    #expect(
      alone.error
        == "error: quoin port is carried out by quoin-port, which is not beside quoin; scripts/install --port puts both there\n"
    )
    let program = "printf '#!/bin/sh\\necho ported \"$@\"\\n' > quoin-port; chmod +x quoin-port; "
    let both = try folder.shell(program + "./quoin port Sources -o out")
    #expect(both.status == 0 && both.output == "ported Sources -o out\n")
  }

  @Test func aLinkLeadsToBoth() throws {
    #expect(try folder.shell("ln -s \"$quoin\" quoin && ./quoin sign --help").status == 0)
  }

  @Test func theOtherProgramSaysWhereItsVersionIsAnother() throws {
    let live = "${quoin%/*}/quoin-live"
    let other = try folder.shell("QUOIN_STARTED_BY=0.0.7 \"\(live)\" sign --help")
    #expect(
      other.error
        == "warning: quoin is of version 0.0.7, and quoin-live beside it of \(Version.current); scripts/install puts two of one version there\n"
    )
    #expect(other.status == 0 && other.output.hasPrefix("OVERVIEW: "))
    #expect(try folder.shell("\"\(live)\" sign --help").error == "")
    #expect(try folder.run("sign", "--help").error == "")
    let told = try folder.shell(
      "(ln \"$quoin\" quoin || cp \"$quoin\" quoin) 2> ln.txt; printf '#!/bin/sh\\necho $QUOIN_STARTED_BY' > quoin-live; chmod +x quoin-live; ./quoin sign"
    )
    #expect(told.output == Version.current + "\n")
  }
}
