import { readFileSync, writeSync } from 'node:fs'

/**
 * Loaded before a script that is measured: prints, at its end, the most memory that it had. Linux counts the memory of
 * the process that started it into `maxRSS`, but not into this.
 */
process.on('exit', () => {
  const own =
    process.platform === 'linux' ? /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : null
  writeSync(1, `peak memory ${own ?? process.resourceUsage().maxRSS} kB\n`)
})
