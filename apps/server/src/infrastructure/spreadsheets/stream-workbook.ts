import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { isSpreadsheetFailure, SpreadsheetError } from './spreadsheet-error.ts'

const reader = fileURLToPath(new URL('reader/stream-main.ts', import.meta.url))
/** Of JavaScript, MB. */
const heap = 256
const timeoutMs = 120_000
/** Bytes of a workbook. */
export const maxWorkbookBytes = 50 * 1024 * 1024

const Names = z.array(z.string())
const Row = z.tuple([z.int()], z.string())

/** @throws SpreadsheetError for what is no workbook */
export async function listWorkbookSheets(file: Buffer): Promise<string[]> {
  for await (const words of ask(file)) return Names.parse(words)
  throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'no sheets')
}

/**
 * The rows of a sheet one after the other, those that a filter hides too, with their numbers counted from 1. They are
 * read in a process of its own, with little memory and without rights.
 * @throws SpreadsheetError
 */
export async function* streamSheet(file: Buffer, name: string): AsyncGenerator<{ row: number; cells: string[] }> {
  for await (const words of ask(file, name)) {
    if (words === true) return
    const [row, ...cells] = Row.parse(words)
    yield { row, cells }
  }
  // It ended without a word: out of memory, or killed for its time.
  throw new SpreadsheetError('fileTooLarge', 'the reader ended early')
}

async function* ask(file: Buffer, ...requested: string[]): AsyncGenerator<unknown> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heap}`, '--permission', '--allow-fs-read=*', reader, ...requested],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: timeoutMs, killSignal: 'SIGKILL' },
  )
  // It may end before it has read everything.
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
