import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from './program-environment.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** The shop as a process of its own, on its own database in a folder. */
export interface Program {
  child: ReturnType<typeof start>
  /** What it printed up to the line that it is ready. */
  lines: string[]
  address: string
}

export function start(folder: string, settings: Record<string, string> = {}) {
  return spawn(process.execPath, [main], {
    env: { ...programEnvironment, LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export async function startProgram(folder: string, settings: Record<string, string> = {}): Promise<Program> {
  const child = start(folder, settings)
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.startsWith('Normwerk is ready')) return { child, lines, address: line.split(' ').at(-1) ?? '' }
  }
  throw new Error(`not ready: ${lines.join('\n')}${await text(child.stderr)}`)
}

/** Returns the code with which it ends. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Returns the process number of the PostgreSQL in a folder; rejected if none runs. */
export async function readPostmaster(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}
