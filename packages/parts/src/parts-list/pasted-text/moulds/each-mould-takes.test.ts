import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const takes: [moulds: string, heading: string][] = [
  ['Wir bauen drei gleiche Werkzeuge.', 'Ich schreibe auf, was jedes Werkzeug bekommt:'],
  ['Wir bauen drei gleiche Formen.', 'Jede Form braucht:'],
  ['We are building three identical tools.', 'Here is what each tool takes:'],
  ['We are building three identical moulds.', 'Each mould gets'],
  ['Nous faisons trois moules identiques.', 'Voici ce que contient chaque moule :'],
  ['Repuestos para tres moldes iguales.', 'Te pongo lo que lleva cada molde:'],
  ['Facciamo tre stampi uguali.', 'Vi scrivo che cosa monta ogni stampo:'],
  ['We bouwen drie gelijke matrijzen.', 'Dit zit er in elke matrijs:'],
  ['Robimy trzy jednakowe formy.', 'Piszę, co wchodzi do każdej formy:'],
  ['Stavíme tři stejné formy.', 'Posílám, co patří do každé formy:'],
  ['Fazemos três moldes iguais.', 'Segue o que leva cada molde:'],
  ['Vi bygger tre likadana verktyg.', 'Så här mycket går åt i varje verktyg:'],
  ['Delamo tri enaka orodja.', 'Pišem, kaj gre v vsako orodje:'],
]

test.each(takes)('the pieces below what each mould takes are of each: %s %s', (moulds, heading) => {
  expect(readMailParts(`${moulds}\n${heading}\n\n6 AZN-4x200\n2 AHH-3.2x5x125`)).toEqual([
    '18 × AZN-4x200',
    '6 × AHH-3.2x5x125',
  ])
})

test.each([
  'Bitte für jede Form getrennt verpacken:',
  'Please pack them separately for each mould:',
  'À emballer séparément pour chaque moule :',
])('how the parts of each mould are packed does not multiply them for sure: %s', (heading) => {
  const [row] = readMailParts(`Three identical moulds.\n${heading}\n6 AZN-4x200`)
  expect(['6 × AZN-4x200', '6 ? × AZN-4x200']).toContain(row)
})

test.each([
  ['Wir bauen Werkzeug 3310 zweimal. Stückzahlen sind je Werkzeug:', 2],
  ['Wir bauen die Form zweimal (W-701 und W-702, identisch). Mengen sind pro Form:', 2],
  ['We are building tool 3310 twice. Quantities are per tool:', 2],
  ['The mould will be made three times. Quantities are for one mould:', 3],
  ['Nous fabriquons le moule trois fois. Les quantités sont par moule :', 3],
  ['Lo stampo 3310 lo facciamo due volte. Le quantità sono per stampo:', 2],
  ['Hacemos el molde 3310 dos veces. Las cantidades son por molde:', 2],
  ['Fazemos o molde duas vezes. As quantidades são por molde:', 2],
  ['We bouwen matrijs 3310 twee keer. Aantallen zijn per matrijs:', 2],
  ['Formę 3310 robimy dwa razy. Ilości są na jedną formę:', 2],
  ['Formu 3310 stavíme dvakrát. Počty jsou na jednu formu:', 2],
  ['Vi bygger verktyg 3310 två gånger. Antalen är per verktyg:', 2],
  ['Orodje 3310 delamo dvakrat. Količine so za eno orodje:', 2],
])('a mould that is built several times counts as often: %s', (heading, times) => {
  expect(readMailParts(`${heading}\n6 AZN-8x200\n1 ZRU-120x36x12`)).toEqual([
    `${6 * times} × AZN-8x200`,
    `${times} × ZRU-120x36x12`,
  ])
})

test.each([
  'Werkzeug 3310 ist zweimal gebrochen. Stückzahlen sind je Werkzeug:',
  'The mould broke down twice. Quantities are per mould:',
  'Le moule est tombé en panne deux fois. Les quantités sont par moule :',
])('what happened to a mould several times counts none: %s', (heading) => {
  expect(readMailParts(`${heading}\n6 AZN-8x200`)).toEqual(['6 ? × AZN-8x200'])
})

test.each([
  ["We're quoting a refurb on a 16-cavity cap tool.\nEach cavity takes", 'and once for the whole tool:'],
  ['Werkzeug 4711, 16-fach.\nJe Kavität brauchen wir', 'und einmal für das ganze Werkzeug:'],
  ['Moule à 16 empreintes.\nChaque empreinte reçoit', 'et une fois pour tout le moule :'],
  ['Molde de 16 cavidades.\nCada cavidad lleva', 'y una vez para todo el molde:'],
])('a heading of cavities without a colon leads to the list below it: %s', (heading, whole) => {
  const mail = `${heading}\n1. one AHN-3x5x175\n2. two ORF-14x2\n${whole}\n3. four AZH-16x200`
  expect(readMailParts(mail)).toEqual(['16 × AHN-3x5x175', '32 × ORF-14x2', '4 × AZH-16x200'])
})

test('a sentence about each cavity leads to nothing', () => {
  expect(readMailParts('The mould has 16 cavities.\nEach cavity runs at 40 degrees.\n4 AZH-16x200')).toEqual([
    '4 × AZH-16x200',
  ])
})

test.each([
  'Die Mengen sind für ein Werkzeug, wir bauen drei gleiche.',
  'Quantities are for one mould, we are making three of them.',
  'Les quantités sont pour un moule, nous en faisons trois identiques.',
  'Las cantidades son para un molde y hacemos tres iguales.',
  'Attenzione: le quantità sono per uno stampo, ne facciamo tre uguali.',
  'As quantidades são para um molde, fazemos três iguais.',
  'Aantallen zijn voor één matrijs, we maken er drie.',
  'Ilości są na jedną formę, robimy trzy jednakowe.',
  'Počty jsou na jednu formu, děláme tři stejné.',
  'Antalen gäller ett verktyg, vi bygger tre likadana.',
  'Količine so za eno orodje, delamo tri enaka.',
  'A mennyiségek egy szerszámra vonatkoznak, hármat gyártunk.',
  'Cantitățile sunt pentru o matriță, facem trei identice.',
])('how many are made counts the moulds named before: %s', (heading) => {
  expect(readMailParts(`${heading}\n6 AZN-8x200`)).toEqual(['18 × AZN-8x200'])
})

test.each([
  'Die Mengen sind für ein Werkzeug, wir bauen drei Kavitäten.',
  'The quantities are for one mould, we make three per week.',
  'The quantities are for one mould, we make two or three.',
  'Drei gleiche Werkzeuge, die Mengen gelten für ein Werkzeug und sind zu verdoppeln.',
])('other words about what is made leave the pieces open: %s', (heading) => {
  expect(readMailParts(`${heading}\n6 AZN-8x200`).at(-1)).toBe('6 ? × AZN-8x200')
})

test.each([
  'The customer wants two identical moulds (M-901 and M-902), so the quantities below, which are for one mould, are to be doubled:',
  'O cliente quer dois moldes iguais (M-901 e M-902), por isso as quantidades abaixo, que são de um molde, são a dobrar:',
  'Der Kunde will zwei gleiche Werkzeuge (W-901, W-902), daher sind die Mengen unten, die für ein Werkzeug gelten, zu verdoppeln:',
])('names of the moulds beside their number count nothing: %s', (heading) => {
  expect(readMailParts(`${heading}\n6 AZN-8x200`)).toEqual(['12 × AZN-8x200'])
})

test.each([
  'Moldes n.º 5502 y 5503, gemelos. Las cantidades son por molde, favor de cotizar para los dos:',
  'Moulds no. 5502 and 5503 (twins). Quantities are per mould, please quote both:',
  'Formen Nr. 5502 und 5503. Die Mengen sind pro Form, bitte für beide anbieten:',
  'Moules n° 5502 et 5503. Les quantités sont par moule.',
  'Stampi n. 5502 e 5503. Le quantità sono per stampo.',
  'Matrijzen nr. 5502 en 5503. De aantallen zijn per matrijs.',
  'Formy č. 5502 a 5503. Množství je na jednu formu.',
  'Formy nr 5502 i 5503. Ilości są na jedną formę.',
])('moulds with the sign of a number before their names are counted: %s', (heading) => {
  expect(readMailParts(`${heading}\n\n6 AZN-4x200\n2 AHH-3.2x5x125`)).toEqual(['12 × AZN-4x200', '4 × AHH-3.2x5x125'])
})

test.each(['Mould no. 5502. Quantities are per mould.', 'Form Nr. 3 und 1 Ersatz. Die Mengen sind pro Form.'])(
  'one mould with its number is not several: %s',
  (heading) => {
    expect(readMailParts(`${heading}\n\n6 AZN-4x200`)).not.toEqual(['12 × AZN-4x200'])
  },
)
