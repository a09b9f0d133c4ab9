import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  'Kérnék szépen 15 darab nitridált kilökőcsapot 3,2x200-as méretben, és ugyanebből még 6 darabot 3,2x250-es hosszban.',
  'I need 15 nitrided ejector pins 3.2x200, and of the same another 6 in 3.2x250.',
  'Necesito 15 expulsores nitrurados 3,2x200 y de los mismos otros 6 en 3,2x250.',
  'Mi servono 15 estrattori nitrurati 3,2x200 e degli stessi altri 6 in 3,2x250.',
  'Potrebujem 15 nitriranih izmetačev 3,2x200 in od istih še 6 kosov 3,2x250.',
])('words that lead to the next part of a kind say nothing about the one before them: %s', (line) => {
  const [first = '', second = ''] = readMailParts(line)
  expect(first).toMatch(/^15 × .*3[.,]2x200(?!.*(?:ugyan|same|mism|stess|ist))/)
  expect(second).toMatch(/^6 × .*3[.,]2x250/)
})

test.each([
  [
    '[09:12] Tomek: macie na stanie wypychacze azotowane 6x250?\n[09:12] Tomek: potrzebuję 8 szt',
    'wypychacze azotowane',
  ],
  ['Szia, van raktáron nitridált kilökőcsap 6x250?\n8 db kellene', 'nitridált kilökőcsap'],
  ['Hola, ¿tenéis expulsores nitrurados 6x250 en stock?\nNecesito 8', 'expulsores nitrurados'],
])('the question whether a part is in stock says nothing about it: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([`8 × ${part} 6x250`])
})

test.each([
  ['Kernstift gehärtet 12x200, Menge bleibt 4 Stück', 'Kernstift gehärtet 12x200'],
  ['trzpień hartowany 12x200, ilość pozostaje 4 szt.', 'trzpień hartowany 12x200'],
])('pieces that stay are those of the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([`4 × ${part}`])
})
