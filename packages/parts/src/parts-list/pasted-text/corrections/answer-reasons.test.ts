import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const sleeve = 'ejector sleeve hardened 6x10x150'
const read = (answer: string) => readMailParts(`> 5 pcs ${sleeve}\n${answer}`)

test.each([
  'make that 8 please, we want two on the shelf',
  'bitte 8 daraus machen, zwei wollen wir auf Lager legen',
  'mettez-en 8, nous voulons en garder deux en stock',
  'facciamone 8, due le teniamo a magazzino',
  'mejor 8, queremos dos en el almacén',
  'proszę 8, dwie chcemy mieć na zapas',
  'raději 8, dva chceme mít na skladě',
  'legyen inkább 8, kettőt raktárra tennénk',
  'doe er maar 8, we willen er twee op voorraad',
  'antes 8, queremos duas de reserva',
  'mai bine 8, vrem două pe stoc',
  'ta hellre 8, vi vill ha två på hyllan',
  'raje 8, dva želimo imeti na zalogi',
])('some of the new pieces wait on a shelf: %s', (answer) => {
  expect(read(answer)).toEqual([`8 × ${sleeve}`])
})

test.each([
  'only 4 please, the second tool is postponed',
  'nur 4 bitte, das zweite Werkzeug ist verschoben',
  'seulement 4 svp, le deuxième moule est reporté',
  'solo 4 per favore, il secondo stampo è rimandato',
  'solo 4, el segundo molde se ha aplazado',
  'só 4, o segundo molde foi adiado',
  'slechts 4 graag, de tweede matrijs is uitgesteld',
  'tylko 4, druga forma jest przesunięta',
  'jen 4 prosím, druhá forma se odkládá',
  'csak 4, a második szerszám csúszik',
  'bara 4 tack, det andra verktyget är uppskjutet',
  'samo 4, drugo orodje je prestavljeno',
])('another mould is put off: %s', (answer) => {
  expect(read(answer)).toEqual([`4 × ${sleeve}`])
})

test.each([
  '8, and two for the shelf',
  '8 please, plus two we keep on the shelf',
  'make that 8, two nitrided',
  'make that 8, we want ten on the shelf',
  '4, both tools are postponed',
])('what may mean other pieces is asked: %s', (answer) => {
  expect(read(answer)[0]).toMatch(/^[45] \? /)
})
