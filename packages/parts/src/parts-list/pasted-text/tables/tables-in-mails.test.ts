import { expect, test } from 'vitest'
import { readPaste } from '../read-paste.ts'

test('a mail may have a table that is drawn with bars, but a signature with bars is none', () => {
  const mail =
    'Hi,\n\n| Pos | Qty | Description | Price |\n|-----|-----|----|----|\n| 1 | 12 | Pin nitrided 6x200 | 3.10 |\n| 2 | 4 | Bush 24x46 | 19.00 |\n\nBuyer | Tel. 12 | Fax 13'
  const ordered = readPaste(mail).rows.map(({ designation, quantity }) => [designation, quantity])
  expect(ordered).toEqual([
    ['Pin nitrided 6x200', '12'],
    ['Bush 24x46', '4'],
  ])
})

test('a mail says above or below a table that its pieces are those of one mould', () => {
  const rows = 'Columna guía 24x46x75\t4\nCasquillo bronce 24x46\t2'
  for (const mail of [
    `Hola, cantidades por molde, son 3 moldes\n${rows}`,
    `artículo\tcantidad\n${rows}\nCantidades para un molde, hacemos 3 moldes`,
    `Para 3 moldes:\nartículo\tcant. por molde\n${rows}`,
  ])
    expect(readPaste(mail).rows.map(({ quantity }) => quantity)).toEqual(['12', '6'])
})

test.each(['\t', '    '])('pieces of a table are open if they are those of something unknown: %j', (gap) => {
  const table = [
    ['Description', 'Size', 'Qty'],
    ['ejector pin nitrided', '6x160', '4'],
    ['ejector sleeve nitrided', '4x6x125', '1'],
  ]
  const mail = `Quantities are per slide.\n\n${table.map((cells) => cells.join(gap)).join('\n')}`
  expect(readPaste(mail).rows.map(({ quantity }) => quantity)).toEqual(['4 ?', '1 ?'])
})
