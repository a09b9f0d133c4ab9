import type { Answer, Job } from '../job.ts'
import { type Kernel, loadKernel } from './load-kernel.ts'
import { writeFile } from './write-file.ts'

const loading = loadKernel()

// Ctrl-C reaches every process of a terminal. The shop first finishes its work, and then ends this process.
process.on('SIGINT', () => undefined)

process.on('message', async (job: Job) => {
  const answer = await answerTo(job)
  process.send?.(answer)
})

async function answerTo(job: Job): Promise<Answer> {
  const kernel = await loading
  try {
    return { file: await writeFile(kernel, job), memory: process.resourceUsage().maxRSS * 1024 }
  } catch (error) {
    return { failure: formatError(kernel, error) }
  }
}

function formatError({ oc }: Kernel, error: unknown): string {
  return isThrownByKernel(error) ? oc.getExceptionMessage(error).join(': ') : String(error)
}

function isThrownByKernel(error: unknown): error is WebAssembly.Exception {
  return Object.prototype.toString.call(error) === '[object WebAssembly.Exception]'
}
