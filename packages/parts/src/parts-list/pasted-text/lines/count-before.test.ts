import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Ich brauche 20 Zylinderstifte 8x40 und 20 in der Größe 10x60, gehärtet.',
  'I need 20 dowel pins 8x40 and 20 in size 10x60, hardened.',
  'Il me faut 20 goupilles cylindriques 8x40 et 20 en dimension 10x60, trempées.',
  'Mi servono 20 spine cilindriche 8x40 e 20 nella misura 10x60, temprate.',
  'Necesito 20 pasadores cilíndricos 8x40 y 20 de medida 10x60, templados.',
  'Ik wil 20 paspennen 8x40 en 20 in de maat 10x60, gehard.',
  'Potrzebuję 20 kołków walcowych 8x40 i 20 w wymiarze 10x60, hartowanych.',
  'Potřebuji 20 válcových kolíků 8x40 a 20 o rozměru 10x60, kalených.',
  'Preciso de 20 cavilhas cilíndricas 8x40 e 20 na medida 10x60, temperadas.',
  'Am nevoie de 20 știfturi cilindrice 8x40 și 20 de dimensiunea 10x60, călite.',
  'Potrebujem 20 valjastih zatičev 8x40 in 20 dimenzije 10x60, kaljenih.',
  'Jag behöver 20 cylindriska pinnar 8x40 och 20 i 10x60, härdade.',
  'Jag behöver 20 cylindriska pinnar 8x40 och 20 i storlek 10x60, härdade.',
])('a second size stands behind its count and a word for sizes: %s', (line) => {
  const parts = readMailParts(line)
  expect(parts).toEqual([
    expect.stringMatching(/^20 × \p{L}[^\d]* 8x40 /u),
    expect.stringMatching(/^20 × \p{L}[^\d]* 10x60, /u),
  ])
})

test('the Polish "i" behind pieces begins the next size', () => {
  expect(readMailParts('Kołki walcowe 8x40, 20 i 10x60, 30.')[0]).toBe('20 × Kołki walcowe 8x40')
})
