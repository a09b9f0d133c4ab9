import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const parts =
  '30 ejector pins hardened 2x125\n12 core pins nitrided 2x160\n8 guide bushes bronze 14x46\n8 guide pillars 14x46x75'

test('kinds that a sentence leaves out are never ordered', () => {
  const rows = readMail(`Order from the note, but only the core pins and the guide bushes please.\n\n${parts}`)
  expect(rows.map(({ quantity }) => quantity)).toEqual(['30 ?', '12', '8', '8 ?'])
})

test.each([
  'Bitte nur die Säulen und die Buchsen liefern.',
  'Podemos pedir solo las columnas y los casquillos.',
  'Merci de prendre uniquement les colonnes et les douilles.',
])('in other languages: %s', (sentence) => {
  const rows = readMail(
    `${sentence}\n\n10 Auswerfer éjecteurs expulsores 4x160\n4 Säulen colonnes columnas 20x36x75\n4 Buchsen douilles casquillos 20x46`,
  )
  expect(rows.map(({ quantity }) => quantity)).toEqual(['10 ?', '4', '4'])
})

test('positions that a sentence with a part leaves out are never ordered', () => {
  const offer =
    '> 1) aruncător 6x200 - 6 buc\n> 2) bucșă de injecție 18x4x15.5x56 - 1 buc\n> 3) inel de centrare 100x36x12 - 1 buc'
  const rows = readMail(`Comandăm doar pozițiile 1 și 3, plus 4 buc. coloană de ghidare 22x36/75.\n\n${offer}`)
  expect(rows.map(({ quantity }) => quantity)).toEqual(['4', '6', '1 ?', '1'])
})
