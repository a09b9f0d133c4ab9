import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

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
