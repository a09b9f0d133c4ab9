import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'

/** Returns the words of each row: those above it in brackets, the title first, then its own. */
function wordsOf(text: string): string[] {
  return readList(cellsOf(text)).rows.map(({ title, section, designation }) =>
    [title && `[${title}]`, section && `[${section}]`, designation].filter(Boolean).join(' '),
  )
}

test('a size word above two columns applies to both', () => {
  const text = `Pos | Stk | Benennung | Abmessung | | Werkstoff
     | | | Ø bzw. B x H | Länge |
    1 | 4 | Passstift ISO 8734 | 8 | 40 |
    2 | 2 | Flachauswerfer | 1,5 x 7,5 | 160 | nitriert`
  expect(wordsOf(text)).toEqual(['Passstift ISO 8734 Ø8', 'Flachauswerfer 1,5 x 7,5 nitriert L=160'])
})

test('sizes below headings that only count them are joined', () => {
  const text =
    'Part | Dim 1 | Dim 2 | Treatment | Qty\nEjector pin | 5 | 160 | Nitrided | 20\nGuide bush | 24 | 46 | Bronze | 4'
  expect(wordsOf(text)).toEqual(['Ejector pin 5x160 Nitrided', 'Guide bush 24x46 Bronze'])
})

test('a row that any cell cancels asks for its quantity', () => {
  const text = `Bezeichnung | Menge | Status | Bemerkung
    Auswerferstift 6x200 | 12 | offen |
    Auswerferstift 8x250 | 4 | storniert |
    Zentrierring 110x36x12 | 1 | offen | gestrichen, noch am Lager
    Auswerferstift 5x160 | 6 | offen | statt 4 bitte 6
    Wypychacz 2x200 | 10 | | wykreślono`
  expect(readList(cellsOf(text)).rows.map(({ quantity }) => quantity)).toEqual(['12', '4 ?', '1 ?', '6', '10 ?'])
})

test.each(['raus', 'omit', 'entfällt', 'fuera'])('a cell may say no more than that a row is left out: %s', (cell) => {
  const [asked, other] = readList(cellsOf(`pin 6x200 | 10 | ${cell}\npin 8x200 | 4 | ok\npin 10x200 | 2 | `)).rows
  expect([asked?.quantity, other?.quantity]).toEqual(['10 ?', '4'])
})

test('a column of discounts is no description', () => {
  const text = 'Ref. | Designação | Qtd. | Desc.\nEXT | Pino 6x160 | 4 | 0\nEXT | Pino 8x160 | 2 | 0'
  expect(wordsOf(text)).toEqual(['Pino 6x160', 'Pino 8x160'])
})

test.each([
  [
    'a heading that names the parts below it',
    `Pos | Maß | Stk
     Auswerferstifte DIN 1530 A, nitriert: | |
     1 | 2 x 125 | 4
     Zwischensumme | | 4
     Gruppe 2: Kernstifte | |
     2 | 5 x 200 | 8`,
    ['[Auswerferstifte DIN 1530 A, nitriert] 2 x 125', '[Kernstifte] 5 x 200'],
  ],
  [
    'the letter or number of a group in front of it',
    `Poz. | Cant. | Dimensiune
     A | | ȘTIFTURI ARUNCĂTOARE 1.2344 NITRURATE
     A1 | 20 | Ø3 x 160
     2. | | ȘURUBURI DIN 912 12.9
     2.1 | 16 | M8 x 70`,
    ['[ȘTIFTURI ARUNCĂTOARE 1.2344 NITRURATE] Ø3 x 160', '[ȘURUBURI DIN 912 12.9] M8 x 70'],
  ],
  [
    'the names of the sizes in brackets behind it',
    `Poz. | Wymiar | Ilość
     Wypychacze płaskie azotowane (grubość x szerokość x długość / stopień) | |
     1 | 2 x 15,5 x 250 / 125 | 4
     2 | 1 x 4,5 x 100 / 50 | 6`,
    ['[Wypychacze płaskie azotowane] 2 x 15,5 x 250 / 125', '[Wypychacze płaskie azotowane] 1 x 4,5 x 100 / 50'],
  ],
  [
    'headings of the material below that of the parts',
    `Cant. | Medida
     | Expulsores cilíndricos
     | 1.2344 nitrurado
     4 | 2 x 125
     | 1.2210
     8 | 5 x 200`,
    ['[Expulsores cilíndricos 1.2344 nitrurado] 2 x 125', '[Expulsores cilíndricos 1.2210] 5 x 200'],
  ],
  [
    'another heading, which ends the section',
    `Qty | Size
     | Ejector pins nitrided
     4 | 2x125
     | Miscellaneous
     2 | Hose 9 mm`,
    ['[Ejector pins nitrided] 2x125', 'Hose 9 mm'],
  ],
  [
    'symbols of the sizes in the heading',
    `Q.tà | Misure
     | Estrattori cilindrici HSS
     4 | Ø 3 x 100
     | Estrattori a gradino temprati d1 x d2 x L x gradino
     8 | 1 x 2 x 80 x 40`,
    ['[Estrattori cilindrici HSS] Ø 3 x 100', '[Estrattori a gradino temprati] 1 x 2 x 80 x 40'],
  ],
  [
    'a title and a heading of a column',
    `Szerszám 731 (1.2344 nitridált) | |
     Tétel | Kilökőcsap | Darabszám
     1 | 6x200 | 8`,
    ['[Szerszám 731 (1.2344 nitridált) Kilökőcsap] 6x200'],
  ],
  [
    'a title of another thing',
    `Stückliste 4711 | |
     Pos | Bezeichnung | Stk
     1 | 6x200 | 8`,
    ['6x200'],
  ],
])('rows below %s', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each(['"', '-"-', '– " –', 'dto.', 'd:o', 'Idem', 'jak wyżej'])('%s repeats the row above', (mark) => {
  const list = (kind: string, material: string) => `Benennung | Maß | Werkstoff | Menge
    Auswerferstift | 6x200 | 1.2344 | 4
    ${kind} | 8x200 | ${material} | 4`
  expect(wordsOf(list(mark, mark))[1]).toBe('Auswerferstift 8x200 1.2344')
  expect(wordsOf(`Benennung | Menge\nAuswerferstift 6x200 1.2344 | 4\n${mark} 8x200 | 4`)[1]).toBe(
    'Auswerferstift 1.2344 8x200',
  )
})

test('a cell that repeats the sizes of another adds its other words, unless it says the part in a second language', () => {
  expect(
    wordsOf(`Bezeichnung 1 | Bezeichnung 2 | Bezeichnung 3 | Menge
    HUELSE 5X8X150 | Auswerferhülse | 5 x 8 x 150 nitriert | 6
    STIFT 6X200 | Auswerferstift gehärtet | Ejector pin 6 x 200 hardened | 4`),
  ).toEqual(['HUELSE 5X8X150 Auswerferhülse nitriert', 'STIFT 6X200 Auswerferstift gehärtet'])
})

test('the description of a part replaces the name of its model, which says less', () => {
  expect(
    wordsOf(`ČÍSLO SOUČÁSTI | POPIS | MATERIÁL | KS
    F4410-02 | Tvarová deska 246x296x66 | 1.2312 | 1
    Vyhazovač 5x200 | Vyhazovač válcový 5x200 nitridovaný | 1.2344 | 20
    Pouzdro 24x66 | Vodicí pouzdro 24x66 bronz | | 4
    Sloupek 24x66x75 | Vodicí sloupek 24x66x75 | | 4`),
  ).toEqual([
    'Tvarová deska 246x296x66 1.2312',
    'Vyhazovač válcový 5x200 nitridovaný 1.2344',
    'Vodicí pouzdro 24x66 bronz',
    'Vodicí sloupek 24x66x75',
  ])
})

test('the tool before the kind of a section is no part of it, and a standard begins a section', () => {
  const { rows } = readList(
    cellsOf(`Ssz. | Méret | Menny.
    2214 szerszám (fedél) – kilökőhüvely, edzett | |
    1 | 5x8x150 | 4
    VERSCHRAUBUNG – ISO 4762, 12.9 | |
    2 | M8x40 | 16`),
  )
  expect(rows.map(({ section, designation }) => [section, designation])).toEqual([
    ['kilökőhüvely, edzett', '5x8x150'],
    ['ISO 4762, 12.9', 'M8x40'],
  ])
})

test('a remark that is only a tolerance is that of the cut', () => {
  const { rows } = readList(
    cellsOf(`Item | Dia | Length | Cut to | Qty | Remarks
    Ejector pin | 10 | 250 | 241.75 | 6 | +0.05/-0
    Ejector pin | 6 | 160 | 147.5 | 4 | tol. +0,05/0
    Ejector pin | 8 | 200 | 188 | 2 | with care`),
  )
  expect(rows.map(({ designation, toleranceClass }) => [designation, toleranceClass])).toEqual([
    ['Ejector pin Ø10 L=250', '+0.05/-0'],
    ['Ejector pin Ø6 L=160', '+0,05/0'],
    ['Ejector pin Ø8 L=200', undefined],
  ])
})

test('a column of search words names parts only where no other column does', () => {
  const rows = 'AUSW 6X160 | Auswerferstift gehärtet 6x160 | 6'
  expect(wordsOf(`Suchbegriff | Bezeichnung | Menge\n${rows}`)).toEqual(['Auswerferstift gehärtet 6x160'])
  expect(wordsOf('Suchbegriff | Lager | Menge\nAuswerferst. geh. 6x160 | 3 | 6')).toEqual(['Auswerferst. geh. 6x160'])
})

test('a remark that is only a material belongs to the part, a short one may be the number of a machine', () => {
  const text = `Qty | Part | Dimensions | Remarks
    4 | Guide bush | 30 x 76 | bronze
    1 | Sprue bush | 18 x 3.5 R15.5 x 76 | nitrided
    8 | Ejector pin | 6 x 200 | M2
    2 | Ejector pin | 8 x 200 | steel shelf`
  expect(wordsOf(text)).toEqual([
    'Guide bush 30 x 76 bronze',
    'Sprue bush 18 x 3.5 R15.5 x 76 nitrided',
    'Ejector pin 6 x 200',
    'Ejector pin 8 x 200',
  ])
})

test('a remark that begins with a mark is the remark of its own row', () => {
  const { rows } = readList(
    cellsOf('Artikel-Nr. | Menge | Kommission\nAZH-6x200 | 4 | A\nAZH-8x200 | 4 | ",A\nAZH-8x250 | 4 | "'),
  )
  expect(rows.map(({ commission }) => commission)).toEqual(['A', '",A', '",A'])
})

test('a mark below a cut is not read, as it may mean the cut, too', () => {
  expect(wordsOf('Benennung | Menge\nKernstift 6x200 gekürzt auf 180 | 4\n" 8x200 | 4')[1]).toBe('" 8x200')
})

test('a kind of parts that is named once applies to the sizes below it', () => {
  const words = wordsOf(`Druh | Rozměr | Ks
    Vyhazovač | 4x160 | 4
    | 5x160 | 8
    Kolík | 6x45 | 2`)
  expect(words).toEqual(['Vyhazovač 4x160', 'Vyhazovač 5x160', 'Kolík 6x45'])
})

test('a designation goes on in rows without a quantity', () => {
  const words = wordsOf(`Poz | Opis | Ilość
    1 | Wypychacz 6x250 | 10
    | azotowany 1.2344 |
    | skrócić do 231,5 |
    2 | Wypychacz 8x250 | 4`)
  expect(words).toEqual(['Wypychacz 6x250 azotowany 1.2344 skrócić do 231,5', 'Wypychacz 8x250'])
})

test.each([
  'mit Gravur 7',
  'rövidíteni',
  'gravure A3',
  'chamfer the tip',
  'glava postružena',
  'wg rys. 20',
  'rebaixar cabeça',
])('the remark %s is read with its part', (remark) => {
  expect(wordsOf(`Benennung | Menge | Bemerkung\nKernstift 6x200 | 4 | ${remark}`)).toEqual([
    `Kernstift 6x200 ${remark}`,
  ])
})

test.each(['Regal 4', 'Fa. Hellmann', 'sürgős', 'gaveta 3', 'raktár 2'])(
  'the remark %s is none about its part',
  (remark) => {
    expect(wordsOf(`Benennung | Menge | Bemerkung\nKernstift 6x200 | 4 | ${remark}`)).toEqual(['Kernstift 6x200'])
  },
)

test('a heading of sizes in their order is a heading of sizes', () => {
  const list = (heading: string) => `Pos. | Anz. | Bezeichnung | ${heading} | Material
     1 | 2 | Leiste | 32x296x66 | 1.1730
     2 | 1 | Formplatte FS | 196x296x56 | 1.2312`
  const words = ['Leiste 32x296x66 1.1730', 'Formplatte FS 196x296x56 1.2312']
  for (const heading of ['Maße BxLxD', 'B x L x H', 'Abmessungen (B×L×H)', 'Rozměry ŠxDxV', 'Ø x L'])
    expect(wordsOf(list(heading))).toEqual(words)
})

test('a kind of part beside figures without headings is a row', () => {
  expect(wordsOf('Ejector pin hardened | 6 | 160 | 12\n Core pin hardened | 160 | 12 | 6')).toEqual([
    'Ejector pin hardened',
    'Core pin hardened',
  ])
})

test('sizes of plates below three headings are joined, and those of round parts in the same list', () => {
  const rows = ['1 | A-Platte | 156 | 196 | 27 | 1', '2 | Führungsbuchse | 20 | 46 | | 4', '3 | Stift Ø6 | | 160 | | 8']
  const headings = [
    'Breite | Länge | Höhe',
    'Larghezza | Lunghezza | Spessore',
    'Šířka B | Délka L | Tloušťka',
    'B | L | D',
  ]
  for (const sizes of headings) {
    expect(wordsOf([`Pos | Benennung | ${sizes} | Stk`, ...rows].join('\n'))).toEqual([
      'A-Platte B=156 x L=196 x T=27',
      'Führungsbuchse B=20 x L=46',
      'Stift Ø6 L=160',
    ])
  }
})

test('sizes have the labels of their headings in every language', () => {
  const list = (bore: string, outside: string) => `Name | ${bore} | ${outside} | Qty\n Sleeve | 4 | 6 | 2`
  for (const [bore = '', outside = ''] of [
    ['Bore', 'OD'],
    ['Alésage', 'Ø extérieur'],
    ['Furat', 'Külső átmérő'],
  ]) {
    expect(wordsOf(list(bore, outside))).toEqual(['Sleeve ID 4 OD 6'])
  }
})

test.each([
  ['Stift | 6 | 160 | 10\n Stift | 8 | 200 | 6', ['Stift 6x160 10 pieces', 'Stift 8x200 6 pieces']],
  ['10 | Stift | 6 | 160\n 6 | Stift | 8 | 200', ['Stift 6x160 10 pieces', 'Stift 8x200 6 pieces']],
  [
    'Platte | 246 | 296 | 56 | 2\n Platte | 36 | 296 | 66 | 1',
    ['Platte 246x296x56 2 pieces', 'Platte 36x296x66 1 pieces'],
  ],
  ['Hülse | 4x6 | 125 | 2 st\n Stift | 6 | 160 | 4 st', ['Hülse 4x6x125 2 st pieces', 'Stift 6x160 4 st pieces']],
  ['Stift | 6 | 160 | 6.40 | 12\n Stift | 8 | 250 | 9.15 | 4', ['Stift 6x160 12 pieces', 'Stift 8x250 4 pieces']],
  // Four pieces of 20 x 46 or 46 pieces of 4 x 20: nobody can tell.
  ['Buchse | 4 | 20 | 46\n Buchse | 4 | 24 | 56', ['Buchse undefined pieces', 'Buchse undefined pieces']],
])('figures beside a kind of part without headings: %s', (text, expected) => {
  const { rows } = readList(cellsOf(text))
  expect(rows.map(({ designation, quantity }) => `${designation} ${quantity} pieces`)).toEqual(expected)
})

test('the heading of a column, or its cells below any heading, name the kind of part', () => {
  expect(wordsOf('Extrator | Diâm. | Quant.\n cilíndrico | 6 | 4')).toEqual(['[Extrator] cilíndrico Ø6'])
  expect(wordsOf('Tétel | Anyag | db\n Csap 6x200 | 1.2344 | 4\n Csap 8x200 | 1.2344 | 2')).toEqual([
    'Csap 6x200 1.2344',
    'Csap 8x200 1.2344',
  ])
})

test('sizes in inches have their sign, whether the heading or a column says so', () => {
  expect(wordsOf('Part | Dia (in) | Qty\n Pin | 1/4 | 4')).toEqual(['Pin 1/4"'])
  expect(wordsOf('Part | Dia | Unit | Qty\n Pin | .25 | inch | 4\n Pin | 6 | mm | 4')).toEqual([
    'Pin .25 inch',
    'Pin Ø6 mm',
  ])
  expect(wordsOf('Part | Dia (in) | Dia (mm) | Qty\n Pin | .236 | 6 | 4')).toEqual(['Pin Ø6'])
})

test('the length of plates may stand before their width', () => {
  for (const heading of ['L x B x H', 'Dimensions L x l x ép.', 'Délka x šířka x výška', 'Maße (LxBxD)'])
    expect(wordsOf(`Name | ${heading} | Qty\n Platte | 346x296x27 | 1`)).toEqual(['Platte L=346 x B=296 x T=27'])
})

test('words of headings may be shortened to their beginning', () => {
  expect(wordsOf('Ø | Lungh. tot. | Tagl. a | Tratt. | Pz\n 6 | 200 | 185 | temprato | 4')).toEqual([
    'Ø6 L=200 temprato',
  ])
})

test('a line above figures without headings names the kind of part', () => {
  expect(wordsOf('Stifte nitriert | | \n 3 | 125 | 20\n 4 | 160 | 12')).toEqual([
    '[Stifte nitriert] 3x125',
    '[Stifte nitriert] 4x160',
  ])
})

test('words beside sizes name the part below any heading', () => {
  expect(wordsOf('Zeile | Ding | Breite | Länge | Höhe | Stk\n 1 | Unbekanntes | 346 | 396 | 27 | 1')).toEqual([
    'Unbekanntes B=346 x L=396 x T=27',
  ])
})

test('a remark that is only a drawing with its number says nothing of the part', () => {
  const text = `Pos | Antal | Benämning | Anm
    1 | 4 | Utstötarhylsa 5x8x150 härdad | ritn. 77-12
    2 | 4 | Utstötarhylsa 5x8x150 härdad | längd enl. ritn. 77-12`
  expect(wordsOf(text)).toEqual(['Utstötarhylsa 5x8x150 härdad', 'Utstötarhylsa 5x8x150 härdad längd enl. ritn. 77-12'])
})
