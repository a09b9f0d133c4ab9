import { type Sample, sheet } from './sample.ts'

/** Written after the reader, to test it with lists that were unknown while it was developed. */
export const freshLists: readonly Sample[] = [
  {
    file: 'Ersatzteile Presse 3.xlsx',
    about: 'spare parts of a maintenance shop: loose wording, sizes before the words, a column "Was"',
    sheets: [
      sheet(
        'Tabelle1',
        `
        Ersatzteilbedarf KW 14 | | |
        Was | Wieviel | Wofür | Notiz
        6x200 Auswerferstift nitriert | 10 | Form 88 | => AZN-6x200 10x
        Auswerferstift D=8 L=250 gehärtet | 4 Stück | Form 88 | => AZH-8x250 4x
        Hülsenauswerfer 4x6x100 | 2 | Form 90 | => AHH-4x6x100 2x
        Flachauswerferstift 2,0 x 7,5 x 200 mm | 4 | Form 90 | => AFH-2x7.5x200x100 4x
        Auswerferstifte 3,2 lang 160 WAS | 6 | Form 91 | => AZN-3.2x160 6x
        Kernstift Ø5, Länge 200, gehärtet | 2 | Form 91 | => KSH-5x200 2x
        Führungssäule Ø24 46/75 | 4 | Form 91 | => FSE-24x46x75 4x
        Zentrierring Ø 100, Höhe 12 | 1 | Form 91 | => ZRU-100x36x12 1x
        Auswerferstift 6x200, auf 185,5 mm abgelängt | 4 | Form 92 | => AZH-6x200 L185.5 T100 4x
        Silikonschlauch 13 mm | 5 m | Form 92 | => -
        `,
      ),
    ],
  },
  {
    file: 'Bestellliste_Konstruktion.csv',
    about: 'material numbers beside the words, a type column, tolerance and length columns',
    sheets: [
      sheet(
        '',
        `
        Position;Typ;Beschreibung;Durchmesser;Gesamtlänge;Fertiglänge;Längentoleranz;Werkstoff-Nr.;Bestellmenge
        1;A;Auswerferstift DIN 1530;6;200;;;1.2210;4 => AZH-6x200 4x
        2;A;Auswerferstift DIN 1530;3,2;160;147,25;+0,05;1.2210;12 => AZH-3.2x160 L147.25 T50 12x
        3;A;Auswerferstift DIN 1530;8;250;231,4;+0,1/0;1.2210;4 => AZH-8x250 L231.4 T100 4x
        4;D;Auswerferstift DIN 1530;6;200;;;1.2210;6 => AKH-6x200 6x
        5;;Kernstift;5;200;190;+0,02;1.2210;2 => KSH-5x200 L190 T20 2x
        6;;Passschraube;8;40;;;8.8;8 => -
        `.replaceAll(';', ' | '),
      ),
    ],
  },
  {
    file: 'Wkz_0815_Teileliste.xls',
    about: 'certificates and surfaces in their own columns, positions with letters, no unit',
    sheets: [
      sheet(
        'Teile',
        `
        Pos.Nr. | Anz. | Bezeichnung / Norm | Abm. | Material / Härte | Prüfzeugnis | Verwendung
        1.1 | 4 | Auswerferstift DIN 1530-1 | 6 x 200 | WS | 3.1 | Schieber => AZH-6x200 C31 4x
        1.2 | 4 | Auswerferstift DIN 1530-1 | 10 x 315 | WAS | - | Schieber => AZN-10x315 4x
        1.3 | 2 | Auswerferhülse DIN 16756 | 4 x 6 x 100 | gehärtet 60 HRC | - | Kern => AHH-4x6x100 2x
        1.4 | 2 | Auswerferstift abgesetzt DIN 1530-2 | 1,5 x 3 x 100 | WS | - | Kern => ASH-1.5x3x100x50 2x
        2.1 | 4 | Führungssäule | 24 x 46 x 75 | 1.7131 | - | => FSE-24x46x75 4x
        2.2 | 4 | Führungsbuchse | 24 x 46 | Bronze m. Festschmierstoff | - | => FBG-24x46 4x
        2.3 | 1 | Zentrierflansch | 100 x 12 | C45 | - | => ZRU-100x36x12 1x
        2.4 | 1 | Aufspannplatte | 246 x 296 x 27 | 1.1730 | - | => PLBU-246x296x27 1x
        3.1 | 8 | Tellerfeder | 20 x 10,2 x 1 | 50CrV4 | - | => -
        `,
      ),
    ],
  },
  {
    file: 'RFQ_tooling_parts.xlsx',
    about: 'a request for quotation: sizes as columns, other words for pins, notes about cutting',
    sheets: [
      sheet('Terms', 'Please quote by Friday\nDelivery: | DAP'),
      sheet(
        'RFQ',
        `
        Request for quotation 77 | | | | | |
        # | Part | Diameter | Overall length | Material | No. of pieces | Comments
        1 | Ejector pin | 6 | 200 | hardened | 4 | => AZH-6x200 4x
        2 | Ejector pin | 3.2 | 160 | nitrided | 12 | cut to 147.25 => AZN-3.2x160 L147.25 T100 12x
        3 | Knock-out pin | 8 | 250 | hardened | 6 | => AZH-8x250 6x
        4 | Core pin | 5 | 200 | copper alloy | 2 | => KSC-5x200 2x
        5 | Ejector pin, conical head | 6 | 200 | hardened | 6 | => AKH-6x200 6x
        6 | Dowel pin | 8 | 40 | hardened | 8 | => STW-8x40 8x
        `,
      ),
    ],
    requested: 'RFQ',
  },
  {
    file: 'order 2026-03.csv',
    about: 'plain English wording with commas, quantities in words of their own',
    sheets: [
      sheet(
        '',
        `
        Product code | Product description | Quantity ordered | PO number
        | Ejector pin 6mm x 200mm hardened | 4 | 7001 => AZH-6x200 4x
        | Ejector pins, 8 mm diameter x 250 mm long, nitrided | 4 | 7001 => AZN-8x250 4x
        | Ejector sleeve 4 x 6 x 100 (ID x OD x L) | 2 | 7001 => AHH-4x6x100 2x
        | Flat ejector pin 2 x 7.5 x 200 nitrided | 2 | 7001 => AFN-2x7.5x200x100 2x
        | Stepped ejector pin 1.5 x 3 x 100 | 2 | 7001 => ASH-1.5x3x100x50 2x
        AZH-10x315 | | 2 | 7001 => AZH-10x315 2x
        | Guide bush with solid lubricant 24 x 46 | 4 | 7001 => FBG-24x46 4x
        | Sprue bushing 18 x 3.5 x 56 SR 15.5 | 1 | 7001 => ABT-18x3.5x15.5x56 1x
        | Mould base plate 1000 x 800 x 96 | 1 | 7001 => -
        `,
      ),
    ],
  },
  {
    file: 'Form 17 Normalienliste.ods',
    about: 'sizes as one text, the kind as heading of a group, comments between',
    sheets: [
      sheet(
        'Normalien',
        `
        Normalienliste Form 17 | Stand: 02.02.2026 | | |
        Teil | Bestellnr. | Größe | Ausführung | Stückzahl
        Auswerferstifte zylindrisch | | 5 x 160 | nitriert | 16 => AZN-5x160 16x
        Auswerferstifte zylindrisch | AZH-4x125 | | | 8 => AZH-4x125 8x
        Flachauswerferstifte | | 2 x 7,5 x 200 | gehärtet | 4 => AFH-2x7.5x200x100 4x
        Auswerferhülsen | | 4 x 6 x 100 | gehärtet | 4 => AHH-4x6x100 4x
        Führungssäulen | | 24 x 46 x 75 | | 4 => FSE-24x46x75 4x
        Führungsbuchsen | | 24 x 46 | mit Festschmierstoff | 4 => FBG-24x46 4x
        Zentrierring Düsenseite | | 100 x 12 | | 1 => ZRU-100x36x12 1x
        Formplatte düsenseitig | | 246 x 296 x 46 | 1.2312 | 1 => PLAP-246x296x46 1x
        Distanzhülsen | | 20 x 60 | | 4 => -
        bitte mit Lieferschein | | | |
        `,
      ),
    ],
  },
  {
    file: 'bom_export_inventor.csv',
    about: 'a CAD export with title and stock number, quantities as "4 ea"',
    sheets: [
      sheet(
        '',
        `
        Item;Qty;Part Number;Title;Stock Number;Material;Mass
        1;4 ea;EP-006-200;Ejector pin Ø6x200;AZH-6x200;Steel;0,045 kg => AZH-6x200 4x
        2;12 ea;EP-003-160;Ejector pin Ø3x160;AZN-3x160;Steel;0,012 kg => AZN-3x160 12x
        3;2 ea;ES-004-100;Ejector sleeve 4x6x100;AHH-4x6x100;Steel;0,02 kg => AHH-4x6x100 2x
        4;4 ea;GP-24;Guide pillar 24x46x75;FSE-24x46x75;16MnCr5;0,4 kg => FSE-24x46x75 4x
        5;8 ea;SC-8-30;Cap screw M8x30;;8.8;0,02 kg => SZA-8x30 8x
        `.replaceAll(';', ' | '),
      ),
    ],
  },
  {
    file: 'Anfrage_Mail.txt',
    about: 'copied from a mail: sentences, hyphens, no columns',
    sheets: [
      sheet(
        '',
        `
        - 4 St. Auswerferstift DIN 1530 A 6 x 200 WS => AZH-6x200 4x
        - 10 Stück Auswerferstift DIN 1530 AH 10 x 315 => AZH-10x315 10x
        - 2 Stk. Kernstift 5x200 nitriert => KSN-5x200 2x
        - 2 Stk. Flachauswerfer 2x7,5x200, gekürzt auf 188,3 mm => AFH-2x7.5x200x100 L188.3 T100 2x
        - 1 Stk. Zentrierring Ø100x12 => ZRU-100x36x12 1x
        - 4 Stk. Führungsbuchse 24 x 46 => FBE-24x46 4x
        - 5 Liter Hydrauliköl HLP 46 => -
        `,
      ),
    ],
  },
  {
    file: 'Kaufteile.xlsx',
    about: 'bought parts of all kinds, DIN and size in one column, supplier column',
    sheets: [
      sheet(
        'Kaufteile',
        `
        Kaufteilliste | | | | | |
        Werkzeug-Nr.: | 5512 | | | | |
        Pos | Stück | Bezeichnung | DIN / Größe | Lieferant | Werkstoff | Bem.
        20 | 4 | Auswerferstift | 1530 / 8 x 200 | Normwerk | WS | => AZH-8x200 4x
        21 | 6 | Auswerferstift mit Kegelkopf | 1530 / 5 x 160 | Normwerk | WS | => AKH-5x160 6x
        22 | 2 | Auswerferhülse | 4 x 6 x 125 | Normwerk | nitriert | => AHN-4x6x125 2x
        23 | 1 | Zentrierring | 120 x 12 | Normwerk | | => ZRU-120x36x12 1x
        24 | 4 | Führungssäule | 30 x 56 x 95 | Normwerk | | => FSE-30x56x95 4x
        25 | 4 | Führungsbuchse | 30 x 56 | Normwerk | Bronze | => FBG-30x56 4x
        26 | 4 | Ringschraube | 580 / M16 | Händler | C15 | => -
        27 | 1 | Kernstift | 6 x 200, auf 187,4 gekürzt | Normwerk | WS | => KSH-6x200 L187.4 T100 1x
        `,
      ),
    ],
  },
  {
    file: 'standard-parts.csv',
    about: 'a revision, two quantity columns, a word of its own for the description',
    sheets: [
      sheet(
        '',
        `
        Find No | Rev | Nomenclature | Qty per mould | Total qty | Heat treatment
        1 | A | Ejector pin 5 x 160 | 8 | 16 | hardened => AZH-5x160 16x
        2 | A | Ejector pin 8 x 200 | 4 | 8 | nitrided => AZN-8x200 8x
        3 | B | Ejector blade 2 x 7.5 x 200 | 2 | 4 | nitrided => AFN-2x7.5x200x100 4x
        4 | A | Ejector sleeve 4 x 6 x 125 | 2 | 4 | hardened => AHH-4x6x125 4x
        5 | A | Guide post 30 x 56 x 95 | 4 | 8 | case hardened => FSE-30x56x95 8x
        6 | A | Guide bush 30 x 56 | 4 | 8 | case hardened => FBE-30x56 8x
        7 | A | Spring washer M8 | 4 | 8 | => -
        `,
      ),
    ],
  },
  {
    file: 'Nachbestellung.xls',
    about: 'numbers of ours and words in one column, prices, a sum in words',
    sheets: [
      sheet(
        'Tabelle1',
        `
        Nachbestellung vom 3. März | | | |
        Art.Nr. / Bezeichnung | Bestellmenge | Einzelpreis | Gesamtpreis | Kostenstelle
        AZH-8x200 | 10 | 2.9 | 29 | 4711 => AZH-8x200 10x
        Auswerferstift 5x160 gehärtet | 20 | 2.1 | 42 | 4711 => AZH-5x160 20x
        AZN-6x200-L150-T50 | 4 | 5.2 | 20.8 | 4711 => AZN-6x200 L150 T50 4x
        Abgesetzter Auswerferstift 1,5x3x100 nitriert | 2 | 9.9 | 19.8 | 4712 => ASN-1.5x3x100x50 2x
        Versand | 1 | 8 | 8 | => -
        Summe netto | | | 119.6 |
        `,
      ),
    ],
  },
]
