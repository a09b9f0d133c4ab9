import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'please replace 6 with 4',
  'remplacez 6 par 4 svp',
  'sostituite 6 con 4',
  'bitte 6 durch 4 ersetzen',
  'change 6 to 4',
  'ändra 6 till 4',
  'nahraďte prosím 6 za 4',
])('the only part with the former number gets the new one: %s', (line) => {
  expect(readMailParts(`6 pins nitrided 6x160\n2 sleeves hardened 5x8x150\n${line}`)).toEqual([
    '4 × pins nitrided 6x160',
    '2 × sleeves hardened 5x8x150',
  ])
})

test('of several parts with the former number each is asked', () => {
  const rows = readMailParts('6 pins nitrided 6x160\n6 bushes bronze 24x46\n2 sleeves hardened 5x8x150\nchange 6 to 4')
  expect(rows).toEqual(['6 ? × pins nitrided 6x160', '6 ? × bushes bronze 24x46', '2 × sleeves hardened 5x8x150'])
})

test.each([
  'pins nitrided 6x160 - change qty from 12 to 20',
  'pins nitrided 6x160 - Menge von 12 auf 20 ändern',
  'pins nitrided 6x160: Anzahl bitte von 12 auf 20 Stück erhöhen',
  'pins nitrided 6x160 - passer la quantité de 12 à 20',
  'pins nitrided 6x160: quantità da 12 a 20 pz',
  'pins nitrided 6x160, cambiar la cantidad de 12 a 20',
  'pins nitrided 6x160 - množství změnit z 12 na 20 ks',
  'pins nitrided 6x160 - proszę zmienić ilość z 12 na 20',
  'pins nitrided 6x160 - a mennyiséget 12-ről 20-ra módosítani',
  'pins nitrided 6x160 - aantal van 12 naar 20',
  'pins nitrided 6x160, alterar quantidade de 12 para 20',
  'pins nitrided 6x160, cantitatea de la 12 la 20 buc',
  'pins nitrided 6x160 - ändra antal från 12 till 20',
  'pins nitrided 6x160 - količino z 12 na 20',
])('the new number of a part whose quantity changes is its own: %s', (line) => {
  expect(readMailParts(`Pos. 2: ${line}`)).toEqual(['20 × pins nitrided 6x160'])
})

test.each([
  'replace 6 by 4',
  'remplacez 6 par 4',
  '6 durch 4 ersetzen',
  'sostituire 6 con 4',
  'cambiar 6 por 4',
  'substituir 6 por 4',
  'vervang 6 door 4',
  'zamień 6 na 4',
  'nahraďte 6 za 4',
  'cseréld a 6-ot 4-re',
  'ersätt 6 med 4',
  'zamenjaj 6 s 4',
  'înlocuiți 6 cu 4',
])('below or behind a part its number changes: %s', (said) => {
  expect(readMailParts(`> 6 ejector pins 8x160\n${said}`)).toEqual(['4 × ejector pins 8x160'])
  expect(readMailParts(`6 ejector pins 8x160, ${said}`)).toEqual(['4 × ejector pins 8x160'])
  expect(readMailParts(`ejector pins 8x160 - ${said}, please`)).toEqual(['4 × ejector pins 8x160'])
})

test.each(['> 8 ejector pins 8x160\n', '> 6 ejector pins 6x160\n', '8 ejector pins 8x160, ', '6 ejector pins 6x160, '])(
  'a number of another part or of a size is asked: %s',
  (part) => {
    expect(readMailParts(`${part}replace 6 by 4`)[0]).toMatch(/^\d \? × ejector pins/)
  },
)
