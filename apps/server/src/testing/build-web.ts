import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Builds the web application if a source is newer, for tests of the pages that the server renders. */
export function buildWeb(): void {
  // With that of a test the build would be for development, and with that of production nothing would be built.
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, ['scripts/build-when-stale.ts'], { cwd: root, env, stdio: 'ignore' })
}
