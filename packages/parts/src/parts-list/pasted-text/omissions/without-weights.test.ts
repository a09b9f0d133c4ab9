import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['placas portacavidad 246x296x56', 'Las placas se descargan con puente grúa (máx. 2 t), avisar un día antes.'],
  ['Formplatten 246x296x56', 'Die Platten werden mit dem Kran abgeladen (max. 2 t).'],
  ['piastre 246x296x56', 'Le piastre si scaricano con il carroponte da 5 t.'],
  ['expulsores nitrurados 8x315', 'El molde está en la máquina de 160 toneladas.'],
  ['wypychaczy azotowanych 8x315', 'Forma stoi na maszynie 160 ton.'],
  ['ejector pins 8x315', 'The mould weighs 850 kg and runs on a 350 t press.'],
  ['ejector pins 8x315', 'Total weight should stay below 20 kg if possible.'],
  ['expulsores 8x315', 'El molde pesa 850 kg y va en una máquina de 350 t.'],
  ['Auswerferstifte 8x315', 'Das Werkzeug wiegt 850 kg.'],
  ['uitwerpers genitreerd 8x315', 'De matrijs staat op de machine van 160 ton.'],
])('tonnes count no parts: %s. %s', (part, line) => {
  expect(readMailParts(`6 ${part}\n${line}`)).toEqual([`6 × ${part}`])
})

test('grease by its weight is ordered', () => {
  expect(readMailParts('6 pins 8x315\n2 kg grease for the slides')[1]).toMatch(/^2 /)
})

test('pieces beside tonnes stay', () => {
  expect(readMailParts('6 pins 8x315\nsend 4 of the pins to the 160 t machine')[0]).toBe('6 ? × pins 8x315')
})
