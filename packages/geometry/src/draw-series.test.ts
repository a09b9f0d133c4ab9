import { families } from '@normwerk/parts/families/families'
import { expect, test } from 'vitest'
import { drawSeries } from './draw-series.ts'
import { drawFamilyThumbnail } from './draw-thumbnail.ts'
import { overlapsIn, readSvg } from './testing/read-svg.ts'

const all = families.map((family) => [family.code, family] as const)
/** These attributes are no measures of the part itself. */
const notDrawn = ['mouldSize']

test.each(all)('%s: each letter of the table is shown once', (code, family) => {
  const drawing = readSvg(drawSeries({ family: code, title: 'series', caption: '' }))
  const letters = drawing.labels.map((label) => label.text.replace('⌀', '')).sort()
  const sizes = family.sizes.map(({ symbol, isReference }) => (isReference ? `(${symbol})` : symbol))
  const choices = family.choices.filter(({ key }) => !notDrawn.includes(key)).map(({ symbol }) => symbol)
  expect(letters).toEqual([...sizes, ...choices].sort())
  expect(overlapsIn(drawing)).toEqual([])
})

test.each(all)('%s has a thumbnail of fixed size without figures', (code) => {
  const svg = drawFamilyThumbnail(code, 'category')
  expect(svg).toContain('width="150" height="100"')
  expect(readSvg(svg).labels).toEqual([])
  expect(svg).not.toMatch(/NaN|Infinity/)
})
