import Foundation
import Quoin

// scripts/build-release Benchmarks, then .build/release/QuoinSoak [COUNT] draws COUNT (20,000) different cards and invoices in one process and prints how
// much memory it holds on the way. It fails when it holds 5 MB more at the end than after the first tenth.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
let allowance = 5.0
let start = max(1, count / 10)

let work = try SoakWork()
var memoryAtStart = 0.0
print("| documents | MB |\n| --- | --- |")
for number in 1...count {
  try work.draw(number)
  guard number % start == 0 else { continue }
  let memory = ProcessMemory.resident
  if number == start { memoryAtStart = memory }
  print("| \(number) | \((memory * 10).rounded() / 10) |")
}
let growth = ProcessMemory.resident - memoryAtStart
print("grown by \((growth * 10).rounded() / 10) MB since the first \(start)")
if growth > allowance { exit(1) }
