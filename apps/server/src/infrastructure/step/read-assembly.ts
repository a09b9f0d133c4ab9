import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { DescribedBody } from '@normwerk/geometry/describe-step-assembly'
import { type StepFailure, stepFailures } from '@normwerk/geometry/step-file/step-error'
import { confine } from '../confinement/confine.ts'
import { createQueues } from '../create-queues.ts'

const reader = fileURLToPath(new URL('reader/main.ts', import.meta.url))
/** A file of 50 MB is in memory once, with the places of its records. No text runs as code. */
const limits = { heap: 384, memory: 768 * 1024 ** 2, flags: ['--disallow-code-generation-from-strings'] }
/** Of the upload and of the reading together. */
const timeoutMs = 120_000

/** `unavailable`: a retry may succeed. `tooLarge` is also a file that needs too much memory or time. */
export class StepFileError extends Error {
  readonly failure: StepFailure | 'unavailable'

  constructor(failure: StepFailure | 'unavailable', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StepFileError'
    this.failure = failure
  }
}

const { inLine } = createQueues(
  { atOnce: 4, atOnceOfOne: 1, waitingOfOne: 2, waiting: 20 },
  () => new StepFileError('unavailable', 'too many files at once'),
)

/**
 * Reads the bodies of a STEP assembly in a process of its own, with little memory and time and without permissions. The
 * file goes there as it arrives and is nowhere else.
 * @param owner files of one owner are read one after the other
 * @param signal ends the reading
 * @throws StepFileError
 */
export function readAssembly(owner: string, file: Readable, signal: AbortSignal): Promise<DescribedBody[]> {
  return inLine(owner, async () => {
    const { command, args, env } = await confine(reader, [], limits)
    const child = spawn(command, args, {
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    const end = () => child.kill('SIGKILL')
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    try {
      const answered = answerOf(child)
      // It may fail before anybody waits for it.
      answered.catch(() => undefined)
      await pipeline(file, child.stdin).catch(() => undefined)
      // The file is at fault, unless the reader has ended before it had everything.
      const broken = file.errored === null || isBrokenPipe(file.errored) ? null : file.errored
      if (broken !== null) end()
      const [outcome] = await Promise.allSettled([answered])
      signal.throwIfAborted()
      if (broken !== null) throw broken
      if (outcome.status === 'rejected') throw outcome.reason
      return parse(outcome.value)
    } finally {
      signal.removeEventListener('abort', end)
    }
  })
}

const brokenPipe = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']

function isBrokenPipe(error: Error): boolean {
  return 'code' in error && brokenPipe.some((code) => code === error.code)
}

async function answerOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.on('error', reject)
  child.on('close', (code, signal) => {
    if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'))
    else reject(new StepFileError('tooLarge', `the reader ended with ${signal ?? code}`))
  })
  return promise
}

/** @throws StepFileError if the reader rejects the file */
function parse(text: string): DescribedBody[] {
  const answer: unknown = JSON.parse(text)
  if (isBodies(answer)) return answer.bodies
  const failure = stepFailures.find((known) => isFailure(answer) && answer.failure === known)
  throw failure === undefined ? new Error('the reader says nothing') : new StepFileError(failure, 'as the reader says')
}

function isBodies(answer: unknown): answer is { bodies: DescribedBody[] } {
  return typeof answer === 'object' && answer !== null && 'bodies' in answer && Array.isArray(answer.bodies)
}

function isFailure(answer: unknown): answer is { failure: unknown } {
  return typeof answer === 'object' && answer !== null && 'failure' in answer
}
