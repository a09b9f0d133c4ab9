import { expect, it } from 'vitest'
import { withoutPurposes } from './without-purposes.ts'

it.each([
  ['O-Ringe 20x2,5 FKM für den Verteiler.', 'O-Ringe 20x2,5 FKM'],
  ['ejector pins 6x160 nitrided for the manifold', 'ejector pins 6x160 nitrided'],
  ['éjecteurs 6x160 nitrurés pour le bouchon', 'éjecteurs 6x160 nitrurés'],
  ['bronze guide bushes 22x46 for the job we start', 'bronze guide bushes 22x46'],
  ['Buchsen Bronze 22x46 für das Werkzeug, das wir bald anfangen', 'Buchsen Bronze 22x46'],
  ['casquillos de bronce 22x46 para el molde que empezamos', 'casquillos de bronce 22x46'],
  ['boccole in bronzo 22x46 per lo stampo che stiamo finendo', 'boccole in bronzo 22x46'],
  ['extratores nitretados 6x160 pro molde da caixa', 'extratores nitretados 6x160'],
  ["plaques intermédiaires 196x246x36 pour l'autre chantier.", 'plaques intermédiaires 196x246x36'],
  ['Stifte 8x40 für die nächste Baustelle', 'Stifte 8x40'],
  ['passende Führungsbuchsen in Bronze 24x46', 'Führungsbuchsen in Bronze 24x46'],
  ['the two pillars 18x46x55 to match.', 'the two pillars 18x46x55.'],
  ['casquillos de bronce a juego 24x46', 'casquillos de bronce 24x46'],
])('the place of use changes nothing: %s', (text, part) => {
  expect(withoutPurposes(text)).toBe(part)
})

it.each([
  'O-ring 20x2.5 for food',
  'pins 6x160 for the mould that we hardened',
  'pins 6x160 for the tool we cut',
  'macho 6x160 para o molde do casquilho',
  'macho 6x160 para o molde dos casquilhos',
  'core pin 6x160 for the sleeve',
  'core pin to suit drawing 4711, 4x250',
  'plate 246x296x46 for the 12.9 screws',
])('other words stay, as they may change the part: %s', (text) => {
  expect(withoutPurposes(text)).toBe(text)
})
