import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutStoryOfMachine } from './named-numbers.ts'

test.each([
  [
    'Auf Maschine 14 (Arburg 470) läuft unser Werkzeug W 2231 nicht mehr sauber. Bitte sechzehn Stifte 4x200 und vier Hülsen 4x6x150.',
    ['16 × Stifte 4x200', '4 × Hülsen 4x6x150'],
  ],
  ['we are servicing tool 64 and could do with eight nitrided ejector pins 6x250', ['8 × nitrided ejector pins 6x250']],
  ['robimy przegląd formy nr 64 i przydałoby się osiem wypychaczy 6x250', ['8 × wypychaczy 6x250']],
  ['the moulder grumbled about flash on cavity 3 and eight ejector pins 6x200', ['8 × ejector pins 6x200']],
])('numbers of moulds and machines count no pieces: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test('figures of the part behind the word for a size stay', () => {
  expect(readMailParts('Durchmesser 6, bitte 4 Auswerfer nitriert, Länge 200').join()).toContain('Durchmesser 6')
})

test.each([
  ['2 wypychacze azotowane 5x160, stanęła nam maszyna nr 4.', ['2 × wypychacze azotowane 5x160']],
  ['2 Auswerfer 5x160 nitriert, Maschine Nr. 4 steht', ['2 × Auswerfer 5x160 nitriert']],
  ['2 pins 5x160 nitrided – press 7 is down!', ['2 × pins 5x160 nitrided']],
  ["2 éjecteurs nitrurés 5x160, la machine 4 est à l'arrêt", ['2 × éjecteurs nitrurés 5x160']],
])('a last clause about a machine says nothing of the part: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  'Auswerfer 5x160, vier Stück für Maschine 4',
  'pins 5x160, two per machine',
  'pins 5x160, press fit nitrided',
])('a last clause with pieces or a material stays: %s', (text) => {
  expect(withoutStoryOfMachine(text)).toBe(text)
})

test.each([
  ['10 pins 8x160 (dringend, Werkzeug steht)'],
  ['10 pins 8x160 (urgent, tool is down)'],
  ["10 pins 8x160 (urgent, moule à l'arrêt)"],
  ['10 pins 8x160 (urgente, stampo fermo)'],
  ['10 pins 8x160 (urgente, molde parado)'],
  ['10 pins 8x160 (spoed, matrijs staat stil)'],
  ['10 pins 8x160 (pilne, forma stoi)'],
  ['10 pins 8x160 für die 220er Maschine'],
  ['10 pins 8x160 for the 220 t machine'],
  ['10 pins 8x160 per la pressa, per la 220 t macchina'],
])('a machine or a mould that stands says nothing of the part: %s', (line) => {
  expect(readMailParts(line)[0]).toMatch(/^10 × pins 8x160(?! \()/)
})
