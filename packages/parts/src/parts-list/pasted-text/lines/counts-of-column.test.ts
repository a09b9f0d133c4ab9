import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'koelnippel 9 met M10x1        16\nhydraulische cilinder slag 50         2',
    ['16 × koelnippel 9 met M10x1', '2 × hydraulische cilinder slag 50'],
  ],
  [
    'Kugellager 6204        2\nAuswerferstift gehärtet 4x160       8',
    ['2 × Kugellager 6204', '8 × Auswerferstift gehärtet 4x160'],
  ],
  ['wypychacz hartowany 4x160     2\nłożysko 6204          3', ['2 × wypychacz hartowany 4x160', '3 × łożysko 6204']],
  ['ejector pin hardened 4x160     2\noil filter     5', ['2 × ejector pin hardened 4x160', '5 × oil filter']],
  [
    'vyhazovač kalený 4x160     2\nhydraulický válec zdvih 50     1',
    ['2 × vyhazovač kalený 4x160', '1 × hydraulický válec zdvih 50'],
  ],
])('goods in the column of pieces are ordered as well: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  'Kundennummer          40012\n\nAuswerferstift gehärtet 4x160     2',
  'Auswerferstift gehärtet 4x160     2\nGesamt      2',
  'Datum 30.11.2026     Seite 2\n\nAuswerferstift gehärtet 4x160     2',
])('other numbers behind blanks count nothing: %s', (text) => {
  expect(readMailParts(text)).toEqual(['2 × Auswerferstift gehärtet 4x160'])
})
