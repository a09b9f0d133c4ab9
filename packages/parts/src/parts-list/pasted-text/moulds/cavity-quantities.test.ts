import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const statements = [
  'Werkzeug 4-fach, alle Stückzahlen je Kavität.',
  'Die Mengen gelten pro Nest, das Werkzeug hat 4 Nester.',
  'Quantities are per cavity, 4-cavity tool.',
  'The mould has 4 cavities. Quantities below are for one cavity!',
  'Note BE - moule bouchon 4 empreintes. Les quantités sont par empreinte.',
  'Molde de 4 cavidades. Las cantidades son por cavidad.',
  'Stampo a 4 impronte. Le quantità si intendono per impronta.',
  'Componentes do molde ML-3320 (peça: suporte, 4 cavidades). As quantidades são por cavidade, multiplicar por 4:',
  'Matrijs met 4 caviteiten, de aantallen zijn per caviteit.',
  'Forma ma 4 gniazda. Ilości podane na jedno gniazdo.',
  'Forma má 4 kavity. Množství jsou uvedena na jednu kavitu.',
  'A szerszám 4 fészkes, a darabszám fészkenként értendő!',
  'Matrița are 4 cuiburi. Cantitățile sunt pe cuib.',
  'Verktyget har 4 kaviteter. Antalen gäller per kavitet.',
  'Orodje ima 4 gnezda. Količine so na gnezdo.',
  'Verktyget har 4 formrum, antalen är per formrum om inget annat står.',
  'Das Werkzeug hat 4 Formnester, Mengen sind pro Formnest, sofern nichts anderes dabeisteht.',
  'The mould has 4 impressions; quantities are per impression unless noted.',
  'Matrijs met 4 vormholtes, aantallen zijn per vormholte tenzij anders vermeld.',
  'Forma má 4 otisky, počty jsou na otisk, pokud není uvedeno jinak.',
  'A szerszám 4 üreges, a darabszám üregenként értendő.',
  'Molde de 4 huellas, las cantidades son por huella salvo que se indique otra cosa.',
  'Stampo a 4 cavità, le quantità sono per cavità salvo diversa indicazione.',
  'Moule 4 empreintes, quantités par empreinte sauf indication contraire.',
  'Molde de 4 cavidades, quantidades por cavidade salvo indicação em contrário.',
  'Forma ma 4 gniazda, ilości są na gniazdo, o ile nie zaznaczono inaczej.',
  'Matrița are 4 cavități, cantitățile sunt pe cavitate dacă nu se specifică altfel.',
  'Orodje ima 4 gnezda, količine so na gnezdo, če ni navedeno drugače.',
]

test.each(statements)('quantities of a cavity are multiplied by the cavities: %s', (statement) => {
  expect(readMailParts(`${statement}\n3 AZN-3x160\nAHH-2.5x5x100: 1`)).toEqual(['12 × AZN-3x160', '4 × AHH-2.5x5x100'])
})

test.each(statements)('they may be said behind the parts: %s', (statement) => {
  expect(readMailParts(`3 AZN-3x160\nAHH-2.5x5x100: 1\n\n${statement}`)).toEqual([
    '12 × AZN-3x160',
    '4 × AHH-2.5x5x100',
  ])
})

test.each([
  ['Quantities are per cavity, the tool has 4 cavities.', '12 for the whole mould'],
  ['Die Mengen gelten pro Nest, das Werkzeug hat 4 Nester.', '12 für das ganze Werkzeug'],
  ['Die Mengen gelten pro Nest, das Werkzeug hat 4 Nester.', '12 pro Werkzeug'],
  ['Moule 4 empreintes. Les quantités sont par empreinte.', '12 pour le moule complet'],
  ['Moule 4 empreintes. Les quantités sont par empreinte, sauf la dernière ligne.', '12'],
  ['Moule 4 empreintes. Les quantités sont par empreinte, sauf la dernière ligne.', '12 pour le moule complet'],
  ['The tool has 4 cavities, quantities per cavity except the last line.', '12 pcs'],
  ['Molde de 4 cavidades. Las cantidades son por cavidad.', '12 para todo el molde'],
  ['Stampo a 4 impronte. Le quantità sono per impronta.', '12 per tutto lo stampo'],
  ['Molde com 4 cavidades. As quantidades são por cavidade.', '12 para o molde todo'],
  ['Matrijs met 4 caviteiten, aantallen per caviteit.', '12 voor de hele matrijs'],
  ['A szerszám 4 fészkes, a darabszám fészkenként értendő!', 'az egész szerszámhoz 12 db'],
  ['Forma ma 4 gniazda. Ilości na gniazdo.', '12 szt. na całą formę'],
  ['Forma má 4 kavity. Množství na kavitu.', '12 ks na celou formu'],
])('pieces of the whole mould are not multiplied: %s %s', (statement, pieces) => {
  expect(readMailParts(`${statement}\nAZN-3x160: 3\nSZB-6x25: ${pieces}`)).toEqual(['12 × AZN-3x160', '12 × SZB-6x25'])
})

test.each([
  'The quantities are per cavity.',
  'Two identical moulds with 4 cavities each. The quantities are per cavity.',
  'Werkzeug 7711, vier Nester, zwei Werkzeuge. Mengen pro Nest.',
  'Cavities 4+2. The quantities are per cavity.',
  '2 cavities left, 2 cavities right, quantities per cavity',
  'Quantities are per cavity, the tool has 4 cavities, except the pins.',
  'Mould with 4 cavities. The quantities are per cavity, multiply by 8.',
  'Moule 4 empreintes, quantités par empreinte sauf les autres éjecteurs.',
])('pieces of a cavity are open if nobody can say how many are needed: %s', (statement) => {
  expect(readMailParts(`${statement}\n3 AZN-3x160\n1 AHH-2.5x5x100`)).toEqual([
    '3 ? × AZN-3x160',
    '1 ? × AHH-2.5x5x100',
  ])
})

test.each(['Mould with 4 cavities, quantities are totals and not per cavity.', 'The mould has 4 cavities.'])(
  'other words about cavities multiply nothing: %s',
  (statement) => {
    expect(readMailParts(`${statement}\n3 AZN-3x160`)).toEqual(['3 × AZN-3x160'])
  },
)

test.each([
  ['A szerszám 4 fészkes.', 'AZN-3x160 - fészkenként 3 db'],
  ['The tool has 4 cavities.', 'AZN-3x160: 3 per cavity'],
  ['Werkzeug 4-fach', '3 AZN-3x160 pro Kavität'],
  ['Moule 4 empreintes', 'AZN-3x160 : 3 par empreinte'],
  ['The tool has 4 cavities, quantities per cavity.', 'AZN-3x160: 3 per cavity'],
])('the pieces of a cavity in a line are multiplied by the cavities of the mail: %s %s', (statement, line) => {
  expect(readMailParts(`${statement}\n${line}`)).toEqual(['12 × AZN-3x160'])
})

test.each([
  ['Werkzeug 7711, acht Nester, zwei Werkzeuge. Bedarf:', 'pro Nest 3 AZN-3x160'],
  ['The tool has 8 cavities.', '3 AZN-3x160 per cavity, 8 cavities and 2 tools'],
])('pieces of a cavity are open where several moulds are counted: %s %s', (statement, line) => {
  expect(readMailParts(`${statement}\n${line}`)[0]).not.toMatch(/^\d+ × /)
})

test.each([
  'Werkzeug 8-fach. Mengen pro Nest bitte noch prüfen.',
  'Quantities per cavity unknown, 4 cavities',
  'Bitte Preis pro Kavität angeben, Menge wie unten. Werkzeug mit 4 Kavitäten.\n',
  'Mould has 4 cavities, the number of pins per cavity is 2.',
  'Are the quantities per cavity? The mould has 4 cavities.',
])('other sentences about cavities and quantities multiply nothing: %s', (statement) => {
  expect(readMailParts(`${statement}\n8 AZN-6x160`).at(-1)).toMatch(/^8 (?:\? )?× AZN-6x160$/)
})
