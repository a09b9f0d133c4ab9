import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Ich brauche Ersatz für einen gebrochenen Auswerferstift 6x200, am besten gleich 5 Stück.',
  'I need an ejector pin 6x200, preferably 5 pcs.',
  'Potřebuji náhradu za zlomený vyhazovač 6x200, nejlépe rovnou 5 ks.',
  'Necesito un expulsor 6x200, preferiblemente 5 unidades.',
  'Il me faut un éjecteur 6x200, de préférence 5 pièces.',
  'Mi serve un estrattore 6x200, possibilmente 5 pezzi.',
  'Ik heb een uitwerppen 6x200 nodig, het liefst meteen 5 stuks.',
  'Potrzebuję wypychacz 6x200, najlepiej od razu 5 szt.',
  'Preciso de um extrator 6x200, de preferência logo 5 unidades.',
  'Am nevoie de un aruncător 6x200, cel mai bine direct 5 bucăți.',
  'Jag behöver en utstötare 6x200, helst 5 st.',
  'Potrebujem izmetač 6x200, najbolje kar 5 kosov.',
  'Kellene egy kilökőcsap 6x200, lehetőleg 5 db.',
])('the pieces that a mail would like best are those of its part: %s', (text) => {
  expect(readMailParts(text)).toEqual([expect.stringMatching(/^5 × (?:\p{L}+ ){0,2}\p{L}+ 6x200$/u)])
})

test.each([
  '10 pins 6x200, preferably 2 weeks',
  '10 pins 6x200, ideally 6x250',
  '10 Stifte 6x200, am besten 2 Tage früher',
])('another number is none of pieces: %s', (text) => {
  expect(readMailParts(text)[0]).toMatch(/^10 ×/)
})
