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

test.each([
  ['de', 'Das Ganze bitte nur halb so viel, der Chef hat die zweite Form gestrichen.'],
  ['en', 'We only need half of everything, the second mould is cancelled.'],
  ['fr', 'La moitié de tout suffit, le deuxième moule est annulé.'],
  ['it', 'Di tutto solo la metà, il secondo stampo non si fa più.'],
  ['es', 'De todo la mitad, el segundo molde se ha cancelado.'],
  ['pt', 'De tudo só metade, o segundo molde foi cancelado.'],
  ['nl', 'Van alles de helft, de tweede matrijs gaat niet door.'],
  ['pl', 'Wszystkiego połowę, druga forma odpadła.'],
  ['cs', 'Od všeho jen polovinu, druhá forma se ruší.'],
  ['hu', 'Mindenből csak a felét kérjük, a második szerszám elmarad.'],
  ['ro', 'Din toate doar jumătate, a doua matriță nu se mai face.'],
  ['se', 'Bara hälften av allt, den andra formen blir inte av.'],
  ['sl', 'Vsega samo polovico, drugo orodje odpade.'],
  ['twice', 'Pónganlo todo por duplicado, que son dos moldes.'],
  ['twice, too', 'Mindenből kétszer ennyit kérünk, két szerszám lesz.'],
  ['a set less', "Un jeu de moins pour tout, finalement on n'en monte qu'un."],
])('half or twice of everything is asked, whatever is said of moulds: %s', (_, sentence) => {
  expect(readMailParts(`${list.join('\n')}\n\n${sentence}`).every((part) => part.includes('?'))).toBe(true)
})

test.each([
  'Wszystko do połowy września.',
  'Tutto entro metà settembre.',
  'Všechno do poloviny září.',
  'All deliveries take half a day.',
])('but half a month halves nothing: %s', (sentence) => {
  expect(readMailParts(`${list.join('\n')}\n\n${sentence}`).some((part) => part.includes('?'))).toBe(false)
})
