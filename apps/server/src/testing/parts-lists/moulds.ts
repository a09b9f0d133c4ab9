import { type Sample, sheet } from './sample.ts'

/** Mould bases: plates with the pillars, bushes and rings that hold them together. */
export const mouldLists: readonly Sample[] = [
  {
    file: 'Stampo 1177.xlsx',
    about: 'Italian: guides stand below the width, length and thickness of the plates',
    sheets: [
      sheet(
        'Distinta',
        `
        Pos. | Denominazione | Larghezza | Lunghezza | Spessore | Acciaio | Q.tà
        1 | Piastra superiore di attacco sporgente | 246 | 296 | 27 | 1.1730 | 1 => PLFU-246x296x27 1x
        2 | Piastra A lato fisso | 196 | 296 | 46 | 1.2312 | 1 => PLAP-196x296x46 1x
        3 | Piastra B lato mobile | 196 | 296 | 56 | 1.2312 | 1 => PLAP-196x296x56 1x
        4 | Distanziale | 32 | 296 | 66 | 1.1730 | 2 => PLDU-32x296x66 2x
        5 | Piastra estrattori inferiore | 128 | 296 | 17 | 1.1730 | 1 => PLGU-128x296x17 1x
        6 | Colonna di guida | 20 | 46 | 75 | | 4 => FSE-20x46x75 4x
        7 | Boccola di guida | 20 | 46 | | bronzo | 4 => FBG-20x46 4x
        8 | Anello di centraggio | 100 | | 12 | | 1 => ZRU-100x36x12 1x
        `,
      ),
    ],
  },
  {
    file: 'Forma 88.xlsx',
    about: 'Czech: letters for the sizes, where D is the length',
    sheets: [
      sheet(
        'List1',
        `
        Poz. | Název | Š | D | T | Materiál | Ks
        1 | Tvarová deska pevná | 296 | 396 | 76 | 1.2312 | 1 => PLAP-296x396x76 1x
        2 | Tvárníková deska | 296 | 396 | 56 | 1.2312 | 1 => PLAP-296x396x56 1x
        3 | Vodicí sloupek | 24 | 56 | 75 | | 4 => FSE-24x56x75 4x
        `,
      ),
    ],
  },
  {
    file: 'Formaufbau 2208.xlsx',
    about: 'the length first, which decides between two plates; two lengths of a pillar in one cell',
    sheets: [
      sheet(
        'Platten',
        `
        Bezeichnung | L x B x H | Stahl | Stk
        Aufspannplatte, überstehend | 346x296x27 | 1.1730 | 1 => PLFU-296x346x27 1x
        Formplatte AS | 346x246x56 | 1.2312 | 1 => PLAP-246x346x56 1x
        `,
      ),
    ],
  },
  {
    file: 'guides.csv',
    about: 'two diameters or two lengths in one cell',
    sheets: [
      sheet(
        '',
        `
        Qty | Description | Dia. | Lgth | Material
        4 | Guide pillar | 20 | 46/75 | => FSE-20x46x75 4x
        2 | Ejector sleeve | 4x6 | 125 | hardened => AHH-4x6x125 2x
        8 | SHCS | M8 | 35 | 12.9 => SZB-8x35 8x
        `,
      ),
    ],
  },
  {
    file: 'pins mm and inch.csv',
    about: 'each size in inches and in millimetres',
    sheets: [
      sheet(
        '',
        `
        Part | Dia (in) | Dia (mm) | Length (in) | Length (mm) | Qty
        Ejector pin hardened | .236 | 6 | 6.30 | 160 | 4 => AZH-6x160 4x
        Ejector pin hardened | .315 | 8 | 7.87 | 200 | 6 => AZH-8x200 6x
        `,
      ),
    ],
  },
  {
    file: 'tool room.csv',
    about: 'sizes in inches, which the shop does not have',
    sheets: [
      sheet(
        '',
        `
        Part | Dia (in) | Length (in) | Qty
        Ejector pin | 1/4 | 6 | 4 => -
        Locating ring | 4 | 12 | 1 => -
        `,
      ),
    ],
  },
  {
    file: 'nota.csv',
    about: 'Spanish, without headings',
    sheets: [
      sheet(
        '',
        `
        Expulsor templado | 6 | 160 | 20 => AZH-6x160 20x
        Expulsor templado | 4 | 125 | 30 => AZH-4x125 30x
        Casquillo guía bronce | 20 | 46 | 4 => FBG-20x46 4x
        Columna guía | 20x46x55 | | 4 => FSE-20x46x55 4x
        `,
      ),
    ],
  },
]
