import { expect, test } from 'vitest'
import { writeHoseBore } from './write-hose-bore.ts'

test.each([
  ['raccords G1/8 pour tuyau de 9', 'raccords G1/8 pour tuyau de 9 mm'],
  ['Nippel G1/4 für Schlauch 13', 'Nippel G1/4 für Schlauch 13 mm'],
  ['boquillas G1/4 para manguera de 9, 6 uds', 'boquillas G1/4 para manguera de 9 mm, 6 uds'],
  ['nipple for hose 9 mm', 'nipple for hose 9 mm'],
])('%s', (text, written) => {
  expect(writeHoseBore(text)).toBe(written)
})
