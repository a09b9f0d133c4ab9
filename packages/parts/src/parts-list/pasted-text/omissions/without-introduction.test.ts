import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Karbantartáshoz: 10 O-gyűrű 20x2,5', '10 × O-gyűrű 20x2,5'],
  ['A leállásra: 10 O-gyűrű 20x2,5', '10 × O-gyűrű 20x2,5'],
  ['Till underhållet: 10 O-ringar 20x2,5', '10 × O-ringar 20x2,5'],
  ['För stoppet: tio O-ringar 20x2,5', '10 × O-ringar 20x2,5'],
  ['Za vzdrževanje: 10 O-obročev 20x2,5', '10 × O-obročev 20x2,5'],
  ['Für die Wartung: 10 O-Ringe 20x2,5', '10 × O-Ringe 20x2,5'],
  ['For the repair: 10 O-rings 20x2.5', '10 × O-rings 20x2.5'],
  ["Pour l'arrêt technique : 10 joints toriques 20x2,5", '10 × joints toriques 20x2,5'],
  ['Per la revisione: 10 O-ring 20x2,5', '10 × O-ring 20x2,5'],
  ['Para la revisión: 10 juntas tóricas 20x2,5', '10 × juntas tóricas 20x2,5'],
  ['Para a revisão: 10 O-rings 20x2,5', '10 × O-rings 20x2,5'],
  ['Voor de revisie: 10 O-ringen 20x2,5', '10 × O-ringen 20x2,5'],
  ['Do przeglądu: 10 oringów 20x2,5', '10 × oringów 20x2,5'],
  ['Pro odstávku: 10 O-kroužků 20x2,5', '10 × O-kroužků 20x2,5'],
  ['Pentru revizie: 10 O-ringuri 20x2,5', '10 × O-ringuri 20x2,5'],
])('words for what parts are for lead to their number: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each(['Für die Säulen: 10 O-Ringe 20x2,5', 'per box: 10 O-rings 20x2.5', 'Per mould: 10 O-rings 20x2.5'])(
  'words that name a part, a pack or one of several moulds stay: %s',
  (line) => {
    expect(readMailParts(line)).not.toEqual(['10 × O-Ringe 20x2,5'])
    expect(readMailParts(line)).not.toEqual(['10 × O-rings 20x2.5'])
  },
)

test.each([
  ['Nitriert: 10 Auswerferstifte 6x160', ['10 × Auswerferstifte 6x160 Nitriert']],
  [
    'hardened: 10 ejector pins 6x160 and 4 ejector pins 8x200',
    ['10 × ejector pins 6x160 hardened', '4 × ejector pins 8x200 hardened'],
  ],
  ['trempés : 10 éjecteurs 6x160', ['10 × éjecteurs 6x160 trempés']],
  ['bronze: 4 guide bushes 24x46', ['4 × guide bushes 24x46 bronze']],
  ['Azotowane: 10 wypychaczy 6x160', ['10 × wypychaczy 6x160 Azotowane']],
])('a material before a colon is that of the parts behind it: %s', (line, parts) => {
  expect(readMailParts(line)).toEqual(parts)
})

test.each([
  ['Zum Befestigen der Platten: Schrauben M16x140 12.9, 16 Stück', 'Schrauben'],
  ['To fix the plates: screws M16x140 12.9, 16 pcs', 'screws'],
  ['Pour fixer les plaques : vis CHC M16x140 12.9, 16 pièces', 'vis CHC'],
  ['Per fissare le piastre: viti TCEI M16x140 12.9, 16 pezzi', 'viti TCEI'],
  ['Para fijar las placas: tornillos M16x140 12.9, 16 unidades', 'tornillos'],
  ['Para fixar as placas: parafusos M16x140 12.9, 16 peças', 'parafusos'],
  ['Do mocowania płyt: śruby M16x140 12.9, 16 szt.', 'śruby'],
  ['K upevnění desek: šrouby M16x140 12.9, 16 ks', 'šrouby'],
  ['Om de platen te bevestigen: bouten M16x140 12.9, 16 stuks', 'bouten'],
  ['För att fästa plattorna: skruvar M16x140 12.9, 16 st', 'skruvar'],
  ['A lapok rögzítéséhez: csavar M16x140 12.9, 16 db', 'csavar'],
  ['Pentru fixarea plăcilor: șuruburi M16x140 12.9, 16 buc', 'șuruburi'],
  ['Za pritrditev plošč: vijaki M16x140 12.9, 16 kosov', 'vijaki'],
])('what screws are for is no part: %s', (line, kind) => {
  expect(readMailParts(line)).toEqual([`16 × ${kind} M16x140 12.9`])
})

test('sizes before the colon stay', () => {
  expect(readMailParts('To fix the plates 246x296x27: screws M16x140 12.9, 16 pcs').join()).toContain('246x296x27')
})
