import Foundation
import Quoin

// scripts/build-release Benchmarks, then .build/release/QuoinSoak [COUNT] draws COUNT (100,000) pictures in one process, cards and invoices with words of
// their own, and templates, fonts, images and documents that come once, and prints how much memory it holds on the way. It fails when it holds 5 MB more at
// the end than after the first fifth: until then its caches fill, which have limits (Documentation/Security.md).

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let allowance = 5.0
let start = max(1, count / 5)

let work = try SoakWork()
let varied = try VariedWork()
var memoryAtStart = 0.0
print("| documents | MB |\n| --- | --- |")
for number in 1...count {
  if number % 2 == 0 { try work.draw(number / 2) } else { try varied.draw(number / 2) }
  guard number % start == 0 else { continue }
  let memory = ProcessMemory.resident
  if number == start { memoryAtStart = memory }
  print("| \(number) | \((memory * 10).rounded() / 10) |")
}
let growth = ProcessMemory.resident - memoryAtStart
print("grown by \((growth * 10).rounded() / 10) MB since the first \(start)")
if growth > allowance { exit(1) }
