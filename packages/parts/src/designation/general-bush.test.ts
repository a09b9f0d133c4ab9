import { expect, test } from 'vitest'
import { assortment } from '../testing/stocked-articles.ts'
import { isRejection } from './part-request.ts'
import { createDesignationReaders } from './read-designation.ts'

const { readDesignation } = createDesignationReaders(assortment)
function familyOf(text: string): string {
  const read = readDesignation(text)
  return isRejection(read) ? read.rejected : `${read.family}${read.material}`
}

test.each([
  'bush 5x8x150 hardened',
  'Buchse 5x8x150 gehärtet',
  'douille trempée 5x8x150',
  'boccola temprata 5x8x150',
  'casquillo templado 5x8x150',
  'kalené pouzdro 5x8x150',
  'tuleja hartowana 5x8x150',
  'edzett persely 5x8x150',
  'bus gehard 5x8x150',
  'casquilho temperado 5x8x150',
  'bucșă călită 5x8x150',
  'bussning härdad 5x8x150',
  'puša kaljena 5x8x150',
])('a bush with the three sizes of a sleeve is an ejector sleeve: %s', (text) => {
  expect(familyOf(text)).toBe('AHH')
})

test.each(['guide bush 5x8x150 hardened', 'Führungsbuchse 5x8x150', 'bush 14x20x36 hardened', 'bush 8x5x150'])(
  'other bushes are none: %s',
  (text) => {
    expect(familyOf(text)).not.toMatch(/^AH/)
  },
)

test.each(['douille bronze 22x46', 'bronzové pouzdro 22x46', 'bronz persely 22x46', 'bronasta puša 22x46'])(
  'a bush of bronze is a guide bush: %s',
  (text) => {
    expect(familyOf(text)).toBe('FBG')
  },
)

test.each([
  'core pin for the sleeve, hardened, 5x250',
  'Kernstift für die Auswerferhülse, gehärtet, 5x250',
  'noyau pour la douille, trempé, 5x250',
  'macho para el expulsor tubular, templado, 5x250',
  'trzpień rdzeniowy do tulei, hartowany, 5x250',
  'kernpen voor de huls, gehard, 5x250',
  'kärnstift till hylsan, härdad, 5x250',
  'jedrni zatič za pušo, kaljen, 5x250',
  'Kernstift für die obige Hülse, gehärtet, 5x250',
  'Kernstifte zu diesen Hülsen, gehärtet, 5x250',
  'core pin for the above sleeve, hardened, 5x250',
  'core pin to suit, hardened, 5x250',
  'trzpień rdzeniowy do tych tulei wypychacza, hartowany, 5x250',
  'jádrový kolík k těmto trubkovým vyhazovačům, kalený, 5x250',
  'macho cilíndrico para estos expulsores tubulares, templado, 5x250',
  'broche pour ces éjecteurs tubulaires, trempée, 5x250',
  'kernpen voor bovenstaande uitwerphuls, gehard, 5x250',
  'kärnstift till ovanstående utstötarhylsa, härdad, 5x250',
  'știft de miez pentru aceste aruncătoare tubulare, călit, 5x250',
])('a part for another one is the part that is named first: %s', (text) => {
  expect(familyOf(text)).toBe('KSH')
})

test.each([
  'core pin and sleeve 5x250 hardened',
  'sleeve 5x250 core pin',
  'Stift für Hülse 5x250 gehärtet',
  'Kernstift für Lager und Hülse 5x250 gehärtet',
  'core pin for stock and sleeve 5x250',
])('two parts without such a word are asked about: %s', (text) => {
  expect(isRejection(readDesignation(text))).toBe(true)
})
