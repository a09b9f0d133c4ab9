import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { sayPositions } from './say-positions.ts'

const offer =
  '\n\n> 1. Auswerferstift nitriert 6x160, 50 Stk\n> 2. Auswerferstift nitriert 6x200, 20 Stk\n> 3. Auswerferstift nitriert 6x250, 30 Stk'

test.each([
  'Položky 1 a 3 objednáváme beze změny, u dvojky bude stačit 10 ks.',
  'Pos. 1 und 3 laut Angebot, bei der Zwei reichen uns 10 Stück.',
  'Bitte alles wie angeboten, nur von der Zweiten brauchen wir 10 Stück.',
  'We take the first and the third one as offered, of the second one only 10 pcs.',
  'Items 1 and 3 are fine, for number two 10 pcs will do.',
  'Las posiciones 1 y 3 están bien, de la segunda solo 10 uds.',
  'Les lignes 1 et 3 sont bonnes, pour la deuxième 10 pièces suffisent.',
  'Az 1. és a 3. tételt változatlanul kérjük, a kettesből elég lesz 10 db.',
  'Le posizioni 1 e 3 vanno bene, della seconda bastano 10 pezzi.',
  'Posities 1 en 3 zijn akkoord, van de tweede zijn 10 stuks genoeg.',
  'Pozycje 1 i 3 zamawiamy zgodnie z ofertą, z dwójki wystarczy 10 szt.',
  'As posições 1 e 3 ficam como estão, da segunda bastam 10 unidades.',
  'Pozițiile 1 și 3 conform ofertei, din a doua ajung 10 buc.',
  'Position 1 och 3 beställer vi oförändrat, av tvåan räcker det med 10 st.',
  'Postavki 1 in 3 naročamo nespremenjeni, pri dvojki zadošča 10 kosov.',
])('an answer names a position by its number in words alone: %s', (answer) => {
  expect(readMailParts(answer + offer)).toEqual([
    '50 × Auswerferstift nitriert 6x160',
    '10 × Auswerferstift nitriert 6x200',
    '30 × Auswerferstift nitriert 6x250',
  ])
})

test.each([
  ['Von der ersten bitte nur 8, die dritte entfällt.', 2],
  ['On prend la première et la troisième, pas la deuxième.', 1],
  ['We take the first one but not the second one.', 1],
  ['Ettan och trean tar vi, tvåan utgår.', 1],
  ['Van de eerste graag 10 in plaats van 50, de derde hoeft niet.', 2],
  ['Az elsőből 10 db elég, a harmadik nem kell.', 2],
  ['Bereme jedničku a trojku, dvojku ne.', 1],
])('a position that an answer leaves out is not ordered without a question: %s', (answer, at) => {
  const parts = readMailParts(answer + offer)
  expect(parts).toHaveLength(3)
  expect(parts[at]).not.toMatch(/^\d+ × Auswerferstift nitriert 6x\d+$/)
})

test.each(['Bei 1 bitte 60, bei 3 nur 10, Rest passt.', 'No. 1 please 60, for #3 only 10.'])(
  'figures name positions behind a preposition or a sign: %s',
  (answer) => {
    expect(readMailParts(answer + offer).map((part) => Number.parseInt(part, 10))).toEqual([60, 20, 10])
  },
)

test('"a" between positions is "and" behind a Czech word for them, so those between are not named', () => {
  expect(readMailParts(`Položky 1 a 3 bereme.${offer}`)[1]).toBe('20 ? × Auswerferstift nitriert 6x200')
})

test.each([
  'Of the second mould we need 10 pcs.',
  'Bitte mit der zweiten Lieferung.',
  'Leverans den första december.',
  'Prosimo do petka.',
  'Die ersten zwei wie angeboten.',
])('another noun behind a number is no position: %s', (line) => {
  expect(sayPositions(line)).toBe(line)
})
