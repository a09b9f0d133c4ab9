import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { confine } from '../confinement/confine.ts'
import { readLines } from './answer-lines.ts'
import { type Format, isSpreadsheetFailure, SpreadsheetError } from './sheet.ts'

const reader = fileURLToPath(new URL('reader/main.ts', import.meta.url))
/**
 * The tables, or also their guessed fields, because guessing can take long for a malicious file, or a text table whose
 * columns have names.
 */
export type Requested = 'sheets' | 'list' | 'records'

/** Of all memory: the limit of JavaScript does not count the buffers to which a file is unpacked. No text runs as code. */
const limits = { heap: 256, memory: 768 * 1024 ** 2, cpu: 15, flags: ['--disallow-code-generation-from-strings'] }
/** Longer than the limit of computing, as only a busy machine takes so long. */
const timeoutMs = 60_000
/** Limit of the answer; more than the limits of a file allow. */
const maxAnswerLength = 64 * 1024 * 1024

/**
 * Reads a file in its own process, with little memory and time and without permissions, so that it can crash only its
 * parser.
 * @returns the output of `reader/main.ts`
 * @throws SpreadsheetError
 */
export async function runReader(format: Format, requested: Requested, file: Buffer): Promise<unknown> {
  const { command, args, env } = await confine(reader, [format, requested], limits)
  const signal = AbortSignal.timeout(timeoutMs)
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' })
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(file)
  return parse(await answerOf(child))
}

async function answerOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  let length = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
    if (length > maxAnswerLength) child.kill('SIGKILL')
  })
  child.on('error', (error) => {
    const isSlow = error.name === 'AbortError'
    reject(isSlow ? new SpreadsheetError('temporarilyUnavailable', 'the machine is too busy', error) : error)
  })
  child.on('close', (code, signal) => {
    if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'))
    // Out of memory, or computed for too long.
    else reject(new SpreadsheetError('fileTooLarge', `the reader ended with ${signal ?? code}`))
  })
  return promise
}

/** @throws SpreadsheetError if the reader rejects the file */
async function parse(answer: string): Promise<unknown> {
  const read = await readLines(answer)
  const failure: unknown = typeof read === 'object' && read !== null && 'failure' in read ? read.failure : undefined
  if (isSpreadsheetFailure(failure)) throw new SpreadsheetError(failure, 'as the reader says')
  return read
}
