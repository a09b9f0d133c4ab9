import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'a figure behind a rubber or a treatment, which may be its hardness',
    'O-Ring 20x2,5 FKM 75\nO-Ring 16x2 Viton 12\nAuswerferstift 6x160 gehärtet 60',
    ['75 ? × O-Ring 20x2,5 FKM', '12 × O-Ring 16x2 Viton', '60 ? × Auswerferstift 6x160 gehärtet'],
  ],
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
    'the word for a pack before a figure, which counts packs or the pieces in one',
    'Zylinderschraube M8x30 12.9 VE 100',
    ['100 ? × Zylinderschraube M8x30 12.9'],
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
  [
    'shares of the pieces, which do not change them',
    '4 columnas guía 24x46x75 (dos por lado)\nvodicí pouzdro 24x46, celkem 8, po dvou do každé formy\nHülsen 5x8x150, 8 Stk., je zwei pro Nest\npins 6x160, 30 pcs (5 of these are spares)\nvyhazovač 5x125 6 ks (3 na sklad)\nvezetőoszlop 24x46x75 – 4 db, oldalanként kettő\nizmetač 6x160, 20 kos, od tega 4 za rezervo',
    [
      ...['4 × columnas guía 24x46x75', '8 × vodicí pouzdro 24x46', '8 × Hülsen 5x8x150', '30 × pins 6x160'],
      ...['6 × vyhazovač 5x125', '4 × vezetőoszlop 24x46x75', '20 × izmetač 6x160'],
    ],
  ],
  [
    'how the pieces are divided among places, if these are all of them',
    '12 pins 5x125, six for mould A and six for mould B\n10 Hülsen 5x8x125 (4 für Form A, 4 für Form B)',
    ['12 × pins 5x125', '10 × Hülsen 5x8x125 (4 für Form A, 4 für Form B)'],
  ],
  [
    'pieces below each block of kind and sizes, which stay in their block',
    'Pos. 1\nEjector pin, nitrided\n6 x 160\nQty: 4\n\nPos. 2\nDowel pin, hardened\n5 x 40\nQty: 25\n\nPos. 3\nGuide bush, bronze\n24 x 46\nQty: 16',
    ['4 × Ejector pin, nitrided 6 x 160', '25 × Dowel pin, hardened 5 x 40', '16 × Guide bush, bronze 24 x 46'],
  ],
  [
    'words of the line above the sizes that are not understood, which may change the part',
    'Ejector pin, conical haed, hardend\n6 x 200\nrequired: 15',
    ['15 × Ejector pin, conical haed, hardend 6 x 200'],
  ],
  [
    'work between the sizes of a block and its pieces, which belongs to the part',
    'Ejector pin, nitrided\n8 x 400\nhead to be tapped M3\nrequired: 6\nDowel pin, hardened\n5 x 45\nThe drawing follows on Monday.',
    ['6 × Ejector pin 8 x 400 nitrided head to be tapped M3', 'Dowel pin 5 x 45 hardened'],
  ],
  [
    'pieces behind a third size',
    '2 kroužky 100x36x12 a 30 šroubů M8x30',
    ['2 × kroužky 100x36x12', '30 × šroubů M8x30'],
  ],
  [
    'shares that do not fit or stand alone, which are asked',
    'pins 6x160, 5 pcs (2 per side)\nHülsen 5x8x150 (2 pro Nest)\npins 8x200, 4 pcs (6 for stock)',
    ['5 ? × pins 6x160', 'Hülsen 5x8x150 (2 pro Nest)', '4 ? × pins 8x200'],
  ],
  [
    'new numbers of a sentence',
    'It was 8 sleeves 5x8x125, make it 10 please.\nHülsen 4x6x125 waren 2 bestellt, nein, bitte 3\nvan de pennen 6x200 had ik er 8 besteld maar maak er 10 van\nkilökőcsap 8x200 8 db volt, legyen inkább 12 db\nvyhazovačů 6x250 bylo 8, ale udělej z toho 12\néjecteurs 5x160 : j’avais mis 10, passe à 15 stp\npour les vis M8x30, tu peux descendre à 25\npour les éjecteurs 4x125 c’est 30 et pas 20',
    [
      ...['10 × sleeves 5x8x125', '3 × Hülsen 4x6x125', '10 × pennen 6x200', '12 × kilökőcsap 8x200'],
      ...['12 × vyhazovačů 6x250', '15 × éjecteurs 5x160', '25 × vis M8x30', '30 × éjecteurs 4x125'],
    ],
  ],
  [
    'a new number below its part, and figures that are none',
    'pins 6x160 8 pcs\nach nein, mach 12 draus\nLe moule 3342 compte 8 empreintes\nkun je 4 hulzen 5x8x150 sturen en ook nog 6 pennen 4x125?',
    ['12 × pins 6x160', '4 × hulzen 5x8x150', '6 × pennen 4x125'],
  ],
  [
    'one piece behind a part, and a labelled number in the middle',
    'Zentrierring 100x36x12 einmal\nkroužek 110x36x12 jeden\nLine 2: sleeve, bore 4, OD 6, length 125, hardened. Quantity: 6. Unit price EUR 3.45.',
    ['1 × Zentrierring 100x36x12', '1 × kroužek 110x36x12', '6 × sleeve, 4x6x125, hardened'],
  ],
  [
    'names of those who write, and a last part behind a further preposition',
    'ahoj Mirku, 4 pouzdra 20x36. díky Ota\nSkicka två bussningar 24x46. /Micke\nsei estrattori 5x160, più una bussola in bronzo 20x36',
    ['4 × pouzdra 20x36', '2 × bussningar 24x46', '6 × estrattori 5x160', '1 × bussola in bronzo 20x36'],
  ],
  [
    'quantities of one mould, which leave open those of all moulds',
    'Aantallen hieronder gelden per matrijs:\n8 uitwerppennen 7x200\n1 centreerring 250x50x12',
    ['8 ? × uitwerppennen 7x200', '1 ? × centreerring 250x50x12'],
  ],
  [
    'numbers in brackets at the end of each line, of which one is rough',
    'Coluna-guia 14x36x75 (4)\nCavilha 8x60 (20)\nExtrator tubular 2,5x5x100 (aprox. 10)',
    ['4 × Coluna-guia 14x36x75', '20 × Cavilha 8x60', 'aprox. 10 pcs × Extrator tubular 2,5x5x100'],
  ],
  [
    'a number that becomes another one, and parts joined by a sign',
    'the two locating rings 150x36x18 become one\n1x Angussbuchse 12x3x0x36 + 2x Zentrierhülse 16x11x16',
    ['1 × locating rings 150x36x18', '1 × Angussbuchse 12x3x0x36', '2 × Zentrierhülse 16x11x16'],
  ],
])('a mail with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  ['allen screws M8x25, 20 of them, 8.8', '20 × allen screws M8x25, 8.8'],
  ['Zylinderschrauben M8x25, 20 davon, 8.8', '20 × Zylinderschrauben M8x25, 8.8'],
  ['ejector pins 6x160, eight of them, nitrided', '8 × ejector pins 6x160, nitrided'],
])('"of them" counts the parts before it where nothing else does: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  'ejector pins nitrided 6x160, 8 of them with DLC',
  'ejector pins 6x160, 8 of them hardened',
  'ejector pins 6x160, eight of them, nitrided',
  'Auswerferstifte nitriert 6x160, acht davon in gehärtet',
  'expulsores nitrurados 6x160, 8 de ellos con DLC',
])('a material of some of the pieces stays with the part: 10 %s', (part) => {
  expect(readMailParts(`10 ${part}`)).toEqual([`10 × ${part}`])
})

test.each([
  ['cartridge heaters 10x100 straight leads, 2', '2 × cartridge heaters 10x100 straight leads'],
  ['termopares 1,5x50 tipo K, 2', '2 × termopares 1,5x50 tipo K'],
  ['nipplo raffreddamento 9, G1/8 - 10', '10 × nipplo raffreddamento 9, G1/8'],
  ['Auswerfer 6x160 nitriert Kopf flach, 4', '4 ? × Auswerfer 6x160 nitriert Kopf flach'],
])('a number behind the words of a part counts it: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each(['blue springs 25x102 long, 4', 'pins 6x160 nitrided, length 147, 4'])(
  'a number behind a size may be another size: %s',
  (line) => {
    expect(readMailParts(line)).toEqual([line])
  },
)

test.each([
  ['2 Heizpatronen 10x100 Form A und 1 Thermoelement 1,5x80 Typ K', '2 × Heizpatronen 10x100 Form A'],
  [
    '2 verwarmingspatronen 10x100 vorm A en 1 thermokoppel 1,5x80 uitvoering K',
    '2 × verwarmingspatronen 10x100 vorm A',
  ],
  ['2 cartucce riscaldanti 10x100 forma A e 1 termocoppia 1,5x80 tipo K', '2 × cartucce riscaldanti 10x100 forma A'],
])('the letter of a type is no Slavic "and": %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row, expect.stringMatching(/^1 × .* K$/)])
})

test.each([
  ['4x Hülse nitriert 5x8x200: bitte 6 statt 4', '6 × Hülse nitriert 5x8x200'],
  ['4x uitwerphuls genitreerd 5x8x200: graag 6 i.p.v. 4', '6 × uitwerphuls genitreerd 5x8x200'],
  ['4x sleeve nitrided 5x8x200: 6 instead of 4 please', '6 × sleeve nitrided 5x8x200'],
  ['ejector sleeve hardened 5 x 8 x 150 x 2', '2 × ejector sleeve hardened 5 x 8 x 150'],
  ['3 packs (10 per pack) dowel pins 8 x 40', '30 × dowel pins 8 x 40'],
  ['Pos. 1 -> expulsor nitrurado 12x250, 6 uds. a 11,20 €', '6 × expulsor nitrurado 12x250'],
])('pieces that stand twice, behind a sign, in packs or behind an arrow: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})
