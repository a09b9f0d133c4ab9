import { expect, it } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

const textsOf = (mail: string) => readMail(mail).map(({ requested }) => requested)

it.each([
  ['Four ejector pins 6x160 nitrided.\nAlso, if you can source it, one litre of mould cleaner.', 'cleaner'],
  ['4 pins 6x160 nitrided. If you have any, please add two tins of mould release.', 'mould release'],
  ['4 Auswerfer 6x160 nitriert. Falls vorhanden, bitte noch zwei Dosen Trennspray dazu.', 'Trennspray'],
  ['4 pinos 6x160 nitretados. Se tiverem, agradecemos ainda duas latas de spray.', 'spray'],
  ['4 pins 6x160 nitrided\ntin of mould release if you have any', 'mould release'],
  ['4 éjecteurs 6x160 nitrurés\nbombe de démoulant, si possible', 'démoulant'],
  ['wypychacz azotowany 4x160, 24 szt.\nkpl. 1   montaż i wyważenie formy', 'wyważenie formy'],
  ['6 éjecteurs nitrurés 6x160\nLa centrale réclame par ailleurs 20 litres d’huile HLP 46.', 'huile HLP 46'],
  ['A dozen nitrided ejector pins 6x160 plus another six of that sort but 200 long.', '200 long'],
  ['inel O FKM 10x2 (25 buc), rulment 6002 (2 buc)', 'rulment 6002'],
  ['Bitte 8 nitrierte Auswerfer 6x160. Dann noch Verschlussstopfen 1/4, etwa zehn Stück.', 'Verschlussstopfen 1/4'],
  ['Mandami 8 estrattori nitrurati 6x160. E guarda se hai dei raccordi da 1/4, una decina. Ciao', 'raccordi da 1/4'],
  ['14 wypychaczy azotowanych D3x125, 27 M6×20 12.9 i 4 tulei brąz 24x46', 'M6×20'],
])('adds a row for what no other rule has read: %s', (mail, text) => {
  expect(textsOf(mail).at(-1) + textsOf(mail).slice(1, -1).join()).toContain(text)
  expect(textsOf(mail)).toHaveLength(mail.startsWith('14') ? 3 : 2)
})

it.each([
  '8 ejector pins 6x160 nitrided\nThe set of the two moulds is due.',
  '8 ejector pins 6x160 nitrided\nInstead of the 8 pins 6x160 please send 8 pins 6x200.',
  '8 ejector pins 6x160 nitrided. Delivery by 3/8 please, half of them is enough.',
  '8 ejector pins 6x160 nitrided. The drawing is sheet 3/8.',
  '8 ejector pins 6x160 nitrided\nRole of the buyer: M. Smith',
  '8 ejector pins 6x160 nitrided. If you have any, please call me.',
  '8 ejector pins 6x160 nitrided\nCall +44 5550 160 x 6 for questions.',
])('adds no row for what is no further part: %s', (mail) => {
  expect(textsOf(mail)).toHaveLength(1)
})

it.each([
  ['10 Auswerfer nitriert 6x160 und zwei Dosen Trennspray. Danke', 'Trennspray'],
  ['4 pini 6x160 nitrurati e un flacone di olio protettivo.', 'olio protettivo'],
  ['10 nitrided pins 6x160, also a can of mould release', 'mould release'],
  ['doze parafusos M6x40 12.9. Massa lubrificante, uma bisnaga, se tiverem.', 'Massa lubrificante'],
  ['4 casquillos de bronce 18x36\npasta de pulir, 2 tubos', 'pasta de pulir'],
  ['8 wypychaczy azotowanych 6x160\npasta polerska - 2 tubki', 'pasta polerska'],
  ['10 Auswerfer nitriert 6x160\nPolierpaste 2 Tuben', 'Polierpaste'],
  ['12 éjecteurs nitrurés 6x160\nbombe démoulant (2)', 'bombe démoulant'],
])('goods in a container are a row of their own: %s', (mail, goods) => {
  const [part = '', ...others] = textsOf(mail)
  expect(part).not.toContain(goods)
  expect(others).toEqual([expect.stringContaining(goods)])
})

it('asks for the pieces of a row without a name, as it would be left out without any', () => {
  const mail = '6 espulsori nitrurati 6x160 ed altri quattro come questi ma 250 lunghi'
  expect(readMailParts(mail).at(-1)).toMatch(/^4 \? × .*250/)
})
