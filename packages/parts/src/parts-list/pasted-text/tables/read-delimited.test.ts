import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDelimited } from './read-pasted-table.ts'

test('any content of a quoted cell is kept', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => text === text.trim())
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      fc.constantFrom('\t', ';', ','),
      (rows, separator) => {
        const text = rows
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator))
          .join('\r\n')
        expect(readDelimited(text, separator)).toEqual(rows)
      },
    ),
  )
})

test('an odd quotation mark means inches', () => {
  expect(readDelimited('"x1;5\n2;6', ';')).toEqual([
    ['"x1', '5'],
    ['2', '6'],
  ])
})
