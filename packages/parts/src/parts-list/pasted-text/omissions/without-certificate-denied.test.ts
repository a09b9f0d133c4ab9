import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutCertificateDenied } from './without-certificate-denied.ts'

test.each([
  '2x oogbout M20 (om mee te hijsen, certificaat niet nodig)',
  '2x oogbout M20 (certificaat niet nodig)',
  '2 eye bolts M20 (for lifting, no certificate needed)',
  '2 Ringschrauben M20 (zum Heben, kein Zeugnis nötig)',
  '2 anneaux de levage M20 (pas besoin de certificat)',
  '2 golfari M20 (certificato non necessario)',
  '2 cáncamos M20 (no hace falta certificado)',
  '2 śruby oczkowe M20 (certyfikat niepotrzebny)',
  '2 závěsné šrouby M20 (certifikát není potřeba)',
])('a certificate that nobody needs leaves out no part: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^2 × .*M20/)])
  expect(readMailParts(line).join()).not.toMatch(/ertifi|Zeugnis|certyf/)
})

test.each(['2 eye bolts M20, with certificate', '2 eye bolts M20 (not needed)', 'no certificate needed'])(
  'what is ordered, and a part that nobody needs, stay: %s',
  (line) => {
    expect(withoutCertificateDenied(line)).toBe(line)
  },
)
