import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'

/** Returns the designation, the cut length and the quantity of each row. */
function rowsOf(text: string): string[] {
  return readList(cellsOf(text)).rows.map(({ designation = '', changedLength = '', quantity = '' }) =>
    [designation, changedLength, quantity].join(' | '),
  )
}

test.each([
  [
    'remarks by one of its words',
    `Nazwa | Ilość | Uwagi technologiczne
     Wypychacz 6x160 | 4 | czoło ø5,8`,
    ['Wypychacz 6x160 czoło ø5,8 |  | 4'],
  ],
  [
    'descriptions by one of its words',
    `Codice | Descrizione | Descr. estesa | Q.tà
     E-1 | Estrattore 6x160 | nitrurato | 4`,
    ['Estrattore 6x160 nitrurato |  | 4'],
  ],
  [
    'cut lengths by the end of its word',
    `Titel | Aantal | Snijlengte
     Uitwerpstift 6x160 | 4 | 147
     Uitwerpstift 8x160 | 2 |`,
    ['Uitwerpstift 6x160 | 147 | 4', 'Uitwerpstift 8x160 |  | 2'],
  ],
  [
    'figures that may be cut lengths, which are asked',
    `Name | Qty | Zyx
     Ejector pin 6x160 | 4 | 147
     Ejector pin 8x200 | 2 |`,
    ['Ejector pin 6x160 147 |  | 4', 'Ejector pin 8x200 |  | 2'],
  ],
  [
    'figures that may be cut lengths beside a column of lengths',
    `Name | d | L | Qty | Zyx
     Ejector pin | 6 | 160 | 4 | 147`,
    ['Ejector pin Ø6 147 | 160 | 4'],
  ],
  [
    'two diameters',
    `Elnevezés | d | D | L | db
     Kilökőhüvely | 4 | 6 | 150 | 2
     Kilökőcsap | 5 | | 160 | 3`,
    ['Kilökőhüvely 4x6 L=150 |  | 2', 'Kilökőcsap Ø5 | 160 | 3'],
  ],
  [
    'no cut lengths, as one is longer than its part',
    `Name | Qty | Zyx
     Ejector pin 6x160 | 4 | 147
     Ejector pin 8x200 | 2 | 310`,
    ['Ejector pin 6x160 |  | 4', 'Ejector pin 8x200 |  | 2'],
  ],
  [
    'texts of parts beside their kind',
    `Name | Qty | Zyx
     Ejector pin | 4 | DIN 1530 A 6x160`,
    ['Ejector pin DIN 1530 A 6x160 |  | 4'],
  ],
  [
    'the kind that no other column names',
    `Zyx | Zusatzbezeichnung | Menge
     Kernstift geh. | 5x160 | 4`,
    ['Kernstift geh. 5x160 |  | 4'],
  ],
  [
    'work on a part',
    `Name | Qty | Zyx
     Ejector pin 6x160 | 4 | shelf 7
     Ejector pin 8x160 | 2 | head turned to 9`,
    ['Ejector pin 6x160 |  | 4', 'Ejector pin 8x160 head turned to 9 |  | 2'],
  ],
  [
    'names of files with figures',
    `Name | Qty | Zyx
     Ejector pin 6x160 | 4 | EJP_6x160_REV2`,
    ['Ejector pin 6x160 |  | 4'],
  ],
])('below an unknown heading, a column has %s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('sizes of a box around the model and before machining count only for parts without others', () => {
  const box = `Teilename | Anz. | Länge X | Länge Y | Länge Z
    Formplatte | 1 | 296 | 346 | 56
    Auswerferstift 6x160 | 4 | 12 | 12 | 160`
  expect(rowsOf(box)).toEqual(['Formplatte B=296 x L=346 x T=56 |  | 1', 'Auswerferstift 6x160 |  | 4'])
  const blank = `Název | Počet | Rozměr polotovaru | Rozměr
    Deska | 1 | 300x350x60 | 296x346x56
    Rozpěrka | 2 | 42x346x86 |`
  expect(rowsOf(blank)).toEqual(['Deska 296x346x56 |  | 1', 'Rozpěrka 42x346x86 |  | 2'])
})

test('a length of the model that is among the sizes of the part is no cut', () => {
  const text = `Description | Length | Qty
    Plate 296x346x66 | 346 | 1
    Guide pillar 24x56/75 | 131 | 4
    Ejector pin 6x200 | 192,4 | 8`
  expect(rowsOf(text)).toEqual([
    'Plate 296x346x66 |  | 1',
    'Guide pillar 24x56/75 |  | 4',
    'Ejector pin 6x200 | 192,4 | 8',
  ])
})

test('a remark with a figure that is a little shorter than the part may be a cut', () => {
  const text = `Description | Qty | Remarks
    Ejector pin 6x200 | 4 | ready 187
    Ejector pin 8x200 | 4 | line 17`
  expect(rowsOf(text)).toEqual(['Ejector pin 6x200 ready 187 |  | 4', 'Ejector pin 8x200 |  | 4'])
})

test('codes below "Artigo" are no designation where another column describes the parts', () => {
  const text = `Artigo | Descrição | Qtd
    EXT6160 | Extrator cilíndrico 6x160 | 4
    OLEO5 | Óleo 5 L | 1`
  expect(readList(cellsOf(text)).rows.map(({ articleNo, designation }) => [articleNo, designation])).toEqual([
    ['EXT6160', 'Extrator cilíndrico 6x160'],
    ['OLEO5', 'Óleo 5 L'],
  ])
})

test('a drawing that only a few of the parts have is a remark', () => {
  const rows = ['Stift 6x160 | 4 | Z 17', 'Stift 8x160 | 4 |', 'Stift 6x200 | 2 |', 'Stift 8x200 | 2 |']
  const text = ['Bezeichnung | Menge | Zng.-Nr.', ...rows].join('\n')
  expect(rowsOf(text)[0]).toBe('Stift 6x160 Zng.-Nr. Z 17 |  | 4')
  expect(rowsOf(text.replaceAll('|\n', '| Z 18\n'))[0]).toBe('Stift 6x160 |  | 4')
})

test('descriptions that software has divided after 25 characters are joined', () => {
  const text = `Item | Desc 1 | Desc 2 | Qty
    1 | EJECTOR PIN DIN1530 A 6X1 | 60 NITRIDED | 4
    2 | SKT HD CAP SCREW M8 X 30 | 12.9 | 8
    3 | GUIDE PILLAR 24X46X75 | | 4`
  expect(rowsOf(text)).toEqual([
    'EJECTOR PIN DIN1530 A 6X160 NITRIDED |  | 4',
    'SKT HD CAP SCREW M8 X 30 12.9 |  | 8',
    'GUIDE PILLAR 24X46X75 |  | 4',
  ])
})

test('columns with words of their own go on with no text, even if that is as long as a line of software', () => {
  const rows = ['Auswerferstift DIN 1530 A 10x200', 'Auswerferstift DIN 1530 A 6x160'].map(
    (pin) => `4 | ${pin} | 1.2344`,
  )
  const joined = rows.map((row) => `${row.slice(4).replace(' | ', ' ')} |  | 4`)
  expect(rowsOf(['Menge | Bezeichnung | Werkstoff', ...rows].join('\n'))).toEqual(joined)
  expect(rowsOf(['Menge | Bezeichnung 1 | Bezeichnung 2', ...rows].join('\n'))).toEqual(joined)
})

test('words of parts below a heading of figures are the parts, whatever the heading says in another language', () => {
  const text = `Zap. št. | Rezervni del | Mera | Naročiti
    1 | izmetač nitriran | 5 x 160 | 24
    2 | vodilna puša | 20 x 36 | 2`
  expect(rowsOf(text)).toEqual(['izmetač nitriran 5 x 160 |  | 24', 'vodilna puša 20 x 36 |  | 2'])
})

test('names like those of files are designations where nothing else names the parts', () => {
  const text = `Anzahl | Bezeichnung | Normbez.
    16 | AUSWERFERSTIFT_D6_L200 | DIN 1530
    2 | AUSWERFERHUELSE_5X8X150 | ISO 8405`
  expect(rowsOf(text)).toEqual(['AUSWERFERSTIFT_D6_L200 DIN 1530 |  | 16', 'AUSWERFERHUELSE_5X8X150 ISO 8405 |  | 2'])
})

test('numbers below "Material" and the state of an order are no materials', () => {
  const text = `Material | Bezeichnung | Menge | Etat
    10-220147 | Auswerferstift 6x160 | 4 | Lancé
    10-220163 | Auswerferstift 8x160 | 8 | Lancé`
  expect(rowsOf(text)).toEqual(['Auswerferstift 6x160 |  | 4', 'Auswerferstift 8x160 |  | 8'])
  const steels = 'Material | Bezeichnung | Menge\n1.173 | Leiste 36x296x66 | 2\n1.2312 | Platte 246x296x46 | 1'
  expect(rowsOf(steels)).toEqual(['1.1730 Leiste 36x296x66 |  | 2', '1.2312 Platte 246x296x46 |  | 1'])
})

test('words below a part that may change it belong to it, in whatever column they begin', () => {
  const text = `Riga | Descrizione | Q.tà
    10 | Estrattore 8x250 | 6
    Tagliare a 231,5 | |
    20 | Estrattore 6x160 | 4
    Consegna in due colli | |`
  expect(rowsOf(text)).toEqual(['Estrattore 8x250 Tagliare a 231,5 |  | 6', 'Estrattore 6x160 |  | 4'])
})
