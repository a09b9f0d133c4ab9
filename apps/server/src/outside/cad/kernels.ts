import { createTurns } from '../create-turns.ts'
import { CadError } from './cad-error.ts'
import type { Job } from './job.ts'
import { type KernelProcess, startKernel } from './kernel-process.ts'

const mostAtOnce = 2
const mostWaiting = 20

/** A few kernels, started when somebody needs them and kept for the next job; one that failed is replaced then. */
export interface Kernels {
  /** @throws CadError */
  run(job: Job): Promise<string>
  end(): void
}

export function createKernels(): Kernels {
  const idle: KernelProcess[] = []
  const busy = new Set<KernelProcess>()
  const inTurn = createTurns(mostAtOnce, mostWaiting, () => new CadError('too many files at once'))
  let hasEnded = false

  const take = () => {
    let kernel = idle.pop()
    while (kernel?.isFit() === false) kernel = idle.pop()
    return kernel ?? startKernel()
  }

  return {
    run: (job) =>
      inTurn(async () => {
        if (hasEnded) throw new CadError('the shop is closing')
        const kernel = take()
        busy.add(kernel)
        try {
          return await kernel.run(job)
        } finally {
          busy.delete(kernel)
          idle.push(kernel)
        }
      }),
    end() {
      hasEnded = true
      for (const kernel of [...idle, ...busy]) kernel.end()
    },
  }
}
