import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutMouldPurposes } from './without-mould-purposes.ts'

test.each([
  ['Für das Werkzeug der Verschlüsse: 12 Auswerfer nitriert 5x160', '12 × Auswerfer nitriert 5x160'],
  ['12 Auswerfer nitriert 5x160, sind fürs Stopfenwerkzeug', '12 × Auswerfer nitriert 5x160'],
  ['12 Auswerfer nitriert 5x160 für Werkzeug Deckel', '12 × Auswerfer nitriert 5x160'],
  ['12 Auswerfer nitriert 5x160 für die Form „Eimer“', '12 × Auswerfer nitriert 5x160'],
  ['12 nitrided ejector pins 5x160 for the bottle cap mould', '12 × nitrided ejector pins 5x160'],
  ['12 nitrided ejector pins 5x160 for the mould of the plugs', '12 × nitrided ejector pins 5x160'],
  ["12 éjecteurs nitrurés 5x160, c'est pour le moule des bouchons", '12 × éjecteurs nitrurés 5x160'],
  ["12 éjecteurs nitrurés 5x160 pour l'outil à capuchons", '12 × éjecteurs nitrurés 5x160'],
  ['12 estrattori nitrurati 5x160 per lo stampo dei tappi', '12 × estrattori nitrurati 5x160'],
  ['12 estrattori nitrurati 5x160 per lo stampo tappi', '12 × estrattori nitrurati 5x160'],
  ['Para el molde de los tapones: 12 expulsores nitrurados 5x160', '12 × expulsores nitrurados 5x160'],
  ['12 extratores nitretados 5x160 para o molde dos bujões', '12 × extratores nitretados 5x160'],
  ['12 uitwerppennen genitreerd 5x160 voor de dopmatrijs', '12 × uitwerppennen genitreerd 5x160'],
  ['12 wypychaczy azotowanych 5x160 do formy na zakrętki', '12 × wypychaczy azotowanych 5x160'],
  ['12 wypychaczy azotowanych 5x160 do formy korków', '12 × wypychaczy azotowanych 5x160'],
  ['Pro formu na zátky 12 vyhazovačů nitridovaných 5x160', '12 × vyhazovačů nitridovaných 5x160'],
  ['12 nitridált kilökőcsap 5x160 a dugó szerszámhoz', '12 × nitridált kilökőcsap 5x160'],
  ['12 aruncătoare nitrurate 5x160 pentru matrița dopurilor', '12 × aruncătoare nitrurate 5x160'],
  ['Za orodje za čepe rabimo 12 izmetačev nitriranih 5x160', '12 × izmetačev nitriranih 5x160'],
  ['12 utstötare nitrerade 5x160 till vårt nya proppverktyg', '12 × utstötare nitrerade 5x160'],
])('what the mould makes is none of the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('parts behind the mould stay', () => {
  expect(readMailParts('12 éjecteurs 5x160 pour le moule à bouchons et 4 goupilles 8x40')).toEqual([
    '12 × éjecteurs 5x160',
    '4 × goupilles 8x40',
  ])
})

test.each([
  ['vodicí pouzdro 24x46, celkem 8, po dvou do každé formy', '8 ×'],
  ['trubkové vyhazovače 5x8x150 celkem 4 kusy, dva na jednu formu', '4 ×'],
  ['4 ejector pins 6x160 for the hardened mould', 'hardened'],
  ['4 Hülsen 5x8x150 für das Deckelwerkzeug 2231', '2231'],
])('figures and materials of a mould stay: %s', (line, said) => {
  expect(readMailParts(line).join()).toContain(said)
})

test.each([
  'Auswerfer 5x160 für die Deckelform',
  'ejector pins 5x160 for the cap mould',
  'éjecteurs 5x160 pour le moule des bouchons',
  'estrattori 5x160 per lo stampo dei tappi',
  'expulsores 5x160 para el molde de los tapones',
  'uitwerpers 5x160 voor de dopmatrijs',
  'wypychaczy 5x160 do formy na zakrętki',
  'vyhazovačů 5x160 do formy na víčka',
  'kilökő 5x160 a kupak szerszámhoz',
  'extratores 5x160 para o molde das tampas',
  'aruncătoare 5x160 pentru matrița de capace',
  'izmetačev 5x160 za orodje za zamaške',
  'utstötare 5x160 för locksverktyget',
])('the mould that a part is for is removed with what it makes: %s', (text) => {
  expect(withoutMouldPurposes(text)).toMatch(/^\p{L}[\p{L} ]+ 5x160$/u)
})
