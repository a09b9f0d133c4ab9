import { normalise } from '../designation/normalise.ts'
import { remember } from './remember.ts'

/**
 * Words of materials and coatings that may be alone in a column, in the spelling of `normalise`. The browser guesses
 * columns, too, and has no catalogue. A test checks that no word of the shipped catalogue is missing here.
 */
const words = [
  'ws',
  'was',
  '115crv3',
  'silberstahl',
  'silver steel',
  'kaltarbeitsstahl',
  'cold work steel',
  'warmarbeitsstahl',
  'hot work steel',
  '(?:gas|bad|plasma|case|ion) ?(?:nitriert|nitrided)',
  'te?mp(?:r|l)?',
  'x(?:37|38|40)crmov5(?:-1|1ku)?',
  '107crv3(?:ku)?',
  'z(?:38|40)cdv5',
  '4cr5mosiv1?',
  'wclv?',
  'b?h13',
  'skd61',
  '(?:nach|dampf|schwarz)? ?ox[iy]d(?:iert)?',
  '(?:post |black )?oxid(?:i[sz]ed|e(?: finish)?)',
  '(?:durch|einsatz|voll)gehaertet(?:e[mnrs]?)?',
  '(?:durch)?geh',
  '(?:through |case |thru |fully )hard(?:ened)?(?: and ground)?',
  'hard(?:ened)? and ground',
  'schwarz',
  'black',
  '(?:metallisch )?blank',
  'bright',
  'gr(?:au|[ae]y)',
  'hdn',
  'rostbestaendig',
  'nichtrostend',
  'korrosionsbestaendig',
  'ss',
  '(?:sus)?440c',
  'x105crmo17',
  'kupfer(?:legierung)?',
  'copper(?: alloy)?',
  'cu',
  'be(?:ryllium)? ?fr(?:ei|ee)',
  'hochfest',
  'high strength',
  'cuni7si2cr',
  'cuni2sicr',
  'cunisicr',
  'c18000',
  'hss',
  'h?s6-5-2c?',
  'm2',
  'skh(?:51|9)',
  'z85wdcv',
  'sw7m',
  'w6mo5cr4v2',
  'schnellarbeitsstahl',
  'high speed steel',
  '16(?:mncrs?5|mc5|hg)',
  'cuzn25al5',
  'unbehandelt',
  'untreated',
  'verguetet',
  'quenched and tempered',
  '(?:mit |m\\. |with )?(?:festschmierstoff|solid lubricant)',
  'c(?:45[uwe]?|[kf]45)',
  'xc4[58]',
  'f[ -]?114(?:0)?',
  'vorverguetet',
  'pre ?hardened',
  '40crmnmo(?:s8-6|7)',
  '40cmd8',
  '3cr2mo',
  'x33crs16',
  'x42cr13',
  '45nicrmo16',
  'tin',
  'titannitrid',
  'titanium nitride',
  'dlc',
  'diamond like carbon',
  '(?:8\\.8|12\\.9)',
  '100cr?6',
  'suj2',
  'waelzlagerstahl',
  'bearing steel',
  'f[kp]m',
  'viton(?:ow[a-z]{1,4}|ov[a-z]{1,3}|sk[a-z]{1,3}|bol|[au])?',
  'fluorkautschuk',
  'fluororubber',
  '80 sh(?:ore|a)(?: a)?',
  'shore a 80',
]

/** Treatments and materials that every language has its own words for, with their endings. */
const namedInLanguages = {
  nitrided: [
    ...['nitriert(?:e[mnrs]?)?', 'nitrided', 'nit(?:r[a-z]*)?', 'nitrur[a-z]*', 'nitretad[oa]s?', 'nitridovan[a-z]*'],
    ...['azotowan[a-z]*', 'nitridalt(?:ak)?', 'nitrera[dt]e?', 'nitriran[a-z]*', 'genitreerde?'],
  ],
  hardened: [
    ...['gehaertet(?:e[mnrs]?)?', 'hart', 'hard(?:ened)?', 'hrd', 'templad[oa]s?', 'trempee?s?', 'temprat[aeio]'],
    ...[
      'temperad[oa]s?',
      'kalen[a-z]*',
      'hartowan[a-z]*',
      'edzett(?:ek)?',
      'hae?rda[dt]e?',
      'kaljen[a-z]*',
      'geharde?',
    ],
    'calit[aei]?',
  ],
  stainless: [
    ...['rostfrei', 'edelstahl', 'stainless(?: steel)?', 'inox', 'nerez[a-z]*', 'inoxidable', 'inoxydable'],
    ...['inoxidavel', 'nierdzewn[a-z]*', 'rozsdamentes', 'rvs', 'roestvrij', 'rostfri[at]?', 'nerjav[a-z]+'],
  ],
  bronze: ['bronze', 'bron(?:ce|zo|s|z|zu)?', 'brazu?'],
  steel: [
    ...['stahl', 'steel', 'acier', 'acero', 'acciaio', 'aco', 'stal', 'ocel', 'otel', 'acel', 'stal(?:owy|owe)'],
    'staal',
  ],
}
const before = '(?:(?:aus|in|en|em|de|di|din|z|ze|iz|i|van|of|av|classe?|klasse|klasa|trida|clase|kl|wst|mat)\\.? )?'

const number = '(?:w(?:erkstoff)?[. -]*n(?:umme)?r\\.? ?:? ?)?1\\.\\d{4}'
const hardness = '(?:\\d{2}(?: ?(?:-|\\+\\/?-|±) ?\\d{1,2})? ?hrc|\\d{3,4} ?hv(?: ?\\d+(?:\\.\\d+)?)?)'
const standard = '(?:din|iso|en)(?: ?(?:en|iso))*[ -]?\\d{3,5}(?:[ -]?[a-z\\d]{1,2})?'
const one = `${before}(?:${[...words, ...Object.values(namedInLanguages).flat()].join('|')}|${number}|${hardness}|${standard})\\.?`

/** Matches a text of only materials, their treatment, or standards. */
export const materialsAlone = new RegExp(`^${one}(?:[ ,;/+()]+${one})*[)]?$`, 'i')

const named = Object.entries(namedInLanguages).map(([name, spellings]) => ({
  name,
  pattern: new RegExp(`(?<![a-z])${before}(?:${spellings.join('|')})(?![a-z])\\.?`, 'gi'),
}))

/** Returns a text with its materials and treatments named alike in all languages: `nitriert` is `nitrided`. */
export const nameMaterial = remember((text: string): string => {
  return named.reduce((left, { name, pattern }) => left.replace(pattern, name), normalise(text)).toLowerCase()
})

export function sameMaterials(one: string, other: string): boolean {
  return nameMaterial(one) === nameMaterial(other)
}
