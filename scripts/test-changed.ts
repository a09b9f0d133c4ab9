import { execFileSync, spawnSync } from 'node:child_process'
import { findTempFolder } from './find-temp-folder.ts'

/** For the inner loop: types, lint, and the tests of what differs from the main branch, or on it from the last commit. */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const fork = git('merge-base', 'main', 'HEAD')
const since = fork === git('rev-parse', 'HEAD') ? 'HEAD~1' : fork

for (const [command, ...args] of [
  ['npm', 'run', 'check', '--silent'],
  ['npx', 'vitest', 'run', '--changed', since],
] as const) {
  const env = { ...process.env, TMPDIR: findTempFolder() }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(1)
}
