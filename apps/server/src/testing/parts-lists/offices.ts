import { type Sample, sheet } from './sample.ts'

/** Lists in the style of design, purchasing and business software of several companies; written before the reader. */
export const officeLists: readonly Sample[] = [
  {
    file: 'M4482_Stueckliste_Rev_C.xlsx',
    about: 'a toolmaker: headings in two lines, groups, subtotals, blank rows, a revision block, "4 x" and "à 4"',
    sheets: [
      sheet(
        'STL M4482',
        `
        Werkzeug-Nr.: | M4482 | Artikel: | Gehäusedeckel 2-fach | | Kunde: | Musterwerk GmbH
        Konstrukteur: | K. Beispiel | Stand: | 14.01.2026 | | Blatt: | 1 / 1
        | | | | | |
        Pos. | Anz. | Gegenstand | DIN / ISO | Maße | Mat. | Bemerkung
        Nr. | | | | in mm | |
        | | 100 Düsenseite | | | |
        101 | 1 x | Zentrierring | | Ø 110 x 12 | 1.1730 | => ZRU-110x36x12 1x
        102 | 1 x | Angießbuchse | ISO 10072 | 18x3,5x76 SR 15,5 | 1.2767 | => ABT-18x3.5x15.5x76 1x
        103 | 4 x | Führungssäule | DIN 16761 | 30x46x75 | 1.7131 | => FSE-30x46x75 4x
        104 | 1 x | Formplatte | DIN 16760 | 296 x 346 x 56 | 1.2312 | => PLAP-296x346x56 1x
        | | | | | |
        | | 200 Auswerferseite | | | |
        201 | à 4 | Auswerferstift | DIN 1530-A | Ø6,0 x 160 | WS | => AZH-6x160 4x
        202 | à 8 | Auswerferstift | DIN 1530-A | Ø6,0 x 160 | WS | auf 143,5 => AZH-6x160 L143.5 T100 8x
        203 | 2 x | Flachauswerfer | DIN 1530-F | 2,0 x 7,5 x 160 | WAS | auf 151,2 ablängen => AFN-2x7.5x160x80 L151.2 T100 2x
        204 | 2 x | Auswerferhülse | DIN ISO 8405 | 4 x 6 x 125 | WS | => AHH-4x6x125 2x
        205 | 2 x | Kernstift zu Pos. 204 | | 4 x 160 | WS | => KSH-4x160 2x
        206 | 4 x | Führungsbuchse | DIN 16716 | 30 x 46 | 1.7131 | => FBE-30x46 4x
        207 | 6 x | Zyl.-Schraube | ISO 4762 | M10 x 110 | 12.9 | => SZB-10x110 6x
        | 27 | Summe Normalien | | | |
        | | | | | |
        Rev. | Datum | Änderung | | | Name |
        A | 03.11.2025 | Erstausgabe | | | KB |
        B | 09.12.2025 | Pos. 202 war 6 x 200 | | | KB |
        C | 14.01.2026 | Pos. 203 neu | | | KB |
        `,
      ),
    ],
  },
  {
    file: 'export_cs03.csv',
    about: 'an export of large business software: forty capitals, three places, units, sort terms, a date',
    sheets: [
      sheet(
        '',
        `
        Pos.;PTp;Komponente;Komponentenbezeichnung;Menge;Mengeneinheit;Fix;Sortierbegriff;Gültig ab
        0010;L;000000000030044871;AUSWERFERSTIFT ZYL. 6,0X160 1.2210;4,000;ST;;AUSW;01.01.2026 => AZH-6x160 4x
        0020;L;000000000030044872;AUSWERFERSTIFT ZYL. 10,0X250 1.2344 NITR;12,000;ST;;AUSW;01.01.2026 => AZN-10x250 12x
        0030;L;000000000030044873;AUSWERFERSTIFT KEGELKOPF DIN1530-D 5X125;6,000;ST;;AUSW;01.01.2026 => AKN-5x125 6x
        0040;L;000000000030044874;AUSWERFERHUELSE ISO8405 3X5X100 WS;2,000;ST;;AUSW;01.01.2026 => AHH-3x5x100 2x
        0050;L;000000000030044875;AUSWERFERSTIFT ABGESETZT 2X4X125 WAS;8,000;ST;;AUSW;01.01.2026 => ASN-2x4x125x63 8x
        0060;L;000000000030044876;FLACHAUSWERFER 1,2X4,5X125;4,000;ST;;AUSW;01.01.2026 => AFH-1.2x4.5x125x63 4x
        0070;L;000000000030044877;FUEHRUNGSSAEULE D22 L36/55;4,000;ST;;FUEHR;01.01.2026 => FSE-22x36x55 4x
        0080;L;000000000030044878;FUEHRUNGSBUCHSE D22X36 BRONZE;4,000;ST;;FUEHR;01.01.2026 => FBG-22x36 4x
        0090;L;000000000030044879;ZENTRIERRING D125X12 ISO10907-1;1,000;ST;;FLANSCH;01.01.2026 => ZRU-125x36x12 1x
        0100;L;000000000030044880;KERNSTIFT 3X125 CUNI2SICR;2,000;ST;;KERN;01.01.2026 => KSC-3x125 2x
        0110;L;000000000030044881;AUSWERFERSTIFT ZYL. 2,2X100 1.2210;1.250,000;ST;;AUSW;01.01.2026 => AZH-2.2x100 1250x
        0120;L;000000000030044882;ZYLINDERSTIFT ISO8734 8M6X40;6,000;ST;;STIFT;01.01.2026 => STW-8x40 6x
        0130;L;000000000030044883;RUNDSTAHL D40 1.2343;0,350;M;;ROH;01.01.2026 => -
        0140;T;;TEXTPOSITION: MIT ZEUGNIS LIEFERN;0,000;;;;01.01.2026
        `.replaceAll(';', ' | '),
      ),
    ],
  },
  {
    file: 'Bestellvorschlag_0326.xlsx',
    about: 'business software of a mid-sized company: words in two columns, dates, prices per hundred',
    sheets: [
      sheet(
        'Bestellvorschlag',
        `
        Bestellvorschlag | | | | | | | | |
        Disponent: | 07 Müller | | | Lieferant: | 70123 | Normwerk | | |
        Zeile | Teilenummer | Suchbegriff | Bezeichnung 1 | Bezeichnung 2 | Bestellmenge | ME | Liefertermin | EK-Preis | PE
        1 | 4.10.0118 | AUSW 6X160 | Auswerferstift DIN 1530-AH | 6,0 x 160 mm | 40 | Stk | 27.03.2026 | 212.4 | 100 => AZH-6x160 40x
        2 | 4.10.0121 | AUSW 8X315 | Auswerferstift DIN 1530-AH | 8,0 x 315 mm | 20 | Stk | 27.03.2026 | 384.1 | 100 => AZH-8x315 20x
        3 | 4.10.0207 | AUSW 4X200 N | Auswerferstift DIN 1530-A nitriert | 4,0 x 200 mm | 50 | Stk | 27.03.2026 | 251 | 100 => AZN-4x200 50x
        4 | 4.11.0033 | HUELSE 5X8X150 | Auswerferhülse | 5 x 8 x 150 nitriert | 6 | Stk | 02.04.2026 | 31.2 | 1 => AHN-5x8x150 6x
        5 | 4.12.0009 | FLACH 1,5X5,5 | Flachauswerferstift | 1,5 x 5,5 x 160 x 80 | 10 | Stk | 02.04.2026 | 19.9 | 1 => AFH-1.5x5.5x160x80 10x
        6 | 4.20.0002 | FS 18X46X55 | Führungssäule einsatzgehärtet | 18 x 46 x 55 | 8 | Stk | 02.04.2026 | 14.75 | 1 => FSE-18x46x55 8x
        7 | 4.20.0017 | FB 18X46 | Führungsbuchse | Ø18 x 46, Festschmierstoff | 8 | Stk | 02.04.2026 | 17.3 | 1 => FBG-18x46 8x
        8 | 4.30.0050 | KUPPL 9 | Schnellkupplung | NW 9, Messing | 12 | Stk | 02.04.2026 | 6.4 | 1 => -
        9 | 4.10.0301 | AUSW SONDER | Auswerferstift n. Zchg. 4482-17 | siehe Anlage | 2 | Stk | 16.04.2026 | | 1 => -
        Summe: | | | | | 156 | | | |
        `,
      ),
    ],
  },
  {
    file: 'ASM-20714 BOM.xls',
    about: 'a CAD program: file names with configurations, a cut length column with blanks in it, a count at the left',
    sheets: [
      sheet(
        'BOM Table',
        `
        QTY | ITEM | PART NUMBER | CONFIGURATION | DESCRIPTION | FINISHED LENGTH | MATERIAL SPEC | VENDOR
        8 | 1 | STD-EJP-6.0-160 | Default | EJECTOR PIN, STRAIGHT, Ø6x160 | 143.5 | 1.2210 | NORMWERK => AZH-6x160 L143.5 T100 8x
        4 | 2 | STD-EJP-8.0-200 | Default | EJECTOR PIN, STRAIGHT, Ø8x200 | | 1.2344 NITRIDED | NORMWERK => AZN-8x200 4x
        2 | 3 | STD-SLV-4-6-150 | 4x6x150 | EJECTOR SLEEVE, 4 ID x 6 OD x 150 LG | 138.25 | 1.2210 | NORMWERK => AHH-4x6x150 L138.25 T100 2x
        2 | 4 | STD-CP-4-200 | Default | CORE PIN, Ø4x200 | | 1.2210 | NORMWERK => KSH-4x200 2x
        6 | 5 | STD-SEP-2-4-125 | Default | EJECTOR PIN, STEPPED, 2/4x125 | | HARDENED | NORMWERK => ASH-2x4x125x63 6x
        4 | 6 | STD-LP-22-46-75 | Default | LEADER PIN, 22x46x75 | | CASE HARDENED | NORMWERK => FSE-22x46x75 4x
        4 | 7 | STD-LB-22-46 | Default | SHOULDER BUSHING, 22x46 | | CASE HARDENED | NORMWERK => FBE-22x46 4x
        1 | 8 | 20714-012 | Machined | CAVITY INSERT | | 1.2343 | MAKE => -
        1 | 9 | STD-LR-100-12 | Default | LOCATING RING, Ø100x12 | | 1045 | NORMWERK => -
        16 | 10 | B18.3.1M - 8 x 1.25 x 30 | HX-SHCS | HX-SHCS 0.3125-18x1.25 | | | => -
        `,
      ),
    ],
  },
  {
    file: 'part_list_nx.tsv',
    about: 'another CAD program: underscores between words, a hash as heading, Unicode text with tabs',
    sheets: [
      sheet(
        '',
        `
        No | DB_PART_NO | DB_PART_NAME | CATALOG | STD_DIM | QTY
        1 | 00812774/A | EJECTOR_PIN_HARDENED | DIN1530-A | 5X160 | 14 => AZH-5x160 14x
        2 | 00812775/A | EJECTOR_PIN_NITRIDED | DIN1530-A | 10X315 | 4 => AZN-10x315 4x
        3 | 00812776/A | EJECTOR_SLEEVE | ISO8405 | 3X5X125 | 2 => AHH-3x5x125 2x
        4 | 00812777/B | GUIDE_PILLAR | DIN16761 | 24X56X95 | 4 => FSE-24x56x95 4x
        5 | 00812778/A | GUIDE_BUSH | DIN16716 | 24X56 | 4 => FBE-24x56 4x
        6 | 00812779/A | FLAT_EJECTOR_PIN | ISO8693 | 2X9.5X250 | 2 => AFH-2x9.5x250x125 2x
        7 | 00812780/A | COOLING_PLUG | DIN906 | M10X1 | 22 => -
        `,
      ),
    ],
  },
  {
    file: 'RFQ 26-0147 Mould standard parts.xlsx',
    about: 'English purchasing: a covering letter in the sheet, sections, subtotals, certificates, "off"',
    sheets: [
      sheet(
        'RFQ',
        `
        Example Mouldings Ltd | | | | | |
        Request for quotation 26-0147 | | | | Quote by: | 2026-02-13 |
        Please state lead time and carriage. Prices in EUR, DAP our works. | | | | | |
        | | | | | |
        Line no. | Qty required | Part description | Size (mm) | Cut to | Tolerance on length | Material cert. (EN 10204)
        Moving half | | | | | |
        1.01 | 8 off | Ejector pin, hardened | 6 dia x 160 lg | 143.5 | +0.05 / 0 | 3.1 => AZH-6x160 L143.5 T50 C31 8x
        1.02 | 4 off | Ejector pin, nitrided | 8 dia x 250 lg | | | => AZN-8x250 4x
        1.03 | 2 off | Ejector sleeve, nitrided | 5 x 8 x 150 | 146 | +0.02 / 0 | => AHN-5x8x150 L146 T20 2x
        1.04 | 2 off | D-shaped blade ejector | 2 x 7.5 x 160 | | | => -
        1.05 | 2 off | Flat ejector pin, hardened | 1.5 x 5.5 x 160 | | | => AFH-1.5x5.5x160x80 2x
        Sub-total | 18 off | | | | |
        Fixed half | | | | | |
        2.01 | 1 off | Locating ring | 120 dia x 12 | | | n/a => ZRU-120x36x12 1x
        2.02 | 1 off | Sprue bush | 18 x 4 x 66, R15.5 | | | 3.1 => ABT-18x4x15.5x66 C31 1x
        2.03 | 4 off | Guide pillar | 22 x 46 x 95 | | | n/a => FSE-22x46x95 4x
        2.04 | 4 off | Ejector pin, hardened | 6 dia x 160 lg | 151.2 | ±0.05 | => -
        Sub-total | 10 off | | | | |
        Total pieces | 28 off | | | | |
        `,
      ),
    ],
  },
  {
    file: 'Normteile_Formeinsatz.ods',
    about: 'raw and finished length in columns, tolerance classes, "je 2", two parts in a row, rows that are void',
    sheets: [
      sheet(
        'Liste',
        `
        Teil | Stückz. | Artikel | Ø | Länge roh | Länge fertig | Tol. | Werkst. | APZ 3.1
        A | je 2 | Auswerferstift | 4 | 160 | 131.6 | T50 | WS | ja => AZH-4x160 L131.6 T50 C31 2x
        B | je 2 | Auswerferstift | 4 | 160 | 138.2 | T50 | WS | ja => AZH-4x160 L138.2 T50 C31 2x
        C | 6 | Auswerferstift | 10 | 200 | | | WAS | nein => AZN-10x200 6x
        D | 4 | Kernstift | 5 | 160 | 155 | T20 | WS | nein => KSH-5x160 L155 T20 4x
        E | 4 | Auswerferstift kegelig | 6 | 125 | 118.75 | +0,1/0 | WS | => AKH-6x125 L118.75 T100 4x
        F | entf. | Auswerferstift | 5 | 160 | | | WS | => -
        G | je 2 | Auswerferstifte 6x160 und 6x200 | | | | | WS | => -
        H | 2 | wie Pos. A, jedoch nitriert | | | | | | => -
        I | 2 | Druckfeder | 20 | 50 | | | | => -
        `,
      ),
    ],
  },
  {
    file: 'Sammelbestellung Lager.csv',
    about: 'numbers of another maker beside numbers of ours, pieces with units and in words, notes between',
    sheets: [
      sheet(
        '',
        `
        Lfd-Nr;Best.-Nr. Lieferant;Text;Bedarf;Lagerplatz;Kst.
        1;BN6-160;Auswerferstift 6 x 160;20 Stck;R04-12;4711 => AZH-6x160 20x
        2;BN 8 - 200;Auswerferstift;10 Stck;R04-13;4711 => AZH-8x200 10x
        3;BH4x6-125;Auswerferhülse;4 Stck.;R04-20;4711 => AHH-4x6x125 4x
        4;AZN-5x200;;1 Pack;R04-14;4711 => -
        5;AZH-12x250;Auswerferstift Ø12;zwei;R04-15;4712 => -
        ;;bitte ohne Umverpackung;;;
        6;AKH-8x200;;VE 10;;4712 => -
        7;KSH-6x250;Kernstift;2 (zwei);R05-01;4712 => -
        8;FBE-22x46;;4 St;R06-07;4712 => FBE-22x46 4x
        9;Z-998;Trennmittel 400 ml;6 Dosen;R01-01;4712 => -
        `.replaceAll(';', ' | '),
      ),
    ],
  },
]
