import { type Sample, sheet } from './sample.ts'

export const englishLists: readonly Sample[] = [
  {
    file: 'mould_4711_BOM.xlsx',
    about: 'export of a CAD program: file names as part numbers, the size in the description',
    sheets: [
      sheet(
        'Sheet1',
        `
        ITEM NO. | PART NUMBER | DESCRIPTION | MATERIAL | QTY.
        1 | ejpin_3.2_160 | EJECTOR PIN DIN 1530 A 3.2 x 160 | HARDENED | 12 => AZH-3.2x160 12x
        2 | ejpin_6_200 | EJECTOR PIN DIN 1530 A 6 x 200 | NITRIDED | 4 => AZN-6x200 4x
        3 | sleeve_4_6 | EJECTOR SLEEVE ISO 8405 4 x 6 x 100 | | 2 => AHH-4x6x100 2x
        4 | blade_2x7.5 | FLAT EJECTOR PIN 2 x 7.5 x 200 | HARDENED | 6 => AFH-2x7.5x200x100 6x
        5 | core_4 | CORE PIN 4 x 160 | H13 NITRIDED | 2 => KSN-4x160 2x
        6 | leader_24 | GUIDE PILLAR 24 x 46 x 75 | CASE HARDENED | 4 => FSE-24x46x75 4x
        7 | bush_24 | GUIDE BUSH 24 x 46 | BRONZE | 4 => FBG-24x46 4x
        8 | loc_100 | LOCATING RING DIA 100 x 12 | | 1 => ZRU-100x36x12 1x
        9 | shcs_m8 | SOCKET HEAD CAP SCREW M8 x 30 | | 12 => SZA-8x30 12x
        10 | cav_plate | CAVITY PLATE 246 x 296 x 36 | 1.2312 | 1 => PLAP-246x296x36 1x
        `,
      ),
    ],
  },
  {
    file: 'toolroom order.ods',
    about: 'a title, free wording, cut lengths, quantities with units',
    sheets: [
      sheet(
        'March',
        `
        Standard parts for mould 88 | | | | |
        Ref | Description | Required qty | Cut to length | Certificate | Remarks
        A1 | Ejector pin dia 6 x 200, hardened | 4 off | | | => AZH-6x200 4x
        A2 | Ejector pin Ø3.2 x 160 hardened | 12 pcs | 147.25 | 3.1 | see drawing => AZH-3.2x160 L147.25 T100 C31 12x
        A3 | Shouldered ejector pin 1.5 x 3 x 100 nitrided | 2 off | | | => ASN-1.5x3x100x50 2x
        A4 | Stepped ejector pin 2.5/4 x 160 | 2 off | | | => ASH-2.5x4x160x80 2x
        A5 | Blade ejector 2 x 7.5 x 200 | 4 off | | | => AFH-2x7.5x200x100 4x
        A6 | Countersunk head ejector pin 6 x 200 | 6 off | | | => AKH-6x200 6x
        A7 | Sprue bush 18 x 3.5 x 56 R15.5 | 1 off | | | => ABT-18x3.5x15.5x56 1x
        A8 | Register ring 100 x 36 x 12 | 1 off | | | => ZRU-100x36x12 1x
        A9 | Leader pin 24 x 46 x 75 | 4 off | | | => FSE-24x46x75 4x
        A10 | Leader pin bushing 24 x 46 | 4 off | | | => FBE-24x46 4x
        A11 | Ejector pin, nitrided, 8mm dia, 250mm long | 4 off | | | => AZN-8x250 4x
        A12 | O-ring 20 x 2.5 Viton | 8 off | | | => ORF-20x2.5 8x
        `,
      ),
    ],
  },
  {
    file: 'purchase request.csv',
    about: 'commas between cells, quotes, other words for the columns',
    sheets: [
      sheet(
        '',
        `
        Line | Supplier part no. | Item description | Order qty | UoM | PO number | Job
        1 | AZH-6x200 | Ejector pin, 6 x 200, hardened | 4 | EA | 45001 | M-88 => AZH-6x200 4x
        2 | AZN-8x250 | Ejector pin, 8 x 250, nitrided | 10 | EA | 45001 | M-88 => AZN-8x250 10x
        3 | | Ejector pin 3.2 x 160 hardened, trimmed to 147.25 +0.05/0 | 12 | EA | 45001 | M-88 => AZH-3.2x160 L147.25 T50 12x
        4 | AHH-4x6x100 | Ejector sleeve | 2 | EA | 45001 | M-88 => AHH-4x6x100 2x
        5 | | Clamping plate with overhang 196 x 196 x 27, 1.1730 | 1 | EA | 45001 | M-88 => PLFU-196x196x27 1x
        6 | | Hydraulic cylinder 40 x 20 | 1 | EA | 45001 | M-88 => -
        7 | KSH-4x160 | Core pin | 1,000 | EA | 45001 | M-88 => KSH-4x160 1000x
        `,
      ),
    ],
  },
  {
    file: 'parts.tsv',
    about: 'no headings, a column for each size, position numbers',
    sheets: [
      sheet(
        '',
        `
        1 | Ejector pin hardened 6x200 | 4 => AZH-6x200 4x
        2 | Ejector pin hardened 8x250 | 14 => AZH-8x250 14x
        3 | Ejector pin nitrided 3x125 | 20 => AZN-3x125 20x
        4 | Core pin 4x160 CuNi2SiCr | 2 => KSC-4x160 2x
        5 | Guide bushing 24x46 | 4 => FBE-24x46 4x
        6 | Water connector 3/8 | 6 => -
        `,
      ),
    ],
  },
  {
    file: 'Stueckliste_Bill_of_material.xlsx',
    about: 'two languages in headings and texts, line breaks in cells',
    sheets: [
      sheet(
        'BOM',
        `
        Pos.¶Item | Menge¶Quantity | Benennung¶Description | Norm¶Standard | Maße¶Dimensions | Werkstoff¶Material | Härte¶Hardness | Anmerkung¶Note
        1 | 4 | Auswerferstift¶Ejector pin | DIN 1530-1 | Ø6 x 200 | 1.2210 | 60±2 HRC | => AZH-6x200 4x
        2 | 12 | Auswerferstift¶Ejector pin | DIN 1530-1 | Ø3,2 x 160 | 1.2344 | 950 HV | => AZN-3.2x160 12x
        3 | 2 | Auswerferhülse¶Ejector sleeve | ISO 8405 | 4 x 6 x 100 | WAS | | => AHN-4x6x100 2x
        4 | 4 | Führungssäule¶Guide pillar | DIN 16761 | 24 x 46 x 75 | 1.7131 | | => FSE-24x46x75 4x
        5 | 4 | Führungsbuchse¶Guide bushing | DIN 16716 | 24 x 46 | 1.7131 | | => FBE-24x46 4x
        6 | 1 | Zentrierring¶Locating ring | | Ø100 x 12 | 1.1730 | | => ZRU-100x36x12 1x
        7 | 1 | Angussbuchse¶Sprue bushing | | 18 x 3,5 x 56 SR15,5 | 1.2767 | | => ABT-18x3.5x15.5x56 1x
        8 | 1 | Formplatte¶Cavity plate | DIN 16760 | 246 x 296 x 36 | 1.1730 | | => PLAU-246x296x36 1x
        9 | 8 | Innensechskantschraube¶Socket screw | ISO 4762 | M8 x 40 | 8.8 | | => SZA-8x40 8x
        `,
      ),
    ],
  },
]
