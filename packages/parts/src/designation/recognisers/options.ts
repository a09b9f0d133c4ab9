import type { Assortment } from '../../assortment.ts'
import { families } from '../../families/families.ts'
import type { FlatArrangement } from '../../machining/head-flats.ts'
import { machiningKinds } from '../../machining/machining-kinds.ts'
import { cutWords } from '../../words/trade-words.ts'
import { inchUnit } from '../convert-inches.ts'
import { type Recogniser, recognise } from '../fact.ts'
import { readConfiguredNumber } from '../read-configured-number.ts'

const number = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`
const unit = '(?:\\s*mm(?![a-z]))?'
const cutWord = `(?:${cutWords.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])\\.?`
/** What stands between the word for a cut and its length in all languages: `gek. auf`, `tagliato a mm`, `cut na`. */
const towards =
  '(?:auf|a\\.|to|until|for|with|in|at|on|a|ad|al|an|na|do|op|tot|naar|par|para|por|pour|la|le|til|till|je|der|die|das|the|de|of|von|of a|mm|size|mass|masse)'
// "L147" must not be read as a length of 47.
const lengthWord = '(?:laenge|length|mass|l1(?=\\s*[=:]|\\s+\\d)|l)'

/** Recognises an article number of ours inside a longer text: `AZH-3,2x160 gekürzt auf 147,25`. */
export function articleNumberRecogniser(assortment: Assortment): Recogniser {
  const codes = families.map(({ code }) => code).join('|')
  // A piece that looks like an option but is none makes the whole number unknown.
  const special = Object.values(machiningKinds).map(({ lookalike }) => lookalike)
  const behind = [...assortment.coatings.keys(), 'l[\\d.]+', 't\\d+', 'c31', ...special].join('|')
  const apart = ['c31', ...special].join('|')
  // Not the pieces of "AZH-6x160 x 25 pcs".
  const size = '\\d[\\d.]*(?![\\d.]*\\s*(?:pcs|pc|stueck|stck|stk|st|pieces|off|ea)(?![a-z]))'
  const sizes = `${size}(?:(?:\\s?x\\s?${size})+|(?:\\s?/\\s?${size})+)`
  const pattern = new RegExp(
    `((?:${codes})[a-z]{1,3})(\\s?[-./]?\\s?)(${sizes})((?:\\s?-\\s?(?:${behind})|\\s(?:${apart}))*)(?![a-z\\d])`,
  )
  return recognise(pattern, ([text = '', letters, joint = '', joined = '', options = '']) => {
    const plain = `${letters}-${joined.replace(/[\s]/g, '').replaceAll('/', 'x')}${options.replace(/[\s-]+/g, '-')}`
    const found = readConfiguredNumber(plain, assortment)
    if (found !== null && assortment.materials.has(found.number.material)) return [{ kind: 'number', ...found }]
    // Without its hyphen it may be a word with sizes.
    return joint.includes('-') ? [{ kind: 'rejection', reason: 'unknownNumber', detail: text }] : null
  })
}

/** `1/4"`, `5 inch`, `0.250 in x 6 in`: the shop sells metric sizes, and none is guessed. */
export const recogniseInches: Recogniser = recognise(
  new RegExp(`(?<!")[\\d.]+(?:[\\s-]\\d+)?(?:\\s*/\\s*\\d+)?\\s*${inchUnit}`),
  ([text = '']) => [{ kind: 'rejection', reason: 'inches', detail: text.trim() }],
)

const flatWords: readonly (readonly [FlatArrangement, string])[] = [
  ['R1', '(?:eine )?flaeche am kopf|(?:one )?flat on the head'],
  ['R2Q', 'zwei flaechen am kopf (?:unter|im winkel von) 90°|two flats on the head at 90°'],
  ['R2', 'zwei parallele flaechen am kopf|two parallel flats on the head'],
  ['R3', 'drei flaechen am kopf|three flats on the head'],
  ['R4', 'vier flaechen am kopf|four flats on the head'],
]

/** `two parallel flats on the head, 3 mm from the axis`: the words of the shop's own documents. */
export const recogniseHeadFlats: Recogniser = recognise(
  new RegExp(
    `(?:${flatWords.map(([, words]) => `(${words})`).join('|')}),?\\s*${number}\\s*mm (?:von der (?:achse|mitte)|from the axis)`,
  ),
  ([, ...groups]) => {
    const at = flatWords.findIndex((_, index) => groups[index] !== undefined)
    const [arrangement] = flatWords[at] ?? []
    if (arrangement === undefined) return null
    return [{ kind: 'headFlats', headFlats: { arrangement, distance: Number(groups.at(-1)) } }]
  },
)

const day = '(?:\\d{1,2}[./]\\s?\\d{1,2}(?:[./]\\s?(?:\\d{4}|\\d{2}))?\\.?|\\d{4}-\\d\\d-\\d\\d)'
const week = '(?:(?:kw|cw|week|woche)\\.?\\s*\\d{1,2}|\\d{1,2}\\.?\\s*(?:kw|cw|week|woche))(?:\\s*[./]\\s*\\d{2,4})?'
const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri)day|montag|dienstag|mittwoch|donnerstag|freitag|(?:next|naechste[nr]?|kommende[nr]?)\\s+(?:week|delivery|shipment|woche|lieferung))'
const delivery = '(?:delivery|deliver|lieferung|liefertermin|lieferdatum|lieferzeit|liefern|termin|due|needed)'

/** `Lieferung bis 15.12.`, `delivery 49. week`, `KW 50`, `lev. v. 50`: the date of delivery does not change the part. */
export const recogniseDate: Recogniser = recognise(
  new RegExp(
    `(?:${delivery}(?:[\\s.:]+(?:date|by|until|till|to|in|on|am|bis|zum|week|kw|the))*[\\s.:]*(?:${week}|${day}|\\d{1,2}(?![\\d.]|\\s*x))?|${week}|(?:(?:bis|until|till|by|on|am|zum|the)\\s+)*${weekday})(?![a-z\\d])`,
  ),
  () => [],
)

const place =
  'pos(?:ition)?|poz|item|wkz|wz|wzg|werkzeug|form|tool|mould|mold|cavity|cav|kavitaet|nest|projekt|project|auftrag|kommission|komm|job|baugruppe|assembly|assy|maschine|machine|einsatz|insert|schieber|slide|slider|platz|linie|line'

/** `Pos. 3`, `cavity 3`, `Wkz. 2231`, `tool T-2210`: where the part is used does not change it. */
export const recognisePlace: Recogniser = recognise(
  new RegExp(
    `(?:${place})(?![a-z])\\.?\\s*(?:(?:nr|no)(?![a-z])\\.?)?\\s*[:=#-]?\\s*(?![a-z]{0,4}-?\\d+(?:\\.\\d+)?(?:\\s*x|/\\d))[a-z]{0,3}-?\\d[\\da-z-]*(?![\\da-z])(?!\\.\\d)[.:)]?`,
  ),
  () => [],
)

const currency = '(?:eur|euro|€|chf|usd|\\$|gbp|£|czk|kc|pln|zl|huf|ft|ron|lei|sek|kr)(?![a-z])'

/** `à 2,34 €`, `@ EUR 7.95`: what a part costs. */
export const recognisePrice: Recogniser = recognise(
  new RegExp(`(?:(?:a|@|je|zu|po|at)\\s+|@)?(?:${currency}\\s*\\d+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?\\s*${currency})`),
  () => [],
)

/** `.prt`, `.sldprt`, `<2>`: endings of names in CAD programs. */
export const recogniseFileEnding: Recogniser = recognise(
  /\.(?:prt|sldprt|ipt|par|stp|step|stl|x_t|catpart|f3d|dwg|dxf)(?![a-z])(?:\.\d+)?|<\d+>/,
  () => [],
)

/** `12 Stk.`, `4 off`, `Menge: 12`, `12 x DIN …`. */
export const recogniseQuantity: Recogniser = recognise(
  /(?:(\d{1,3}\.\d{3})\s*(?:stueck|stck|stk|pcs|pieces)(?![a-z])\.?|(?:x\s*|je\s*)?(\d{1,4})\s*(?:stueck|stck|stk|st|pcs|pc|pieces|piece|off|ea)(?![a-z])\.?|(?:menge|anzahl|stueckzahl|quantity|qty)\.?\s*[:=]?\s*(\d{1,4})(?![\d.]\d|\d)(?:\s*(?:stueck|stck|stk|st|pcs|pc|pieces|piece|off|ea)(?![a-z])\.?)?|(\d{1,4})\s*x\s*(?=[a-z]{2}))/,
  ([text = '', thousand, counted, labelled, times]) => {
    // A thousand, or one piece with three decimals.
    if (thousand !== undefined) return [{ kind: 'rejection', reason: 'unclearQuantity', detail: text }]
    const pieces = counted ?? labelled ?? times
    return pieces === undefined ? [] : [{ kind: 'quantity', pieces: Number(pieces) }]
  },
)

/**
 * `gekürzt auf 147,25`, `auf Länge 147.25`, `auf 147 mm gekürzt`, `auf 147,25` at an end, `cut to length 147.25`,
 * `L=147,25 gekürzt`.
 */
export const recogniseCut: Recogniser = recognise(
  new RegExp(
    [
      `${cutWord}[\\s:-]*(?:(?:${towards}|${lengthWord})[\\s:-]+){0,4}(?:l\\s*)?[:=]?\\s*${number}${unit}(?!\\s*x|[a-z])`,
      `(?:auf|to)\\s*(?:die\\s*)?${lengthWord}\\s*(?:von|of)?\\s*[:=]?\\s*${number}${unit}(?:\\s*(?:${cutWord}|geschliffen|ground))?`,
      `(?:op|na|ad|a)\\s+(?:maat|length|measure)\\s+${number}${unit}(?!\\s*x)`,
      `auf\\s*${number}${unit}\\s*(?:zu\\s*)?${cutWord}`,
      `(?:fertiglaenge|endlaenge|sonderlaenge|fertigmass|endmass|sollaenge|solllaenge|finished length|final length|finish length|special length|cut length|required length|benoetigte laenge)\\s*(?:of|von)?\\s*[:=]?\\s*(?:l\\s*=\\s*)?${number}${unit}`,
      `${lengthWord}\\s*[:=]?\\s*${number}${unit}\\s*${cutWord}(?!\\s*(?:auf|to|[:=]?\\s*\\d))`,
      // Hungarian writes the preposition behind the number.
      `${number}${unit}\\s*-?\\s*r[ae]\\s+${cutWord}`,
      `->\\s*(?:l\\s*=?\\s*)?${number}${unit}`,
      `auf\\s+${number}${unit}(?=\\s*(?:$|[,;)+±]))`,
    ].join('|'),
  ),
  ([, ...lengths]) => [{ kind: 'cut', length: Number(lengths.find((length) => length !== undefined)) }],
)

/** `+0.05`, `+0,05/0`, `0/+0.05`, `±0.1`, `T50`; `readTolerance` decides later which are classes. */
export const recogniseTolerance: Recogniser = recognise(
  /(t(?:100|50|20|10)(?![\d.])|\+\s*\d*\.?\d+(?:\s*mm)?(?:\s*\/\s*[-+]?\s*0(?:\.0+)?(?![\d.])|\s+-\s*0(?:\.0+)?(?![\d.])|\s+0(?![\d.]))?|[-+]?0(?:\.0+)?\s*\/\s*\+\s*\d*\.?\d+|±\s*\d*\.?\d+)/,
  ([, text = '']) => [{ kind: 'tolerance', text: text.replace(/mm/i, '') }],
)

const paper =
  '(?:(?:abnahmepruefzeugnis|abnahmezeugnis|werksabnahmezeugnis|pruefzeugnis|werkszeugnis|werkstoffzeugnis|materialzeugnis|zeugnis|bescheinigung|apz|waz|zertifikat|inspection certificate|material certificate|mill certificate|test certificate|certificate|cert|test report)s?\\.?)'
const norm = '(?:(?:din\\s*)?en\\s*10204(?:\\s*:\\s*2004)?)'
const by = '(?:\\s*(?:nach|to|acc\\.?(?:\\s*to)?|according to|gemaess|gem\\.?|per|typ|type|[-/:])\\s*)?'
const code = '([23]\\.[12])\\s?[abc]?(?![\\d.a-z]|\\s*x)'

/** `Zeugnis 3.1`, `APZ nach EN 10204 - 3.1`, `3.1 certificate`, `mit 3.1`; without the number it is unclear. */
export const recogniseCertificate: Recogniser = recognise(
  new RegExp(
    [
      `(?:${paper}${by}\\s*${norm}|${paper}|${norm})${by}\\s*${code}(?:${by}${norm})?`,
      `${code}[\\s-]*(?:${paper}${by}\\s*${norm}|${paper}|(?:nach\\s*|to\\s*)?${norm})`,
      `(?:mit|with|incl\\.?|inkl\\.?)\\s*${code}(?:[\\s-]*${paper})?`,
      `(?:${paper}|${norm})`,
    ].join('|'),
  ),
  ([, ...codes]) => [{ kind: 'certificate', code: codes.find((found) => found !== undefined) ?? '' }],
)
