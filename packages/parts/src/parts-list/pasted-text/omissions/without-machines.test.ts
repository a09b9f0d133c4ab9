import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutMachines } from './without-machines.ts'

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
  expect(withoutMachines(text)).toBe(text)
})

test.each([
  '10 pins 8x160 (dringend, Werkzeug steht)',
  '10 pins 8x160 (urgent, tool is down)',
  "10 pins 8x160 (urgent, moule à l'arrêt)",
  '10 pins 8x160 (urgente, stampo fermo)',
  '10 pins 8x160 (urgente, molde parado)',
  '10 pins 8x160 (spoed, matrijs staat stil)',
  '10 pins 8x160 (pilne, forma stoi)',
  '10 pins 8x160 für die 220er Maschine',
  '10 pins 8x160 for the 220 t machine',
])('a machine by its tonnes, or a mould that stands, says nothing of the part: %s', (line) => {
  expect(readMailParts(line)).toEqual(['10 × pins 8x160'])
})

test.each([
  'acht Auswerfer nitriert 10x315 für das Werkzeug MT-448, das auf der 350-Tonnen-Maschine steht',
  'eight pins nitrided 10x315 for mould MT-448, which is down on the 350 ton press',
  'eight pins nitrided 10x315 for the lid tool its down on machine 12',
  "huit éjecteurs nitrurés 10x315 pour le moule MT-448 qui est à l'arrêt sur la presse de 350 tonnes",
  'otto estrattori nitrurati 10x315 per lo stampo MT-448 che è fermo sulla pressa da 350 tonnellate',
  'ocho expulsores nitrurados 10x315 para el molde MT-448 que está parado en la máquina de 350 toneladas',
])('a mould that stands is told in a clause about it, too: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^8 × .* 10x315$/)])
})
