import { ImportReport } from '@normwerk/contract/import'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeWorkbook } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { aBuyerWithNumbers } from '../../testing/calls/buyer-with-numbers.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

const aBuyer = () => aBuyerWithNumbers(shop)
const send = async (visitor: Visitor, lines: string[], fields: Record<string, string> = {}) => {
  const file = { name: 'numbers.csv', content: lines.join('\n') }
  const answer = await visitor.upload('/api/customer-article/import', file, fields)
  if (answer.status !== 200) throw new Error(answer.text)
  return ImportReport.parse(JSON.parse(answer.text))
}
const written = async (list: () => Promise<{ ownNumber: string; articleNo: string; changedLength: number | null }[]>) =>
  (await list()).map(({ ownNumber, articleNo, changedLength }) => [ownNumber, articleNo, changedLength])

describe('importing customer part numbers', () => {
  test('accepts article numbers and designations, and reports the changes', async () => {
    const { buyer, name, list } = await aBuyer()
    await name('AZH-6x160', 'bleibt')
    await name('AZH-6x200', 'alt')
    const lines = [
      'Artikelliste;;',
      'Menge;Eigene Nr.;Artikel-Nr.',
      '1;bleibt;AZH-6x160',
      '2;neu;azh-6x200',
      ';;',
      '3;gekürzt;AZH-6x200-L180',
      '4;DIN;DIN 1530 AH WS 3,2x160',
      '4;DIN;DIN 1530 AH WS 3,2x160',
    ]
    const changes = [{ row: 4, text: 'AZH-6x200', before: 'alt', after: 'neu' }]
    const report = { rows: 5, added: 2, changed: 1, unchanged: 2, changes, refused: [] }
    expect(await send(buyer, lines, { dryRun: 'true' })).toEqual(report)
    expect(await list()).toHaveLength(2)
    expect(await send(buyer, lines)).toEqual(report)
    expect(await written(list)).toEqual([
      ['bleibt', 'AZH-6x160', null],
      ['DIN', 'AZH-3.2x160', null],
      ['gekürzt', 'AZH-6x200', 180],
      ['neu', 'AZH-6x200', null],
    ])
    expect(await send(buyer, lines)).toMatchObject({ added: 0, changed: 0, unchanged: 5 })
  })

  test('reads the sheet of a workbook that has them', { tags: ['release'] }, async () => {
    const { buyer, list } = await aBuyer()
    const text = (heading: string) => ({ heading, kind: 'text', width: 20 }) as const
    const content = await writeWorkbook([
      { name: 'Hinweise', columns: [text('Stand'), text('Bearbeiter')], rows: [['März', 'Einkauf']] },
      {
        name: 'Artikel',
        columns: [{ heading: 'Ihre Nummer', kind: 'whole', width: 10 }, text('Bestellnummer')],
        rows: [
          [4711, 'AZH-6x200'],
          [4712, 'AZH-6x160-L157'],
        ],
      },
    ])
    const answer = await buyer.upload('/api/customer-article/import', { name: 'numbers.xlsx', content })
    expect(JSON.parse(answer.text)).toMatchObject({ rows: 2, added: 2, refused: [] })
    expect(await written(list)).toEqual([
      ['4711', 'AZH-6x200', null],
      ['4712', 'AZH-6x160', 157],
    ])
  })

  test('lets numbers change places', { tags: ['release'] }, async () => {
    const { buyer, name, list } = await aBuyer()
    await name('AZH-6x160', 'A')
    await name('AZH-6x200', 'B')
    expect(await send(buyer, ['own number;article number', 'B;AZH-6x160', 'A;AZH-6x200'])).toMatchObject({ changed: 2 })
    expect(await written(list)).toEqual([
      ['A', 'AZH-6x200', null],
      ['B', 'AZH-6x160', null],
    ])
  })

  test('finds columns without headings by their contents', { tags: ['release'] }, async () => {
    const { buyer, list } = await aBuyer()
    expect(await send(buyer, ['AZH-6x160;K-1', 'AHH-3x5x75;K-2'])).toMatchObject({ added: 2 })
    expect(await send(buyer, ['was;wie', 'AZH-6x200;K-3'])).toMatchObject({ added: 1, rows: 1 })
    expect((await list()).map(({ ownNumber }) => ownNumber)).toEqual(['K-1', 'K-2', 'K-3'])
    const { refused } = await send(buyer, ['eins;zwei', 'drei;vier'])
    expect(refused).toMatchObject([{ row: 1, reason: expect.stringContaining('Spalten') }])
  })

  test('reports every invalid row, and then writes nothing', async () => {
    const { buyer, name, list } = await aBuyer()
    await name('AZN-6x200', 'vergeben')
    const reported = await send(buyer, [
      'Eigene Nummer;Bezeichnung',
      'gut;AZH-6x160',
      'u1;AZH-6x161',
      'u2;Auswerferstift',
      'u3;DIN 1530 A 3,2x160',
      'u4;AZH-6x200-L180-T50',
      'u5;AZH-6x200-L900',
      `${'x'.repeat(61)};AZH-6x200`,
      ';AZH-6x200',
      'gut;AZH-6x200',
      'Vergeben;AZH-6x125',
    ])
    expect(reported).toMatchObject({ rows: 10, added: 1 })
    expect(reported.refused.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(reported.refused[0]).toEqual({
      row: 3,
      text: 'u1 · AZH-6x161',
      reason: 'Einen Artikel mit dieser Nummer gibt es nicht.',
    })
    expect(reported.refused[2]?.reason).toContain('Werkstoff')
    expect(reported.refused[6]?.reason).toBe('Die eigene Nummer ist leer.')
    expect(reported.refused[7]?.reason).toBe('Die Nummer gut steht in Zeile 2 schon für AZH-6x160.')
    expect(reported.refused[8]?.reason).toBe('Die Nummer Vergeben gehört schon zu AZN-6x200.')
    expect(await list()).toHaveLength(1)
  })

  test('rejects a designation that leaves a size or a word open, and names the part that it may mean', async () => {
    const { buyer } = await aBuyer()
    const rows = ['K-1;ISO 8405 5x100 WAS', 'K-2;AZH-6x200 L=180', 'K-3;AZH-6x200 gekürzt', 'K-4;AZH-6x200']
    const { added, refused } = await send(buyer, ['own number;article number', ...rows])
    expect(added).toBe(1)
    expect(refused.map(({ reason }) => reason)).toEqual(
      [/AHN-5x\S+x100/, /AZH-6x200-L180/, /AZH-6x200/].map((part) => expect.stringMatching(part)),
    )
  })

  test('reports which number a part has already, cut or stock', { tags: ['release'] }, async () => {
    const { buyer } = await aBuyer()
    const { refused } = await send(buyer, [
      'own number;article',
      'K-1;AZH-6x200-L180',
      'K-2;azh-6x200-L180',
      'K-3;AZH-6x200',
    ])
    expect(refused).toMatchObject([{ row: 3, reason: 'AZH-6x200-L180 hat in Zeile 2 schon die Nummer K-1.' }])
  })

  test('rejects what a call rejects, by row', async () => {
    const { buyer, list } = await aBuyer()
    const lines = ['a\u2028b;AZH-6x200', 'a\u2029b;AZH-6x160']
    const { refused } = await send(buyer, ['own number;article number', ...lines])
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual(
      lines.map((_, index) => [index + 2, expect.stringContaining('Zeichen')]),
    )
    expect(await list()).toEqual([])
  })

  test('distinguishes numbers as they are stored, whatever their letters', { tags: ['release'] }, async () => {
    const { buyer, name, list } = await aBuyer()
    const head = 'own number;article number'
    const { refused } = await send(buyer, [head, 'İ1;AZH-6x200', 'i1;AZH-6x160', 'ı2;AZH-6x125'])
    expect(refused).toMatchObject([{ row: 3, reason: 'Die Nummer İ1 steht in Zeile 2 schon für AZH-6x200.' }])
    await name('AZN-6x200', 'İ1')
    expect((await send(buyer, [head, 'i1;AZH-6x160'])).refused).toMatchObject([
      { row: 2, reason: 'Die Nummer i1 gehört schon zu AZN-6x200.' },
    ])
    expect(await list()).toHaveLength(1)
  })

  test('rejects a table that names one of its columns twice', { tags: ['release'] }, async () => {
    const { buyer } = await aBuyer()
    const { refused } = await send(buyer, ['Titel', 'Eigene Nr.;Artikel;eigene nr', 'K-1;AZH-6x200;K-2'])
    expect(refused).toMatchObject([{ row: 2, reason: 'Die Spalte Eigene Nr. steht zweimal da.' }])
  })

  test('rejects a row with more cells than its table has headings', { tags: ['release'] }, async () => {
    const { buyer } = await aBuyer()
    const good = ['K-2,AZH-6x200', 'K-3,AZH-6x160', 'K-4,AZH-6x125']
    const { added, refused } = await send(buyer, ['own number,article number', 'K-1,DIN 1530 AH 6x157,5', ...good])
    expect(added).toBe(3)
    expect(refused).toMatchObject([{ row: 2, reason: expect.stringContaining('Dezimalkomma') }])
  })

  test('imports only the valid rows if requested', async () => {
    const { buyer, name, list } = await aBuyer()
    await name('AZH-6x160', 'A')
    await name('AZH-6x200', 'B')
    await name('AZN-6x200', 'C')
    const lines = [
      'own number;article number',
      'N;AZH-6x125',
      'B;AZH-6x160',
      'X;AZH-6x161',
      'D;AZN-6x200',
      'N;AZH-6x100',
    ]
    const report = await send(buyer, lines, { dryRun: 'true', onlyValid: 'true' })
    expect(report).toMatchObject({ rows: 5, added: 1, changed: 1, unchanged: 0 })
    expect(report.changes).toEqual([{ row: 5, text: 'AZN-6x200', before: 'C', after: 'D' }])
    expect(report.refused.map(({ row }) => row)).toEqual([3, 4, 6])
    expect(await list()).toHaveLength(3)
    expect(await send(buyer, lines, { onlyValid: 'false' })).toEqual(report)
    expect(await list()).toHaveLength(3)
    expect(await send(buyer, lines, { onlyValid: 'true' })).toEqual(report)
    expect(await written(list)).toEqual([
      ['A', 'AZH-6x160', null],
      ['B', 'AZH-6x200', null],
      ['D', 'AZN-6x200', null],
      ['N', 'AZH-6x125', null],
    ])
  })

  test('frees no number of a part whose own row is rejected', { tags: ['release'] }, async () => {
    const { buyer, name, list } = await aBuyer()
    await name('AZH-6x200', 'B')
    await name('AZH-6x160', 'A')
    await name('AZN-6x200', 'C')
    // Each takes the number of the next, and the last one's is not freed.
    const lines = ['own number;article number', 'A;AZH-6x125', 'B;AZH-6x160', 'C;AZH-6x200']
    const report = await send(buyer, lines, { onlyValid: 'true' })
    expect(report).toMatchObject({ added: 0, changed: 0 })
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      'Die Nummer A gehört schon zu AZH-6x160.',
      'Die Nummer B gehört schon zu AZH-6x200.',
      'Die Nummer C gehört schon zu AZN-6x200.',
    ])
    expect(await list()).toHaveLength(3)
  })

  test('names the maximum of rows if there are more', { tags: ['release'] }, async () => {
    const { buyer } = await aBuyer()
    for (const count of [10_001, 20_001]) {
      const content = 'AZH-6x200;K-1\n'.repeat(count)
      const { text } = await buyer.upload('/api/customer-article/import', { name: 'a.csv', content })
      const message = expect.stringContaining('10.000 Zeilen')
      expect(JSON.parse(text)).toMatchObject({ status: 413, code: 'fileTooLarge', message })
    }
  })

  test('is allowed to users who shop', async () => {
    const admin = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), ['ADMIN']))
    const answer = await admin.upload('/api/customer-article/import', { name: 'a.csv', content: 'a;b' })
    expect(answer.status).toBe(403)
    const { buyer } = await aBuyer()
    const rejected = async (content: Buffer) => {
      const { status, text } = await buyer.upload('/api/customer-article/import', { name: 'a.xlsx', content })
      return [status, JSON.parse(text).code]
    }
    expect(await rejected(Buffer.from([0, 1, 2]))).toEqual([415, 'NOT_ALLOWED_FILE'])
    const whole = await writeWorkbook([{ name: 'a', columns: [{ heading: 'a', kind: 'text', width: 9 }], rows: [] }])
    expect(await rejected(whole.subarray(0, whole.length / 2))).toEqual([422, 'NOT_SUPPORTED_FILE'])
  })
})
