import { createQueues } from '../create-queues.ts'
import { CadError } from './cad-error.ts'
import type { Job } from './job.ts'
import { type KernelProcess, startKernel } from './kernel-process.ts'

const limits = { atOnce: 2, atOnceOfOne: 1, waitingOfOne: 20, waiting: 60 }

/** A few kernels, started on demand and kept for the next job. A failed one is replaced then. */
interface Kernels {
  /**
   * @param owner jobs of one owner are done one after the other
   * @param signal takes the job out of its queue; one that has begun is done
   * @throws CadError
   */
  run(owner: string, job: Job, signal: AbortSignal): Promise<Uint8Array>
  end(): void
}

export function createKernels(): Kernels {
  const idle: KernelProcess[] = []
  const busy = new Set<KernelProcess>()
  const { inLine } = createQueues(limits, () => new CadError('unavailable', 'too many files at once'))
  let hasEnded = false

  const take = async () => {
    let kernel = idle.pop()
    while (kernel?.isUsable() === false) kernel = idle.pop()
    return kernel ?? (await startKernel())
  }

  return {
    run: (owner, job, signal) =>
      inLine(
        owner,
        async () => {
          signal.throwIfAborted()
          if (hasEnded) throw new CadError('unavailable', 'the shop is closing')
          const kernel = await take()
          busy.add(kernel)
          if (hasEnded) kernel.end()
          try {
            return await kernel.run(job)
          } finally {
            busy.delete(kernel)
            idle.push(kernel)
          }
        },
        { signal },
      ),
    end() {
      hasEnded = true
      for (const kernel of [...idle, ...busy]) kernel.end()
    },
  }
}
