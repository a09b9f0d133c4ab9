import { describe, expect, test } from 'vitest'
import { createKnownWords } from '../designation/knows-words.ts'
import { isRejection } from '../designation/part-request.ts'
import { createDesignationReaders } from '../designation/read-designation.ts'
import { createTitleReader } from '../designation/read-title.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { createSynonyms, type Synonym } from './synonyms.ts'

const list: Synonym[] = [
  { words: 'Schubstift', means: 'Auswerferstift', language: 'de' },
  { words: 'Räumer lang', means: 'AHH', language: null },
  { words: 'spillo', means: 'Kernstift', language: 'it' },
  { words: 'spillo', means: 'AZH', language: 'cs' },
  { words: 'Räumer', means: 'AKH', language: null },
]
const synonyms = createSynonyms(list)

describe('a search text', () => {
  test.each([
    ['Schubstift', 'Auswerferstift'],
    ['SCHUBSTIFTE 6x160', 'Auswerferstift 6x160'],
    ['Schub-Stift nitriert', 'Auswerferstift nitriert'],
    ['Räumer', 'AKH'],
    ['raeumer lang, 3x5', 'AHH, 3x5'],
    ['RAUMERN', 'AKH'],
    ['lange Räumer 6', 'lange AKH 6'],
  ])('%s has the meaning of its synonym', (text, meant) => {
    expect(synonyms.replaceIn(text, 'de')).toBe(meant)
  })

  test.each(['Schub, Stift', 'Schubstiftplatte', '6Schubstift', 'Schubstich', 'Schub', ''])('%s stays', (text) => {
    expect(synonyms.replaceIn(text, 'de')).toBe(text)
  })

  test('is read with the synonyms of its language, German and English', () => {
    expect(synonyms.replaceIn('spillo', 'it')).toBe('Kernstift')
    expect(synonyms.replaceIn('spillo', 'cs')).toBe('AZH')
    expect(synonyms.replaceIn('spillo', 'de')).toBe('spillo')
    expect(synonyms.replaceIn('Schubstift', 'pl')).toBe('Auswerferstift')
  })

  test('is completed by the synonym that its last words begin', () => {
    expect(synonyms.completeIn('schubs', 'de')).toBe('Auswerferstift')
    expect(synonyms.completeIn('6x160 räumer la', 'de')).toBe('6x160 AHH')
    expect(synonyms.completeIn('sc', 'de')).toBe('sc')
    expect(synonyms.completeIn('Schubx', 'de')).toBe('Schubx')
  })

  test('has at most five synonyms', () => {
    const meant = synonyms.replaceIn('Räumer '.repeat(50), 'de')
    expect(meant.match(/AKH/g)).toHaveLength(5)
  })
})

describe('a designation', () => {
  const { readDesignation } = createDesignationReaders(assortment, synonyms)

  test('with a synonym is read as its meaning, and says so for the piece as it is written', () => {
    const read = readDesignation('2 Stück Schub-Stifte, Ø6 x 160 nitriert')
    if (isRejection(read)) throw new Error(read.detail)
    expect(read).toMatchObject({ family: 'AZ', quantity: 2 })
    expect(read.said.find(({ kind }) => kind === 'family')?.source).toBe('Schub-Stifte')
    expect(read.said.find(({ kind }) => kind === 'chain')?.source).toBe('Ø6 x 160')
  })

  test('with a synonym for a product is a part of it, unless the text names another material', () => {
    const read = (text: string) => readDesignation(text)
    expect(read('Räumer Ø6 x 160')).toMatchObject({ family: 'AK', material: 'H', assumed: [] })
    expect(read('160 lang, Räumer d=6 gekürzt auf 147,5')).toMatchObject({ family: 'AK', material: 'H' })
    expect(read('Räumer 6x160 nitriert')).toMatchObject({ rejected: 'materialContradictory' })
    expect(read('AKH Ø6 x 160')).toMatchObject({ rejected: 'unknownWord', detail: 'AKH' })
  })

  test('in which a synonym has two meanings is not read', () => {
    expect(readDesignation('spillo 6x160')).toMatchObject({ rejected: 'unknownWord', detail: 'spillo' })
  })

  test('below a title gets the synonym of the title as it is written', () => {
    expect(createTitleReader(assortment, synonyms)('Schubstifte für Werkzeug 118')).toBe('Schubstifte')
  })
})

test('the readers know words of the trade, labels, units and standards, and no others', () => {
  const isKnown = createKnownWords(assortment)
  const known = [
    'Auswerferstift',
    'nitriert',
    'Kopf',
    'Stück',
    'DIN',
    'mm',
    'Durchmesser',
    'Spannstift',
    'éjecteur',
    'Kernstifta',
  ]
  expect(known.filter((words) => !isKnown(words))).toEqual([])
  expect(['Schubstift', 'Räumer', 'Trennspray'].filter(isKnown)).toEqual([])
})
