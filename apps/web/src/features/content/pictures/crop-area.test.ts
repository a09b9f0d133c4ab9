import { expect, test } from 'vitest'
import { areaOf, middle, moveArea } from './crop-area.ts'

const ratio = 16 / 9

test('at first the part is as large as it can be, in the middle', () => {
  expect(areaOf(middle, 4 / 3, ratio)).toEqual({ left: 0, top: 0.125, width: 1, height: 0.75 })
  expect(areaOf(middle, 32 / 9, ratio)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
})

test('a larger zoom shows less, and never more than the picture', () => {
  expect(areaOf({ zoom: 2, x: 0.5, y: 0.5 }, ratio, ratio)).toEqual({ left: 0.25, top: 0.25, width: 0.5, height: 0.5 })
  expect(areaOf({ zoom: 2, x: 0, y: 1 }, ratio, ratio)).toEqual({ left: 0, top: 0.5, width: 0.5, height: 0.5 })
})

test('a moved part stays in the picture', () => {
  const near = { zoom: 2, x: 0.5, y: 0.5 }
  expect(moveArea(near, ratio, ratio, { x: 0.25, y: -9 })).toEqual({ zoom: 2, x: 0.625, y: 0.25 })
  expect(moveArea(near, ratio, ratio, { x: 9, y: 0 })).toEqual({ zoom: 2, x: 0.75, y: 0.5 })
})
