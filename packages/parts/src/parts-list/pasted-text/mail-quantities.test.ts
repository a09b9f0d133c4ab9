import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

test.each([
  [
    'rough numbers behind sizes and before a shared kind, which stay rough',
    'ejector pins 5x160 - at least 20\nAuswerferstifte 5x160, ca. 30\nmi servono circa 25 estrattori 5x160 e almeno 10 da 6x200\ncomo mínimo 20 expulsores 5x160 y unos 8 de 8x250',
    [
      ...['at least 20 pcs × ejector pins 5x160', 'ca. 30 pcs × Auswerferstifte 5x160'],
      ...['circa 25 pcs × estrattori 5x160', 'almeno 10 pcs × estrattori 6x200'],
      ...['como mínimo 20 pcs × expulsores 5x160', 'unos 8 pcs × expulsores 8x250'],
    ],
  ],
  [
    'numbers in words and behind times at the end of a part',
    'ejector sleeve 5x8x150, two\npouzdra kalená 5x8x150 dvě\nguide bush bronze 24x46 x 4',
    ['2 × ejector sleeve 5x8x150', '2 × pouzdra kalená 5x8x150', '4 × guide bush bronze 24x46'],
  ],
  [
    'former numbers with words beside them',
    'utstötare 6x200, 12 st (inte 10 som jag skrev)\nfourreaux 5x8x125 : 6 (et non 4 comme indiqué hier)\nestrattore 8x250: erano 6, diventano 10',
    ['12 × utstötare 6x200', '6 × fourreaux 5x8x125', '10 × estrattore 8x250:'],
  ],
])('a mail with %s', (_, text, parts) => {
  const rows = readMail(text).map(({ requested, quantity }) =>
    quantity === '' ? requested : `${quantity} × ${requested}`,
  )
  expect(rows).toEqual(parts)
})
