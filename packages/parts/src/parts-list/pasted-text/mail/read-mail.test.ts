import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['no number of a subject', 'Subject: Order, mould 118\n\n2 pieces AZN-8x250', ['2 × AZN-8x250']],
  [
    'parts of one sentence without the name of their kind',
    'zwölf Kernstifte nitriert 4x160, dazu vier 5x160 und einen Zentrierring 100x36x12\nKernstifte 4x125, 4x160 je 3 Stück',
    [
      ...['12 × Kernstifte nitriert 4x160', '4 × Kernstifte nitriert 5x160', '1 × Zentrierring 100x36x12'],
      ...['3 × Kernstifte 4x125', '3 × Kernstifte 4x160'],
    ],
  ],
  [
    'sizes of work on a part',
    '4 Stk AZN-6x200, Nut 2x3\n4 Stk AZN-5x200, 2 Fasen 1x45',
    ['4 × AZN-6x200, Nut 2x3', '4 × AZN-5x200 2 Fasen 1x45', '2 × Fasen 1x45'],
  ],
  [
    'quantities between the words of a part',
    'core pins hardened: 8 off 4x160\nAZH-6x200 4 ks skladem\nM8x25 screw, box of 100\nInsexskruv M8x30 (50-pack), 2 förp.\n3/8" x 6" pin x 4',
    [
      '8 × core pins hardened 4x160',
      '4 × AZH-6x200',
      '100 × M8x25 screw',
      '100 × Insexskruv M8x30',
      '4 × 3/8" x 6" pin',
    ],
  ],
  [
    'rough numbers before the kind of a part, which stay rough',
    'wir brauchen mind. 5 Auswerferstifte 6x160\nBitte ca. 20 Auswerferhülsen 5x8x150 senden\nil nous faut au moins 8 éjecteurs 6x160',
    ['mind. 5 pcs × Auswerferstifte 6x160', 'ca. 20 pcs × Auswerferhülsen 5x8x150', 'au moins 8 pcs × éjecteurs 6x160'],
  ],
  [
    'a length that some of the pieces have, which is never left out',
    '10 Stk. AZH-6x160, davon 4 in 200 lang\n10 Stk. AZN-6x160, davon 2 für das Lager\n10 pins AZN-6x200, of which 4 in 250',
    ['10 × AZH-6x160, davon 4 in 200 lang', '10 × AZN-6x160', '10 × pins AZN-6x200, of which 4 in 250'],
  ],
  [
    'quantities in brackets and before dashes, which count no lines',
    '(2) pins 4x160\n(6) pins 5x160\n4 - 6mm x 200mm pins',
    ['2 × pins 4x160', '6 × pins 5x160', '4 × 6mm x 200mm pins'],
  ],
  [
    'things of unknown names',
    'Bitte noch 4 Druckfedern.\nImate tudi omejevalnike? Potrebujemo 2.\nBitte 3 Angebote.\nLieferung bitte in 2 Wochen',
    ['4 × Druckfedern', '2 × omejevalnike'],
  ],
  [
    'a quote of what the answer changes',
    'místo 4 prosíme 6 ks AZH-6x200\n\n> 4 ks AZH-6x200\n> 2 ks AZH-8x200',
    ['6 × AZH-6x200', '2 × AZH-8x200'],
  ],
  ['telephone numbers', 'O: (555) 010-2240 x16  C: 555.010.7712\nPO 88-10457 to follow\nAZH-6x200', ['AZH-6x200']],
  [
    'another part below one without a quantity',
    'AZH-6x200\n2 Stück EX-17-M10 oder gleich',
    ['AZH-6x200', '2 × EX-17-M10 oder gleich'],
  ],
  [
    'sizes with their letters',
    'Säule 20x36 L=75\nSäule 20x36 Länge: 75',
    ['Säule 20x36 L=75', 'Säule 20x36 Länge: 75'],
  ],
  [
    'spare parts, which are further pieces unless they are among those stated',
    [
      '4 Säulen 24x46x95 + 2 als Reserve',
      '8 + 1 de rechange broches 5x160',
      '6x160, fyra stycken plus en i reserv',
      '20 ks 6x160 (z toho 4 náhradní)',
      '4 colonnes 20x46x75 (dont 2 de rechange)',
      '2 each of AZH-4x250 and AZH-5x250, plus 1 spare of each',
      '2 pins 6x160 and 2 spare sleeves 5x8x150',
    ].join('\n'),
    [
      ...[
        '6 × Säulen 24x46x95',
        '9 × broches 5x160',
        '5 × broches 6x160',
        '20 × broches 6x160',
        '4 × colonnes 20x46x75',
      ],
      ...['3 × AZH-4x250', '3 × AZH-5x250', '2 × pins 6x160', '2 × spare sleeves 5x8x150'],
    ],
  ],
  [
    'several lengths of one part',
    'Stifte Ø6 nitriert in 100, 125 und 160, je 10 Stück\n4 pins 6x100, 125 and 160\nAZN-6x160, 100 Stück',
    [
      ...['10 × Stifte Ø6 nitriert L=100', '10 × Stifte Ø6 nitriert L=125', '10 × Stifte Ø6 nitriert L=160'],
      ...['4 ? × pins 6x100', '4 ? × pins 6x125', '4 ? × pins 6x160', '100 × AZN-6x160'],
    ],
  ],
  [
    'a number behind a sign, or with a word that repeats it',
    'utstötare 6x160 nitrerade x 12\nbuse 18x4x40x56, 1 seule\n4 (four) pins 6x160\nplate 246x296 x 12\nM6x20 12.9 ...... 50\n8 of the 6x160',
    [
      ...['12 × utstötare 6x160 nitrerade', '1 × buse 18x4x40x56', '4 × pins 6x160', 'plate 246x296 x 12'],
      ...['50 × M6x20 12.9', '8 × 6x160'],
    ],
  ],
  ['the number of a purchase order', 'For PO 60113 please send:\npo 4 ks:\nAZH-6x200', ['4 × AZH-6x200']],
  [
    'changes of positions that another line names',
    [
      'Pos. 2 bitte streichen, von Pos. 1 nehmen wir nur 8, der Rest wie angeboten.',
      '> 1. 12 Stk. Stift 8x200',
      '> 2. 4 Stk. Hülse 6x10x150',
      '> 3. 40 Stk. Schraube M8x25',
      'Nachtrag: Pos. 3 auf 60 erhöhen.',
    ].join('\n'),
    ['8 × Stift 8x200', '4 ? × Hülse 6x10x150 bitte streichen', '60 × Schraube M8x25'],
  ],
  [
    'other numbers beside a position, which are no quantities',
    [
      ...['1. 12 Stk. Stift 8x200', '2. 4 Stk. Hülse 6x10x150', '3. 40 Stk. Schraube M8x25', '4. 9 Stk. Stift 5x160'],
      ...['Pos. 1 bitte bis KW 48 liefern', 'item 2 by 30 Nov', 'Pos. 3 L=30', 'Pos. 4 in 160 mm'],
    ].join('\n'),
    [...['12 × Stift 8x200', '4 × Hülse 6x10x150', '40 × Schraube M8x25 L=30'], '9 × Stift 5x160 in 160 mm'],
  ],
  [
    'a position that two lists have',
    '1. 12 Stk. Stift 8x200\n1. 4 Stk. Hülse 6x10x150\nPos. 1 und 2 auf 60',
    ['60 ? × Stift 8x200', '60 ? × Hülse 6x10x150'],
  ],
  [
    'a position with its quantity above the part',
    'Pos. 1: 12 Stück\nStift 8x200\nPos. 2: 4 Stück\nHülse 6x10x150',
    ['12 × Stift 8x200', '4 × Hülse 6x10x150'],
  ],
  [
    'numbers of several words',
    'twenty four pins 6x160\nvinte e duas buchas 24x46\ntwo hundred pins 8x160\nanderthalb Dutzend Stifte 5x160',
    ['24 × pins 6x160', '22 × buchas 24x46', 'twohundred pins 8x160', '18 × Stifte 5x160'],
  ],
  [
    'words that are numbers in another language',
    [
      ...['Wij willen het uitwerppen 6x160', 'Potrzebujemy ten wypychacz 6x160', 'Precisamos dos extratores 6x160'],
      ...['ejector pin 6x160', 'Er hat Stift 6x160 bestellt', 'ten pins 6x160', 'dos expulsores 6x160'],
    ].join('\n\n'),
    [
      ...['uitwerppen 6x160', 'wypychacz 6x160', 'extratores 6x160', 'ejector pin 6x160', 'Stift 6x160'],
      ...['10 × pins 6x160', '2 × expulsores 6x160'],
    ],
  ],
  [
    'changes of a kind of parts',
    'bitte wie unten, aber die Hülsen nur 2 Stück. Danke!\n4x Hülse 5x8x125\n6x Stift 5x160',
    ['2 × Hülse 5x8x125', '6 × Stift 5x160'],
  ],
  [
    'sizes of packs beside packs',
    '1 Satz Säulen 24x46x95 (= 4 Stück)\nO-Ringe 20x2,5, Beutel à 25 Stück: 2 Beutel',
    ['4 × Säulen 24x46x95', '50 × O-Ringe 20x2,5'],
  ],
  [
    'the English "due" before parts, and "of" for "off"',
    'due pins 6x160\n3 x 5 x 100 sleeves hardened, 2 of',
    ['due pins 6x160', '2 × 3 x 5 x 100 sleeves hardened'],
  ],
  [
    'the former quantity, and words that deny a change',
    'line 10: 12 off pins 5x200 (was 8)\nline 20: pins 6x160, 4 pcs - no change',
    ['12 × pins 5x200', '4 × pins 6x160'],
  ],
  [
    'a kind that the sentence names before it asks',
    'W formie pękły trzy wypychacze, pilnie potrzebujemy 6 wypychaczy 4x160',
    ['6 × wypychaczy 4x160'],
  ],
  [
    'parts in brackets behind the name of another kind',
    'A pair of guide pillars 30x46x95 together with their bushes (30x46, bronze)',
    ['2 × guide pillars 30x46x95', 'bushes (30x46, bronze)'],
  ],
  [
    'several sentences in one line',
    'We need 4 pins 6x200. Could you add two sleeves 5x8x150? 10 Stk. Stifte 4x160',
    ['4 × pins 6x200', '2 × sleeves 5x8x150', '10 × Stifte 4x160'],
  ],
  [
    'one piece by its article, which is none behind a preposition',
    'Necesitamos 2 casquillos de bronce 24x46 y un anillo de centrado 100x36x12\nSchrauben M8x30 für eine Säule 24x46x95',
    ['2 × casquillos de bronce 24x46', '1 × anillo de centrado 100x36x12', 'Schrauben M8x30 für eine Säule 24x46x95'],
  ],
  [
    'the number of a mould before the pieces',
    'zoals besproken bestellen we voor matrijs 3309 zestien uitwerppennen 5x160 en acht stuks 6x250',
    ['16 × uitwerppennen 5x160', '8 × uitwerppennen 6x250'],
  ],
  [
    'pieces of which some are for stock, unless these are cut',
    'six bushes 24x46, of which two for stock\n6 pins 5x160, of which 2 cut to 147',
    ['6 × bushes 24x46', '6 × pins 5x160, of which 2 cut to 147'],
  ],
  [
    'a new number of pieces behind a changed part',
    'Please amend: pins 6x250, increase from 20 to 28\nsleeves 5x8x150, reduce to 4\npins 8x250, reduce to 187',
    ['28 × pins 6x250', '4 × sleeves 5x8x150', 'pins 8x250, to 187'],
  ],
  [
    'some of the pieces in another length, in a line of its own',
    '10 Stück AZN-5x160\ndavon 4 Stück in 200\n8 pcs AZN-6x160\nof which 2 in 250\n6 ks AZN-8x160\nz toho 2 ks náhradní',
    ['10 × AZN-5x160 davon 4 Stück in 200', '8 × AZN-6x160 of which 2 in 250', '6 × AZN-8x160'],
  ],
  [
    'times without a blank',
    'ring 100 x 36 x 12 x1\nBuchse Bronze 24x46 x4\nPlatte 246x296 x27',
    ['1 × ring 100 x 36 x 12', '4 × Buchse Bronze 24x46', 'Platte 246x296 x27'],
  ],
  [
    'the number of a standard before a word that can be a unit',
    'vyhazovač ISO 6751 pr. 6x200\nejector DIN ISO 8017 st. 5x150\nAuswerfer DIN 1530 St 6x160, 4 Stk',
    ['vyhazovač ISO 6751 pr. 6x200', 'ejector DIN ISO 8017 st. 5x150', '4 × Auswerfer DIN 1530 St 6x160'],
  ],
  [
    'abbreviations before a capital letter',
    'Auswerferstift 8x200 inkl. APZ 3.1 nach EN 10204\nEXTRACTOR CIL. D6X160 NITR. DIN1530A\n4 pins 4x160 nitr. Also 2 sleeves 5x8x150',
    [
      ...['Auswerferstift 8x200 inkl. APZ 3.1 nach EN 10204', 'EXTRACTOR CIL. D6X160 NITR. DIN1530A'],
      ...['4 × pins 4x160 nitr.', '2 × sleeves 5x8x150'],
    ],
  ],
  [
    'what all parts are below them',
    '6x200 nitriert: 24\n10x250 nitriert: 4\n(alles Auswerferstifte)',
    ['24 × Auswerferstifte 6x200 nitriert', '4 × Auswerferstifte 10x250 nitriert'],
  ],
  [
    'pieces behind "of them", in a pack, and before a price',
    'Auswerfer 6er in 160, davon 8\nvis CHC M8x40 12.9 : 50 pièces (1 boîte)\n12 ea ejector pin 6 x 160  unit 2.35',
    ['8 × Auswerfer 6er in 160', '50 × vis CHC M8x40 12.9', '12 × ejector pin 6 x 160'],
  ],
  [
    'a unit before its number, and numbers in other cases',
    'pos. 1 - estrattore 6 x 160 - pz. 12\nprosím o zaslání osmi vyhazovačů 5x160 a čtyř pouzder 20x36\nrabim 12 izmetačev 5x160 in 2 vodilni puši 20x36',
    [
      ...['12 × estrattore 6 x 160', '8 × vyhazovačů 5x160', '4 × pouzder 20x36'],
      ...['12 × izmetačev 5x160', '2 × vodilni puši 20x36'],
    ],
  ],
  [
    'labels of a form',
    'Part: Ejector pin 8x250\nQuantity required: 6\nOmschrijving: centreerring 100x36x12\nAantal: 1',
    ['6 × Ejector pin 8x250', '1 × centreerring 100x36x12'],
  ],
  [
    'pieces in brackets, where each line has some',
    'Stifte 4x125 (20)\nHülsen 5x8x150 (4)\n\nGruß',
    ['20 × Stifte 4x125', '4 × Hülsen 5x8x150'],
  ],
  [
    'a clause about broken parts before the one that asks',
    'er zijn twee uitwerppennen gebroken, dus stuur ons graag vier nieuwe genitreerde 6x160\nwir bauen die Form auf den neuen Deckel um und brauchen dafür 14 Auswerfer 5x200',
    ['4 × genitreerde uitwerppennen 6x160', '14 × Auswerfer 5x200'],
  ],
  [
    'further pieces',
    "We'd like everything in your quote plus 6 more 5x200 pins\nund noch 4 weitere Auswerferstifte 5x160",
    ['6 × 5x200 pins', '4 × Auswerferstifte 5x160'],
  ],
])('a mail with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})
