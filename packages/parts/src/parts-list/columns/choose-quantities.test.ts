import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'
import { readPieces } from '../quantities/read-pieces.ts'
import { guessTable } from './guess-table.ts'

/** Returns the pieces of each row: `?` after a number that is open, null where no quantity is stated. */
function piecesOf(text: string): (string | null)[] {
  return readList(cellsOf(text)).rows.map(({ quantity }) => {
    if (quantity === undefined) return null
    const pieces = readPieces(quantity)
    return pieces === null ? `unreadable ${quantity}` : `${pieces.count}${pieces.isOpen ? '?' : ''}`
  })
}

test.each([
  ['cs', 'Pořadí | Počet kusů | Popis | Cena celkem | Pozn.'],
  ['de', 'Lfd. Nr. | Stückzahl | Benennung | Gesamtpreis | Bem.'],
  ['en', 'Line | Qty | Description | Total price | Notes'],
  ['es', 'Posición | Uds. | Descripción | Importe | Obs.'],
  ['fr', 'Repère | Nb | Libellé | Montant HT | Remarques'],
  ['hu', 'Ssz. | Darabszám | Elnevezés | Nettó ár | Megj.'],
  ['it', 'Rif. | Pezzi | Denominazione | Importo | Annotazioni'],
  ['nl', 'Regel | Hoeveelheid | Benaming | Bedrag | Opm.'],
  ['pl', 'L.p. | Sztuk | Nazwa towaru | Wartość netto | Uwaga'],
  ['pt', 'Linha | Qtde | Descrição | Valor | Notas'],
  ['ro', 'Nr. crt. | Bucăți | Descriere | Valoare | Obs.'],
  ['se', 'Rad | Kvantitet | Beskrivning | Summa | Anm.'],
  ['sl', 'Zap. št. | Število | Opis | Znesek | Pripombe'],
])('below a title, the headings of %s tell pieces from positions and money', (_, headings) => {
  const text = `Werkzeug 7 | | | |
    ${headings}
    1 | 14 | Kernstift 4x160 | 140,00 |
    2 | 6 | Kernstift 5x160 | 72,00 |
    3 | 2 | Kernstift 6x160 | 30,00 |`
  expect(piecesOf(text)).toEqual(['14', '6', '2'])
  const { headerRow, columns } = guessTable(cellsOf(text))
  expect([headerRow, columns]).toEqual([1, { quantity: [1], designation: [2], comment: [4] }])
})

test.each([
  ['a hash sign above pieces', 'Beschreibung | # | Preis | Gesamt', '14 | 10,00 | 140', '6 | 12,00 | 72', ['14', '6']],
  ['sums of money', 'Beschreibung | Preis | Gesamt', '10 | 140', '12 | 72', [null, null]],
  ['decimals below a heading that may be a count', 'Beschreibung | Gesamt', '140,50', '72,10', [null, null]],
  ['several columns of figures', 'Beschreibung | Regal | Fach', '14 | 3', '6 | 8', [null, null]],
  ['stock limits beside what is ordered', 'Beschreibung | Min | Max | Order', '10 | 40 | 34', '5 | 9 | 7', ['34', '7']],
  [
    'a total of several moulds',
    'Beschreibung | Anzahl je Form | Formen | Gesamt',
    '4 | 3 | 12',
    '2 | 3 | 6',
    ['12', '6'],
  ],
  ['pieces of one mould only', 'Description | Qty per mould', '4', '2', ['4?', '2?']],
  ['pieces of one mould only', 'Désignation | Qté / moule', '4', '2', ['4?', '2?']],
  [
    'what is to be ordered beside all that is needed',
    'Nazwa | Potrzeba | Stan | Do zamówienia',
    '24 | 6 | 18',
    '8 | 0 | 8',
    ['18', '8'],
  ],
  ['what is missing', 'Naziv | Potrebno | Zaloga | Manjka', '20 | 12 | 8', '4 | 1 | 3', ['8', '3']],
  [
    'a total and what is ordered of it',
    'Désignation | Qté totale | Stock | À commander',
    '20 | 12 | 8',
    '4 | 0 | 4',
    ['8', '4'],
  ],
  [
    'what is replaced and spare pieces',
    'Description | In tool | To replace | Spares | Order',
    '24 | 8 | 4 | 12',
    '16 | 6 | 4 | 10',
    ['12', '10'],
  ],
  [
    'what is replaced and spare pieces',
    'Désignation | Dans le moule | À remplacer | Réserve | Commande',
    '24 | 8 | 4 | 12',
    '16 | 6 | 4 | 10',
    ['12', '10'],
  ],
  ['what is replaced of all pieces', 'Benennung | Menge | Zu ersetzen', '24 | 8', '16 | 6', ['8', '6']],
  ['what is replaced of all pieces', 'Popis | Ve formě | K výměně', '24 | 8', '16 | 6', ['8', '6']],
  ['what is needed beside the stock', 'Benennung | Bedarf | Bestand', '20 | 12', '4 | 0', ['20?', '4']],
  ['pieces beside spare ones', 'Descrizione | Q.tà | Ricambi', '8 | 2', '4 | 0', ['8?', '4']],
  ['ordered and delivered pieces', 'Description | Ordered | Delivered', '8 | 2', '4 | 4', ['8?', '4?']],
  ['two sides without a total', 'Benennung | Stk links | Stk rechts', '4 | 2', '2 | 2', ['6?', '4?']],
  ['two quantities of one rank', 'Benennung | Menge | Anzahl', '4 | 2', '2 | 2', ['4?', '2']],
  ['a sum below a heading of two rows', 'Benennung | Menge |\n | je Form | gesamt', '4 | 8', '2 | 4', ['8', '4']],
  [
    'pieces and moulds with their product',
    'Benennung | Menge | Formen | Gesamt',
    '4 | 3 | 12',
    '2 | 3 | 6',
    ['12', '6'],
  ],
  ['pieces of a mould and moulds', 'Benennung | Stk je Form | Formen', '4 | 3', '2 | 3', ['12', '6']],
  ['pieces of a set and sets', 'Part | Qty/set | Sets | Qty', '4 | 3 | 12', '2 | 3 | 6', ['12', '6']],
  ['pieces and moulds', 'Benennung | Menge | Formen', '4 | 3', '2 | 1', ['4?', '2']],
  [
    'required and spare pieces with their sum',
    'Part | Required | Spares | Total',
    '8 | 2 | 10',
    '4 | 0 | 4',
    ['10', '4'],
  ],
  [
    'moulds and spare pieces',
    'Cod | Buc/matriță | Matrițe | Rezervă | Total',
    '4 | 2 | 1 | 9',
    '2 | 2 | 0 | 4',
    ['9', '4'],
  ],
  ['two sides with their sum', 'Part | LH | RH | Total', '4 | 2 | 6', '2 | 3 | 5', ['6', '5']],
  ['a sum that is wrong', 'Part | LH | RH | Total', '4 | 2 | 6', '2 | 3 | 6', ['6?', '6?']],
  ['target and stock with their difference', 'Artikel | Soll | Ist | Fehlt noch', '8 | 2 | 6', '4 | 1 | 3', ['6', '3']],
  ['fitted and spare pieces', 'Nome | Montati | Scorta | Tot.', '8 | 2 | 10', '4 | 0 | 4', ['10', '4']],
  ['fitted and spare pieces', 'Designação | Molde | Sobres. | Total', '8 | 2 | 10', '4 | 0 | 4', ['10', '4']],
  [
    'pieces and those in stock with their sum',
    'Artikel | Menge | Lager | Gesamt',
    '8 | 2 | 10',
    '4 | 1 | 5',
    ['8?', '4?'],
  ],
  [
    'a reserve in per cent',
    'Artikel | Stück pro Nest | Nester | Reserve 10% | Bedarf',
    '10 | 8 | 8 | 88',
    '5 | 8 | 4 | 44',
    ['88', '44'],
  ],
  ['spare pieces among the others', 'Artikel | Menge | davon Ersatz', '8 | 2', '4 | 1', ['8', '4']],
  ['units and prices', 'Part | Units | List price | Net', '8 | 30 | 27', '4 | 40 | 36', ['8', '4']],
  ['a currency in the headings', 'Part | Unit $ | Qty | Line total $', '3 | 8 | 24', '4 | 4 | 16', ['8', '4']],
  ['packs and their size', 'Part | Qty (boxes) | Pcs per box', '2 | 50', '3 | 10', ['100', '30']],
  ['packs, their size and all pieces', 'Codice | Conf. | Pz/conf | Tot.', '2 | 50 | 100', '3 | 10 | 30', ['100', '30']],
  ['packs with a column of their size', 'Benennung | Menge | ME | VE', '2 | VE | 50', '8 | Stk | 10', ['100', '8']],
  ['two sides alone', 'Položka | Levá | Pravá', '4 | 4', '2 | ', ['8?', '2']],
  ['a total in a remark', 'Part | Qty | Remarks', '2 | total 4, 2 in stock', '8 | davon 2 Stk links', ['2?', '8']],
  ['a mark instead of pieces', 'Part | Qty | Remarks', 'x | urgent', '8 | ', ['1?', '8']],
  ['a unit in brackets', 'Part | Qty | Remarks', '2 (par) | ', '8 (st) | ', ['4', '8']],
  ['packs by a remark', 'Part | Qty | Remarks', '2 | packs', '8 | left', ['2?', '8']],
  ['spare pieces beside pieces of an unknown heading', 'Codice | Montati | Ricambi', '8 | 2', '4 | 0', ['8?', '4']],
  ['what is needed beside an unknown count', 'Part | Required | Zyx', '8 | 6', '4 | 4', ['8?', '4?']],
  ['what is needed beside days', 'Part | Required | Zyx', '8 | 10', '4 | 5', ['8', '4']],
  ['unknown figures in front of their units', 'Part | Zyx | UoM | Abc', '8 | pcs | 7', '4 | pcs | 9', ['8?', '4?']],
  ['an order that is running', 'Pièce | Qté cdée | Qté reçue | Délai', '8 | 2 | S50', '4 | 0 | S50', ['8?', '4?']],
  ['what follows of an order', 'Part | Ordered | Delivd | To follow', '8 | 2 | 6', '4 | 0 | 4', ['6?', '4?']],
  [
    'what is needed, in stock, ordered and short',
    'Part | Required | On hand | Short',
    '8 | 2 | 6',
    '4 | 0 | 4',
    ['6', '4'],
  ],
  ['the rest of a running order', 'Teil | Bestellt | Geliefert | Rest', '8 | 2 | 6', '4 | 0 | 4', ['6?', '4?']],
  [
    'the rest of a running order',
    'Articolo | Q.tà ordinata | Q.tà evasa | Q.tà residua',
    '8 | 2 | 6',
    '4 | 0 | 4',
    ['6?', '4?'],
  ],
  ['moulds of each row', 'Teil | Stk/Werkzeug | Anz. Werkzeuge', '8 | 2', '4 | 3', ['16', '12']],
  ['packs and their content', 'Artikel | Menge | Inhalt VE', '3 VE | 100 Stk', '2 VE | 50', ['300', '100']],
  ['what is needed, in stock and missing', 'Díl | Potřeba | Sklad | Zyx', '8 | 2 | 6', '4 | 0 | 4', ['6', '4']],
  ['what is needed and approved', 'Reper | Cant. necesară | Cant. aprobată', '8 | 6', '4 | 4', ['8?', '4']],
  ['pieces beside a person', 'Teil | Menge | Disp.', '8 | 07', '4 | 07', ['8', '4']],
  ['one assembly and of all', 'Teil | Anz./BG | Anz. ges.', '2 | 4', '3 | 3', ['4', '3']],
  ['one assembly beside those of the mould', 'Peça | Qtd/Conj | Qtd', '2 | 4', '3 | 3', ['4', '3']],
  [
    'moulds that the heading counts',
    'Del | Antal/form | Reserv | Summa 2 formar',
    '8 | 2 | 18',
    '4 | 0 | 8',
    ['18', '8'],
  ],
  ['what is bought and taken from stock', 'Detalj | Köpes | Behov | Fr. lager', '6 | 8 | 2', '4 | 4 | ', ['6', '4']],
  ['signs in front of the figures', 'Codice | Q.tà richiesta', 'n° 18', 'x4', ['18', '4']],
  ['several times some pieces', 'Deel | Aantal', '2 x 12 st', '3 st', ['24?', '3']],
  ['parts that are not to be ordered', 'Część | Sztuk | Uwagi', '8 | mamy, nie zamawiać', '4 | ', ['8?', '4']],
  ['packs of unknown size', 'Benennung | Menge | ME', '2 | VE', '8 | Stk', ['2?', '8']],
])('of %s', (_, headings, first, second, pieces) => {
  expect(piecesOf(`${headings}\nKernstift 4x160 | ${first}\nKernstift 5x160 | ${second}`)).toEqual(pieces)
})

test.each([
  ['St/vkt | Ant. vkt | Res. | Tot. best.', '16 | 3 | 4 | 52', '8 | 3 | 2 | 26', '4 | 3 | 0 | 12', ['52', '26', '12']],
  ['Menge | Preis | Gesamt', '4 | 2 | 8', '2 | 2 | 4', '1 | 2 | 2', ['4', '2', '1']],
])('below %s, a count that is the same in every row multiplies another one unless it is a price', (...list) => {
  const [headings, first, second, third, pieces] = list
  const rows = [first, second, third].map((cells, index) => `Kernstift ${index + 4}x160 | ${cells}`)
  expect(piecesOf([`Part | ${headings}`, ...rows].join('\n'))).toEqual(pieces)
})

test.each([
  [
    'pieces of moulds',
    'Stk./Wkz. | Wkz. | Res. | Bestellmenge',
    ['16 | 3 | 4 | 52', '8 | 3 | 0 | 24', '2 | 3 | 1 | 7'],
  ],
  ['pieces of moulds', 'Szt./formę | Form | Razem szt.', ['24 | 2 | 48', '6 | 2 | 12', '3 | 2 | 6']],
  ['what is there', 'Necesar | Stoc | De comandat', ['16 | 4 | 12', '6 | 0 | 6', '8 | 2 | 6']],
  ['what came', 'Besteld aantal | Ontvangen | Nog te bestellen rest', ['16 | 4 | 12', '6 | 1 | 5', '8 | 2 | 6']],
  ['what came', 'Comandat inițial | Primit | Rest de comandat', ['16 | 4 | 12', '6 | 1 | 5', '8 | 2 | 6']],
])('what is to be ordered agrees with %s, or is asked: %s', (_, headings, counts) => {
  const ordered = counts.map((row) => row.split(' | ').at(-1))
  const rows = [...counts, counts[0]].map((row, index) => `Kernstift ${index + 4}x160 | ${row}`)
  const last = `Kernstift 9x160 | ${counts[0]?.replace(/\d+$/, '9')}`
  expect(piecesOf([`Part | ${headings}`, ...rows, last].join('\n'))).toEqual([...ordered, ordered[0], '9?'])
})

test('each row with a quantity is answered, whatever names its part', () => {
  const rows = cellsOf(`Ks | Číslo dodavatele | Název
    4 | VX 9001 |
    2 | | Kernstift 5x160
    1 | | Sonderteil
    | | Upínací strana`)
  expect(readList(rows).rows.map(({ row }) => row)).toEqual([2, 3, 4])
})

test('without a column of quantities, the words of a row may name one', () => {
  expect(piecesOf('8 off Kernstift 4x160\nKernstift 5x160 - 6 Stk\nKernstift 6x160')).toEqual(['8', '6', null])
})

test.each([
  ['fr', 'Désignation | Stock réel | Stock mini | Qté à cdr'],
  ['it', 'Descrizione | Giac. | Scorta min. | Q.tà da ord.'],
  ['en', 'Description | Free stock | Min level | Reorder qty'],
  ['de', 'Bezeichnung | Bestand | Meldebestand | Bestellvorschlag'],
  ['sl', 'Naziv | Zaloga | Min. zaloga | Naročiti'],
  ['de', 'Bezeichnung | Reserviert | Meldebestand | Vorschlagsmenge'],
  ['fr', 'Désignation | Qté montée | Mini | Qté à remplacer'],
  ['hu', 'Megnevezés | Készlet | Min. készlet | Javasolt menny.'],
  ['se', 'Benämning | Saldo | Beställningspunkt | Förslag antal'],
])('of the figures of a stock the import orders what is to be ordered: %s', (_, headings) => {
  const text = `${headings}
    Kernstift 4x160 | 4 | 20 | 16
    Kernstift 5x160 | 2 | 10 | 8
    Kernstift 6x160 | 0 | 5 | 10`
  expect(piecesOf(text)).toEqual(['16', '8', '10'])
})

test('of pieces per mould and a total without the number of moulds the total counts', () => {
  const text = `Benennung | Stk/Wkz | Ges.
    Kernstift 4x160 | 16 | 32
    Kernstift 5x160 | 4 | 8`
  expect(piecesOf(text)).toEqual(['32', '8'])
})

test('an unknown column of multiples may be the total', () => {
  const rows = ['2 | 4', '3 | 3', '1 | 2'].map((counts, index) => `Kernstift ${4 + index}x160 | ${counts}`)
  expect(piecesOf(['Teil | Menge | Zyx', ...rows].join('\n'))).toEqual(['2?', '3?', '1?'])
  expect(piecesOf(['Teil | Menge | Zyx', ...rows, 'Kernstift 8x160 | 4 | 6'].join('\n'))).toEqual(['2', '3', '1', '4'])
})

test.each([
  [
    'with the word for a column',
    'Bitte um Bestellung der Spalte Bedarf. Lagerbestand nur zur Info.',
    'Bedarf | Teil | Lager',
  ],
  ['what is still to come', 'Please send what is TO FOLLOW, nothing else', 'TO FOLLOW | DESCRIPTION | DELIVD'],
  ['in quotes', 'RELANCE - merci de livrer les quantités de la colonne "Reste dû"', 'Reste dû | Désignation | Livré'],
  ['inflected', 'Kérjük csak a hátralékot szállítani!', 'Hátralék | Megnevezés | Érkezett'],
])('a line above that names the column to order leaves no doubt, %s', (_, title, headings) => {
  const text = `${title}\n${headings}\n15 | Auswerferstift 4x160 | 25\n8 | Auswerferstift 5x160 | 4`
  expect(piecesOf(text)).toEqual(['15', '8'])
})

test('the column that is named is asked in rows whose other counts contradict it', () => {
  const text = `Please send the column To follow
    Description | Ordered | Received | To follow
    Pin 4x160 | 40 | 16 | 24
    Pin 5x160 | 20 | 12 | 10
    Pin 6x160 | 6 | 0 | 6
    Pin 8x160 | 8 | 4 | 4
    Pin 9x160 | 9 | 4 | 5`
  expect(piecesOf(text)).toEqual(['24', '10?', '6', '4', '5'])
})

test.each([
  ['denies it', 'Spalte Lager bitte nicht bestellen'],
  ['names two columns', 'Please order the columns Needed and Lager'],
  ['asks for nothing', 'Column Lager: counted in November'],
])('a line above that %s chooses no column', (_, title) => {
  const text = `${title}\nNeeded | Teil | Lager\n15 | Auswerferstift 4x160 | 25\n8 | Auswerferstift 5x160 | 4`
  expect(piecesOf(text)).toEqual(['15?', '8?'])
})

test.each([
  ['one mould', 'Commande pour 1 outil', 'Nbre par outil', ['4', '2']],
  ['several moulds', 'Bedarf für 3 Formen', 'Stk je Form', ['12?', '6?']],
  ['cavities', 'Plastová krytka, 1 cavity', 'Qty per tool', ['4?', '2?']],
  ['two numbers', 'Für 1 Form, später 2 Formen', 'Stk je Form', ['4?', '2?']],
])('pieces of one mould below a line that names %s', (_, title, heading, pieces) => {
  expect(piecesOf(`${title}\nTeil | ${heading}\nStift 4x160 | 4\nStift 5x160 | 2`)).toEqual(pieces)
})

test.each([
  'Articolo | Ultimo ordine | Questo ordine',
  'Article | Last order | This order',
  'Artikel | Letzte Bestellung | Neue Bestellung',
  'Article | Dernière commande | Cette commande',
  'Pieza | Último pedido | Este pedido',
  'Díl | Minulá objednávka | Tato objednávka',
  'Element | Poprzednie zamówienie | To zamówienie',
  'Elem | Előző rendelés | Ez a rendelés',
  'Onderdeel | Vorige bestelling | Deze bestelling',
  'Peça | Última encomenda | Esta encomenda',
  'Piesă | Ultima comandă | Această comandă',
  'Detalj | Förra beställningen | Denna beställning',
  'Del | Zadnje naročilo | To naročilo',
])('of the last order and this one, this one counts: %s', (headings) => {
  const { rows } = readList(cellsOf(`${headings}\nAZH-6x160 | 40 | 50\nAZH-8x160 | 10 | 12`))
  expect(rows.map(({ quantity }) => quantity)).toEqual(['50', '12'])
})
