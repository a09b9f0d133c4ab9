import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Writes 20 MB of lines to the log, then prints how many were lost and how many bytes wait in memory. */
const writer = `
  import { logOutput, surviveLogFailures } from '${new URL('log-output.ts', import.meta.url)}'
  const countLost = surviveLogFailures()
  for (let at = 0; at < 20_000; at++) logOutput.write('x'.repeat(1000))
  process.stdout.write(JSON.stringify([countLost(), process.stderr.writableLength]))
  setTimeout(() => process.exit(0), 60_000).unref()`
const args = ['--input-type=module', '--eval', writer]

test('a reader that does not read loses lines instead of filling the memory', async () => {
  await using stack = new AsyncDisposableStack()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  stack.defer(async () => void child.kill('SIGKILL'))
  const [printed] = await once(child.stdout, 'data')
  const [lost, waiting] = JSON.parse(String(printed))
  expect(lost).toBeGreaterThan(15_000)
  expect(waiting).toBeLessThan(5 * 1024 ** 2)
})

test('a file has every line', async () => {
  const { stdout } = await promisify(execFile)('sh', ['-c', '"$0" "$@" 2>/dev/null', process.execPath, ...args])
  expect(JSON.parse(stdout)).toEqual([0, 0])
})
