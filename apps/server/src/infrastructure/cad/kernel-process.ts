import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { confine } from '../confinement/confine.ts'
import { CadError } from './cad-error.ts'
import { isAnswer, type Job, type Written } from './job.ts'

const main = fileURLToPath(new URL('kernel/main.ts', import.meta.url))
/** The kernel has 512 MB, in pages of 64 kB. The limit of the heap does not apply to WebAssembly. */
const limits = { heap: 256, memory: 1024 ** 3, flags: ['--wasm-max-mem-pages=8192'] }
/** Each file leaves some memory in use; a process that has had more bytes is not used again. */
const memoryLimit = 400 * 1024 * 1024
const timeoutMs = 20_000

/** A process with a kernel, which it loads before its first job. */
export interface KernelProcess {
  /**
   * Writes a file; one job at a time.
   * @throws CadError, and then the process has ended
   */
  run(job: Job): Promise<Uint8Array>
  /** Whether it can run another job. */
  isUsable(): boolean
  end(): void
}

/**
 * Starts a kernel in its own process with little memory and time and without permissions, so that a part can crash only
 * the kernel.
 */
export async function startKernel(): Promise<KernelProcess> {
  const { command, args, env } = await confine(main, [], limits)
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // An idle kernel must not keep the shop's process running.
  child.unref()
  child.channel?.unref()

  let isUsable = true
  let pending: PromiseWithResolvers<Written> | null = null
  const endWith = (reason: CadError) => {
    isUsable = false
    child.kill('SIGKILL')
    pending?.reject(reason)
  }
  child.on('message', (answer) => {
    if (!isAnswer(answer)) endWith(new CadError('failed', 'the kernel says nothing'))
    else if ('failure' in answer) endWith(new CadError('failed', answer.failure))
    else pending?.resolve(answer)
  })
  child.on('exit', (code, signal) => {
    // These signals come from outside, perhaps to free memory; the kernel itself fails in other ways.
    const failure = signal === 'SIGKILL' || signal === 'SIGTERM' ? 'unavailable' : 'crashed'
    endWith(new CadError(failure, `the kernel ended with ${signal ?? code}`))
  })
  child.on('error', (error) => endWith(new CadError('unavailable', 'the kernel is not there', error)))

  return {
    async run(job) {
      const timer = setTimeout(() => endWith(new CadError('crashed', 'the kernel took too long')), timeoutMs)
      pending = Promise.withResolvers()
      child.send(job)
      try {
        const { file, memory } = await pending.promise
        if (memory > memoryLimit) endWith(new CadError('unavailable', 'the kernel holds too much memory'))
        return file
      } finally {
        clearTimeout(timer)
      }
    },
    isUsable: () => isUsable,
    end: () => endWith(new CadError('unavailable', 'the kernel was ended')),
  }
}
