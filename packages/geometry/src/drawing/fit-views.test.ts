import { familyOf } from '@normwerk/parts/families/families'
import { asStocked, shapeOf } from '@normwerk/parts/shape/shape-of'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flatten } from '../projection/flatten.ts'
import { projectShape } from '../projection/project-shape.ts'
import type { Projection } from '../projection/view.ts'
import { fitViews } from './fit-views.ts'
import { boxAround } from './paper.ts'
import { placeViews } from './place-views.ts'

function pin(diameter: number, length: number): Projection {
  const values = { diameter, length, headDiameter: 2 * diameter, headHeight: diameter }
  const shape = shapeOf(familyOf('AZ'), values, asStocked)
  if (shape === null) throw new Error('no pin')
  return projectShape(shape)
}

it('leaves a short pin whole', () => {
  expect(fitViews(pin(16, 60), 110, 1).cuts).toEqual([[]])
})

it('fits a pin of any length onto the sheet at one scale, and interrupts a pin that would become too thin', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 32, noNaN: true }), fc.integer({ min: 100, max: 1000 }), (shaft, length) => {
      const projection = pin(shaft, length)
      const { scale } = fitViews(projection, 110, 1)
      const [shape] = placeViews(projection, [], 110, 1)
      const box = boxAround(shape?.areas.flatMap(flatten) ?? [])
      expect(box.right - box.left).toBeLessThanOrEqual(110.001)
      expect(box.bottom - box.top).toBeCloseTo(2 * shaft * scale)
      expect(box.bottom - box.top).toBeGreaterThan(15)
      // The head keeps its proportions: it is half as long as its diameter.
      const head = shape?.dimensions.find((dimension) => dimension.shows === 'headHeight')
      if (head?.kind !== 'length') throw new Error('the head has no height')
      expect(head.to.x - head.from.x).toBeCloseTo((box.bottom - box.top) / 2)
    }),
  )
})
