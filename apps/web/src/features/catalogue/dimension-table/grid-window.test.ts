import { describe, expect, test } from 'vitest'
import type { CrossLayout } from './cross-layout.ts'
import { firstWindow, listParts, spanAround } from './grid-window.ts'

const size = { role: 'row', kind: 'number', symbol: 'd', label: 'd', unit: 'mm' } as const

function aLayout(lines: number, columns: number): CrossLayout {
  const heads = Array.from({ length: columns }, (_, at) => at)
  return {
    row: { ...size, attribute: 'diameter' },
    column: { ...size, attribute: 'length', role: 'column' },
    heads,
    lines: Array.from({ length: lines }, (_, value) => ({ value, filled: heads.map(() => true) })),
  }
}

describe('the rendered part of a table', () => {
  test('is the whole table if it is small', () => {
    expect(firstWindow(aLayout(40, 50))).toEqual({ lines: [0, 40], columns: [0, 50] })
  })

  test('of a large one is its first lines and columns at first', () => {
    expect(firstWindow(aLayout(160, 160))).toEqual({ lines: [0, 40], columns: [0, 20] })
    expect(firstWindow(aLayout(3, 9000))).toEqual({ lines: [0, 3], columns: [0, 20] })
  })

  test('is wider than what is visible, moves in steps and ends with the table', () => {
    expect(spanAround([0, 14], 20, 160)).toEqual([0, 40])
    expect(spanAround([9, 23], 20, 160)).toEqual([0, 40])
    expect(spanAround([75, 89], 20, 160)).toEqual([60, 100])
    expect(spanAround([150, 160], 20, 155)).toEqual([140, 155])
  })
})

describe('the parts of a line', () => {
  test('are its rendered places between two gaps', () => {
    expect(listParts(10, [3, 5], 4)).toEqual([{ from: 0, length: 3 }, 3, 4, { from: 5, length: 5 }])
    expect(listParts(2, [0, 2], 0)).toEqual([0, 1])
  })

  test('include the place with the focus, wherever it is', () => {
    expect(listParts(10, [3, 5], 0)).toEqual([0, { from: 1, length: 2 }, 3, 4, { from: 5, length: 5 }])
    expect(listParts(10, [3, 5], 9)).toEqual([{ from: 0, length: 3 }, 3, 4, { from: 5, length: 4 }, 9])
    expect(listParts(10, [3, 5], 5)).toEqual([{ from: 0, length: 3 }, 3, 4, 5, { from: 6, length: 4 }])
  })
})
