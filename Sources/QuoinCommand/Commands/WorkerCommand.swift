import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDocuments

/// `quoin worker`: draws what another program asks for over standard streams.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Draw what another program asks for over standard input and output.",
    discussion: """
      Requests and results are JSON, each behind its length in four bytes, the highest first; the bytes of a picture are a \
      frame of their own behind its result. Start as many workers as there are cores. Documentation/Scale.md has the frames, \
      and Python/ a pool of workers.
      """)

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let (reading, fonts) = (reading, CurrentFonts(reading.fontFolders))
    let cache = TemplateCache { path, files throws(Diagnostics) in
      try Template(
        contentsOf: URL(fileURLWithPath: path), loader: reading.loader(for: path).noting(in: files),
        registry: .documents, name: path, fonts: fonts.fonts(noting: files))
    }
    let end = EndOfWork()
    // The memory of a process's first thread shrinks after each picture and grows for the next: 1,400 page faults and 1.2 ms a
    // card of 1200 × 630 pixels. That of another thread stays.
    let thread = Thread {
      do {
        try Worker(cache: cache).run()
        end.reach(nil)
      } catch {
        end.reach(error)
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
    try end.wait()
  }
}
