import { type Sample, sheet } from './sample.ts'

/** Written after the reader was improved with all other lists. */
export const laterLists: readonly Sample[] = [
  {
    file: 'Normalienbestellung 2601.xlsx',
    about: 'an order form: address above, article text in two lines of a cell, delivery week, prices with currency',
    sheets: [
      sheet(
        'Bestellformular',
        `
        Muster Formenbau KG | | | | | |
        Industriestr. 1 | | | | Best.-Nr.: | 2601 |
        12345 Musterstadt | | | | Datum: | 22.01.2026 |
        | | | | | |
        Nr. | Artikelbezeichnung | Ausführung | Menge [St.] | KW | Preis/Stk. | Vermerk
        1 | Auswerferstift¶Ø4 x 125 | gehärtet | 16 | 8 | 2,15 € | => AZH-4x125 16x
        2 | Auswerferstift¶Ø10 x 250 | nitriert | 8 | 8 | 5,90 € | Fertiglänge 231,75 => AZN-10x250 L231.75 T100 8x
        3 | Auswerferstift Kegelkopf¶Ø5 x 160 | gehärtet | 4 | 8 | 3,20 € | => AKH-5x160 4x
        4 | Auswerferhülse¶3 x 5 x 150 | gehärtet | 2 | 9 | 21,40 € | gekürzt auf 138 mm => AHH-3x5x150 L138 T100 2x
        5 | Führungssäule¶20 x 46 x 75 | | 4 | 9 | 16,10 € | => FSE-20x46x75 4x
        6 | Führungsbuchse¶20 x 46 | Bronze | 4 | 9 | 18,80 € | => FBG-20x46 4x
        7 | O-Ring¶12 x 2 | Viton | 20 | 8 | 0,40 € | => ORF-12x2 20x
        | | | | | |
        Lieferung frei Haus, Teillieferung nicht erwünscht | | | | | |
        Unterschrift: | | | | | |
        `,
      ),
    ],
  },
  {
    file: 'tool 5521 spares.csv',
    about: 'spare parts of a moulder in English: recommended and ordered quantities, supplier and code',
    sheets: [
      sheet(
        '',
        `
        Item;Spare part;Fitted qty;Spares to order;Size;Spec;Drg pos
        1;Ejector pin;12;6;Ø5 x 200;hardened 1.2210;14 => AZH-5x200 6x
        2;Ejector pin;8;4;Ø3 x 160;nitrided 1.2344;15 => AZN-3x160 4x
        3;Blade ejector;4;2;1.5 x 5.5 x 160;nitrided 1.2344;17 => AFN-1.5x5.5x160x80 2x
        4;Ejector sleeve;2;2;2.5 x 5 x 125;hardened 1.2210;18 => AHH-2.5x5x125 2x
        5;Core pin;2;2;Ø2.5 x 160;copper alloy;19 => KSC-2.5x160 2x
        6;Guide pillar;4;1;22 x 36 x 75;case hardened;3 => FSE-22x36x75 1x
        7;Return spring;4;4;25 x 51;;22 => -
        8;Locating ring;1;0;Ø100 x 12;1.1730;1 => ZRU-100x36x12 0x
        `.replaceAll(';', ' | '),
      ),
    ],
  },
  {
    file: 'STL_W2207_Auswerferpaket.xls',
    about: 'a design office: levels, diameters and lengths in columns, remarks about cuts, dots for nothing',
    sheets: [
      sheet(
        'Auswerferpaket',
        `
        Ebene | Teil-Nr. | Stck | Teilebezeichnung | Norm/Typ | d1 | L roh | L ist | Tol. L | Werkst.-Nr. | Härte
        1 | 2207-300 | 1 | Auswerferpaket kpl. | . | . | . | . | . | . | .
        2 | 2207-301 | 6 | Auswerferstift | DIN 1530-A | 6 | 200 | 187.4 | +0,05/0 | 1.2210 | 60 HRC => AZH-6x200 L187.4 T50 6x
        2 | 2207-302 | 4 | Auswerferstift | DIN 1530-A | 8 | 250 | . | . | 1.2344 | 950 HV => AZN-8x250 4x
        2 | 2207-303 | 2 | Auswerferstift | DIN 1530-D | 5 | 200 | 187.4 | +0,02/0 | 1.2210 | 60 HRC => AKH-5x200 L187.4 T20 2x
        2 | 2207-304 | 2 | Kernstift | . | 4 | 200 | 191 | +0,01/0 | 1.2210 | 60 HRC => KSH-4x200 L191 T10 2x
        2 | 2207-305 | 4 | Rückdrückstift | . | 14 | 125 | . | . | 1.2210 | . => AZH-14x125 4x
        2 | 2207-306 | 8 | Zylinderschraube | ISO 4762 | M8 | 30 | . | . | 8.8 | . => SZA-8x30 8x
        `,
      ),
    ],
  },
  {
    file: 'Einkaufsliste.ods',
    about: 'an engineer in a hurry: short words, sizes before, quantities before, several ways to say the same',
    sheets: [
      sheet(
        'Tabelle1',
        `
        Was wird gebraucht | Stk | wofür
        Ausw.stift 6x125 WS | 10 | F12 => AZH-6x125 10x
        Ausw.-Stift 4 x 160 nitr. | 6 | F12 => AZN-4x160 6x
        A-Stift D5 L=200 gehärtet | 4 | F12 => AZH-5x200 4x
        Ausw.hülse 4x6x125 geh. | 2 | F12 => AHH-4x6x125 2x
        Zentrierring 120x12 | 1 | F13 => ZRU-120x36x12 1x
        Fü-Säule 24x46x75 | 4 | F13 => FSE-24x46x75 4x
        Fü-Buchse 24x46 | 4 | F13 => FBE-24x46 4x
        Formplatte 196x246x46 1.2312 | 1 | F13 => PLAP-196x246x46 1x
        Schlauchtülle 9 | 8 | F13 => -
        Ausw.stift 6x125 auf 118,3 | 4 | F14 => AZH-6x125 L118.3 T100 4x
        `,
      ),
    ],
  },
  {
    file: 'Purchase requisition 88213.xlsx',
    about: 'business software in English: dates, accounts, two units, net values, text with the maker in it',
    sheets: [
      sheet(
        'PR',
        `
        Purchase requisition | 88213 | | | | | | |
        Requester | J. Sample | Cost centre | 4410 | | | | |
        Item | Material No. | Short text | Req. qty | Un | Deliv. date | Val. price | Per | G/L acct
        10 | 5500123 | EJECTOR PIN 4X160 HARDENED | 20 | EA | 2026-03-02 | 2.35 | 1 | 400100 => AZH-4x160 20x
        20 | 5500124 | EJECTOR PIN 8X315 NITRIDED | 10 | EA | 2026-03-02 | 7.8 | 1 | 400100 => AZN-8x315 10x
        30 | 5500130 | SLEEVE EJECTOR 5X8X150 NITR | 4 | EA | 2026-03-02 | 32.1 | 1 | 400100 => AHN-5x8x150 4x
        40 | 5500140 | GUIDE BUSH 30X66 SOLID LUBRICANT | 4 | EA | 2026-03-09 | 24.6 | 1 | 400100 => FBG-30x66 4x
        50 | 5500150 | LOCATING RING D110X12 | 1 | EA | 2026-03-09 | 19 | 1 | 400100 => ZRU-110x36x12 1x
        60 | 5500160 | SCREW M8X30 12.9 | 100 | EA | 2026-03-09 | 18 | 100 | 400100 => SZB-8x30 100x
        `,
      ),
    ],
  },
  {
    file: 'Teileliste_Kern_Einsatz.csv',
    about: 'a spreadsheet of a designer: per cavity and total, cut lengths behind an arrow, comments with figures',
    sheets: [
      sheet(
        '',
        `
        Lfd.;Benennung;je Kavität;Kavitäten;Summe;Maße;Material;Hinweis
        1;Auswerferstift;3;4;12;Ø3 x 125;1.2210;=> AZH-3x125 12x
        2;Auswerferstift;1;4;4;Ø5 x 160 -> 143,2;1.2210;eben schleifen => -
        3;Kernstift;2;4;8;Ø2,2 x 125;1.2344 nitriert;Bohrung 2,5 => -
        4;Flachauswerfer;1;4;4;1,2 x 4,5 x 125;1.2210;Radius 0,3 => -
        5;Auswerferhülse;1;4;4;2 x 4 x 100;1.2210;zu Pos. 3 => AHH-2x4x100 4x
        6;Kühlrohr;1;4;4;Ø8 x 90;Messing; => -
        `
          .replaceAll(';=>', ' =>')
          .replaceAll(';', ' | '),
      ),
    ],
  },
  {
    file: 'Anfrage Stempelwerk.txt',
    about: 'lines of a mail in several habits, with greetings and a closing',
    sheets: [
      sheet(
        '',
        `
        Sehr geehrte Damen und Herren,
        bitte bieten Sie uns an:
        10 Stk Auswerferstifte DIN 1530 Form A, 5 x 160, gehärtet => AZH-5x160 10x
        6x Auswerferstift DIN 1530 Form D 6x125 WS => AKH-6x125 6x
        4 Stück Kernstifte 1.2344 nitriert Ø4x200 => KSN-4x200 4x
        2 Auswerferhülsen 4x6x150, gekürzt auf 140,5 (+0,05/0) => AHH-4x6x150 L140.5 T50 2x
        je 4 Führungssäulen 24x46x75 und Führungsbuchsen 24x46 => -
        1 Zentrierring D=100 H=12 => ZRU-100x36x12 1x
        Liefertermin bitte bis 15.02.2026
        Mit freundlichen Grüßen
        `,
      ),
    ],
  },
  {
    file: 'BOM_rev04.ods',
    about: 'Swiss and Czech habits: apostrophes in thousands, "Stk" in front, German and English mixed',
    sheets: [
      sheet(
        'BOM',
        `
        Index | Art | Designation | DIM (mm) | Steel / Treatment | Stk / pcs | Remarks / Bemerkungen
        1 | N | Ejector pin / Auswerferstift | ø 2 x 100 | 1.2210 | 1'200 | => AZH-2x100 1200x
        2 | N | Ejector pin / Auswerferstift | ø 6 x 160 | 1.2344 / nitrided | 24 | cut to 150.5 / gekürzt auf 150.5 => AZN-6x160 L150.5 T100 24x
        3 | N | Ejector sleeve / Auswerferhülse | 4 / 6 x 125 | 1.2210 | 8 | => AHH-4x6x125 8x
        4 | N | Guide pillar / Führungssäule | 24 x 56 x 95 | 1.7131 | 4 | => FSE-24x56x95 4x
        5 | N | Spring / Feder | 20 x 60 | 55Cr3 | 4 | => -
        `,
      ),
    ],
  },
]
