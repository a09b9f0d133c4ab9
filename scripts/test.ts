import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium.ts'
import { findTempFolder } from './find-temp-folder.ts'

/** With --all also what takes long, as before a release. */
const isAll = process.argv.includes('--all')
const withoutRelease = isAll ? [] : ['--tags-filter', '!release']
const withoutReleaseJourneys = isAll ? [] : ['--', '--grep-invert', '@release']

type Step = [name: string, command: string, ...args: string[]]

/**
 * Everything that must hold, cheapest first; stops at the first failure. Steps of one group run together, because each
 * of them uses one core most of the time. So do the types: each further checker checks most of the types again.
 */
const groups: Step[][] = [
  [['texts', 'npm', 'run', 'texts', '--silent']],
  [
    ['types', 'npm', 'run', 'types:node', '--silent'],
    ['types of the browser', 'npm', 'run', 'types:browser', '--silent'],
    ['lint', 'npm', 'run', 'lint', '--silent'],
    ['build', 'npm', 'run', 'build', '--silent', '--workspace', 'apps/web'],
  ],
  [['units and server', 'npx', 'vitest', 'run', ...withoutRelease]],
  [['browser', 'npm', 'test', '--silent', '--workspace', 'e2e', ...withoutReleaseJourneys]],
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
  TMPDIR: findTempFolder(),
  // The screens as visitors get them: React's development build takes half as long again, so it runs before a release.
  REACT_BUILD: isAll ? 'development' : 'production',
  // The checker of types collects garbage less often: a tenth less CPU time for a fifth more memory.
  GOGC: '400',
  // Tests start the programs of the server often; compiling their modules takes a quarter of a second each time.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)),
}

async function passes([name, command, ...args]: Step): Promise<boolean> {
  const started = performance.now()
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`── ${name}: ${code === 0 ? `${seconds} s` : 'failed'}`)
  return code === 0
}

for (const group of groups) {
  console.log(`\n── ${group.map(([name]) => name).join(', ')}`)
  const passed = await Promise.all(group.map(passes))
  if (passed.includes(false)) process.exit(1)
}
