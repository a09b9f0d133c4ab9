import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Führungsbuchsen Bronze 24x46, davon hätten wir gern vier Stück für morgen', '4'],
  ['guide bushes bronze 24x46, we would need six please', '6'],
  ['Schrauben M12x120 in 12.9 nehme ich gleich 20 mit.', '20'],
  ['Von den Zylinderschrauben M6x20 12.9 nehmen wir gleich 50 mit.', '50'],
  ['a seguito della vostra offerta del 12 novembre preghiamo di fornirci sedici estrattori nitrurati 5x160', '16'],
  ['vezetőpersely bronz 20x56, szintén 4', '4'],
  ['ejector pins nitrided 6x160, must have 12', '12'],
  ['casquillo guía bronce 20x56, también 4', '4'],
  ['boccola guida bronzo 20x36, ne bastano 2', '2'],
  ['boccola di guida in bronzo 20x36, anche 4', '4'],
  ['anello centraggio 120x36x18, ne basta uno', '1'],
  ['vodicí sloupek kalený 20x56x75, také 4', '4'],
  ['vodilna puša bronasta 20x56, tudi 4', '4'],
])('the only number that is left is the quantity: %s', (mail, quantity) => {
  expect(readMailParts(mail).join()).toMatch(new RegExp(`^${quantity} ×`))
})

test.each([
  ['Von den Führungsbuchsen 30x56 sind es sechs aus Bronze.', '6'],
  ['Führungsbuchsen Bronze 24x46: 8 Stück (2 als Reserve enthalten)', '8'],
  ['Styrbussningar brons 24x46, 6 st (1 i reserv ingår)', '6'],
])('a material or spare pieces behind the number leave it: %s', (mail, quantity) => {
  expect(readMailParts(mail).join()).toMatch(new RegExp(`^${quantity} ×`))
})

test.each([
  'ejector pins 6x160 for tool 12 please',
  'ejector pins 6x160 by week 12 please',
  'ejector pins 6x160, offer 12 of yesterday',
  'ejector pins 6x160 in 12 days please',
  'ejector pins 6x160 foobar 12 please',
  'boccola di guida in bronzo 20x36, in magazzino 12',
  'casquillo guía bronce 20x56, tengo 12',
  'expulsores 6x160 nitrurados, tengo 12',
  "éjecteurs nitrurés 6x160, j'en ai encore 12",
  'estrattori nitrurati 6x160, ne ho 12',
  'Auswerferhülse 5x8x150 gehärtet, im Lager 12',
  'ejector pins 6x160 nitrided, I have 12',
  'Auswerfer nitriert 6x160, habe noch 12',
  'wypychacze azotowane 6x160, mam jeszcze 12',
  'nitrerade utstötare 6x160, har 12',
  'coussinet guide bronze 20x36, on en a 12',
  'ejector pins 6x160, we need over 12 please',
  'ejector pins 6x160 head turned 12 please',
])('another number is none: %s', (mail) => {
  expect(readMailParts(mail).join()).not.toMatch(/^12 ×/)
})

test.each([
  'zentrierring 100x36x12 auch noch einen',
  'Von den Zentrierringen 100x36x12 reicht uns einer.',
  'en centreringsring 100x36x12',
  'ter en centrirni obroč 100x36x12.',
  'și o bucșă de ghidare 22x36',
  'středicí kroužek 125x36x12\n   počet kusů 1',
])('one piece in words: %s', (mail) => {
  expect(readMailParts(mail).join()).toMatch(/^1 ×/)
})

test.each([
  ['Vezetőoszlop (22x46x75), elég lesz egy.', '1'],
  ['Anillo centrador 110x36x12, con uno basta.', '1'],
  ['Dolivna puša 18x4x40x56 pa samo enega.', '1'],
  ['Kolíky 8x40 kalené prosím šest. Kdyby něco chybělo, volejte na 602 555 118.', '6'],
])('a number ends its sentence: %s', (mail, quantity) => {
  const parts = readMailParts(mail)
  expect(parts).toHaveLength(1)
  expect(parts.join()).toMatch(new RegExp(`^${quantity} ×`))
})
