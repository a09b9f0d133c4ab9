import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('./build-when-stale.ts', import.meta.url))
const built = ['apps/web/dist/index.html', 'apps/web/dist-server/entry-server.js']

/** A checkout without any source and without a build. */
let checkout: string
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'normwerk-build-'))
})
afterEach(() => rm(checkout, { recursive: true }))

function startInProduction() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: checkout,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('a production start without a built page says what to run, and builds nothing', () => {
  const { status, output } = startInProduction()
  expect(status).toBe(1)
  expect(output).toMatch(/^Normwerk did not start: [^\n]*npm run build[^\n]*\n$/)
})

test('a production start takes the built page as it is, however old', async () => {
  for (const file of built) {
    await mkdir(dirname(join(checkout, file)), { recursive: true })
    await writeFile(join(checkout, file), '')
  }
  // A start on a laptop would look at the sources, which are missing here, and fail.
  expect(startInProduction()).toEqual({ status: 0, output: '' })
})
