import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list =
  '12 Kernstifte gehärtet 3,7x200\n4 Auswerferhülsen nitriert 6x10x150\n2 Auswerferhülsen nitriert 4x8x150\n\n'

test.each(['Für die Hülsen bitte mit Zeugnis 3.1.', 'Werkszeugnis 3.1 bei den Hülsen', 'ja, 3.1 für die Hülsen'])(
  'a certificate for a kind belongs to each of its parts: %s',
  (sentence) => {
    expect(readMailParts(list + sentence)).toEqual([
      '12 × Kernstifte gehärtet 3,7x200',
      '4 × Auswerferhülsen nitriert 6x10x150 EN 10204 3.1',
      '2 × Auswerferhülsen nitriert 4x8x150 EN 10204 3.1',
    ])
  },
)

test.each([
  ['12 core pins hardened 3.7x200\n4 sleeves nitrided 6x10x150', 'We need a 3.1 cert for the core pins.'],
  ['12 machos templados 3,7x200\n4 casquillos 20x46', 'Con certificado 3.1 para los machos, por favor.'],
  ['12 spine temprate 3,7x200\n4 boccole 20x46', 'Certificato 3.1 per le spine'],
  ['12 kernpennen gehard 3,7x200\n4 bussen 20x46', 'graag met 3.1 certificaat bij de kernpennen'],
])('in other languages: %s', (parts, sentence) => {
  const [pins, others] = readMailParts(`${parts}\n\n${sentence}`)
  expect(pins).toMatch(/^12 × .* 3\.1$/)
  expect(others).toMatch(/^4 × .*\d$/)
})

test.each(['Für die Hülsen ohne Zeugnis 3.1.', 'Kein 3.1 für die Hülsen.'])(
  'no certificate is none: %s',
  (sentence) => {
    expect(readMailParts(list + sentence).join()).not.toContain('EN 10204')
  },
)

test('a size of a kind is no certificate', () => {
  expect(readMailParts(`${list}Die Kernstifte bitte in 3,1.`).join()).not.toContain('EN 10204')
})
