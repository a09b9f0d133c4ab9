import { expect, test } from 'vitest'
import { compareArticles } from './compare-articles.ts'

test('article numbers are sorted by their sizes, stock parts before cut ones', () => {
  const ordered = ['AZH-3x100', 'AZH-3x100-L80-T100', 'AZH-3.2x100', 'AZH-3.2x160', 'AZH-10x100', 'AZX-3x100', 'B7-1x2']
  expect(ordered.toReversed().toSorted(compareArticles)).toEqual(ordered)
})

test('equal numbers compare as equal', () => {
  expect(compareArticles('AZH-3x100', 'AZH-3x100')).toBe(0)
  expect(compareArticles('AZH-3x100', 'AZH-3.0x100')).not.toBe(0)
})
