import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { confine } from '../confinement/confine.ts'
import { isSpreadsheetFailure, SpreadsheetError } from './sheet.ts'

const reader = fileURLToPath(new URL('reader/stream-main.ts', import.meta.url))
const limits = { heap: 256, memory: 768 * 1024 ** 2 }
const timeoutMs = 120_000
/** Bytes of a workbook. */
export const maxWorkbookBytes = 50 * 1024 * 1024

const Names = z.array(z.string())
const Row = z.tuple([z.int()], z.string())

/** @throws SpreadsheetError if the file is no workbook */
export async function listWorkbookSheets(file: Buffer): Promise<string[]> {
  for await (const words of ask(file)) return Names.parse(words)
  throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'no sheets')
}

/**
 * Streams the rows of a sheet, including those that a filter hides, with their numbers counted from 1. They are read in
 * their own process, with little memory and without permissions.
 * @throws SpreadsheetError
 */
export async function* streamSheet(file: Buffer, name: string): AsyncGenerator<{ row: number; cells: string[] }> {
  for await (const words of ask(file, name)) {
    if (words === true) return
    const [row, ...cells] = Row.parse(words)
    yield { row, cells }
  }
  // The process ended without an answer: out of memory, or killed after its time limit.
  throw new SpreadsheetError('fileTooLarge', 'the reader ended early')
}

async function* ask(file: Buffer, ...requested: string[]): AsyncGenerator<unknown> {
  const { command, args, env } = await confine(reader, requested, limits)
  const child = spawn(command, args, {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const words: unknown = JSON.parse(line)
      const failure: unknown =
        typeof words === 'object' && words !== null && 'failure' in words ? words.failure : undefined
      if (isSpreadsheetFailure(failure)) throw new SpreadsheetError(failure, 'as the reader says')
      yield words
    }
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}
