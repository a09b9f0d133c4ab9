import { createRequire } from 'node:module'
import { families } from '@normwerk/parts/families/families'
import { asStocked } from '@normwerk/parts/shape/shape-of'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import type { DxfParser, IArcEntity } from 'dxf-parser'
import { expect, test } from 'vitest'
import { annotateArticle } from './annotate-article.ts'
import { drawSheet } from './draw-sheet.ts'
import { lineGroups } from './drawing/drawn-sheet.ts'
import { formatDxf } from './format-dxf.ts'

/** Its types name an export, but the module is the class itself. */
const Parser: typeof DxfParser = createRequire(import.meta.url)('dxf-parser')

const options = { ...asStocked, toleranceClass: null }
const fields = [[{ label: 'Article', text: 'AZH-6x100 – Größe ±', share: 1 }]]

/** The sheet of an article, and what another program reads from its file. */
function write(family: (typeof families)[number]['code'], values: ReturnType<typeof realValuesOf>[number]) {
  const drawn = annotateArticle({ family, values, tolerances: {}, options, decimal: ',' })
  if (drawn === null) throw new Error(`${family} has no shape`)
  const sheet = drawSheet(drawn, fields)
  const file = new Parser().parseSync(formatDxf(sheet))
  if (file === null) throw new Error('no DXF')
  return { sheet, file, texts: drawn.texts }
}

/** All numbers of an entity that place it. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('a drawing of every family opens in another program, inside its sheet and with all its figures', () => {
  for (const { code } of families) {
    for (const values of realValuesOf(code)) {
      const { file, texts, sheet } = write(code, values)
      const places = file.entities.flatMap(({ handle: _, ownerHandle: __, ...entity }) => numbersIn(entity))
      expect(
        places.every((number) => Number.isFinite(number) && number < 300),
        code,
      ).toBe(true)
      const written = file.entities.filter(({ type }) => type === 'TEXT')
      expect(written).toHaveLength(sheet.texts.length)
      expect(sheet.texts.map(({ text }) => text)).toEqual(expect.arrayContaining([...texts.values()]))
      expect(file.entities.length).toBeGreaterThan(written.length + 10)
    }
  }
})

test('each line group has a layer, and centre lines are chain lines', () => {
  const { file } = write('AZ', realValuesOf('AZ')[0] ?? {})
  expect(Object.keys(file.tables.layer.layers)).toEqual(expect.arrayContaining([...lineGroups]))
  expect(file.tables.lineType.lineTypes).toHaveProperty('CENTRE.pattern', [7, -1.2, 1, -1.2])
  expect(file.header.$INSUNITS).toBe(4)
})

test('an arc joins the ends of its neighbours', () => {
  const { file, sheet } = write('AZ', { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 2, length: 40 })
  const corners = sheet.paths.outline.flat()
  const arcs = file.entities.filter((entity): entity is IArcEntity => entity.type === 'ARC')
  expect(arcs.length).toBeGreaterThan(0)
  for (const { center, radius, startAngle, endAngle } of arcs) {
    for (const angle of [startAngle, endAngle]) {
      const [x, y] = [center.x + radius * Math.cos(angle), sheet.height - center.y - radius * Math.sin(angle)]
      expect(Math.min(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)))).toBeLessThan(1e-6)
    }
  }
})

test('signs of drawings are those of DXF, and other characters are escaped', () => {
  const { sheet } = write('AZ', realValuesOf('AZ')[0] ?? {})
  const text = formatDxf(sheet)
  expect(text).toContain('AZH-6x100 \\U+2013 Gr\\U+00F6\\U+00DFe %%p')
  expect(text).toContain('%%c')
  expect(text).toMatch(/^[\s -~]*$/)
})
