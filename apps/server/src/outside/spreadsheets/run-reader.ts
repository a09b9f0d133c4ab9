import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Format, Sheet } from './sheet.ts'
import { isFault, SpreadsheetError } from './spreadsheet-error.ts'

const reader = fileURLToPath(new URL('reader/main.ts', import.meta.url))
const megabytes = 256
const patience = 10_000
/** Of what it answers; more than the limits of a file allow. */
const longestAnswer = 64 * 1024 * 1024

/**
 * Reads a file in a process of its own, with little memory and time and without rights: what it does to its parser it
 * does not do to the shop.
 * @throws SpreadsheetError
 */
export async function runReader(format: Format, file: Buffer): Promise<Sheet[]> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${megabytes}`, '--permission', '--allow-fs-read=*', reader, format],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: patience, killSignal: 'SIGKILL' },
  )
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  const answer = await answerOf(child)
  return sheetsOf(answer)
}

async function answerOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  let length = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
    if (length > longestAnswer) child.kill('SIGKILL')
  })
  child.on('error', reject)
  child.on('close', (code, signal) => {
    if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'))
    // Killed for its time, or out of memory.
    else reject(new SpreadsheetError('fileTooLarge', `the reader ended with ${signal ?? code}`))
  })
  return promise
}

function sheetsOf(answer: string): Sheet[] {
  const read: unknown = JSON.parse(answer)
  if (Array.isArray(read) && read.every(isSheet)) return read
  const fault: unknown = typeof read === 'object' && read !== null && 'fault' in read ? read.fault : undefined
  throw isFault(fault) ? new SpreadsheetError(fault, 'as the reader says') : new Error('the reader says nothing')
}

function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('rows' in value)) return false
  return typeof value.name === 'string' && Array.isArray(value.rows) && value.rows.every(isRow)
}

function isRow(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}
