import { anyCharacter } from '@normwerk/parts/testing/any-character'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type Table, writeWorkbook } from './write-workbook.ts'

const table = (texts: string[]): Table => ({
  name: 'Teile',
  columns: [
    { heading: 'Text', kind: 'text', width: 30 },
    { heading: 'Menge', kind: 'whole', width: 8 },
    { heading: 'Länge', kind: 'length', width: 8 },
    { heading: 'Preis', kind: 'money', width: 10 },
  ],
  rows: texts.map((text) => [text, 4, 147.25, 12.3]),
  footer: [[null, null, 'Summe', { column: 3, result: 12.3 * texts.length }]],
})

async function readBack(tables: Table[]) {
  const { sheets } = await readXlsx(await writeWorkbook(tables), { readStyles: true })
  return sheets
}

describe('a workbook', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '#N/A',
    "'a",
    '_x000D_',
    '_x005F_x000D_',
    ' a ',
    'a\nb',
    'a\r\nb',
    '\u0001',
    '<&>"]]>',
    '1e3',
    '007',
    'TRUE',
    '😀',
  ])('has %j as a text', async (text) => {
    const [sheet] = await readBack([table([text])])
    expect(sheet?.rows[1]?.[0]).toBe(text)
    expect(sheet?.cells?.get('1,0')?.formula).toBeUndefined()
  })

  it('returns every text unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: anyCharacter, minLength: 1 }), { minLength: 1 }), async (texts) => {
        const meant = texts.map((text) => text.toWellFormed().replace(/[\ufffe\uffff]/g, '\ufffd'))
        const [sheet] = await readBack([table(meant)])
        expect(sheet?.rows.slice(1, meant.length + 1).map(([text]) => text)).toEqual(meant)
      }),
      { numRuns: 30 },
    )
  })

  it('has numbers as numbers in their own formats, and a sum that a program can recalculate', async () => {
    const [sheet] = await readBack([table(['a', 'b'])])
    expect(sheet?.rows[1]).toEqual(['a', 4, 147.25, 12.3])
    expect(sheet?.cells?.get('1,3')?.style?.numFmt).toBe('#,##0.00')
    expect(sheet?.cells?.get('4,3')).toMatchObject({ formula: 'SUM(D2:D3)', formulaResult: 24.6 })
  })

  it('keeps the headings visible and the columns wide', async () => {
    const [sheet] = await readBack([table(['a'])])
    expect(sheet?.freezePane?.rows).toBe(1)
    expect(sheet?.columns?.map(({ width }) => width)).toEqual([30, 8, 8, 10])
  })

  it('makes rows higher for wrapped texts, which not every program does by itself', async () => {
    const [sheet] = await readBack([table(['kurz', 'lang '.repeat(20).trim(), 'a\nb\nc'])])
    const heights = [1, 2, 3].map((row) => sheet?.rowDefs?.get(row)?.height)
    expect(heights).toEqual([undefined, 60, 45])
  })

  it('is printed in landscape, as wide as the page, with its headings on each page', async () => {
    const [sheet] = await readBack([table(['a'])])
    expect(sheet?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    })
  })

  it('of headings alone is valid too', async () => {
    const [sheet] = await readBack([{ ...table([]), footer: [] }])
    expect(sheet?.rows).toEqual([['Text', 'Menge', 'Länge', 'Preis']])
  })
})
