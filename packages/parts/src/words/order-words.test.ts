import { expect, test } from 'vitest'
import { readTable } from '../data/read-table.ts'
import { normalise } from '../designation/normalise.ts'
import { families } from '../families/families.ts'
import { namesKind } from '../parts-list/cell-content.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { endsInAsking, isFillerWord, namesLoss } from './order-words.ts'
import { withoutOrdering } from './without-ordering.ts'

const materials = assortment.materialNames.map(({ word }) => word.toUpperCase()).filter((word) => !word.includes(' '))
/** Brass and stainless steel, which no family has. */
const otherMaterials = ['Ms', 'MS', 'VA']
const symbols = [...families.map(({ code }) => code), ...materials, ...otherMaterials]

test.each([...new Set(symbols)])('the symbol %s is no word of an order', (symbol) => {
  expect(withoutOrdering(`${symbol} 6x200`)).toBe(`${symbol} 6x200`)
  expect(withoutOrdering(`6x200 ${symbol}`)).toBe(`6x200 ${symbol}`)
})

test.each(['bitte', 'Merci', 'potřebujeme', 'CORRESPONDIENTES', 'vineri', 'pasan'])(
  '%s says nothing about a part',
  (word) => {
    expect(isFillerWord(word)).toBe(true)
  },
)

/** Italian, Turkish and German words that have another meaning in German or English. */
test.each(['sei', 'due', 'bin', 'stuck', 'Zoll'])(
  'a number or a unit of any language is no word around: %s',
  (word) => {
    expect(isFillerWord(word)).toBe(false)
  },
)

test.each(['für', 'fuer', 'könnten', 'KOENNTEN', 'szükséges', 'behöver'])(
  'an umlaut may be spelt out: %s says nothing about a part',
  (word) => {
    expect(isFillerWord(word)).toBe(true)
    expect(isFillerWord(normalise(word))).toBe(true)
  },
)

test.each(['nu', 'sin', 'ohne', 'plus', 'more', 'or', 'unter', 'OS', 'con.', 'kurz', 'nelkuel', 'kívül'])(
  '%s may change a part',
  (word) => {
    expect(isFillerWord(word)).toBe(false)
  },
)

/** What a name says about a part although it is none, such as "on the nozzle side" or "as soon as possible". */
const remarks = new Set(['urgent', 'delivery', 'nozzle side', 'ejector side', 'round head', 'from the marking'])
const languages = ['cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ro', 'se', 'sl']
const names = languages.flatMap((language) =>
  readTable(`${language}.csv`, import.meta.url)
    .filter((row) => !remarks.has(row.text('means')))
    .flatMap((row) => row.list('words'))
    // A stem with a blank behind it is no word that people write.
    .filter((words) => !/~ /.test(words) && !/~ \p{L}+$/u.test(words))
    .map((words) => words.replaceAll('~', ''))
    .filter((words) => words.includes(' ') && namesKind(words)),
)

const kindsWithNouns = [
  'rest button',
  'ejector rod',
  'cooling nipple',
  'cartridge heater',
  'thermocouple',
  'eye bolt',
  'die spring',
  'guide bushing',
  'locating sleeve',
  'locating ring',
]
test('names of several words are those of kinds', () => {
  const unknown = languages.flatMap((language) =>
    readTable(`${language}.csv`, import.meta.url)
      .filter((row) => kindsWithNouns.includes(row.text('means')))
      .flatMap((row) => row.list('words'))
      // A stem with a blank behind it is no word that people write, and a standard says nothing.
      .filter((words) => words.includes(' ') && !/~ | din /.test(words))
      .map((words) => words.replaceAll('~', ''))
      .filter((words) => !namesKind(words)),
  )
  expect(unknown).toEqual([])
})

test('names of parts keep their words at both ends', () => {
  const shortened = [...new Set(names)].filter(
    (name) =>
      withoutOrdering(`${name} 6x200`) !== `${name} 6x200` || withoutOrdering(`6x200 ${name}`) !== `6x200 ${name}`,
  )
  expect(shortened).toEqual([])
})

test.each(['lišta 36x296x76', 'lišty 36x296x76'])('the Czech riser is no list: %s', (text) => {
  expect(withoutOrdering(text)).toBe(text)
})

test('words of an order stay ones where they begin no name', () => {
  expect(withoutOrdering('au plus vite 10 éjecteurs 6x200')).toBe('10 éjecteurs 6x200')
  expect(withoutOrdering('lead time for 10 pins 6x200 please')).toBe('10 pins 6x200')
})

test.each([
  ['Zylinderstifte 8x40 nehmen wir gleich auf Vorrat', 'Zylinderstifte 8x40'],
  ['vis M20x90 sont à remplacer', 'vis M20x90'],
  ['columnas 24x46x75, ponme otras', 'columnas 24x46x75'],
  ['Stift 6x160 Kopf AB bitte', 'Stift 6x160 Kopf AB'],
  ['vyhazovač 6x160 v pátek', 'vyhazovač 6x160'],
  ['kilökő 6x160 a', 'kilökő 6x160 a'],
])('a short word that belonged to removed ones goes with them: %s', (text, rest) => {
  expect(withoutOrdering(text)).toBe(rest)
})

test.each(['échame', 'mándanos', 'súmanoslos', 'arranja-me', "mettez-m'en", 'mandatene', 'tenetecene'])(
  'an imperative asks: %s',
  (word) => {
    expect(endsInAsking(word)).toBe(true)
  },
)

test.each(['llámame', 'avísenos', 'neobjednáváme', 'zkracene', 'pletene', 'planos', 'informe', 'confirmez-nous'])(
  'is no imperative that asks for parts: %s',
  (word) => {
    expect(endsInAsking(word)).toBe(false)
  },
)

test('pieces are no loss, although "Stück" without its accent is an English word for one', () => {
  expect(namesLoss('16 Stück')).toBe(false)
})

test.each(['1,5x50 K', '1,5 x 50 K', 'Thermoelement 1,5x50 K'])(
  'the letter of a type behind sizes is no word: %s',
  (text) => {
    expect(withoutOrdering(`Bitte ${text}`)).toBe(text)
  },
)

test('a Slavic word behind sizes is none of the part', () => {
  expect(withoutOrdering('vyhazovač 6x160 k tomu prosím')).toBe('vyhazovač 6x160')
  expect(withoutOrdering('vyhazovač 6x160 K tomu')).toBe('vyhazovač 6x160')
})
