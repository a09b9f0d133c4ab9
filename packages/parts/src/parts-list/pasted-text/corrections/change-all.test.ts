import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = ['1. Auswerferstift 10x250, 20 Stück', '2. Hülse 8x12x175, 4 Stück']
const open = ['20 ? × Auswerferstift 10x250', '4 ? × Hülse 8x12x175']

test.each([
  'Bitte die Mengen verdoppeln.',
  'Von allem bitte das Doppelte.',
  'Please double the quantities.',
  'Merci de doubler les quantités.',
  'Raddoppiate le quantità.',
  'Doblad las cantidades.',
  'Proszę podwoić ilości.',
  'Množství prosím zdvojnásobit.',
  'Graag de aantallen verdubbelen.',
  'Dobrem as quantidades, por favor.',
  'Kérjük duplázni a mennyiségeket.',
  'Vă rugăm să dublați cantitățile.',
  'Dubbla antalen tack.',
  'Prosim podvojite količine.',
  'Bitte jeweils 2 Stück mehr als angeboten.',
  'Two extra of each please.',
  'Deux de plus de chaque, svp.',
  'Bitte 10 % Übermenge einplanen.',
  'Please add 10 % extra.',
])('what changes the pieces of all parts leaves all of them open: %s', (sentence) => {
  expect(readMailParts(`${sentence}\n\n${list.join('\n')}`)).toEqual(open)
  expect(readMailParts(`${sentence}\n\n${list.map((line) => `> ${line}`).join('\n')}`)).toEqual(open)
})

test.each([
  'Bitte nicht doppelt liefern.',
  'Die Rechnung bitte doppelt.',
  'Wir zahlen mit 10 % Rabatt.',
  'Bitte die Mengen prüfen.',
])('other sentences about all parts leave them: %s', (sentence) => {
  expect(readMailParts(`${sentence}\n\n${list.join('\n')}`)).toEqual(open.map((part) => part.replace(' ?', '')))
})
