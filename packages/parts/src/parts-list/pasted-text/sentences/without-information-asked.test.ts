import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutInformationAsked } from './without-information-asked.ts'

test.each([
  ['ejector pins nitrided 6x160', 'Which hardness do the pins have at the head?'],
  ['ejector sleeves hardened 5x8x125', 'Do the sleeves come with a chamfer on the inside?'],
  ['ejector pins nitrided 6x160', 'What is the lead time for 100 of the pins?'],
  ['Auswerfer nitriert 6x160', 'Haben die Auswerfer eine Fase am Kopf?'],
  ['éjecteurs nitrurés 6x160', 'Quelle est la dureté des éjecteurs au niveau de la tête ?'],
  ['expulsores nitrurados 6x160', '¿Qué dureza tienen los expulsores en la cabeza?'],
  ['estrattori nitrurati 6x160', 'Che durezza hanno gli estrattori sulla testa?'],
])('who asks how the parts are has ordered them: %s. %s', (part, question) => {
  expect(readMailParts(`8 ${part}\n\n${question}`)).toEqual([`8 × ${part}`])
})

test.each([
  ['ejector pins nitrided 6x160', 'Can you put a flat on the heads?'],
  ['ejector pins nitrided 6x160', 'Could the pins have a flat on the head?'],
  ['Auswerfer nitriert 6x160', 'Können Sie die Köpfe abflachen?'],
  ['éjecteurs nitrurés 6x160', 'Pouvez-vous faire un plat sur la tête ?'],
  ['expulsores nitrurados 6x160', '¿Podéis hacer un plano en la cabeza?'],
  ['estrattori nitrurati 6x160', 'Potete fare un piano sulla testa?'],
  ['wypychaczy azotowanych 6x160', 'Czy możecie zrobić płaszczyznę na łbie?'],
])('who asks whether work can be done wants it: %s. %s', (part, question) => {
  expect(readMailParts(`8 ${part}\n${question}`)).toEqual([`8 × ${part}, ${question.replace('¿', '')}`])
})

test.each([
  'Wie viele sind von Pos. 2 am Lager?',
  'How many of item 2 do you have in stock?',
  'Combien en avez-vous en stock de la pos. 2 ?',
  'Della pos. 2 quante ne avete a magazzino?',
  '¿Cuántas tenéis en stock de la pos. 2?',
  'Quantas têm em stock da pos. 2?',
  'Hoeveel heeft u er van pos. 2 op voorraad?',
  'Ile macie na stanie z poz. 2?',
  'Kolik máte skladem od poz. 2?',
  'Koliko imate na zalogi od poz. 2?',
  'A 2. tételből mennyi van most raktáron?',
  'A 2. tétel van raktáron?',
  'Câte aveți pe stoc din poz. 2?',
  'Hur många har ni i lager av pos. 2?',
  'Ist Pos. 2 ab Lager?',
  'Is item 2 in stock? If not, when?',
  'What is the lead time for line 2?',
])('a question about a position changes nothing: %s', (question) => {
  expect(readMailParts(`1) 4 guide pillars 18x46x75\n2) 2 guide bushes bronze 18x46\n${question}`)).toEqual([
    '4 × guide pillars 18x46x75',
    '2 × guide bushes bronze 18x46',
  ])
})

test.each(['Can item 2 be 6?', 'How about 6 of item 2?', 'Do you need item 2 in steel?'])(
  'a question about a position with a number or a material stays: %s',
  (question) => {
    expect(withoutInformationAsked(question)).toBe(question)
  },
)
