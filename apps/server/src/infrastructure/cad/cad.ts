import { createHash } from 'node:crypto'
import type { Solid } from '@normwerk/parts/shape/shape'
import { createCache } from '../cache.ts'
import type { Clock } from '../clock.ts'
import type { Direction, Job, MeshModel, Model, StepSchema } from './job.ts'
import { createKernels } from './kernels.ts'
import { shareWork } from './share-work.ts'
import { finishStep } from './step-file.ts'

export interface Assembly {
  name: string
  parts: readonly PlacedPart[]
}

export interface PlacedPart {
  /** Parts of one name, shape and colour are one product in several places. */
  name: string
  /** What this one of its places is called. */
  instance: string
  solid: Solid
  /** `#rrggbb` */
  colour: string
  /** Place of the shape's origin, mm, and the direction of its axis. */
  place: { x: number; y: number; z: number; points: Direction }
}

export interface PartFile {
  name: string
  model: Model
  schema: StepSchema
  /** The company that answers for the file, as its header names it. */
  organisation: string
}

/**
 * Computes CAD files of shapes. Files of one owner are computed one after the other. One that waits for a kernel is not
 * computed if the signals of all who asked for it are aborted.
 */
export interface Cad {
  /**
   * Returns an assembly as STEP (AP214, mm).
   * @throws CadError if the kernel cannot compute it, or is too busy
   */
  step(owner: string, assembly: Assembly, signal?: AbortSignal): Promise<Buffer>
  /**
   * Returns one part as STEP (mm), its seat at the origin and its axis along Z.
   * @throws CadError if the kernel cannot compute it, or is too busy
   */
  part(owner: string, file: PartFile, signal?: AbortSignal): Promise<Buffer>
  /**
   * Returns one part as GLB (m), its seat at the origin and its axis along Y.
   * @throws CadError if the kernel cannot compute it, or is too busy
   */
  mesh(owner: string, model: MeshModel, signal?: AbortSignal): Promise<Buffer>
  /** Deletes files that are no longer requested. */
  purgeExpired(): Promise<void>
  stop(): void
}

/** Must be raised when the same input gives another file, so that cached files are computed again. */
const version = 3

/** @param report called for files that could not be cached or read, and are then computed each time */
export function createCad(folder: string, clock: Clock, report: (error: Error) => void): Cad {
  const kernels = createKernels()
  const cache = createCache(folder, () => clock.now())
  const share = shareWork<Buffer>(clock)

  /** @param description everything that the file depends on */
  function readOrCompute(
    description: unknown,
    ending: 'step' | 'glb',
    compute: (signal: AbortSignal) => Promise<string | Uint8Array>,
    signal = new AbortController().signal,
  ): Promise<Buffer> {
    const hash = createHash('sha256')
      .update(JSON.stringify([version, description]))
      .digest('hex')
    const name = `${hash}.${ending}`
    return share(
      name,
      async (ending) => {
        const kept = await cache.read(name).catch(report)
        if (kept) return kept
        const file = Buffer.from(await compute(ending))
        await cache.write(name, file).catch(report)
        return file
      },
      signal,
    )
  }

  async function writeStep(owner: string, job: Job, signal: AbortSignal): Promise<string> {
    return Buffer.from(await kernels.run(owner, job, signal)).toString()
  }

  return {
    step: (owner, assembly, signal) => {
      const write = async (ending: AbortSignal) => {
        const { job, parts, instances } = planAssembly(assembly)
        const written = await writeStep(owner, job, ending)
        const { name } = assembly
        return finishStep(written, { name, parts, instances, schema: 'ap214', organisation: '', moment: clock.now() })
      }
      return readOrCompute(assembly, 'step', write, signal)
    },
    part: (owner, file, signal) => {
      const write = async (ending: AbortSignal) => {
        const { name, model, schema, organisation } = file
        const written = await writeStep(owner, { output: 'part', schema, model }, ending)
        return finishStep(written, { name, parts: [name], instances: [], schema, organisation, moment: clock.now() })
      }
      return readOrCompute(file, 'step', write, signal)
    },
    mesh: (owner, model, signal) =>
      readOrCompute(model, 'glb', (ending) => kernels.run(owner, { output: 'mesh', model }, ending), signal),
    purgeExpired: () => cache.purgeExpired(),
    stop: () => kernels.end(),
  }
}

/** Returns the job of an assembly, and the names of its products and of their places. */
function planAssembly({ parts }: Assembly): { job: Job; parts: string[]; instances: string[] } {
  const products = new Map<string, { index: number; part: PlacedPart }>()
  const places = parts.map((part) => {
    const key = JSON.stringify([part.name, part.colour, part.solid])
    const product = products.get(key) ?? { index: products.size, part }
    products.set(key, product)
    return { part: product.index, ...part.place }
  })
  const distinct = [...products.values()].map(({ part }) => part)
  return {
    job: { output: 'assembly', parts: distinct.map(({ solid, colour }) => ({ solid, colour })), places },
    parts: distinct.map((part) => part.name),
    instances: parts.map(({ instance }) => instance),
  }
}
