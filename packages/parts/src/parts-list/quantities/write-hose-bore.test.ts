import { expect, test } from 'vitest'
import { writeHoseBore } from './write-hose-bore.ts'

test.each([
  ['raccords G1/8 pour tuyau de 9', 'raccords G1/8 pour tuyau de 9 mm'],
  ['Nippel G1/4 für Schlauch 13', 'Nippel G1/4 für Schlauch 13 mm'],
  ['boquillas G1/4 para manguera de 9, 6 uds', 'boquillas G1/4 para manguera de 9 mm, 6 uds'],
  ['nipple for hose 9 mm', 'nipple for hose 9 mm'],
  ['Kühlnippel G1/4 für 9er Schlauch', 'Kühlnippel G1/4 9 mm'],
  ['cooling nipple G1/4 for a 9 mm hose', 'cooling nipple G1/4 9 mm'],
  ['koelnippels G1/4 voor 13 mm slang, 6 stuks', 'koelnippels G1/4 13 mm, 6 stuks'],
  ['30 m Schlauch für die Kühlung, 9 mm', '30 m Schlauch für die Kühlung, 9 mm'],
])('%s', (text, written) => {
  expect(writeHoseBore(text)).toBe(written)
})
