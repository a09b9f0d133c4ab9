import { shapeArticle } from '@normwerk/geometry/shape-article'
import { asStocked } from '@normwerk/parts/shape/shape-of'
import { type Assembly, createCad } from '../../apps/server/src/infrastructure/cad/cad.ts'
import { systemClock } from '../../apps/server/src/infrastructure/clock.ts'
import { atMost, percentile, type Ratio } from './measure.ts'
import { memoryOfChildren } from './memory-of-children.ts'
import { inFreshFolder } from './shop.ts'

const pins = 300
const computedMs = 20
const keptMs = 2

/** A kernel that has had more than 400 MB is replaced, so no number of parts needs more. */
const manyParts = 2000
const kernelMegabytes = 450

/**
 * Measures the STEP file of a pin as a request gets it, from a warm kernel and from the stored files, and the memory of
 * the kernel after many of them.
 */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (folder) => {
    const cad = createCad(folder, systemClock, (error) => {
      throw error
    })
    const time = async (length: number) => {
      const start = performance.now()
      await cad.step('buyer', pinOf(length))
      return performance.now() - start
    }
    const measure = async (from: number) => {
      const times: number[] = []
      for (let at = 0; at < pins; at++) times.push(await time(from + at / 100))
      return percentile(times, 0.95)
    }
    const measureMemory = async () => {
      for (let at = 0; at < manyParts; at++) await time(300 + at / 100)
      return atMost(`memory of the kernel after ${manyParts} parts`, await memoryOfChildren(), 'MB', kernelMegabytes)
    }
    try {
      // The first files of a kernel are slower.
      await measure(100)
      return [
        below('STEP of a pin, warm, p95', await measure(200), computedMs),
        below('STEP of a pin, kept, p95', await measure(200), keptMs),
        await measureMemory(),
      ]
    } finally {
      cad.stop()
    }
  })
}

function pinOf(length: number): Assembly {
  const values = { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5, length: 400 }
  const solid = shapeArticle('AZ', values, { ...asStocked, changedLength: length })
  if (solid === null) throw new Error(`no pin of ${length}`)
  const name = `AZH-6x400-L${length}`
  return {
    name,
    parts: [{ name, instance: name, solid, colour: '#b9bec4', place: { x: 0, y: 0, z: 0, points: 'along' } }],
  }
}

function below(what: string, ms: number, bar: number): Ratio {
  return { what, ours: `${ms.toFixed(1)} ms`, baseline: `below ${bar} ms`, ratio: ms / bar, bar: 1 }
}
