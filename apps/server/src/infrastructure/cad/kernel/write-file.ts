import type { Job } from '../job.ts'
import type { Kernel } from './load-kernel.ts'
import { writeAssembly } from './write-assembly.ts'
import { writeMesh } from './write-mesh.ts'
import { writePart } from './write-part.ts'

export async function writeFile(kernel: Kernel, job: Job): Promise<Uint8Array> {
  if (job.output === 'assembly') return writeAssembly(kernel, job.parts, job.places)
  if (job.output === 'mesh') return writeMesh(kernel, job.model)
  return writePart(kernel, job.model, job.schema)
}
