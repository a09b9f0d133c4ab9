import type { Job } from '../job.ts'
import type { Kernel } from './load-kernel.ts'
import { writeAssembly } from './write-assembly.ts'
import { writePart } from './write-part.ts'

export function writeFile(kernel: Kernel, job: Job): Uint8Array {
  if (job.output === 'assembly') return writeAssembly(kernel, job.parts, job.places)
  return writePart(kernel, job.model, job.schema)
}
