import { expect, test } from 'vitest'
import { joinCells } from './join-rows.ts'

test.each([
  [['Zylinderschrau', 'be DIN 912 M8x30'], 'Zylinderschraube DIN 912 M8x30'],
  [['Auswerfer-', 'stift 6x160'], 'Auswerferstift 6x160'],
  [['Auswerferstift', 'nitriert'], 'Auswerferstift\nnitriert'],
  [['Stift 6x160', 'gehärtet'], 'Stift 6x160\ngehärtet'],
])('the lines %j of a cell are one text', (texts, joined) => {
  const lines = texts.map((text, index) => ({
    ...{ page: 0, y: -10 * index, size: 10 },
    cells: new Map([[0, { text, x: 0, end: 50, font: 'F1', size: 10 }]]),
  }))
  expect(joinCells(lines).get(0)).toBe(joined)
})
