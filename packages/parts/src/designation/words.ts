import type { RejectionReason } from './part-request.ts'

/** Words that mean the same in every catalogue: lower case, umlauts spelt out, German and English. */

/** A blade for ejector pins, a flat seat for sprue bushings. */
export const flatWords = ['flach', 'flat']
/** Words for a flat seat, without a word for the bushing. */
export const seatWords = ['plan']

export const cutWords = [
  ...['gekuerzt', 'kuerzen', 'abgelaengt', 'ablaengen', 'auf laenge geschnitten', 'cut to length', 'cut', 'trimmed'],
  'shortened',
]

/** Words of parts, materials and coatings that must not be read as another one, unless a catalogue sells them. */
export const rejectedWords: readonly { reason: RejectionReason; words: readonly string[] }[] = [
  {
    reason: 'familyNotStocked',
    words: [
      ...['zentrierhuelse', 'locating sleeve', 'tubular dowel', 'fuehrungshuelse', 'angusskralle'],
      ...['rueckdrueckstift', 'return pin', 'schnellkupplung'],
    ],
  },
  {
    reason: 'materialNotStocked',
    words: [
      ...['berylliumkupfer', 'kupfer beryllium', 'beryllium copper', 'becu', 'cube', 'messing', 'brass'],
      ...['aluminium', 'alu', 'hartmetall', 'carbide', 'nbr', 'hnbr', 'epdm', 'silikon', 'silicone'],
    ],
  },
  {
    reason: 'coatingNotOffered',
    words: [
      ...['crn', 'tialn', 'altin', 'ticn', 'hartverchromt', 'hartchrom', 'verchromt', 'hard chrome'],
      ...['chrome plated', 'vernickelt'],
    ],
  },
]

/** Words without a meaning for the part. */
export const emptyWords = [
  ...['id x od x l', 'd1 x d2 x l', 'd1 x l', 'd x l', 'mm', 'und', 'and', 'u', 'mit', 'with', 'aus', 'of', 'from'],
  ...['item', 'article', 'artikel', 'artikelnummer', 'art', 'nr', 'no', 'p/n', 'pn', 'ref', 'nummer', 'number'],
  ...['bestellnummer', 'best nr', 'order no', 'je', 'each', 'incl', 'inkl', 'incl.', 'until', 'week', 'pcs', 'gr'],
  ...['urgent', 'dringend', 'eilig', 'eilt', 'machine down', 'asap', 'links', 'rechts', 'left', 'right', 'kern'],
  ...[
    'oben',
    'unten',
    'vorne',
    'hinten',
    'top',
    'bottom',
    'strength class',
    'quantity',
    'in',
    'im',
    'en',
    'normwerk',
    'uk',
    'us',
  ],
  ...['nach', 'to', 'gemaess', 'gem', 'laut', 'according', 'acc', 'per', 'entsprechend', 'material', 'werkstoff'],
  ...['mat', 'stahl', 'steel', 'kopf', 'head', 'norm', 'standard', 'std', 'fuer', 'for', 'rund', 'round', 'schaft'],
  ...['shaft', 'geschliffen', 'ground', 'feingeschliffen', 'beschichtet', 'beschichtung', 'coated', 'coating'],
  ...['abmessung', 'abm', 'dimension', 'dim', 'size', 'groesse', 'lang', 'long', 'w-nr', 'wnr', 'werkstoffnummer'],
  ...['toleranz', 'tolerance', 'tol', 'form', 'typ', 'type', 'ausfuehrung', 'version', 'laenge', 'length'],
  ...['durchmesser', 'diameter', 'lg', 'zu', 'auf', 'legierung', 'alloy', 'shank', 'normalie', 'the', 'bitte'],
  ...['please', 'duesenseite', 'duesenseitig', 'auswerferseite', 'auswerferseitig', 'feste seite'],
  ...[
    'festigkeitsklasse',
    'festigkeit',
    'fkl',
    'guete',
    'klasse',
    'property class',
    'strength class',
    'class',
    'grade',
  ],
  ...['bewegliche seite', 'nozzle side', 'ejector side', 'fixed side', 'moving side', 'fixed half', 'moving half'],
]
