import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Please increase the number of ejector pins 6x200 from 8 to 14.', '14 × ejector pins 6x200'],
  ['Bitte die Anzahl der Auswerferstifte 6x200 von 8 auf 14 erhöhen.', '14 × Auswerferstifte 6x200'],
  ["Merci d'augmenter le nombre d'éjecteurs 6x200 de 8 à 14.", "14 × d'éjecteurs 6x200"],
  ['Prego aumentare la quantità di estrattori 6x200 da 8 a 14.', '14 × estrattori 6x200'],
  ['Prosím zvýšit počet vyhazovačů 6x200 z 8 na 14 ks.', '14 × vyhazovačů 6x200'],
  ['Proszę zwiększyć liczbę wypychaczy 6x200 z 8 do 14 szt.', '14 × wypychaczy 6x200'],
  ['Graag het aantal uitwerppennen 6x200 van 8 naar 14 verhogen.', '14 × uitwerppennen 6x200'],
  ['Vă rog să măriți numărul de știfturi aruncătoare 6x200 de la 8 la 14.', '14 × știfturi aruncătoare 6x200'],
  ['Öka antalet utstötarstift 6x200 från 8 till 14.', '14 × utstötarstift 6x200'],
  ['Por favor aumentem o número de extratores 6x200 de 8 para 14.', '14 × extratores 6x200'],
  ['estrattori 6x200: portare la quantità da 8 a 14', '14 × estrattori 6x200'],
  ['extratores 6x200: passar de 8 para 14 unidades', '14 × extratores 6x200'],
])('a sentence that changes the number of a part has the new one: %s', (sentence, part) => {
  expect(readMailParts(sentence)).toEqual([part])
})

test.each([
  'Please increase the number of ejector pins 6x200 from 8 to 14 and order only 2 guide bushes 24x46 instead of 4.',
  'Bitte die Ejector pins 6x200 von 8 auf 14 erhöhen, und von den guide bushes 24x46 nur 2 statt 4 bestellen.',
])('each of two changes has its own number: %s', (sentence) => {
  expect(readMailParts(sentence).map((part) => part.toLowerCase())).toEqual([
    '14 × ejector pins 6x200',
    '2 × guide bushes 24x46',
  ])
})
