import { borePlates } from '@normwerk/parts/mould-base/bore-plates'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { placeParts } from '@normwerk/parts/mould-base/place-parts'
import { anyBuildableMouldBase } from '@normwerk/parts/testing/any-mould-base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf } from './part-kinds.ts'
import { type Layer, pullApart } from './pull-apart.ts'

/** Parts as long as their sizes at most are. */
const longest = 30

function layersOf(base: MouldBase): Layer[] {
  const plates = borePlates(base).map(({ line: { role }, z, thickness }): Layer => {
    return { role, from: z, to: z + thickness, head: z, points: 'up' }
  })
  const parts = placeParts(base).flatMap(({ line: { role }, places }) =>
    places.map(({ z, points }): Layer => {
      return { role, from: points === 'up' ? z : z - longest, to: points === 'up' ? z + longest : z, head: z, points }
    }),
  )
  return [...plates, ...parts]
}

test('no plate covers another layer once a mould base is pulled apart', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      const layers = layersOf(base)
      const moves = pullApart(layers)
      const moved = layers
        .map((layer, at) => ({ ...layer, from: layer.from + (moves[at] ?? 0), to: layer.to + (moves[at] ?? 0) }))
        .filter(({ role }) => role !== 'riser')
      for (const plate of moved.filter(({ role }) => kindOf(role) === 'plate')) {
        const covered = moved.filter(({ from, to }) => from < plate.to && plate.from < to)
        expect(covered.map(({ role }) => role)).toEqual([plate.role])
      }
    }),
  )
})

test('screws stand on the side from which they are put in, and the order of the plates stays', () => {
  fc.assert(
    fc.property(anyBuildableMouldBase, (base) => {
      const layers = layersOf(base)
      const moves = pullApart(layers)
      const placeOf = (role: Layer['role']) => {
        const at = layers.findIndex((layer) => layer.role === role)
        return (layers[at]?.from ?? Number.NaN) + (moves[at] ?? 0)
      }
      expect(placeOf('screwMoving')).toBeLessThan(placeOf('clampingPlateMoving'))
      expect(placeOf('screwFixed')).toBeGreaterThan(placeOf('clampingPlateFixed'))
      expect(placeOf('screwRing')).toBeGreaterThan(placeOf('locatingRing'))
      expect(placeOf('cavityPlateA')).toBeGreaterThan(placeOf('cavityPlateB'))
    }),
  )
})
