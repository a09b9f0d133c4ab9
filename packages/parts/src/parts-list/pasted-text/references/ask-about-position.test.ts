import { expect, test } from 'vitest'
import { readMail } from '../mail/read-mail.ts'

test.each([
  ['Do we get item 2 in steel?', 'guide bushes bronze'],
  ['Bekommen wir Pos. 2 auch in Stahl?', 'Führungsbuchsen Bronze'],
  ['La position 2 existe en acier ?', 'bagues de guidage bronze'],
  ["C'è anche la posizione 2 in acciaio?", 'bussole di guida bronzo'],
  ['¿Hay también la posición 2 en acero?', 'casquillos guía bronce'],
  ['Czy pozycja 2 jest w stali?', 'tuleje prowadzące brąz'],
  ['Je pozice 2 také z oceli?', 'vodicí pouzdro bronz'],
])('a question about a position changes nothing: %s', (question, part) => {
  const rows = readMail(`${question}\n\n> 1. 4 ${part} 24x46\n> 2. 6 ${part} 30x56`)
  expect(rows[0]?.quantity).toBe('4')
  expect(rows[1]?.requested).toContain(`${part} 30x56`)
})

test.each([
  ['Could you please send item 2 in steel?', 'guide bushes bronze'],
  ['Können Sie Pos. 2 in Stahl schicken?', 'Führungsbuchsen Bronze'],
])('a question that orders changes its position: %s', (question, part) => {
  const rows = readMail(`${question}\n\n> 1. 4 ${part} 24x46\n> 2. 6 ${part} 30x56`)
  expect(rows.map(({ quantity }) => quantity)).toEqual(['4', '6'])
  expect(rows[1]?.requested).not.toBe(`${part} 30x56`)
})

test.each([
  ['We received 3 pillars instead of 4.', '4 guide pillars 24x56x75'],
  ['Wir haben 3 statt 4 Säulen bekommen.', '4 Säulen 24x56x75'],
  ['Nous avons reçu 3 colonnes au lieu de 4.', '4 colonnes 24x56x75'],
  ['Abbiamo ricevuto 3 colonne invece di 4.', '4 colonne 24x56x75'],
  ['Dostaliśmy 3 słupy zamiast 4.', '4 słupy 24x56x75'],
])('what came in another number changes no order: %s', (told, part) => {
  expect(readMail(`${told}\n${part}`).at(-1)?.quantity).toMatch(/^4( \?)?$/)
})
