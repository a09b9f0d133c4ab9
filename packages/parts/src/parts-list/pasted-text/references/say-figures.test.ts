import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = ['> 1. Stift 10x250, 20 Stück', '> 2. Stift 10x400, 20 Stück', '> 3. Hülse 8x12x175, 4 Stück'].join('\n')
const said = ['20 × Stift 10x250', '20 × Stift 10x400', '4 × Hülse 8x12x175']
const read = (answer: string) => readMailParts(`${answer}\n\n${list}`)

test.each([
  'Von der 2 bitte 10.',
  'Bei der 2 nur 10.',
  'Zu 2: bitte 10 Stück.',
  '2) bitte 10 Stück',
  'Nr. 2 bitte 10 Stück.',
  'Of number 2 only 10.',
  'Make no. 2 10 pieces.',
  'De la 2, mettez-en 10.',
  'De la 2 ponme 10.',
  'Della 2 mettine 10.',
  'Van 2 graag 10.',
  'Nr 2 tylko 10 szt.',
  'Č. 2 jen 10 ks.',
  'Da 2 ponha 10.',
  'A 2-esből csak 10.',
  'De la 2 doar 10.',
  'Av 2:an 10 st.',
  'Pri št. 2 samo 10.',
])('an answer names a quoted position by its figure alone: %s', (answer) => {
  expect(read(answer)).toEqual([said[0], '10 × Stift 10x400', said[2]])
})

test.each([
  'Alles außer der 3.',
  'Die 3 brauchen wir nicht.',
  'Everything but no. 3.',
  'Just 1 and 2 please.',
  '1 and 2 please, not 3.',
  'Tout sauf la 3.',
  'Tutto tranne la 3.',
  'Todo menos la 3.',
  'La 3 no hace falta.',
  'Alles behalve 3.',
  'Wszystko oprócz 3.',
  'Vše kromě č. 3.',
  'Tudo menos a 3.',
  'Minden, kivéve a 3-as.',
  'Totul în afară de 3.',
  'Allt utom 3.',
  'Vse razen 3.',
])('a position that is left out by its figure alone is open: %s', (answer) => {
  const [first, second, third] = read(answer)
  expect([first, second]).toEqual(said.slice(0, 2))
  expect(third).not.toBe(said[2])
})

test.each([
  'Bitte bis spätestens 3. Dezember.',
  'Das Angebot gilt bis zum 3. Dezember.',
  'Please deliver to gate 2.',
  'Lieferung bitte an Halle 3.',
])('other figures name no position: %s', (answer) => {
  expect(read(answer)).toEqual(said)
})

test.each([
  'Pos. 3 passt so. Von der 2 bitte 10.',
  'Item 3 is fine. Of number 2 only 10.',
  'Le poste 3 est bon. De la 2, mettez-en 10.',
  'La posición 3 está bien. De la 2 ponme 10.',
  'La posizione 3 va bene. Della 2 mettine 10.',
  'Positie 3 is prima. Van 2 graag 10.',
  'Pozycja 3 w porządku. Nr 2 tylko 10 szt.',
  'A posição 3 está ok. Da 2 ponha 10.',
])('a figure names a position behind a sentence that has the noun: %s', (answer) => {
  // Whether the first position stays is asked where agreement with the third may leave it out.
  expect(read(answer)[1]).toMatch(/^10 (?:\? )?× Stift 10x400$/)
})
