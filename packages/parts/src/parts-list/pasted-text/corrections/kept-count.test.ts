import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Auswerferhülse gehärtet 4x6x125, Menge 6 bleibt',
  'Auswerferhülse gehärtet 4x6x125, die Stückzahl 6 stimmt.',
  'Auswerferhülse gehärtet 4x6x125. Menge bleibt bei 6 Stück.',
  'ejector sleeve hardened 4x6x125, quantity 6 remains',
  'ejector sleeve hardened 4x6x125; the quantity, 6, is correct',
  'ejector sleeve hardened 4x6x125. Quantity stays at 6.',
  'éjecteur tubulaire trempé 4x6x125, quantité 6 inchangée',
  'éjecteur tubulaire trempé 4x6x125, la quantité de 6 ne change pas',
  'estrattore tubolare temprato 4x6x125, la quantità 6 resta invariata',
  'estrattore tubolare temprato 4x6x125; la quantità, 6, è corretta',
  'expulsor tubular templado 4x6x125; la cantidad, 6, es correcta',
  'expulsor tubular templado 4x6x125, se mantienen las 6 unidades',
  'extrator tubular temperado 4x6x125, mantêm-se 6 unidades',
  'extrator tubular temperado 4x6x125, a quantidade 6 mantém-se',
  'uitwerphuls gehard 4x6x125, aantal 6 blijft gelijk',
  'tuleja wypychająca hartowana 4x6x125, ilość 6 bez zmian',
  'trubkový vyhazovač kalený 4x6x125, množství 6 zůstává',
  'edzett kilökőhüvely 4x6x125, a mennyiség 6 db marad',
  'aruncător tubular călit 4x6x125, cantitatea 6 rămâne neschimbată',
  'utstötarhylsa härdad 4x6x125, antal 6 är oförändrat',
  'cevni izmetač kaljen 4x6x125, količina 6 ostane enaka',
  'Auswerferhülse gehärtet 4x6x125, Menge weiterhin 6',
  'ejector sleeve hardened 4x6x125, quantity still 6',
  'éjecteur tubulaire trempé 4x6x125, quantité toujours 6',
  'estrattore tubolare temprato 4x6x125, quantità sempre 6',
  'expulsor tubular templado 4x6x125, cantidad igual, 6',
  'extrator tubular temperado 4x6x125, a quantidade continua 6',
  'uitwerphuls gehard 4x6x125, aantal nog steeds 6',
  'tuleja wypychająca hartowana 4x6x125, ilość nadal 6',
  'trubkový vyhazovač kalený 4x6x125, množství stále 6',
  'edzett kilökőhüvely 4x6x125, mennyiség továbbra is 6',
  'aruncător tubular călit 4x6x125, cantitatea tot 6',
  'utstötarhylsa härdad 4x6x125, antal fortfarande 6',
  'cevni izmetač kaljen 4x6x125, količina še vedno 6',
])('a quantity that stays is that of the part before it: %s', (text) => {
  expect(readMailParts(text)).toEqual([`6 × ${text.split(/(?<=4x6x125)/)[0]}`])
})

test.each([
  ['10 pins 6x160. Quantity 6 remains to be confirmed.', '10 × pins 6x160'],
  ['10 Stifte 6x160, Menge 6 bleibt', '6 × 10 Stifte 6x160'],
])('another number is not lost, and a sentence that goes on says nothing: %s', (text, part) => {
  expect(readMailParts(text)[0]).toContain(part)
})

test.each([
  ['ejector pins 8x250\nQuantity stays at 10.', '10 × ejector pins 8x250'],
  ['10 Stifte 8x250\nDie Menge 10 bleibt.', '10 × Stifte 8x250'],
  ['12 éjecteurs 8x250\nLa quantité reste 10.', '12 ? × éjecteurs 8x250'],
])('a line of its own keeps the pieces of the part above it: %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})

test('a quantity that stays is none of the part below it', () => {
  expect(readMailParts('10 pins 8x250\nQuantity stays at 10.\nAlso pins 5x160')[1]).not.toMatch(/^10 ×/)
})

const still = [
  'still 4',
  'weiterhin 4',
  'nach wie vor 4',
  'toujours 4',
  'siguen siendo 4',
  'sempre 4',
  'nog steeds 4',
  'nadal 4',
  'stále 4',
  'továbbra is 4',
  'fortfarande 4',
  'še vedno 4',
  'continuam 4',
  'continuam a ser 4',
  'în continuare 4',
]

test.each(still)('pieces that are still the same are those of the part: %s', (said) => {
  const part = '4 × ejector pins 8x160'
  expect(readMailParts(`ejector pins 8x160 ${said}`)).toEqual([part])
  expect(readMailParts(`ejector pins 8x160, ${said}`)).toEqual([part])
  expect(readMailParts(`ejector pins 8x160\n${said}`)).toEqual([part])
  expect(readMailParts(`> ejector pins 8x160\n${said}`)).toEqual([part])
})

test('other pieces of the part are asked', () => {
  expect(readMailParts('6 ejector pins 8x160, still 4')).toEqual(['4 ? × ejector pins 8x160'])
  expect(readMailParts('6 ejector pins 8x160\nstill 4')).toEqual(['6 ? × ejector pins 8x160'])
  expect(readMailParts('6 ejector pins 8x160, we have still 4')).not.toContain('4 × ejector pins 8x160')
})
