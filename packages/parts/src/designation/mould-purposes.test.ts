import { expect, test } from 'vitest'
import { formatAnswer, resolveText } from '../testing/read-text.ts'

test.each([
  'Auswerferstift nitriert 6x200 für Deckelwerkzeug',
  'Auswerferstift nitriert 6x200, für das Werkzeug der Stopfen',
  'ejector pin nitrided 6x200 for the plug mould',
  'éjecteur nitruré 6x200 pour le moule des bouchons',
  'estrattore nitrurato 6x200 per lo stampo dei tappi',
  'expulsor nitrurado 6x200 para el molde de los tapones',
  'extrator nitretado 6x200 para o molde dos bujões',
  'uitwerper genitreerd 6x200 voor de dopmatrijs',
  'wypychacz azotowany 6x200 do formy na korki',
  'vyhazovač nitridovaný 6x200 do formy na zátky',
  'kilökőcsap nitridált 6x200 a dugó szerszámhoz',
  'aruncător nitrurat 6x200 pentru matrița de dopuri',
  'izmetač nitriran 6x200 za orodje za čepe',
  'utstötare nitrerad 6x200 till proppverktyget',
])('what a mould makes is none of the part: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x200')
})

test.each(['ejector pin 6x200 for the mould of hardened steel', 'ejector pin nitrided 6x200 for the cap mould 8x150'])(
  'materials and figures beside a mould are read: %s',
  (text) => {
    expect(formatAnswer(resolveText(text))).not.toBe('AZN-6x200')
  },
)
