import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Cad, createCad } from '../../infrastructure/cad/cad.ts'
import type { Clock } from '../../infrastructure/clock.ts'

/** Servers of the shop that compute CAD files, each with a folder of its own. */
export function createCads(clock: Clock) {
  const cads: Cad[] = []
  return {
    /** Starts another server. */
    async open(): Promise<{ cad: Cad; folder: string }> {
      // Removed after the run with everything else in the folder.
      const folder = await mkdtemp(join(inject('folder'), 'cad-'))
      const cad = createCad(folder, clock, (error) => {
        throw error
      })
      cads.push(cad)
      return { cad, folder }
    },
    stop() {
      for (const cad of cads) cad.stop()
    },
  }
}
