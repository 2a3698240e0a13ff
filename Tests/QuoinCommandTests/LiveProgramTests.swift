import ArgumentParser
import Foundation
import QuoinCommandLine
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

  @Test func aLinkLeadsToBoth() throws {
    #expect(try folder.shell("ln -s \"$quoin\" quoin && ./quoin sign --help").status == 0)
  }
}
