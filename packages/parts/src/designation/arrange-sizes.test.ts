import { expect, test } from 'vitest'
import { readOrPropose } from '../testing/read-text.ts'
import { arrangeSizes } from './arrange-sizes.ts'
import { isRejection } from './part-request.ts'

/** Returns the sizes that a text may mean, in all their orders. */
function ordersOf(text: string): object[] {
  const reading = readOrPropose(text)
  const partRequests = isRejection(reading) ? (reading.arranged ?? []) : arrangeSizes(reading)
  return partRequests.map(({ sizes }) => sizes)
}

test('the sizes of a text may stand in any order', () => {
  expect(ordersOf('Auswerferhülse 150x6x4 gehärtet')).toContainEqual({ diameter: 4, outerDiameter: 6, length: 150 })
  expect(ordersOf('Angießbuchse 5x18 R=40 L=36 1.2767')).toContainEqual({
    ...{ diameter: 18, boreDiameter: 5, nozzleRadius: 40, length: 36 },
  })
})

test('labels keep diameters and lengths apart', () => {
  const orders = ordersOf('Stepped ejector pin d1=3 d2=1.5 l1=63 L=125 1.2210')
  expect(orders).toContainEqual({ diameter: 1.5, shaftDiameter: 3, length: 125, shoulderLength: 63 })
  expect(orders).not.toContainEqual({ diameter: 63, shaftDiameter: 3, length: 125, shoulderLength: 1.5 })
})

test('a figure without a label is no size beside others', () => {
  expect(ordersOf('Auswerferhülse 4x150 6')).toEqual([])
})
