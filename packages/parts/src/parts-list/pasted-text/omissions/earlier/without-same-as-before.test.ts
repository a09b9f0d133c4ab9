import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  ['10 Auswerfer nitriert 6x160 - dieselben wie im März', '10 × Auswerfer nitriert 6x160'],
  ['10 Auswerfer nitriert 6x160 (wie immer)', '10 × Auswerfer nitriert 6x160'],
  ['10 nitrided ejector pins 6x160 - same as last time', '10 × nitrided ejector pins 6x160'],
  ['10 vyhazovačů nitridovaných 6x160, stejné jako minule', '10 × vyhazovačů nitridovaných 6x160'],
  ['10 × expulsor nitrurado 4x160 — los mismos que en marzo', '10 × expulsor nitrurado 4x160'],
  ['10 expulsores nitrurados 6x160, igual que la última vez', '10 × expulsores nitrurados 6x160'],
  ["10 éjecteurs nitrurés 6x160 (les mêmes que d'habitude)", '10 × éjecteurs nitrurés 6x160'],
  ['10 db kilökő nitridált 6x160, ugyanaz, mint legutóbb', '10 × kilökő nitridált 6x160'],
  ['10 estrattori nitrurati 6x160 - gli stessi di marzo', '10 × estrattori nitrurati 6x160'],
  ['10 uitwerpers genitreerd 6x160 - dezelfde als vorige keer', '10 × uitwerpers genitreerd 6x160'],
  ['10 wypychaczy azotowanych 6x160, te same co ostatnio', '10 × wypychaczy azotowanych 6x160'],
  ['10 extratores nitretados 6x160 (os mesmos da última vez)', '10 × extratores nitretados 6x160'],
  ['10 aruncătoare nitrurate 6x160, la fel ca data trecută', '10 × aruncătoare nitrurate 6x160'],
  ['10 utstötarstift nitrerade 6x160 - samma som sist', '10 × utstötarstift nitrerade 6x160'],
  ['10 izmetačev nitriranih 6x160 (enaki kot zadnjič)', '10 × izmetačev nitriranih 6x160'],
  ["10 ejector pins 6x160, same again, on tonight's van?", '10 × ejector pins 6x160'],
  ['10 Auswerfer 6x160, dieselben wieder, heute noch mit dem Fahrer', '10 × Auswerfer 6x160'],
  ['10 éjecteurs 6x160, toujours les mêmes, par la navette de ce soir', '10 × éjecteurs 6x160'],
  ['10 estrattori 6x160, sempre gli stessi, con il furgone di stasera', '10 × estrattori 6x160'],
  ['10 expulsores 6x160, los mismos otra vez, en la furgoneta de esta noche', '10 × expulsores 6x160'],
  ['10 uitwerpers 6x160, weer dezelfde', '10 × uitwerpers 6x160'],
])('that a part is the one of an order before says nothing about it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('behind a cut it may say the length', () => {
  expect(readMailParts('10 nitrided ejector pins 6x160, cut, same as last time').join()).toMatch(/cut/)
})

test('as many as before are no pieces', () => {
  expect(readMailParts('Auswerfer nitriert 6x160, gleiche Menge wie letztes Mal').join()).not.toMatch(/^\d+ ×/)
})
