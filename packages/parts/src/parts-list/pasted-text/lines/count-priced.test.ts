import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { countPriced } from './count-priced.ts'

test.each([
  'Dazu bräuchte ich einen Preis für 2 Formplatten 246 x 296 x 56 aus 1.2312 und für eine Heizpatrone 10 x 100 Form B',
  'Angebot für 2 Stifte 8x40 und für eine Angussbuchse gehärtet 18x3x40x56',
  'a price for 2 pins 8x40 and for a sprue bush hardened 18x3x40x56',
  'un prix pour 2 goupilles 8x40 et pour une buse trempée 18x3x40x56',
  'prezzo per 2 spine 8x40 e per una boccola di iniezione temprata 18x3x40x56',
  'precio para 2 pasadores 8x40 y para un bebedero templado 18x3x40x56',
  'prijs voor 2 pennen 8x40 en voor een aanspuitbus gehard 18x3x40x56',
  'cenę na 2 kołki 8x40 i na jedną tuleję wtryskową hartowaną 18x3x40x56',
  'cenu za 2 kolíky 8x40 a za jednu vtokovou vložku kalenou 18x3x40x56',
  'pris på 2 cylinderpinnar 8x40 och på en ingötsbussning härdad 18x3x40x56',
])('an article counts one part whose price is asked: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^2 × /), expect.stringMatching(/^1 × /)])
})

test.each(['2 pins 8x40 for a mould', 'a price for a mould with 2 pins 8x40', 'Stifte 8x40 für eine Form'])(
  'one mould is no part: %s',
  (line) => {
    expect(countPriced(line)).toBe(line)
  },
)
