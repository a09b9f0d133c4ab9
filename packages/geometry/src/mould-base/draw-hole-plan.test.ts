import { createRequire } from 'node:module'
import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import { anyBuildableMouldBase } from '@normwerk/parts/testing/any-mould-base'
import type { DxfParser, ICircleEntity, ILineEntity } from 'dxf-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDxf } from '../format-dxf.ts'
import { drawHolePlan } from './draw-hole-plan.ts'

/** Its types name an export, but the module is the class itself. */
const Parser: typeof DxfParser = createRequire(import.meta.url)('dxf-parser')

test('another program reads every bore of every plate, in its size and at its place', { tags: ['release'] }, () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      for (const plate of borePlates(base)) {
        const file = new Parser().parseSync(formatDxf(drawHolePlan([{ name: 'Plate', plate }])))
        const isCircle = (entity: { type: string }): entity is ICircleEntity => entity.type === 'CIRCLE'
        const isLine = (entity: { type: string }): entity is ILineEntity => entity.type === 'LINE'
        const read = (file?.entities ?? []).filter(isCircle)
        const circles = read.map(({ center, radius }) => ({ x: center.x, y: center.y, diameter: 2 * radius }))
        // Symmetric about the centre of the plate, as its centre lines are.
        const left = Math.min(
          ...(file?.entities ?? []).filter(isLine).flatMap(({ vertices }) => vertices.map(({ x }) => x)),
        )
        const middle = left + 5 + plate.width / 2
        // Places are in whole µm.
        for (const { x, diameter } of plate.bores) {
          const place = middle + x - plate.x
          const drawn = circles.some(
            (each) => Math.abs(each.x - place) < 1e-3 && Math.abs(each.diameter - diameter) < 1e-9,
          )
          expect(drawn, `⌀${diameter} at ${x}`).toBe(true)
        }
      }
    }),
    { numRuns: 10 },
  )
})
