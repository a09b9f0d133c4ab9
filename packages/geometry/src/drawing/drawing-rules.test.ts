import { noOptions } from '@normwerk/parts/configured-part'
import { expect, it } from 'vitest'
import { drawArticle } from '../draw-article.ts'
import type { Segment } from '../projection/view.ts'
import { readSvg } from '../testing/read-svg.ts'

const values = { diameter: 16, length: 60, headDiameter: 22, headHeight: 7, headRadius: 0 }

function drawPin(headHeight: number): string {
  const svg = drawArticle({
    family: 'AZ',
    values: { ...values, headHeight },
    tolerances: {},
    options: noOptions,
    decimal: '.',
    title: 'pin',
    caption: '',
    questioned: '',
  })
  if (svg === null) throw new Error('not drawn')
  return svg
}

function groupOf(svg: string, name: string): string {
  const content = new RegExp(`<g class="${name}".*?</g>`).exec(svg)?.[0]
  if (content === undefined) throw new Error(`no ${name}`)
  return content
}

function heightsOf(lines: Segment[]): number[] {
  const level = lines.filter(([from, to]) => from.y === to.y && from.x !== to.x).map(([from]) => from.y)
  return [...new Set(level)].sort((one, other) => one - other)
}

it('draws outlines twice as wide as everything else', () => {
  const svg = drawPin(7)
  const width = (name: string) => Number(/stroke-width="([^"]+)"/.exec(groupOf(svg, name))?.[1])
  expect(width('outline') / width('dimension')).toBe(2)
  expect(width('dimension')).toBe(width('centre'))
})

it('places the shorter length 10 mm below the outline and the longer one 7 mm below that', () => {
  const svg = drawPin(7)
  const bottom = Math.max(...readSvg(groupOf(svg, 'outline')).points.map(({ y }) => y))
  const below = heightsOf(readSvg(groupOf(svg, 'dimension')).lines).filter((y) => y > bottom)
  const [near, far] = below
  expect((near ?? 0) - bottom).toBeCloseTo(10)
  expect((far ?? 0) - (near ?? 0)).toBeCloseTo(7)
})

it('fills arrows of 15° and turns them outside where there is no room', () => {
  const slim = (svg: string) =>
    [...groupOf(svg, 'arrow').matchAll(/M(\S+) (\S+)L(\S+) (\S+)L(\S+) (\S+)Z/g)].flatMap((found) => {
      const [tipX = 0, tipY = 0, oneX = 0, oneY = 0, otherX = 0, otherY = 0] = found.slice(1).map(Number)
      // Only the arrows of lengths.
      if (oneX !== otherX) return []
      return {
        tipX,
        length: oneX - tipX,
        angle: (2 * Math.atan2(Math.abs(oneY - otherY) / 2, Math.abs(oneX - tipX)) * 180) / Math.PI,
        y: tipY,
      }
    })
  for (const { angle } of slim(drawPin(7))) expect(angle).toBeCloseTo(15, 0)
  const left = (svg: string) => slim(svg).toSorted((one, other) => one.y - other.y || one.tipX - other.tipX)[0]
  expect(left(drawPin(12))?.length).toBeGreaterThan(0)
  expect(left(drawPin(3))?.length).toBeLessThan(0)
})
