import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutPacking } from './without-packing.ts'

test.each([
  'Bitte in zwei Kartons packen.',
  'Please pack in two boxes.',
  "Merci d'emballer en deux cartons.",
  'Per favore imballate in due scatole.',
  'Embalad en dos cajas, por favor.',
  'Por favor embalem em duas caixas.',
  'Graag in twee dozen verpakken.',
  'Kérjük 2 dobozba csomagolni.',
  'Kérem, két külön dobozba csomagolják.',
  'Proszę zapakować w dwa kartony.',
  'Zabalte to prosím do dvou krabic.',
  'Packa gärna i två lådor.',
  'Prosim, zapakirajte v dve škatli.',
  'Vă rog să împachetați în două cutii.',
  'Die zwei Längen der Auswerfer bitte getrennt einpacken.',
  'Please pack the two pin types in separate bags.',
  'Please ship the pins in 2 separate boxes.',
  'Vyhazovače prosím zabalte zvlášť do 2 krabic.',
  'Proszę zapakować oba typy osobno, w dwóch pudełkach.',
  'A két hosszt kérem külön csomagolni.',
  'Merci d’emballer les deux longueurs séparément.',
  'Le due lunghezze imballate separatamente, per favore.',
  'Las dos longitudes embaladas por separado, por favor.',
  'De twee lengtes graag apart verpakken.',
  'Os dois comprimentos embalados em separado, por favor.',
  'De två längderna förpackas var för sig.',
  'Obe dolžini prosim pakirajte ločeno.',
])('a sentence about packing says nothing of the parts: %s', (text) => {
  expect(withoutPacking(text)).toBe('')
})

test.each([
  'Bitte 10 Stück einzeln verpackt.',
  'Pins 6x160 packed separately, please.',
  'Please pack 12 pins.',
  'Please send four of them, packed separately.',
  'Bitte die zwölf Auswerfer getrennt verpacken.',
  'Please pack the twelve pins in separate bags.',
  'Die Auswerferstifte getrennt verpacken, nein, doch die zwölf Stück.',
  'Nimm doch vier und pack sie getrennt ein.',
  'O-Ringe in 2 Kartons.',
  'Schrauben, verpackt in 2 Kartons.',
  'Bitte 10 Stück in zwei Kartons packen.',
  'Please pack in two boxes of 50.',
  'Separate guide bushes: 4',
])('a sentence that may count pieces stays: %s', (text) => {
  expect(withoutPacking(text)).toBe(text)
})

test('the pieces of parts that are packed apart are certain', () => {
  const parts = '10 ejector pins nitrided 6x200\n4 core pins hardened 6x160\n\n'
  expect(readMailParts(`${parts}Please pack the two pin types in separate bags.`)).toEqual([
    '10 × ejector pins nitrided 6x200',
    '4 × core pins hardened 6x160',
  ])
})

test.each([
  'loose is fine, no need for boxes',
  'lose reicht',
  'bitte lose, ohne Karton',
  'en vrac, sans sachets',
  'sfusi va bene',
  'a granel, sin bolsas',
  'a granel chega',
  'los is prima',
  'luzem wystarczy',
  'stačí volně',
  'ömlesztve elég',
  'vrac ajunge',
  'razsuto je dovolj',
])('a remark that parts need no packing says nothing of them: %s', (remark) => {
  const parts = '40 SHCS M10x40 12.9\n4 guide pillars 22x56x75'
  expect(readMailParts(parts.replace('\n', `\n   ${remark}\n`))).toEqual(readMailParts(parts))
})

test.each(['loose fit, no need for grinding', 'no, 12 boxes', 'not needed', 'no need for pillars'])(
  'another remark stays: %s',
  (text) => {
    expect(withoutPacking(text)).toBe(text)
  },
)

test.each([
  ['Raccords de refroidissement 9, G1/8 : à la pièce, 30', '30 × Raccords de refroidissement 9, G1/8'],
  ['O-Ringe FKM 20x2,5: einzeln, 30', '30 × O-Ringe FKM 20x2,5'],
  ['O-rings FKM 20x2.5: loose, 30 pcs', '30 × O-rings FKM 20x2.5'],
  ['oringi FKM 20x2,5: na sztuki, 30', '30 × oringi FKM 20x2,5'],
  ['guarnizioni FKM 20x2,5: sfusi, 30', '30 × guarnizioni FKM 20x2,5'],
])('the pieces behind a part that comes in no pack are read: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
