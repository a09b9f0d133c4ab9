import { families } from '@normwerk/parts/families/families'
import { lines } from '@normwerk/parts/families/lines'
import { expect, it, test } from 'vitest'
import { drawSeries } from './draw-series.ts'
import { drawFamilyThumbnail, drawThumbnail } from './draw-thumbnail.ts'
import { overlapsIn, readSvg } from './testing/read-svg.ts'

/** Columns that combine others or are no measure of the part. */
const notDrawn = ['size', 'mouldSize']

test.each(lines.map((line) => [line.family, line] as const))('%s: each letter of the table stands once', (_, line) => {
  const svg = drawSeries({ family: line.family, columns: line.columns, title: 'series', caption: '' })
  const drawing = readSvg(svg)
  const letters = drawing.labels.map((label) => label.text.replace('⌀', '')).sort()
  const measures = line.columns.filter((column) => !notDrawn.includes(column.attribute))
  expect(letters).toEqual(measures.map((column) => column.symbol).sort())
  expect(overlapsIn(drawing)).toEqual([])
})

test.each(families.map(({ code }) => code))('%s has a thumbnail of fixed size without figures', (family) => {
  const svg = drawFamilyThumbnail(family, 'category')
  expect(svg).toContain('width="150" height="100"')
  expect(readSvg(svg).labels).toEqual([])
  expect(svg).not.toMatch(/NaN|Infinity/)
})

it('makes no thumbnail of a part whose sizes are not known', () => {
  expect(drawThumbnail('AZ', { diameter: 4 }, 'pin')).toBeNull()
})
