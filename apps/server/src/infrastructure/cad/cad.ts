import { createHash } from 'node:crypto'
import type { Solid } from '@normwerk/parts/shape/shape'
import type { Clock } from '../clock.ts'
import { createCache } from './cache.ts'
import type { Job } from './job.ts'
import { createKernels } from './kernels.ts'
import { shareWork } from './share-work.ts'
import { finishStep } from './step-file.ts'

export interface Assembly {
  name: string
  parts: readonly PlacedPart[]
}

interface PlacedPart {
  /** Parts of one name and shape are one product in several places. */
  name: string
  solid: Solid
  /** Place of the shape's origin, mm. */
  place: { x: number; y: number; z: number }
}

/** Computes CAD files of shapes. */
export interface Cad {
  /**
   * Returns an assembly as STEP (AP214, mm).
   * @param owner files of one owner are computed one after the other
   * @throws CadError if the kernel cannot compute it, or is too busy
   */
  step(owner: string, assembly: Assembly): Promise<Buffer>
  /** Deletes files that are no longer requested. */
  purgeExpired(): Promise<void>
  stop(): void
}

/** Must be raised when the same input gives another file, so that cached files are computed again. */
const version = 1

/** @param report called for files that could not be cached or read, and are then computed each time */
export function createCad(folder: string, clock: Clock, report: (error: Error) => void): Cad {
  const kernels = createKernels()
  const cache = createCache(folder, () => clock.now())
  const share = shareWork<Buffer>(clock)

  async function readOrCompute(name: string, owner: string, assembly: Assembly): Promise<Buffer> {
    const kept = await cache.read(name).catch(report)
    if (kept) return kept
    const { job, names } = planJob(assembly)
    const written = await kernels.run(owner, job)
    const file = Buffer.from(finishStep(written, names, clock.now()))
    await cache.write(name, file).catch(report)
    return file
  }

  return {
    step(owner, assembly) {
      const name = `${createHash('sha256')
        .update(JSON.stringify([version, assembly]))
        .digest('hex')}.step`
      return share(name, () => readOrCompute(name, owner, assembly))
    },
    purgeExpired: () => cache.purgeExpired(),
    stop: () => kernels.end(),
  }
}

function planJob({ name, parts }: Assembly): { job: Job; names: { assembly: string; parts: string[] } } {
  const products = new Map<string, { index: number; part: PlacedPart }>()
  const places = parts.map((part) => {
    const key = JSON.stringify([part.name, part.solid])
    const product = products.get(key) ?? { index: products.size, part }
    products.set(key, product)
    return { part: product.index, ...part.place }
  })
  const distinct = [...products.values()].map(({ part }) => part)
  return {
    job: { parts: distinct.map(({ solid }) => solid), places },
    names: { assembly: name, parts: distinct.map((part) => part.name) },
  }
}
