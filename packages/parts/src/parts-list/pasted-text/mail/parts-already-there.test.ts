import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

test.each([
  'Wir haben noch 2 Führungssäulen 24x46x75 auf Lager.',
  'Die 10 Auswerferstifte 6x160 gehärtet sind gestern angekommen.',
  'We still have 3 hardened ejector pins 6x160 in stock, please send 5 more.',
  'The 6 sleeves 5x8x150 you sent were fine.',
  'Il nous reste 2 colonnes de guidage 24x46x75 en stock.',
  'Nos quedan 4 expulsores templados 6x160.',
  'Ci restano 2 colonne di guida 24x46x75.',
  'Zbývají nám 2 vodicí sloupky 24x46x75.',
  'Zostało nam 5 wypychaczy hartowanych 6x160.',
])('parts that are there or have come are never ordered without a question: %s', (text) => {
  expect(readMail(text).filter(({ quantity }) => /^\d+$/.test(quantity))).toEqual([])
})

test.each([
  'Wir haben noch Bedarf, bitte 2 Führungssäulen 24x46x75 schicken.',
  'Your offer has arrived. 6 sleeves 5x8x150 please.',
  'Noch 4 Hülsen 5x8x150',
])('what a mail asks for is ordered: %s', (text) => {
  expect(readMail(text).map(({ quantity }) => quantity)).toEqual([/\d(?= )/.exec(text)?.[0]])
})

test.each([
  ['izmetač 3x200, 20 kos', 'tega ne potrebujemo'],
  ['8 estrattori nitrurati 5x160', 'degli estrattori 5x160 facciamone forse di più'],
])('a part that is named again, or not needed, is asked: %s', (part, sentence) => {
  const rows = readMail(
    `1. ${part}\n2. O-ring 12x2, 4 pcs\n\n${sentence.startsWith('tega') ? `K poz. 1: ${sentence}` : sentence}.`,
  )
  const [first] = rows
  expect(/^\d+$/.test(first?.quantity ?? '') && !/potrebujemo/.test(first?.requested ?? '')).toBe(false)
})

test.each([
  'Auswerferstifte nitriert 6x160, davon haben wir noch 8.',
  'Auswerferstifte nitriert 6x160, davon sind 8 schon bestellt.',
  'Ejector pins nitrided 6x160, of which we still have 8.',
  'Ejector pins nitrided 6x160, 8 already ordered.',
  'Éjecteurs nitrurés 6x160, il nous en reste 8.',
  'Expulsores nitrurados 6x160, nos quedan 8.',
  'Uitwerpers genitreerd 6x160, daarvan hebben we er nog 8.',
  'Wypychacze azotowane 6x160, mamy jeszcze 8.',
  'Vyhazovače nitridované 6x160, máme ještě 8.',
  'Extratores nitretados 6x160, ainda temos 8.',
  'Utstötare nitrerade 6x160, av dessa har vi 8 kvar.',
  'Nitridált kilökők 6x160, ebből még van 8.',
  'Nitrirani izmetači 6x160, od teh imamo še 8.',
])('the number of a clause behind a part that tells what is there is asked: %s', (text) => {
  expect(readMail(text).filter(({ quantity }) => /^\d+$/.test(quantity))).toEqual([])
})

test.each([
  ['Auswerferstifte nitriert 6x160, davon haben wir noch 8, bitte 20.', '20'],
  ['Auswerferstifte nitriert 6x160, davon haben wir noch 8, bitte nochmal 8.', '8'],
  ['8 Auswerferstifte nitriert 6x160, davon haben wir noch 8.', '8'],
])('the number that another clause asks for stays: %s', (text, count) => {
  expect(readMail(text).map(({ quantity }) => quantity)).toEqual([count])
})
