import { expect, test } from 'vitest'
import { formatAnswer, resolveText } from '../testing/read-text.ts'

test.each([
  ['cs', 'vodicích čepů 22x56x75', 'FSE-22x56x75'],
  ['cs', 'středicích kroužků 100x36x12', 'ZRU-100x36x12'],
  ['cs', 'vtokových vložek kalených 18x3x40x56', 'ABT-18x3x40x56'],
  ['cs', 'vyhazovacích trubek kalených 5x8x150', 'AHH-5x8x150'],
  ['cs', 'středicí kroužek Ø100 díra 36 výška 12', 'ZRU-100x36x12'],
  ['cs', 'plochej vyhazovač kalenej 1x5,5x125x63', 'AFH-1x5.5x125x63'],
  ['cs', 'trubkovejch vyhazovačů nitridovanejch 5x8x150', 'AHN-5x8x150'],
  ['pl', 'płaskich wypychaczy hartowanych 1,2x5,5x160x80', 'AFH-1.2x5.5x160x80'],
  ['pl', 'kolumienek prowadzących 22x56x75', 'FSE-22x56x75'],
  ['pl', 'tulei wtryskowych hartowanych 18x3x40x56', 'ABT-18x3x40x56'],
  ['pl', 'tulejka centrująca 16x11x16', 'ZHE-16x11x16'],
  ['hu', 'központosító gyűrűtök 100x36x12', 'ZRU-100x36x12'],
  ['hu', 'magtüskét edzett 5x200', 'KSH-5x200'],
  ['hu', 'vezetőpersely bronzból 24x56', 'FBG-24x56'],
  ['hu', 'bronzperselyt 24x56', 'FBG-24x56'],
  ['pt', 'anéis centradores 100x36x12', 'ZRU-100x36x12'],
  ['pt', 'buchas de centragem 16x11x16', 'ZHE-16x11x16'],
  ['pt', 'bucha de injeção 12x3 R40 comprim. 46 aço 1.2767', 'ABT-12x3x40x46'],
  ['ro', 'aruncătoare lamelare călite 1,2x5,5x160x80', 'AFH-1.2x5.5x160x80'],
  ['ro', 'știfturile de miez călite 5x200', 'KSH-5x200'],
  ['ro', 'bucșe din oțel 24x56', 'FBE-24x56'],
  ['ro', 'oringuri viton 20x2,5', 'ORF-20x2.5'],
  ['se', 'platta utstötare härdade 1,2x5,5x160x80', 'AFH-1.2x5.5x160x80'],
  ['se', 'centreringsringarna 100x36x12', 'ZRU-100x36x12'],
  ['se', 'bronsbussningar 24x56', 'FBG-24x56'],
  ['se', 'cylinderpinnarna 8x50', 'STW-8x50'],
  ['sl', 'lamelnih izmetačev kaljenih 1,2x5,5x160x80', 'AFH-1.2x5.5x160x80'],
  ['sl', 'vodilnih stebričkov 22x56x75', 'FSE-22x56x75'],
  ['sl', 'o-obročkov FKM 20x2,5', 'ORF-20x2.5'],
])('reads the forms that a name has in a sentence, in %s: %s', (_, text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

test.each([
  ['O-gyürü 16x2 FKM', 'ORF-16x2'],
  ['O-gyürű 16x2 FKM', 'ORF-16x2'],
  ['O-gyuru 16x2 FKM', 'ORF-16x2'],
  ['központositó gyürü 100x36x12', 'ZRU-100x36x12'],
  ['kozpontosíto gyűru 100x36x12', 'ZRU-100x36x12'],
  ['lépcsös kilökö edzett 2x4x125, lépcsö 63', 'ASH-2x4x125x63'],
  ['vezetöoszlop 24x46x75', 'FSE-24x46x75'],
  ['utstotarhylsor härdade 5x8x150', 'AHH-5x8x150'],
])('reads names that are typed without some of their letters: %s', (text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})
