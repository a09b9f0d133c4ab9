import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Brennan Plastics Ltd. Registered in Ireland No. 555123',
  'Company Reg. No. 04551234 VAT No. GB 123456789',
  'Amtsgericht Ulm HRB 77123 USt-IdNr. DE123456789',
  'SARL au capital de 50000 euros - RCS Lyon 123 456 789 - SIRET 12345678900012',
  'P.IVA 01234567890 - REA MI-1234567 - Cap. soc. 10.000',
  'NIP 1234567890, KRS 0000123456, REGON 123456789',
  'Telefon +49 711 4711-22, Fax -23',
  'Liefertermin: 14.12.2026',
  'Dobava 7. 12. 2026',
])('a footer says nothing about the part above it: %s', (footer) => {
  expect(readMailParts(`4 guide bushes bronze 24x46\n${footer}`)).toEqual(['4 × guide bushes bronze 24x46'])
  expect(readMailParts(`O-Ring 14x2 FKM\nMenge: 25 Stück\n${footer}`)).toEqual(['25 × O-Ring 14x2 FKM'])
})

test.each([
  'Märk paketet med verktyg 377. /Lotta',
  'Paket bitte mit Werkzeug 377 kennzeichnen. /Lotta',
  'Please mark the parcel with tool 377. /Lotta',
])('a sentence before a name does not go on from the part above it: %s', (sentence) => {
  expect(readMailParts(`6 dowel pins ISO 8734 6x40\n${sentence}`)).toEqual(['6 × dowel pins ISO 8734 6x40'])
})

test('a date below an eye bolt is none of its sizes', () => {
  expect(readMailParts('4. eye bolt M12 - 2 pcs\nDobava 7. 12. 2026')).toEqual(['2 × eye bolt M12'])
})
