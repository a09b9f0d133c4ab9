import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { confine } from '../confinement/confine.ts'
import {
  type EncodedFile,
  type EncodeJob,
  isPictureAnswer,
  type PictureAnswer,
  PictureError,
  type PictureJob,
  type PreviewJob,
} from './picture-job.ts'

const main = fileURLToPath(new URL('child/main.ts', import.meta.url))
/** Pixels are outside of the heap: 25 million have up to 100 MB, and AVIF needs as much again. */
const limits = { heap: 128, memory: 768 * 1024 ** 2, flags: ['--allow-addons'] }
const timeoutMs = 30_000
/** Each keeps a core busy. */
const inLine = pLimit(1)

/**
 * Encodes a part of a picture in several widths and formats, without its metadata.
 * @throws PictureError
 */
export async function encodePicture(job: Omit<EncodeJob, 'task'>): Promise<EncodedFile[]> {
  const answer = await inLine(() => ask({ task: 'encode', ...job }))
  return 'files' in answer ? answer.files : reject(answer)
}

/**
 * Shows a picture or a drawing in the middle of a white PNG.
 * @throws PictureError
 */
export async function writePreview(job: Omit<PreviewJob, 'task'>): Promise<Uint8Array> {
  const answer = await inLine(() => ask({ task: 'preview', ...job }))
  return 'preview' in answer ? answer.preview : reject(answer)
}

function reject(answer: PictureAnswer): never {
  if ('code' in answer) throw new PictureError(answer.code, 'as the reader says')
  throw new PictureError('pictureDamaged', 'the reader answers another question')
}

/**
 * Works on a picture in a process of its own, with little memory and time and without permissions, so that a file can
 * crash only its reader.
 */
async function ask(job: PictureJob): Promise<PictureAnswer> {
  const { command, args, env } = await confine(main, [], limits)
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>()
  const fail = (reason: string, cause?: unknown) => reject(new PictureError('pictureDamaged', reason, cause))
  child.on('message', (message) => (isPictureAnswer(message) ? resolve(message) : fail('the reader says nothing')))
  child.on('error', (error) => fail('the reader is not there', error))
  // Killed after its time limit, or out of memory.
  child.on('exit', (code, signal) => fail(`the reader ended with ${signal ?? code}`))
  child.send(job)
  try {
    return await promise
  } finally {
    child.kill('SIGKILL')
  }
}
