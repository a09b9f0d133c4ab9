import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'

/**
 * Builds the page if one of its sources is newer, so that later starts are fast. In production a start builds nothing:
 * the build is a step of the release, and its tools may not be installed there.
 */
const sources = ['apps/web', 'packages/contract', 'packages/i18n', 'packages/parts/src', 'package-lock.json']
const built = ['apps/web/dist/index.html', 'apps/web/dist-server/entry-server.js']
const notSources = /\/(node_modules|dist|dist-server|locales)(\/|$)/

if (process.env.NODE_ENV === 'production') requireBuild()
else buildWhenStale()

function requireBuild(): void {
  if (built.every((file) => existsSync(file))) return
  process.stderr.write('Normwerk did not start: the page is not built. Run npm run build as a step of the release.\n')
  process.exitCode = 1
}

function buildWhenStale(): void {
  const builtAt = Math.min(...built.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)))
  if (sources.some((source) => newestIn(source) > builtAt)) {
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' })
  }
}

function newestIn(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notSources.test(`${entry.parentPath}/`))
    .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs)
  return Math.max(0, ...files)
}
