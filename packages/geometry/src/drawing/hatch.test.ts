import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hatch } from './hatch.ts'

const size = fc.double({ min: 1, max: 80, noNaN: true })

it('covers an L-shaped section with 45° lines that stay inside it', () => {
  fc.assert(
    fc.property(size, size, (width, height) => {
      const section = [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height / 2 },
        { x: width / 2, y: height / 2 },
        { x: width / 2, y: height },
        { x: 0, y: height },
      ]
      const lines = hatch(section, 0.5)
      for (const [from, to] of lines) {
        expect(from.x + from.y).toBeCloseTo(to.x + to.y)
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
        expect(middle.x < width / 2 || middle.y < height / 2).toBe(true)
      }
      // Every line represents a strip as wide as the spacing.
      const covered = lines.reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y) * 0.5, 0)
      expect(Math.abs(covered - 0.75 * width * height)).toBeLessThan(0.5 * (width + height))
    }),
  )
})
