import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseArea } from './choose-area.ts'

const whole = { left: 0, top: 0, width: 1, height: 1 }

test('the middle of a whole picture is chosen', () => {
  expect(chooseArea(whole, { width: 4000, height: 3000 }, 16 / 9)).toEqual({
    left: 0,
    top: 375,
    width: 4000,
    height: 2250,
  })
  expect(chooseArea(whole, { width: 3000, height: 900 }, 16 / 9)).toEqual({
    left: 700,
    top: 0,
    width: 1600,
    height: 900,
  })
})

test('the chosen part is kept if it has the shape', () => {
  const crop = { left: 0.25, top: 0.5, width: 0.5, height: 0.375 }
  expect(chooseArea(crop, { width: 3200, height: 2400 }, 16 / 9)).toEqual({
    left: 800,
    top: 1200,
    width: 1600,
    height: 900,
  })
})

test('every area lies within its picture', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true })
  const crop = fc.record({ left: fraction, top: fraction, width: fraction, height: fraction })
  const pixels = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(crop, pixels, pixels, (crop, width, height) => {
      const area = chooseArea(crop, { width, height }, 16 / 9)
      for (const value of Object.values(area)) expect(Number.isInteger(value)).toBe(true)
      expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(1)
      expect(area.left + area.width).toBeLessThanOrEqual(width)
      expect(area.top + area.height).toBeLessThanOrEqual(height)
    }),
  )
})
