import { expect, it } from 'vitest'
import { readPaste } from '../read-paste.ts'

function read(text: string): string[] {
  return readPaste(text).rows.map(({ designation = '', quantity = '' }) => `${designation}: ${quantity}`)
}

it('reads the rest of a text below the beginning of its column', () => {
  const english = `
Order 4711

Pos  Description                 Qty  Unit    Price
10   Ejector pin nitrided        12   pcs      4.20
     8 x 250
20   Guide pillar                4    pcs     31.00
     24 x 46 x 75
     with oil grooves
30   Locating ring 100x36x12     1    pc      27.00
------------------------------------------------
                                 Total       205.40
Payment: 30 days net`
  expect(read(english)).toEqual([
    'Ejector pin nitrided 8 x 250: 12 pcs',
    'Guide pillar 24 x 46 x 75 with oil grooves: 4 pcs',
    'Locating ring 100x36x12: 1 pc',
  ])
})

it('reads two columns whose headings have one blank between them', () => {
  const german = `
Pos  Artikel   Bezeichnung                Menge ME   Preis
10   100234    Auswerferstift nitriert    12    ST   4,20
               8x250
20   100778    Führungsbuchse Bronze      4     ST   28,00
               24x46`
  expect(read(german)).toEqual(['Auswerferstift nitriert 8x250: 12 ST', 'Führungsbuchse Bronze 24x46: 4 ST'])
})

it('a part below another one stays a part of its own', () => {
  const french = `
Rep  Désignation                        Qté
1    Éjecteur nitruré 6x160             12
     Éjecteur nitruré 6x200
2    Bague de guidage bronze 24x46      4`
  expect(read(french)).toContain('Éjecteur nitruré 6x160: 12')
  expect(read(french).join('; ')).toContain('6x200')
})

it('reads figures that are aligned at their end below two headings with one blank between them', () => {
  const german = `
Pos. Menge   Bezeichnung                                     Preis/St.   Gesamt
1    40 Stk  Auswerferstift DIN 1530-A 3x160 nitriert           3,85      154,00
2     6 Stk  Auswerferhülse ISO 8405 8x12x200 gehärtet         48,70      292,20
3    50 Stk  Zylinderschraube ISO 4762 M6x25 - 12.9             0,31       15,50
                                                         Summe netto      461,70`
  expect(read(german)).toEqual([
    'Auswerferstift DIN 1530-A 3x160 nitriert: 40 Stk',
    'Auswerferhülse ISO 8405 8x12x200 gehärtet: 6 Stk',
    'Zylinderschraube ISO 4762 M6x25 - 12.9: 50 Stk',
  ])
})

it('keeps a heading of two words above figures that are aligned at their end', () => {
  const english = `
LINE  DESCRIPTION                    ORDERED  DELIVD  TO FOLLOW  DUE
0010  EJECTOR PIN 4 X 160 NITRIDED        40      16         24  04/12/26
0020  EJECTOR PIN 2 X 125 HARDENED        30      30          0  04/12/26
0030  EJECTOR SLEEVE 5 X 8 X 150           6       2          4  04/12/26`
  // The rest of an order that is running may come without another one.
  expect(read(english)).toEqual(['EJECTOR PIN 4 X 160 NITRIDED: 24 ?', 'EJECTOR SLEEVE 5 X 8 X 150: 4 ?'])
})

it('lines with columns are no sentence that goes on', () => {
  const lines = `
unsere Liste von heute, ohne Gewähr, Stand nach der Inventur, und
1    40 Stk  Auswerferstift gehärtet 3x160 für das Werkzeug     3,85
2    25 Stk  Auswerferstift gehärtet 6x250 für das Werkzeug     6,40`
  expect(read(lines)).toHaveLength(2)
})

it('reads a count behind a long text with one blank between them', () => {
  const hungarian = `
Tétel  Megnevezés                          Menny.  ME   Egységár EUR
10     Kilökőcsap edzett 8x200               12    db      6,10
20     Központosító gyűrű 110x36x12           1    db     24,00
30     Belső kulcsnyílású csavar M10x40 12.9 50    db      0,44`
  expect(read(hungarian)).toEqual([
    'Kilökőcsap edzett 8x200: 12 db',
    'Központosító gyűrű 110x36x12: 1 db',
    'Belső kulcsnyílású csavar M10x40 12.9: 50 db',
  ])
})

it('reads a row without a remark below the number of the buyer', () => {
  const french = `
Réf interne   Désignation              Dimensions       Qté   Remarque
R-0117        Éjecteur trempé          4 x 200          12    moule 55
R-0410        Rondelle de centrage     100 x 36 x 12    2
R-0415        Joint torique viton      14 x 2           20    stock mini 10`
  expect(read(french)).toEqual([
    'Éjecteur trempé 4 x 200: 12',
    'Rondelle de centrage 100 x 36 x 12: 2',
    'Joint torique viton 14 x 2: 20',
  ])
})
