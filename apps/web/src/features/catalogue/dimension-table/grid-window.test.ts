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
  test('is its first lines and columns at first', () => {
    expect(firstWindow(aLayout(62, 10))).toEqual({ lines: [0, 32], columns: [0, 10] })
    expect(firstWindow(aLayout(3, 9000))).toEqual({ lines: [0, 3], columns: [0, 20] })
  })

  test('is wider than what is visible, moves in steps and ends with the table', () => {
    expect(spanAround([0, 24], 16, 160)).toEqual([0, 32])
    expect(spanAround([9, 23], 16, 160)).toEqual([0, 32])
    expect(spanAround([75, 89], 16, 160)).toEqual([64, 112])
    expect(spanAround([150, 155], 16, 155)).toEqual([128, 155])
  })

  test('is the same for each size of the screen while the table is not scrolled', () => {
    expect([5, 14, 24].map((visible) => spanAround([0, visible], 16, 160))).toEqual(Array(3).fill([0, 32]))
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
