import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseProductNumber } from '../article-number/article-number.ts'
import { requestPrefixes } from '../designation/request-prefixes.ts'
import { resolvePartRequest } from '../designation/resolve-part-request.ts'
import { assortment, stockedFor } from '../testing/stocked-articles.ts'
import { foldNumber } from './fold-number.ts'
import { createPatternSet } from './pattern-set.ts'
import { matchFolded, type Pattern, readPattern } from './read-pattern.ts'
import { collectCrossReferences, resolveNumber } from './resolve-number.ts'

function pattern(text: string): Pattern {
  const read = readPattern(text)
  if ('patternError' in read) throw new Error(`${text}: ${read.patternError}`)
  return read
}

function matchPattern(read: Pattern, text: string) {
  return matchFolded(read, foldNumber(text))
}

describe('a pattern', () => {
  test.each(['EX6.3x160', 'EX 6,3 x 160', 'ex6,3×160', 'EX-6.3/160', ' EX6.30 160 ', 'E-X 6,3*160,0'])(
    'reads %j',
    (text) => {
      expect(matchPattern(pattern('EX{d}x{L}'), text)).toEqual({ d: 6.3, L: 160 })
    },
  )

  test.each([
    '',
    'EX',
    'EX6.3',
    'EX6.3x160x2',
    'EY6.3x160',
    'EXA6x160',
    '6.3x160',
    'EX6,160',
    `EX6x${'1'.repeat(200)}`,
  ])('does not match %j', (text) => {
    expect(matchPattern(pattern('EX{d}x{L}'), text)).toBeNull()
  })

  test('distinguishes its own digits from sizes', () => {
    const read = pattern('Z40/{d}x{L}-H')
    expect(matchPattern(read, 'Z 40 / 6 x 160 H')).toEqual({ d: 6, L: 160 })
    expect(matchPattern(read, 'Z406x160-H')).toBeNull()
    expect(matchPattern(read, 'Z41/6x160-H')).toBeNull()
  })

  test.each([
    ['EX', 'noSize'],
    ['{d}x{L}', 'onlySizes'],
    ['EX{d}{L}', 'sizesTouch'],
    ['EX6{d}', 'sizesTouch'],
    ['EX{d}.{L}', 'readsAsDecimal'],
    ['EX{d},{L}', 'readsAsDecimal'],
    ['EX{d}x{d}', 'nameTwice'],
    ['EX{d', 'brokenName'],
    ['EX{}x{L}', 'brokenName'],
    ['EX{d+}', 'brokenName'],
  ])('%s is rejected: %s', (text, patternError) => {
    expect(readPattern(text)).toEqual({ patternError })
  })

  const separators = fc.constantFrom('', ' ', '-', '/', ' . ', '_')
  const between = fc.constantFrom('x', 'X', ' x ', '×', '-', '/', ' ')
  const sizes = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 1000)
  const letters = fc.stringMatching(/^[A-WYZ]{1,6}$/)

  test('reads back every number made from it, with any separators and decimal sign', () => {
    fc.assert(
      fc.property(letters, sizes, sizes, separators, between, fc.boolean(), (word, d, L, gap, sign, comma) => {
        const write = (size: number) => (comma ? String(size).replace('.', ',') : String(size))
        const text = `${word.toLowerCase()}${gap}${write(d)}${sign}${write(L)}`
        expect(matchPattern(pattern(`${word}{d}x{L}`), text)).toEqual({ d, L })
      }),
    )
  })

  test('does not fail on any text, and does not match a text without its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readPattern(text)
        if (!('patternError' in read)) expect(matchPattern(read, '6x160')).toBeNull()
        expect(matchPattern(pattern('QWZ{d}x{L}'), text)).toBeNull()
      }),
    )
  })
})

function patternsMeet(one: Pattern, other: Pattern): boolean {
  const known = createPatternSet<Pattern>()
  known.add(one.folded, one)
  return known.meeting(other.folded).length > 0
}

const piece = fc.constantFrom('A', 'B', '4', '41', '{s}', '{s}', 'x', '-', '4.1')
const anyPattern = fc
  .array(piece, { minLength: 2, maxLength: 6 })
  .map((pieces) => pieces.map((each, index) => (each === '{s}' ? `{s${index}}` : each)).join(''))

describe('two patterns', () => {
  test.each([
    ['EX{d}x{L}', 'EX{a}-{b}', true],
    ['EX{d}x{L}', 'EX6x{L}', true],
    ['EX{d}x{L}', 'E X {d} / {L}', true],
    ['Z40/{d}', 'Z{n}/{d}', true],
    ['EX{d}x{L}', 'EX{d}', false],
    ['EX{d}x{L}', 'EXH{d}x{L}', false],
    ['EX6x{L}', 'EX8x{L}', false],
    ['EX6.5x{L}', 'EX6x{L}', false],
  ])('a number can match both %s and %s: %s', (one, other, meet) => {
    expect(patternsMeet(pattern(one), pattern(other))).toBe(meet)
    expect(patternsMeet(pattern(other), pattern(one))).toBe(meet)
  })

  test('meet if one matches a number made from the other', () => {
    fc.assert(
      fc.property(anyPattern, anyPattern, fc.integer({ min: 1, max: 50 }), (a, b, value) => {
        const one = readPattern(a)
        const other = readPattern(b)
        fc.pre(!('patternError' in one) && !('patternError' in other))
        if ('patternError' in one || 'patternError' in other) return
        const number = a.replaceAll(/\{\w+\}/g, String(value))
        if (matchPattern(other, number) !== null) expect(patternsMeet(one, other)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('many patterns', () => {
  const readable = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const read = readPattern(text)
      return 'patternError' in read ? [] : [read]
    })

  test('in a set meet the same patterns as one by one', () => {
    fc.assert(
      fc.property(fc.array(anyPattern, { maxLength: 12 }), anyPattern, (texts, text) => {
        const [asked] = readable([text])
        fc.pre(asked !== undefined)
        if (asked === undefined) return
        const patterns = readable(texts)
        const known = createPatternSet<Pattern>()
        for (const pattern of patterns) known.add(pattern.folded, pattern)
        const alone = patterns.filter((pattern) => patternsMeet(pattern, asked))
        expect(new Set(known.meeting(asked.folded))).toEqual(new Set(alone))
        for (const pattern of alone) expect(patternsMeet(asked, pattern)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe("another maker's number", () => {
  const product = parseProductNumber('AZH')
  if (product === null) throw new Error('AZH is no product number')
  const sizes = { d: 'diameter', L: 'length' } as const
  const references = collectCrossReferences([
    { maker: 'Beispiel', pattern: pattern('EX{d}x{L}'), product, sizes, differences: null },
    { maker: 'Anders', pattern: pattern('EXH/{L}/{d}'), product, sizes, differences: 'head' },
  ])
  const articleFor = (text: string) => {
    const found = resolveNumber(references, text)
    if (found === null) return null
    const stocked = stockedFor(requestPrefixes(found.partRequest, assortment))
    return { maker: found.reference.maker, ...resolvePartRequest(found.partRequest, stocked, assortment) }
  }

  test('leads to our part', () => {
    expect(articleFor('EX6x160')).toMatchObject({ maker: 'Beispiel', articleNumber: 'AZH-6x160', changedLength: null })
    expect(articleFor('EXH 160 6')).toMatchObject({ maker: 'Anders', articleNumber: 'AZH-6x160' })
  })

  test('of a length that is not stocked leads to a longer blank, cut to length', () => {
    expect(articleFor('EX6x157')).toMatchObject({
      articleNumber: 'AZH-6x160',
      changedLength: 157,
      assumed: ['length', 'toleranceClass'],
    })
  })

  test('of a size that we do not have leads to nothing', () => {
    expect(articleFor('EX6.123x160')).toMatchObject({ rejected: expect.any(String) })
    expect(articleFor('FX6x160')).toBeNull()
  })
})
