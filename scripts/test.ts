import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium.ts'

/** With --all also what takes long, as before a release. */
const isAll = process.argv.includes('--all')
const withoutRelease = isAll ? [] : ['--tags-filter', '!release']
const withoutReleaseJourneys = isAll ? [] : ['--', '--grep-invert', '@release']

/** Everything that must hold, cheapest first; stops at the first failure. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['types and lint', 'npm', 'run', 'check', '--silent'],
  // The check has compiled the texts.
  ['build', 'npm', 'run', 'build', '--silent', '--workspace', 'apps/web'],
  ['units and server', 'npx', 'vitest', 'run', ...withoutRelease],
  ['browser', 'npm', 'test', '--silent', '--workspace', 'e2e', ...withoutReleaseJourneys],
]

const chromium = findChromium()
if (chromium === null) {
  console.error(
    'No Chromium found and none could be installed: install one, or name it with CHROMIUM=/path/to/chromium.',
  )
  process.exit(1)
}
const env = {
  ...process.env,
  CHROMIUM: chromium,
  // Tests start the programs of the server often; compiling their modules takes a quarter of a second each time.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)),
}
for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
}
