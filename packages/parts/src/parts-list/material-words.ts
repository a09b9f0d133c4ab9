/**
 * Words of materials and coatings as they stand alone in a column, in the spelling of `normalise`. The browser guesses
 * columns too and has no catalogue; a test holds that no word of the shipped one is missing here.
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
  '(?:gas|plasma)? ?(?:nitriert|nitrided)',
  'nitr',
  'x40crmov5-1',
  'h13',
  'skd61',
  '(?:nach)?ox[iy]diert',
  '(?:post )?oxidi[sz]ed',
  '(?:durch|einsatz)?gehaertet',
  'geh',
  '(?:through |case )?hardened',
  'rostfrei',
  'nichtrostend',
  'korrosionsbestaendig',
  'edelstahl',
  'stainless(?: steel)?',
  'inox',
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
  'hs6-5-2',
  'm2',
  'skh51',
  'schnellarbeitsstahl',
  'high speed steel',
  '16mncr5',
  'bronze',
  '(?:mit |m\\. |with )?(?:festschmierstoff|solid lubricant)',
  'c45[uw]?',
  'vorverguetet',
  'pre ?hardened',
  '40crmnmos8-6',
  'x33crs16',
  'x42cr13',
  '45nicrmo16',
  'tin',
  'titannitrid',
  'titanium nitride',
  'dlc',
  'diamond like carbon',
]

const number = '(?:w(?:erkstoff)?[. -]*n(?:umme)?r\\.? ?:? ?)?1\\.\\d{4}'
const hardness = '(?:\\d{2}(?: ?(?:-|\\+\\/?-|±) ?\\d{1,2})? ?hrc|\\d{3,4} ?hv(?: ?\\d+(?:\\.\\d+)?)?)'
const standard = '(?:din|iso|en)(?: ?(?:en|iso))*[ -]?\\d{3,5}(?:[ -]?[a-z\\d]{1,2})?'
const one = `(?:${words.join('|')}|${number}|${hardness}|${standard})`

/** Nothing but materials, their treatment, or standards. */
export const materialsAlone = new RegExp(`^${one}(?:[ ,;/+()]+${one})*[)]?$`, 'i')
