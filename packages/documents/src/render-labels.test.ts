import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatLabelMessage } from './labels/format-label-message.ts'
import type { Labels } from './labels/labels.ts'
import type { DocumentPosition } from './positions.ts'
import { renderLabels } from './render-labels.ts'
import { orderConfirmation } from './testing/documents.ts'
import { textsOf } from './testing/formatted-set.ts'
import { fonts } from './testing/print.ts'
import { readCodes } from './testing/read-codes.ts'
import { readPdf } from './testing/read-pdf.ts'

const { order, positions } = orderConfirmation
const [pin] = positions.slice(0, 1)
const createdAt = new Date('2026-11-23T10:00:00Z')

function render(changed: Partial<Labels>): Promise<Uint8Array> {
  const labels: Labels = { kind: 'labels', language: 'de', order, positions, paper: 'roll', firstLabel: 1, ...changed }
  return renderLabels(labels, { fonts, text: textsOf(labels.language), createdAt })
}

function pinLike(changed: Partial<DocumentPosition>): DocumentPosition {
  if (pin === undefined) throw new Error('the order of the tests has no position')
  return { ...pin, ...changed }
}

/** The fields of a message without what begins and ends it, which every message must have. */
function fieldsOf(message: string): string[] {
  const [header, format, trailer] = message.split('\u001e')
  expect([header, trailer]).toEqual(['[)>', '\u0004'])
  const [kind, ...fields] = format?.split('\u001d') ?? []
  expect(kind).toBe('06')
  return fields
}

it('the code of a label says what it is and which order it belongs to', async () => {
  const position = pinLike({ articleNumber: 'AZH-3.2x160-L147.25-T50', customerPartNumber: 'F-77/12', quantity: 30 })
  const [[code = ''] = []] = await readCodes(await render({ positions: [position] }))
  expect(fieldsOf(code)).toEqual(['1PAZH-3.2x160-L147.25-T50', 'PF-77/12', 'Q30', 'KBE-4711', '1K200124', '4K1'])
})

it('a text that the format cannot hold is left out of the code, and stands on the label', async () => {
  const pdf = await render({ positions: [pinLike({ customerPartNumber: 'Düse-7', customerOrderNumber: null })] })
  const [[code = ''] = []] = await readCodes(pdf)
  expect(fieldsOf(code).filter((field) => field.startsWith('P'))).toEqual([])
  expect((await readPdf(pdf)).pages[0]?.text).toContain('Düse-7')
})

it('scanners read codes of any text that fits, as long as buyers may write it', { tags: ['release'] }, async () => {
  const printable = fc.string({
    unit: fc.constantFrom(...' #()*+-./0123456789ABCXYZabcxyz[]>'),
    minLength: 1,
    maxLength: 60,
  })
  const written = fc
    .tuple(printable, printable)
    .map(([customerPartNumber, customerOrderNumber]) => pinLike({ customerPartNumber, customerOrderNumber }))
  await fc.assert(
    fc.asyncProperty(written, async (position) => {
      const codes = await readCodes(await render({ positions: [position] }))
      expect(codes).toEqual([[formatLabelMessage(order, position)]])
    }),
    { numRuns: 8 },
  )
})

it('a label printer gets one page for each label', async () => {
  const { pages } = await readPdf(await render({ paper: 'roll' }))
  expect(pages).toHaveLength(positions.length)
  expect(pages[0]?.text).toContain('AZH-3.2x160')
})

it('labels of a sheet begin where it is free, and go on with the next sheet', { tags: ['release'] }, async () => {
  const pdf = await render({ paper: 'sheet', firstLabel: 23 })
  const { pages } = await readPdf(pdf)
  expect((await readCodes(pdf)).map((codes) => codes.length)).toEqual([2, 1])
  const [first] = pages[0]?.words ?? []
  // The 23rd label is the second one of the last row; points from the bottom left corner.
  expect(first?.x).toBeGreaterThan((70 / 25.4) * 72)
  expect(first?.y).toBeLessThan((37.5 / 25.4) * 72)
  expect(pages[1]?.words[0]?.x).toBeLessThan((70 / 25.4) * 72)
})

it('the longest texts stay on their label', async () => {
  const long = (length: number) => 'Führungsbuchse 88/'.repeat(length).slice(0, length)
  const position = pinLike({
    articleNumber: `AZH-3.2x160-${'W'.repeat(150)}`,
    description: long(300),
    customerPartNumber: long(60),
    commission: long(60),
    customerOrderNumber: long(60),
  })
  const { pages } = await readPdf(await render({ positions: [position, position] }))
  expect(pages).toHaveLength(2)
  for (const { x, y, width } of pages[0]?.words ?? []) {
    expect(y).toBeGreaterThan(0)
    expect(x + width).toBeLessThan((66 / 25.4) * 72)
  }
})
