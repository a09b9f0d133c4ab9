import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readAskedOfLost } from './asked-of-lost.ts'

test.each([
  ['Uns sind zwei Auswerfer 4x125 gebrochen.', 'Was kosten 6 Stück?', 'Auswerfer 4x125'],
  ['Two ejector pins 4x125 got stuck and snapped.', 'Have you got 6 in stock?', 'ejector pins 4x125'],
  ['Dnes ráno nám praskly dva vyhazovače 4x125.', 'Můžete nám urychleně poslat 6 kusů?', 'vyhazovače 4x125'],
  ['Ohnuli jsme dva vyhazovače 4x125.', 'Kolik stojí 6 kusů?', 'vyhazovače 4x125'],
  ['Se griparon dos expulsores 4x125.', '¿Pueden suministrarnos 6 piezas?', 'expulsores 4x125'],
  ['Nous avons cassé deux éjecteurs 4x125.', 'Pouvez-vous nous en envoyer 6 en urgence ?', 'éjecteurs 4x125'],
  ['Megsérült két kilökőcsap 4x125.', 'Küldjenek nekünk 6 db-ot.', 'kilökőcsap 4x125'],
  ['Eltört két kilökőcsap 4x125.', 'Hat új kellene.', 'kilökőcsap 4x125'],
  ['Si sono incastrati due estrattori 4x125.', 'Quotate 6 pz per favore.', 'estrattori 4x125'],
  ['We hebben twee kapotte uitwerpers 4x125.', 'Kunnen jullie er met spoed 6 sturen?', 'uitwerpers 4x125'],
  ['Zgubiliśmy dwa wypychacze 4x125.', 'Proszę o wysłanie 6 szt.', 'wypychacze 4x125'],
  ['Encravaram dois extratores 4x125.', 'Agradecemos cotação de 6 un.', 'extratores 4x125'],
  ['Ni s-au rupt două aruncătoare 4x125.', 'Trimiteți-ne 6 bucăți.', 'aruncătoare 4x125'],
  ['I morse gick två utstötare 4x125 av.', 'Var vänlig skicka 6 stycken.', 'utstötare 4x125'],
  ['Zaribala sta se dva izmetača 4x125.', 'Koliko stane 6 kosov?', 'izmetača 4x125'],
])('lost parts, and how many to send: %s %s', (lost, asked, part) => {
  expect(readMailParts(`${lost} ${asked}`)).toEqual([`6 × ${part}`])
  const clause = `${lost.replace(/\.$/, '')}, ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`
  expect(readMailParts(clause)).toEqual([`6 × ${part}`])
})

test.each([
  ['Zwei Auswerfer 4x125 sind verbogen. Bitte schicken Sie Ersatz.', '2 × Auswerfer 4x125'],
  ['Nos rompieron dos expulsores 4x125. Por favor envíen recambios.', '2 × expulsores 4x125'],
  ['Si sono rotti due estrattori 4x125. Potete inviarci i ricambi?', '2 × estrattori 4x125'],
  ['Pękły nam dwa wypychacze 4x125. Proszę o przysłanie nowych.', '2 × wypychacze 4x125'],
])('as many as got lost where the mail asks for no other number: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([part])
})

test.each([
  'Please send them to hall 6',
  'We have 6 in stock',
  'Bitte bis in 6 Tagen liefern',
  'Please send about 6 hardened ones',
  'Kérem 6 vagy 8 darabot küldjenek',
])('a sentence with another number, or work: %s', (sentence) => {
  expect(readAskedOfLost(sentence)).toBe('')
})

test.each([
  [
    'Lo stampo 640 (8 impronte) è fermo: quattro spine anima rotte. Vi chiediamo dodici spine anima temprate 4x125.',
    '12 × spine anima temprate 4x125',
  ],
  [
    'Lo stampo (pressa 12) è fermo: quattro spine anima rotte. Ne abbiamo solo una, per cui Vi chiediamo dodici spine anima temprate 4x125.',
    '12 × spine anima temprate 4x125',
  ],
  [
    'Das Werkzeug (Presse 12) steht: vier Kernstifte gebrochen. Es geht um zwölf Kernstifte gehärtet 4x125.',
    '12 × Kernstifte gehärtet 4x125',
  ],
])('the number of lost parts is not that of the next sentence: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([part])
})
