import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'

const shown = 10

/** Prints at the end of a run which files took longest. */
export const slowestFiles: Reporter = {
  onTestRunEnd(modules) {
    if (modules.length <= shown) return
    const timed = modules.map((module) => ({ file: module.moduleId, seconds: module.diagnostic().duration / 1000 }))
    const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)
    console.log(` The slowest ${shown} of ${modules.length} files`)
    for (const { file, seconds } of slowest) {
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative(process.cwd(), file)}`)
    }
    console.log()
  },
}
