import { expect, test } from 'vitest'
import { readAccessoryDetails } from './accessory-details.ts'

const read = (text: string) =>
  readAccessoryDetails(text, { letters: ['A', 'B', 'J', 'K'], bores: [9, 13, 19], powers: [175, 475] })

test.each([
  ['Thermoelement Typ J 3x50', 'J'],
  ['thermocouple K 3x80', 'K'],
  ['hőelem J típusú', 'J'],
  ['termopara wersja "K"', 'K'],
  ['Thermoelement NiCr-Ni', 'K'],
  ['termočlánek Fe-CuNi (J)', 'J'],
  ['fűtőpatron A alakú', 'A'],
  ['cartuccia 12,5x160-B', 'B'],
  ['topná patrona tvar: b', 'B'],
  ['Typ J oder K', 'J K'],
  ['resistencia a medida', ''],
  ['Thermoelement Typ T', ''],
  ['Typ J/K', ''],
  ['verwarmingspatronen met haakse aansluiting', 'B'],
  ['verwarmingspatronen met haakse aansluiting (vorm B)', 'B'],
  ['Heizpatrone mit abgewinkelten Anschlussleitungen', 'B'],
  ['cartouche chauffante, fils coudés', 'B'],
  ['cartridge heater with straight leads', 'A'],
  ['topná patrona s rovnými vývody', 'A'],
  ['Heizpatrone Form A, Leitungen abgewinkelt', 'B A'],
])('the form or type is a letter behind or before its name, alone, or a pair of wires: %s', (text, letters) => {
  expect(read(text).letters.join(' ')).toBe(letters)
})

test.each([
  'Nippel NW9',
  'Nippel DN 9',
  'Nippel 9er',
  'hűtőcsonk 9-es',
  '9 mm nipple',
  'Nippel für 9 mm Schlauch',
  'raccord pour tuyau de 9',
  'racor para manguera de 9 mm',
  'vsuvka na hadici 9',
  'csonk 9-es tömlőhöz',
  'koelnippel voor slang 9 mm',
  'priključek za cev 9 mm',
  'Kühlnippel 9 M10x1',
  'raccords de 9 en G1/8',
])('a nominal bore has a label, a unit, a hose or a thread beside it: %s', (text) => {
  expect(read(text).bores).toEqual([9])
})

test.each(['9 Nippel', 'Nippel NW 8', 'Nippel M9x1', 'Werkzeug 13', 'Nippel 9x13'])(
  'no bore is read from: %s',
  (text) => {
    expect(read(text).bores).toEqual([])
  },
)

test.each([
  ['plug G 1/8"', 'plug G1/8'],
  ['Stopfen 3/8 Zoll', 'Stopfen G3/8'],
  ['tapón M 14 x 1,5', 'tapón M14x1.5'],
  ['eye bolt M 16', 'eye bolt M16'],
  ['plug R 1/8', 'plug R 1/8'],
  ['plug 1/8 NPT', 'plug 1/8 NPT'],
])('threads are closed up: %s', (text, closed) => {
  expect(read(text).otherWords).toBe(closed)
})

test('a power is one of the catalogue, in watts', () => {
  expect(read('cartridge heater 12.5x160, 475 W').powers).toEqual([475])
  expect(read('Heizpatrone 475W').powers).toEqual([475])
  expect(read('topná patrona 175 wattů').powers).toEqual([175])
  expect(read('Heizpatrone 500 W').powers).toEqual([])
  expect(read('Heizpatrone 230 V').powers).toEqual([])
})
