import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutLosses } from './without-losses.ts'

test.each([
  ['Zentrierring 100x36x12, der vorige ist leider kaputt', 'Zentrierring 100x36x12'],
  ['locating ring 100x36x12 just one, the previous one got chipped and cracked', 'locating ring 100x36x12 just one'],
  ['6 estrattori 5x200 nitrurati, quelli montati adesso sono consumati', '6 estrattori 5x200 nitrurati'],
  ['6 kilökő 5x200, az előzőek sajnos eltörtek', '6 kilökő 5x200'],
  ["bague de centrage 100x36x12 car l'ancienne est fêlée", 'bague de centrage 100x36x12'],
  ['anel de centragem 100x36x12, o nosso está amolgado', 'anel de centragem 100x36x12'],
  ['locating ring 100x36x12 as well, the old one is bent', 'locating ring 100x36x12 as well'],
  ['středicí kroužek 100x36x12 taky jeden, ten starý je omlácený', 'středicí kroužek 100x36x12 taky jeden'],
  ['centrirni obroč 100x36x12, stari je poškodovan', 'centrirni obroč 100x36x12'],
  ['Zentrierring 100x36x12, der alte hat eine Delle', 'Zentrierring 100x36x12'],
  ['pierścień centrujący 100x36x12, stary jest pęknięty', 'pierścień centrujący 100x36x12'],
  ['4 casquillos guía 24x46, que los viejos tienen holgura', '4 casquillos guía 24x46'],
  ['6 wypychaczy 5x200, te poprzednie pękły, proszę w piątek', '6 wypychaczy 5x200, proszę w piątek'],
  ['golfari M12, che quelli vecchi sono da buttare', 'golfari M12'],
  ['eye bolts M12, the old ones are worn', 'eye bolts M12'],
  ['estrattori 6x160, quelli vecchi sono da sostituire', 'estrattori 6x160'],
  ['extratores 6x160, os velhos estão para o lixo', 'extratores 6x160'],
  ['wypychacze 6x160, stare są do wymiany', 'wypychacze 6x160'],
])('a clause about the former part that got lost: %s', (text, rest) => {
  expect(withoutLosses(text)).toBe(rest)
})

test.each([
  'pins 6x160, the old ones were longer and broke',
  'Auswerfer 6x160, drei sind gebrochen',
  'uitwerpers 6x160, de oude waren gehard en zijn gebroken',
  'rings 125x36x12, two got lost',
  'Ring 100x36x12, der alte hat 4 Bohrungen',
  'bush 24x46, the old one has a chamfer',
  'golfari M12, quelli vecchi sono da forare',
  'Säulen 24x46x75, wie die alten',
  'éjecteurs 6x160, les anciens cassés étaient à rectifier',
])('a clause that may change the part or its pieces: %s', (text) => {
  expect(withoutLosses(text)).toBe(text)
})

test('the former part in a mail', () => {
  expect(readMailParts('Graag 6 uitwerppennen 5x200 genitreerd, de vorige zijn alweer gebroken.')).toEqual([
    '6 × uitwerppennen 5x200 genitreerd',
  ])
})

test.each([
  ['Der Zentrierring 100x36x12 hat einen Riss, bitte einen neuen.', '1 × Zentrierring 100x36x12'],
  ['Guide bushes bronze 24x46 are cracked, please send four.', '4 × Guide bushes bronze 24x46'],
  ['Le spine cilindriche 8x40 sono finite, mandatene venti.', '20 × spine cilindriche 8x40'],
  ['Los expulsores nitrurados 6x160 están doblados, échame doce.', '12 × expulsores nitrurados 6x160'],
  ['A központosító gyűrű 100x36x12 eltört, abból egy kell.', '1 × központosító gyűrű 100x36x12'],
])('the state of the former part before a clause that asks: %s', (mail, part) => {
  expect(readMailParts(mail)).toEqual([part])
})

test.each([
  'Die Ringe 100x36x12 sind angekommen, vielen Dank.',
  'The pins 6x160 are nitrided, please send four.',
  'Llámame por los expulsores 6x160 nitrurados, que son 12.',
])('an answer or a feature, which stays: %s', (mail) => {
  expect(readMailParts(mail).filter((part) => /^\d+ × [^,]*(?:100x36x12|6x160)$/.test(part))).toEqual([])
})
