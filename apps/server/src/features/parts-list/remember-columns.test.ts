import { describe, expect, it } from 'vitest'
import { headingsKey } from './read-file.ts'

describe('headings are recognized', () => {
  it('in any letters and blanks', () => {
    expect(headingsKey([' Pos. ', 'Artikel-\nNr.', ''])).toBe(headingsKey(['pos.', 'ARTIKEL- NR.', ' ']))
    expect(headingsKey(['Pos.', 'Artikel'])).not.toBe(headingsKey(['Pos.', 'Artikel', '']))
    expect(headingsKey(['Pos. Artikel'])).not.toBe(headingsKey(['Pos.', 'Artikel']))
  })

  it('not without any', () => {
    expect(headingsKey([])).toBeNull()
    expect(headingsKey(['', ' \n'])).toBeNull()
  })

  it('by a key that fits into an index, however long they are', () => {
    const long = Array.from({ length: 200 }, (_, index) => `${'Ü'.repeat(190)} ${index}`)
    const key = headingsKey(long)
    expect(Buffer.byteLength(key ?? '')).toBeLessThan(2700)
    expect(headingsKey(long)).toBe(key)
    expect(headingsKey([...long.slice(1), 'x'])).not.toBe(key)
  })

  it('for any bytes in a file', () => {
    expect(headingsKey(['a\u0000b', '\ud800'])).toBe('a b\n\ufffd')
  })
})
