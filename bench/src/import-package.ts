import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readScript } from './shop.ts'

const root = new URL('../../', import.meta.url)
const reportMemory = fileURLToPath(new URL('report-memory.ts', import.meta.url))

/** The cost of an import. */
export interface ImportCost {
  seconds: number
  /** Highest resident memory of the process that imports. */
  megabytes: number
}

/** Imports a package as operators do: `npm run import-catalogue -- folder`. */
export async function importPackage(folder: string, environment: Record<string, string>): Promise<ImportCost> {
  const began = performance.now()
  const words = ['--import', reportMemory, ...readScript(root, 'import-catalogue'), folder]
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const [reported, progress, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(progress)
  const kilobytes = Number(/peak memory (\d+) kB/.exec(reported)?.[1])
  return { seconds: (performance.now() - began) / 1000, megabytes: kilobytes / 1024 }
}
