import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Builds the web application if a source is newer, for tests of the pages that the server renders. */
export function buildWeb(): void {
  // The build of a test's environment would be for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['scripts/build-when-stale.ts'], { cwd: root, env, stdio: 'ignore' })
}
