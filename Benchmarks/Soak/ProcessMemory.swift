import Foundation

enum ProcessMemory {
  /// How much of the process is in memory, in MB; the system's own count.
  static var resident: Double {
    let fields =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    let pages = fields.count > 1 ? Double(fields[1]) ?? 0 : 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
  }
}
