import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const sections: [ofEach: string, ofAll: string][] = [
  ['Das Werkzeug hat 4 Nester. Je Nest brauchen wir:', 'Für das ganze Werkzeug:'],
  ['Werkzeug W-3321, 4-fach. Pro Kavität:', 'Für das gesamte Werkzeug:'],
  ['The mould has 4 cavities. For each cavity we need:', 'For the whole mould:'],
  ['4-cavity tool. Per cavity:', 'For the complete tool:'],
  ['Le moule a 4 empreintes. Par empreinte :', 'Pour tout le moule :'],
  ['Lo stampo ST-640 ha 4 cavità. Per ogni cavità ci servono:', 'Per tutto lo stampo invece:'],
  ['El molde tiene 4 cavidades. Para cada cavidad necesitamos:', 'Para todo el molde:'],
  ['O molde tem 4 cavidades. Por cavidade precisamos de:', 'Para todo o molde:'],
  ['De matrijs heeft 4 caviteiten. Per caviteit nodig:', 'Voor de hele matrijs:'],
  ['Forma ma 4 gniazda. Na każde gniazdo potrzebujemy:', 'Na całą formę:'],
  ['Forma má 4 kavity. Na každou kavitu potřebujeme:', 'Na celou formu:'],
  ['A szerszám 4 fészkes. Fészkenként kell:', 'Az egész szerszámhoz:'],
  ['Matrița are 4 cuiburi. Pentru fiecare cuib avem nevoie de:', 'Pentru toată matrița:'],
  ['Verktyget har 4 kaviteter. Per kavitet behövs:', 'För hela verktyget:'],
  ['Orodje ima 4 gnezda. Na vsako gnezdo potrebujemo:', 'Za celo orodje:'],
]

test.each(sections)('the pieces below are of each cavity, up to those of the whole mould: %s', (ofEach, ofAll) => {
  const mail = `${ofEach}\n3 AZN-3x160\n1 AHH-2.5x5x100\n\n${ofAll}\n2 STW-10x60`
  expect(readMailParts(mail)).toEqual(['12 × AZN-3x160', '4 × AHH-2.5x5x100', '2 × STW-10x60'])
})

test.each(sections)('what stands above the heading is of the whole mould: %s', (ofEach, ofAll) => {
  expect(readMailParts(`${ofAll}\n8 STW-10x60\n${ofEach}\n3 AZN-3x160`)).toEqual(['8 × STW-10x60', '12 × AZN-3x160'])
})

test.each(['Je Nest brauchen wir:', 'For each cavity:', 'Par empreinte :', 'Per ogni cavità:', 'Fészkenként:'])(
  'pieces of a cavity are open if nobody says how many there are: %s',
  (heading) => {
    expect(readMailParts(`${heading}\n3 AZN-3x160`)).toEqual(['3 ? × AZN-3x160'])
  },
)

test('pieces of a cavity are open in a mail about several moulds', () => {
  expect(readMailParts('Two identical moulds with 4 cavities. Per cavity:\n3 AZN-3x160')).toEqual(['3 ? × AZN-3x160'])
})
