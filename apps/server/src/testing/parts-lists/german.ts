import { type Sample, sheet } from './sample.ts'

export const germanLists: readonly Sample[] = [
  {
    file: 'Stueckliste_W4711.xlsx',
    about: 'title rows, a designation in four columns, groups, a sum',
    sheets: [
      sheet(
        'Stückliste',
        `
        Stückliste Spritzgießwerkzeug 4711 | | | | | | |
        Kunde: | Beispiel Kunststofftechnik | | | | Datum: | 12.03.2026 |
        | | | | | | |
        Pos. | Stk. | Benennung | Norm | Abmessung | Werkstoff | Bemerkung | Zeichnungs-Nr.
        | | Auswerferseite | | | | |
        1 | 12 | Auswerferstift | DIN 1530 A | 3,2 x 160 | 1.2210 | | => AZH-3.2x160 12x
        2 | 8 | Auswerferstift | DIN 1530 A | 6 x 200 | WAS | | => AZN-6x200 8x
        3 | 4 | Auswerferstift | DIN 1530-1 | Ø8x250 | gehärtet | auf 231,4 kürzen | => AZH-8x250 L231.4 T100 4x
        4 | 6 | Flachauswerfer | DIN 1530 F | 2 x 7,5 x 200 | WS | | => AFH-2x7.5x200x100 6x
        5 | 2 | Auswerferhülse | DIN ISO 8405 | 4 x 6 x 100 | nitriert | | => AHN-4x6x100 2x
        6 | 4 | Kernstift | - | 4 x 160 | WS | | => KSH-4x160 4x
        7 | 4 | Rückdrückstift | DIN 1530 A | 12 x 125 | WS | | => AZH-12x125 4x
        8 | 16 | Zylinderschraube | DIN 912 | M8 x 30 | 8.8 | | => SZA-8x30 16x
        | | Düsenseite | | | | |
        9 | 1 | Angußbuchse | DIN ISO 10072 | 18 x 3,5 x 56, SR 15,5 | gehärtet | | => ABT-18x3.5x15.5x56 1x
        10 | 1 | Zentrierring | | Ø100 x 12 | 1.1730 | | => ZRU-100x36x12 1x
        11 | 4 | Führungssäule | DIN 16761 | 24 x 46 x 75 | | | => FSE-24x46x75 4x
        12 | 4 | Führungsbuchse | DIN 16716 | 24 x 46 | Bronze | | => FBG-24x46 4x
        13 | 1 | Formplatte | DIN 16760 | 246 x 296 x 36 | 1.2312 | | => PLAP-246x296x36 1x
        Summe | 82 | | | | | |
        `,
      ),
    ],
  },
  {
    file: 'EXPORT_STL_300815.csv',
    about: 'export of business software: short capitals, pieces with three places, own material numbers',
    sheets: [
      sheet(
        '',
        `
        Stufe | Pos.Nr. | Material | Materialkurztext | Menge | ME | Werk | Lagerort
        1 | 0010 | 10044711 | AUSWERFERSTIFT DIN1530-AH 3,2X160 | 12,000 | ST | 1000 | 0001 => AZH-3.2x160 12x
        1 | 0020 | 10044712 | AUSWERFERSTIFT DIN1530-AH 6X200 | 8,000 | ST | 1000 | 0001 => AZH-6x200 8x
        1 | 0030 | 10044713 | AUSWERFERST. 6X200 NITRIERT | 4,000 | ST | 1000 | 0001 => AZN-6x200 4x
        1 | 0040 | 10044714 | AUSW.STIFT ABGES. 1,5X3X100 | 4,000 | ST | 1000 | 0001 => ASH-1.5x3x100x50 4x
        1 | 0050 | 10044715 | FLACHAUSW. 2X7,5X200 WS | 2,000 | ST | 1000 | 0001 => AFH-2x7.5x200x100 2x
        1 | 0060 | 10044716 | AUSWERFERHUELSE 4X6X100 | 2,000 | ST | 1000 | 0001 => AHH-4x6x100 2x
        1 | 0070 | 10044717 | FUEHRUNGSSAEULE 24X46X75 | 4,000 | ST | 1000 | 0001 => FSE-24x46x75 4x
        1 | 0080 | 10044718 | FUEHRUNGSBUCHSE 24X46 | 4,000 | ST | 1000 | 0001 => FBE-24x46 4x
        1 | 0090 | 10044719 | ZENTRIERFLANSCH D100X12 | 1,000 | ST | 1000 | 0001 => ZRU-100x36x12 1x
        1 | 0100 | 10044720 | KERNSTIFT 4X160 KUPFER BE-FREI | 2,000 | ST | 1000 | 0001 => KSC-4x160 2x
        1 | 0110 | 10044721 | ZYL.SCHRAUBE M6X20 ISO 4762 | 10,000 | ST | 1000 | 0001 => SZA-6x20 10x
        1 | 0120 | 10044722 | AUSWERFERSTIFT KEGELKOPF 6X200 WAS | 6,000 | ST | 1000 | 0001 => AKN-6x200 6x
        `,
      ),
    ],
  },
  {
    file: 'Bestellung Normalien.csv',
    about: 'article numbers of ours, cut lengths with decimal commas, tolerances, certificates',
    sheets: [
      sheet(
        '',
        `
        Artikelnummer;Menge;Länge gekürzt;Toleranz;Zeugnis 3.1;Kommission;Bemerkung
        AZH-3.2x160;12;147,25;+0,05/0;ja;W 4711;links => AZH-3.2x160 L147.25 T50 C31 12x
        AZH-6x200;4 Stk.;;;;W 4711; => AZH-6x200 4x
        AZX-6x200-TIN;2;180;T20;nein;W 4711; => AZX-6x200-TIN L180 T20 2x
        azn-8x250;6;-;-;-;W 4712;dringend => AZN-8x250 6x
        AHH-4x6x100;2;95,5;;;W 4712; => AHH-4x6x100 L95.5 T100 2x
        KSC-4x160;1;;;x;W 4712; => KSC-4x160 C31 1x
        AZH-3.2x160-L120-T50;10;;;;W 4712; => AZH-3.2x160 L120 T50 10x
        PLAU-246x296x36;1;;;;W 4712; => PLAU-246x296x36 1x
        XYZ-4711;1;;;;; => -
        `.replaceAll(';', ' | '),
      ),
    ],
  },
  {
    file: 'auswerfer für kran.txt',
    about: 'typed by hand, no headings, one text per line',
    sheets: [
      sheet(
        '',
        `
        4 Stk. Auswerferstift 6x200 WS => AZH-6x200 4x
        12x DIN 1530 A 3,2x160 gekürzt auf 147,25 => AZN-3.2x160 L147.25 T100 12x
        2 Stück Auswerferhülse Ø 4/6 x 100 gehärtet => AHH-4x6x100 2x
        1 Zentrierring 100 x 12 => ZRU-100x36x12 1x
        8 Auswerfer Ø 8 x 250 nitriert => AZN-8x250 8x
        4 Führungssäulen 24x46x75 => FSE-24x46x75 4x
        AZH-10x315 => AZH-10x315
        6 St. Flachauswerfer 2x7,5x200 => AFH-2x7.5x200x100 6x
        Auswerferstift Ø5 L=250 gehärtet, 4 Stück => AZH-5x250 4x
        2 Kernstifte 5 x 200 WAS => KSN-5x200 2x
        3 Stk. Schnellkupplung 9 mm => -
        `,
      ),
    ],
  },
  {
    file: 'Normteile_Werkzeug_12.xlsx',
    about: 'headings in two lines that span columns, sizes in columns of their own, units',
    sheets: [
      sheet(
        'Tabelle1',
        `
        | Normteilliste Werkzeug 12 | | | | | | | |
        | Lfd. | Menge | | Bezeichnung | Abmessungen | | | Material | Oberfläche
        | Nr. | je Wkz. | gesamt | | Ø d1 [mm] | Ø d2 [mm] | Länge [mm] | | => 
        | 1 | 6 | 12 | Auswerferstift | 3.2 | | 160 | 1.2210 | => AZH-3.2x160 12x
        | 2 | 4 | 8 | Auswerferstift | 6 | | 200 | 1.2344 | nitriert => AZN-6x200 8x
        | 3 | 4 | 8 | Auswerferstift | 8 | | 231.4 | WS | => AZH-8x250 L231.4 T100 8x
        | 4 | 2 | 4 | Auswerferstift abgesetzt | 1.5 | 3 | 100 | WS | => ASH-1.5x3x100x50 4x
        | 5 | 2 | 4 | Auswerferhülse | 4 | 6 | 100 | WAS | => AHN-4x6x100 4x
        | 6 | 1 | 2 | Kernstift | 5 | | 200 | WS | => KSH-5x200 2x
        | 7 | 4 | 8 | Auswerferstift, kegeliger Kopf | 6 | | 200 | WS | => AKH-6x200 8x
        | 8 | 4 | 8 | Druckfeder | 20 | | 50 | | => -
        `.replace('=> \n', '\n'),
        [
          { startRow: 1, endRow: 1, startCol: 2, endCol: 3 },
          { startRow: 1, endRow: 1, startCol: 5, endCol: 7 },
          { startRow: 1, endRow: 2, startCol: 4, endCol: 4 },
        ],
      ),
    ],
  },
  {
    file: 'Angebotsanfrage.xlsx',
    about: 'several sheets, the wanted one neither the first nor the largest',
    requested: 'Normalien',
    sheets: [
      sheet('Deckblatt', 'Anfrage 2026-118\nAnsprechpartner: | Frau Muster\nAnzahl Teile | 34'),
      sheet(
        'Normalien',
        `
        Position | Bestellbezeichnung | Anzahl | Projekt
        10 | DIN 1530-1-AH-3,2x160 | 10 | Deckel => AZH-3.2x160 10x
        20 | DIN 1530-1 - A 6 x 200 - WAS | 4 | Deckel => AZN-6x200 4x
        30 | DIN 1530-3 DH 6x200 | 6 | Deckel => AKH-6x200 6x
        40 | DIN 1530-2 CH 1,5x3x100x50 | 2 | Deckel => ASH-1.5x3x100x50 2x
        50 | ISO 8693 - 2x7,5x200 - WS | 4 | Deckel => AFH-2x7.5x200x100 4x
        60 | ISO 8405 - 4x6x100 | 2 | Boden => AHH-4x6x100 2x
        70 | DIN 16761 - 24 x 46 x 75 | 4 | Boden => FSE-24x46x75 4x
        80 | DIN 16716 - 24 x 46 | 4 | Boden => FBE-24x46 4x
        90 | DIN 16760 A 246 x 296 x 36 - 1.1730 | 1 | Boden => PLAU-246x296x36 1x
        100 | ISO 10907-1 - 100 x 12 | 1 | Boden => ZRU-100x36x12 1x
        110 | DIN 7979 D 8 x 30 | 8 | Boden => -
        `,
      ),
      sheet(
        'Artikelstamm',
        `Artikelnummer | Bezeichnung | Listenpreis\n${Array.from({ length: 120 }, (_, i) => `AZH-${i / 10 + 1}x200 | Auswerferstift ${i / 10 + 1}x200 | ${i + 1}.5`).join('\n')}`,
      ),
    ],
  },
  {
    file: 'BAUGRUPPEN.xls',
    about: 'blocks with their headings repeated, sums, a designation that goes on in the next row',
    sheets: [
      sheet(
        'STL',
        `
        Baugruppe 1: Auswerferpaket | | | |
        Pos | Menge | Einheit | Benennung | Bemerkung
        1 | 4 | Stk | AUSW.-STIFT DIN 1530 AH 6 X 200 | => AZH-6x200 4x
        2 | 12 | Stk | AUSW.-STIFT DIN 1530 AH 3,2 X 160 | L = 147,25 gekürzt => AZH-3.2x160 L147.25 T100 12x
        3 | 2 | Stk | AUSWERFERGRUNDPLATTE 1.1730 | => PLGU-128x296x22 2x
        | | | 128 X 296 X 22 |
        Gesamt | 18 | | |
        | | | |
        Baugruppe 2: Führung | | | |
        Pos | Menge | Einheit | Benennung | Bemerkung
        1 | 4 | Stk | FÜHRUNGSSÄULE 24 X 46 X 75 | => FSE-24x46x75 4x
        2 | 4 | Stk | FÜHRUNGSBUCHSE BRONZE 24 X 46 | => FBG-24x46 4x
        3 | 2,5 | m | RUNDSTAHL 1.7131 D20 | => -
        Gesamt | 8 | | |
        `,
      ),
    ],
  },
]
