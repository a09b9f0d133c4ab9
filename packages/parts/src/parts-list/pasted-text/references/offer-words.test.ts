import { describe, expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list = ['1. Auswerferstift 10x250, 20 Stück', '2. Auswerferstift 10x400, 20 Stück', '3. Hülse 8x12x175, 4 Stück']
const said = ['20 × Auswerferstift 10x250', '20 × Auswerferstift 10x400', '4 × Hülse 8x12x175']
const quoted = list.map((line) => `> ${line}`)
const read = (sentence: string, lines = quoted) => readMailParts(`${sentence}\n\n${lines.join('\n')}`)

describe('positions that are ordered', () => {
  test.each([
    'Wir bestellen daraus nur Pos. 1 und 3.',
    'Hiermit bestellen wir die Pos. 1 und 3.',
    'Wir bestellen Pos. 1 und 3 aus Ihrem Angebot.',
    'Wir bestellen Pos. 1 und 3 aus Ihrem Angebot Nr. A-4711.',
    'We would like to order items 1 and 3 from your quote.',
    'Please supply items 1 and 3.',
    'Nous commandons les positions 1 et 3 de votre offre.',
    'Ordiniamo le posizioni 1 e 3 della vostra offerta.',
    'Pedimos las posiciones 1 y 3 de su oferta.',
    'Zamawiamy pozycje 1 i 3 z Państwa oferty.',
    'Objednáváme položky 1 a 3 z vaší nabídky.',
    'Wij bestellen positie 1 en 3 uit uw offerte.',
    'Encomendamos as posições 1 e 3 da vossa proposta.',
    'Csak az 1. és 3. tételt rendeljük.',
    'Megrendeljük az 1. és 3. tételt.',
    'Comandăm pozițiile 1 și 3 din oferta dvs.',
    'Vi beställer position 1 och 3 ur er offert.',
    'Naročamo postavki 1 in 3 iz vaše ponudbe.',
  ])('leave each other one open: %s', (sentence) => {
    const expected = [said[0], '20 ? × Auswerferstift 10x400', said[2]]
    expect(read(sentence)).toEqual(expected)
    expect(read(sentence, list)).toEqual(expected)
  })

  test.each(['Bitte Pos. 1 und 3 vorab per Express.', 'Pos. 1 und 3 bitte dringend.'])(
    'are all ordered where a sentence says only how some are sent: %s',
    (sentence) => {
      expect(read(sentence, list)).toEqual(said)
    },
  )
})

test.each([
  'Alles wie angeboten, ohne die Hülsen.',
  'Alles wie angeboten bis auf Pos. 3.',
  'Tout comme proposé, sans les Hülsen.',
  'Wir brauchen nur die Stifte.',
  'Die Hülsen sind noch da, also bitte nur die Stifte.',
])('an answer with all but one part leaves that one open: %s', (sentence) => {
  const [pins, longPins, sleeve] = read(sentence)
  expect([pins, longPins]).toEqual(said.slice(0, 2))
  expect(sleeve).not.toBe(said[2])
})

test('a position with "but" behind it has the number of its clause', () => {
  expect(read('Alles wie angeboten, Pos. 2 aber nur 10 Stück.')).toEqual([
    said[0],
    '10 × Auswerferstift 10x400',
    said[2],
  ])
})
