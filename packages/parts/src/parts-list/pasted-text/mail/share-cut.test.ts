import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['bitte nach Zeichnung 118-04-C ablängen:', 'ablängen'],
  ['bitte für Auftrag 88-412 auf Länge geschliffen:', 'auf Länge'],
  ['Please cut as follows:', 'cut'],
  ['À couper selon les cotes suivantes :', 'couper'],
  ['Da tagliare a misura:', 'tagliare'],
  ['Para cortar a medida:', 'cortar'],
  ['Graag inkorten:', 'inkorten'],
  ['Proszę skrócić według listy:', 'skrócić'],
  ['Prosím zkrátit podle výkresu:', 'zkrátit'],
  ['Cortados à medida:', 'Cortados'],
])('a cut above the parts is that of each length: %s', (heading, word) => {
  const mail = `${heading}\n\nAuswerferstift nitriert 5x160, Länge 143,50 +0,05, 8 Stück\nAuswerferstift nitriert 8x200, 4 Stück`
  const [cut, whole] = readMailParts(mail)
  expect(cut).toBe(`8 × Auswerferstift nitriert 5x160, Länge 143,50 +0,05, ${word}`)
  expect(whole).toBe('4 × Auswerferstift nitriert 8x200')
})

test.each(['Bitte nicht kürzen:', 'Bitte liefern Sie:', 'Bitte ablängen:\n4 Hülsen 5x8x150\nFür Werkzeug 12:'])(
  'a length below another line is only perhaps cut: %s',
  (heading) => {
    const parts = readMailParts(`${heading}\n\nAuswerferstift nitriert 5x160, Länge 143,50 +0,05, 8 Stück`)
    expect(parts.at(-1)).toBe('8 × Auswerferstift nitriert 5x160, Länge 143,50 +0,05')
  },
)
