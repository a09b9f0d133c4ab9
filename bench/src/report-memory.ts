import { readFileSync, writeSync } from 'node:fs'

/**
 * Loaded before a measured script: prints its highest memory when it ends. On Linux `maxRSS` would include memory of
 * the process that started the script; this figure does not.
 */
process.on('exit', () => {
  const own =
    process.platform === 'linux' ? /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : null
  writeSync(1, `peak memory ${own ?? process.resourceUsage().maxRSS} kB\n`)
})
