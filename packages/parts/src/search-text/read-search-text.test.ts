import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { assortment, stockedArticles } from '../testing/stocked-articles.ts'
import { createSearchTextReaders } from './read-search-text.ts'
import { chooseReading } from './size-readings.ts'
import { familiesOfStandardsBeginningWith } from './standards-beginning-with.ts'

const { readSearchText: read, leaveOutSizes, skimSearchText } = createSearchTextReaders(assortment)
const stocked = stockedArticles.map(({ product, sizes }) => ({
  family: product.family,
  known: new Map(Object.entries(sizes)),
}))

function sizesIn(text: string) {
  return chooseReading(read(text), (sizes, families) => {
    const asked = Object.entries(sizes)
    return stocked.some(
      ({ family, known }) =>
        families?.includes(family) !== false && asked.every(([key, value]) => known.get(key) === value),
    )
  })
}

describe('sizes in a search text', () => {
  test.each([
    ['6x160', { diameter: 6, length: 160 }, ''],
    ['⌀6 × 160', { diameter: 6, length: 160 }, ''],
    ['d6 L160', { diameter: 6, length: 160 }, ''],
    ['D=6 L=160', { diameter: 6, length: 160 }, ''],
    ['D6x160', { diameter: 6, length: 160 }, ''],
    ['Auswerferstift Ø6 160 lang', { diameter: 6, length: 160 }, 'Auswerferstift'],
    ['Länge 160 mm', { length: 160 }, ''],
    ['gehärtet (3,2x160)', { diameter: 3.2, length: 160 }, 'gehärtet ( )'],
    ['M8x30 Schraube', { threadDiameter: 8, length: 30 }, 'Schraube'],
    ['Führungssäule 9x22x35', { diameter: 9, length1: 22, length2: 35 }, 'Führungssäule'],
    ['20x36/75', { diameter: 20, length1: 36, length2: 75 }, ''],
    ['Z40/6x160', { diameter: 6, length: 160 }, 'Z40/'],
    ['O-Ring 25x2,5', { innerDiameter: 25, cordDiameter: 2.5 }, 'O-Ring'],
    ['ISO 8694 3x100', { diameter: 3, length: 100 }, ''],
    ['196x196x46', { width: 196, length: 196, thickness: 46 }, ''],
    ['d6 L161', { diameter: 6, length: 161 }, ''],
    ['Flachauswerfer 3,8 x 1', { flatStrength: 1, flatWidth: 3.8 }, 'Flachauswerfer'],
    ['Aufspannplatte 246x246', { width: 246, length: 246 }, 'Aufspannplatte'],
    ['O-Ring 20x3', { innerDiameter: 20, cordDiameter: 3 }, 'O-Ring'],
    ['Auswerferstift 6,05x160', { diameter: 6.05, length: 160 }, 'Auswerferstift'],
    ['Auswerferstift 3,2 mm', { diameter: 3.2 }, 'Auswerferstift'],
    ['Auswerferstifte 160', { length: 160 }, 'Auswerferstifte'],
    ['Zentrierring 100', { diameter: 100 }, 'Zentrierring'],
    ['Stift 6mm L200', { diameter: 6, length: 200 }, 'Stift'],
    ['goupille 8mm L30', { diameter: 8, length: 30 }, 'goupille'],
    ['Angussbuchse 18 L56', { diameter: 18, length: 56 }, 'Angussbuchse'],
    ['Auswerferstift 3 Stk L200', { length: 200 }, 'Auswerferstift 3 Stk'],
    ['P 246 396 27', { width: 246, length: 396, thickness: 27 }, 'P'],
    ['Platte 296 346 36', { width: 296, length: 346, thickness: 36 }, 'Platte'],
    ['Flachauswerfer 1 3,8 125', { flatStrength: 1, flatWidth: 3.8, length: 125 }, 'Flachauswerfer'],
    ['Führungssäule 24 46 75 4 Stk', { diameter: 24, length1: 46, length2: 75 }, 'Führungssäule 4 Stk'],
    ['Zentrierhülse 42x80', { outerDiameter: 42, length: 80 }, 'Zentrierhülse'],
    ['Zentrierhülse 14x9', { outerDiameter: 14, innerDiameter: 9 }, 'Zentrierhülse'],
    ['Auswerferhülse 8x4x125', { diameter: 4, outerDiameter: 8, length: 125 }, 'Auswerferhülse'],
    ['Führungsbuchse 26x20x36', { diameter: 20, outerDiameter: 26, length: 36 }, 'Führungsbuchse'],
    ['Führungsbuchse 20 lieferbar', { diameter: 20 }, 'Führungsbuchse lieferbar'],
    ['centreerring 100', { diameter: 100 }, 'centreerring'],
    ['colonne de guidage 20', { diameter: 20 }, 'colonne de guidage'],
  ])('%s', (text, sizes, words) => {
    expect(sizesIn(text)).toEqual(sizes)
    expect(read(text).words).toBe(words)
  })

  test.each([
    'Auswerferstift',
    'AZH-6x160',
    'AZH-6x17',
    '6x160-L147',
    'L=160 L=120',
    '36/75',
    'Werkstoff 1.2344',
    '10 Auswerferstifte',
    'Auswerferstift 7777',
    'Auswerferstifte 6 100',
    '60 HRC',
    'H13',
    'RAL 7016',
    '',
    '\ud800',
  ])('none in %j', (text) => {
    expect(sizesIn(text)).toBeNull()
  })

  test.each([
    ['Führungssäule 20x36x95 mit Schmiernut', ['FS'], 'mit Schmiernut'],
    ['éjecteur étagé 1,5x100', ['AS'], ''],
    ['6x160 gehärtet', null, 'gehärtet'],
  ])('of %s belong to the family of the words', (text, families, otherWords) => {
    expect(read(text)).toMatchObject({ families, otherWords })
  })

  test('of several families are not chosen between', () => {
    const readings = [{ diameter: 3, outerDiameter: 5 }, { flatStrength: 3 }]
    const said = { readings, families: null, isLabelled: true, isBare: false }
    expect(chooseReading(said, () => true)).toBeNull()
    expect(chooseReading({ ...said, families: ['AH'] }, () => true)).toEqual(readings[0])
  })

  test('leave every other word as it is written', () => {
    // Random words include names of properties, and "length" behind a figure labels it.
    const labels = new Set(['length', 'long', 'lang', 'lange', 'longueur', 'lengte', 'largo', 'lungo'])
    const word = fc.stringMatching(/^[a-zäöüß]{3,9}$/).filter((text) => !labels.has(text))
    const words = fc.array(word, { maxLength: 4 })
    fc.assert(
      fc.property(words, words, (before, behind) => {
        const { words: left } = read([...before, '6x160', ...behind].join(' '))
        expect(left).toBe([...before, ...behind].join(' '))
      }),
    )
  })

  test('never fail on any text, and are left out by skimming it', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc.constantFrom('d6 L160', '6x160', 'DIN 1530 AH 6x160', 'ISO 6751', 'DIN 7984 M8x20', 'Auswerferstift'),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const { isLabelled, standard, unsoldStandard } = read(typed)
        expect(skimSearchText(typed)).toMatchObject({ isLabelled, standard, unsoldStandard })
      }),
    )
  })
})

describe('a standard in a search text', () => {
  const codesOf = (text: string) => read(text).standard?.families
  test.each([
    ['ISO 6751', ['AZ']],
    ['DIN 16756', ['AH']],
    ['ISO 8017', ['FS']],
    ['din 1530-2', ['AS']],
    ['1530-2', ['AS']],
    ['DIN 1530 Teil 3', ['AK']],
    ['DIN 1530', ['AZ', 'AK', 'AS', 'AF']],
    ['DIN 1530 C', ['AS']],
    ['DIN 1530 Form C', ['AS']],
    ['DIN EN ISO 8734', ['ST']],
    ['EN ISO 4762', ['SZ']],
  ])('%s is that of %j', (text, codes) => {
    expect(codesOf(text)).toEqual(codes)
    expect(read(text)).toMatchObject({ words: '', wordsAndStandard: text, unsoldStandard: null })
  })

  test('has a form letter, which may mean a material', () => {
    expect(read('DIN 1530 AH').standard).toMatchObject({ text: 'DIN 1530 AH', families: ['AZ'], material: 'H' })
    expect(read('DIN 1530 A').standard).toMatchObject({ material: null })
  })

  test.each(['8x250 212,4', '8x250 gekürzt', '8x250 auf 212 mm gekürzt', 'E 1710/8-250'])(
    'is left out with a cut or the number around it: %s',
    (text) => {
      expect(read(text)).toMatchObject({ words: '', readings: expect.arrayContaining([{ diameter: 8, length: 250 }]) })
    },
  )

  test('may be known but not sold, or unknown', () => {
    expect(read('DIN 7984 M8x20')).toMatchObject({ standard: null, unsoldStandard: 'DIN 7984' })
    expect(read('DIN 99999')).toMatchObject({ standard: null, unsoldStandard: null, words: 'DIN 99999' })
    expect(read('ISO 6752')).toMatchObject({ standard: null, unsoldStandard: 'ISO 6752' })
  })

  test.each([
    ['DIN 15', ['AZ', 'AK', 'AS', 'AF']],
    ['din1530-', ['AZ', 'AK', 'AS', 'AF']],
    ['DIN 1530-2', ['AS']],
    ['ISO 675', ['AZ', 'PLA']],
    ['15', []],
    ['DIN', []],
    ['DIN 99', []],
  ])('is known by its beginning %s', (text, codes) => {
    expect(familiesOfStandardsBeginningWith(text).slice(0, 4)).toEqual(codes)
  })
})

test.each([
  ['Heizpatrone Ø12,5x160 230V', 'Heizpatrone 230V'],
  ['Scheibe DIN 433', 'Scheibe DIN 433'],
  ['Hubzylinder', 'Hubzylinder'],
])('leaves the sizes out of %s', (text, left) => {
  expect(leaveOutSizes(text)).toBe(left)
})
