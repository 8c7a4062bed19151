import Foundation
import Glibc
import Store

// Opens the store in a folder and makes changes from a number on, without end. After each one, its number is printed; a negative number means none. The process kills
// itself with SIGKILL after so many microseconds, wherever it is then: StoreWorker FOLDER FIRST MICROSECONDS
// Or it lets its disk run full: StoreWorker FOLDER full

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[2] == "full" {
  try FullDisk.run(in: URL(fileURLWithPath: arguments[1]))
  exit(0)
}
guard arguments.count == 4, let first = Int(arguments[2]), let microseconds = Int(arguments[3]) else {
  fatalError("StoreWorker FOLDER FIRST MICROSECONDS")
}
signal(SIGALRM) { _ in kill(getpid(), SIGKILL) }
var timer = itimerval()
timer.it_value = timeval(tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)

let store = try HostStore(folder: URL(fileURLWithPath: arguments[1]))
var line = Array("open\n".utf8)
write(STDOUT_FILENO, line, line.count)
while first < 0 { pause() }
for number in first... {
  try StoreScript.make(number, in: store)
  line = Array("\(number)\n".utf8)
  write(STDOUT_FILENO, line, line.count)
}
