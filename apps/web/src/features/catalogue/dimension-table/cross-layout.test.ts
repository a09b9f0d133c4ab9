import type { ProductDimension } from '@normwerk/contract/product'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { describe, expect, test } from 'vitest'
import { aDimension } from '../../../testing/builders.ts'
import { findArticles, firstPlace, layoutCrossTable, layoutSizes, placeOf, type TableColumn } from './cross-layout.ts'
import { findValue, neighboursOf } from './find-value.ts'

function column(attribute: AttributeKey, role: TableColumn['role'], kind: TableColumn['kind'] = 'number'): TableColumn {
  return { attribute, role, kind, symbol: attribute, label: attribute, unit: 'mm' }
}

function article(values: ProductDimension['values']): ProductDimension {
  return aDimension(Object.values(values).join('x'), { values })
}

const columns = [column('diameter', 'row'), column('length', 'column'), column('headHeight', 'detail')]

describe('the cross table', () => {
  const articles = [
    article({ diameter: 10, length: 100 }),
    article({ diameter: 3.2, length: 160 }),
    article({ diameter: 3.2, length: 100 }),
    article({ diameter: 3, length: 160 }),
  ]
  const layout = layoutCrossTable(columns, articles)
  if (layout === null) throw new Error('no layout')

  test('has a row and a column per size, in order of size, and gaps for missing articles', () => {
    expect(layout.heads).toEqual([100, 160])
    expect(layout.lines.map(({ value }) => value)).toEqual([3, 3.2, 10])
    const articleAt = findArticles(layout, articles)
    const numbers = layout.lines.map((_, line) =>
      [0, 1].map((column) => articleAt({ line, column })?.articleNo ?? null),
    )
    expect(numbers).toEqual([
      [null, '3x160'],
      ['3.2x100', '3.2x160'],
      ['10x100', null],
    ])
  })

  test('of sizes whose articles are not loaded is laid out in the same way', () => {
    const sizes = {
      rows: [10, 3, 3.2],
      columns: [100, 160],
      filled: [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
    }
    expect(layoutSizes(columns, sizes)).toEqual(layout)
    const articleAt = findArticles(layout, articles.slice(0, 1))
    expect(articleAt({ line: 2, column: 0 })?.articleNo).toBe('10x100')
    expect(articleAt({ line: 1, column: 0 })).toBeUndefined()
    expect(articleAt({ line: 0, column: 0 })).toBeNull()
  })

  test('finds the place of an article, and starts at the first one', () => {
    expect(placeOf(layout, article({ diameter: 10, length: 100 }))).toEqual({ line: 2, column: 0 })
    expect(placeOf(layout, article({ diameter: 10, length: 160 }))).toBeNull()
    expect(placeOf(layout, article({ diameter: 11, length: 100 }))).toBeNull()
    expect(firstPlace(layout)).toEqual({ line: 0, column: 1 })
  })

  test('lays out sizes of several numbers', () => {
    const plates = [article({ diameter: '12x2.5x0', length: 27 }), article({ diameter: '9x22', length: 27 })]
    expect(layoutCrossTable(columns, plates)?.lines.map(({ value }) => value)).toEqual(['9x22', '12x2.5x0'])
  })

  test('is not offered if two articles would share a place', () => {
    const twice = [
      article({ diameter: 3, length: 100, headHeight: 1 }),
      article({ diameter: 3, length: 100, headHeight: 2 }),
    ]
    expect(layoutCrossTable(columns, twice)).toBeNull()
    expect(layoutCrossTable([column('diameter', 'row'), column('headHeight', 'detail')], articles)).toBeNull()
  })
})

describe('finding a size', () => {
  test('accepts comma and point, and the beginning of a size', () => {
    expect(findValue([3, 3.2, 32], '3,2')).toBe(1)
    expect(findValue([3, 3.2, 32], '32')).toBe(2)
    expect(findValue([10, 12, 125], '125')).toBe(2)
    expect(findValue(['12x2.5x0', '12x2.5x15.5'], '12 × 2,5 × 15')).toBe(1)
    expect(findValue([3, 3.2], '7')).toBe(-1)
    expect(findValue([3, 3.2], '')).toBe(-1)
  })

  test('names the neighbours of a missing size', () => {
    expect(neighboursOf([3, 3.2, 3.5], '3.3')).toEqual([3.2, 3.5])
    expect(neighboursOf([3, 3.2], '9')).toEqual([3.2])
    expect(neighboursOf(['9x22'], 'x')).toEqual([])
  })
})
