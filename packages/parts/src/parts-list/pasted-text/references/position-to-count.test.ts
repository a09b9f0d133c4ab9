import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = '> 1. 10 pcs ejector pin 8x160\n> 2. 20 pcs ejector pin 6x160\n> 3. 4 pcs ejector pin 5x160'
const counts = (line: string) => readMailParts(`${line}\n\n${list}`).map((row) => row.split(' ×')[0])

test.each([
  'cambiad la cantidad de la línea 2 a 30 unidades',
  'change line 2 to 30',
  'please raise item 2 to 30 pcs',
  'passez la ligne 2 à 30',
  'portate la riga 2 a 30 pezzi',
  'aumente a linha 2 para 30',
  'proszę zmienić poz. 2 na 30 szt.',
  'zvyšte pol. 2 na 30 ks',
  'povečajte poz. 2 na 30',
  'verhoog regel 2 naar 30',
  'höj rad 2 till 30 st',
  'modificați poz. 2 la 30 buc',
  'bitte Pos. 2 auf 30 ändern',
])('a position with its new number is no range: %s', (line) => {
  expect(counts(line)).toEqual(['10', '30', '4'])
})

test.each([
  'only lines 1 to 2',
  'sólo las líneas 1 a 2',
  'quantità come da offerta per le righe da 1 a 2',
  'please change lines 1 to 2 as discussed',
])('a range of positions gives none of them a number: %s', (line) => {
  expect(counts(line)).toEqual(['10', '20', '4 ?'])
})
