import { cutWords, harmlessWords } from '../../words/trade-words.ts'
import { type Recogniser, recognise } from '../fact.ts'

const number = String.raw`(\d+(?:\.\d+)?)(?![\d.]*\d)`
const unit = '(?:\\s*mm(?![a-z]))?'

/** The unit of a number of pieces, in the spelling of `normalise`. */
export const pieceUnit = '(?:stueck|stck|stk|st|pcs|pc|pieces|piece|off|ea)(?![a-z])'

/** `12 Stk.`, `4 off`, `Menge: 12`, `12 x DIN …`. */
export const recogniseQuantity: Recogniser = recognise(
  new RegExp(
    [
      String.raw`(\d{1,3}\.\d{3})\s*(?:stueck|stck|stk|pcs|pieces)(?![a-z])\.?`,
      String.raw`(?:x\s*|je\s*)?(\d{1,4})\s*${pieceUnit}\.?`,
      String.raw`(?:menge|anzahl|stueckzahl|quantity|qty)\.?\s*[:=]?\s*(\d{1,4})(?![\d.]\d|\d)(?:\s*${pieceUnit}\.?)?`,
      String.raw`(\d{1,4})\s*x\s*(?=[a-z]{2}|m\d)`,
    ].join('|'),
  ),
  ([text = '', thousand, counted, labelled, times]) => {
    // A thousand, or one piece with three decimals.
    if (thousand !== undefined) return [{ kind: 'rejection', reason: 'unclearQuantity', detail: text }]
    const pieces = counted ?? labelled ?? times
    return pieces === undefined ? [] : [{ kind: 'quantity', pieces: Number(pieces) }]
  },
)

const cutWord = `(?:${cutWords.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])\\.?`
/** What stands between the word for a cut and its length in all languages: `gek. auf`, `tagliato a mm`, `cut na`. */
const towards =
  '(?:auf|a\\.|to|until|for|with|in|at|on|a|ad|al|an|na|do|op|tot|naar|par|para|por|pour|la|le|til|till|je|der|die|das|the|de|of|von|of a|mm|size|mass|masse)'
// "L147" must not be read as a length of 47.
const lengthWord = '(?:laenge|length|mass|l1(?=\\s*[=:]|\\s+\\d)|l)'

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
      `${lengthWord}\\s*[:=]?\\s*${number}${unit}\\s*${cutWord}(?!\\s*(?:${towards}[\\s:-]|[:=]?\\s*\\d))`,
      // Hungarian writes the preposition behind the number.
      `${number}${unit}\\s*-?\\s*r[ae]\\s+${cutWord}`,
      `->\\s*(?:l\\s*=?\\s*)?${number}${unit}`,
      `auf\\s+${number}${unit}(?=\\s*(?:$|[,;)+±]))`,
    ].join('|'),
  ),
  ([, ...lengths]) => [{ kind: 'cut', length: Number(lengths.find((length) => length !== undefined)) }],
)

const wordsOfLength = ['laenge', 'length']
/** `nach angabe`, `normal`: with a word of length they are one phrase that the trade's words explain. */
const phrasesOfLength = [...cutWords, ...harmlessWords].flatMap((words) =>
  wordsOfLength.flatMap((word) => (words.startsWith(`${word} `) ? [words.slice(word.length + 1)] : [])),
)

/** `8x200 hardened, length later`: beside sizes that have a length already it is that of a cut, which the text leaves open. */
export const recogniseOpenLength: Recogniser = recognise(
  new RegExp(`(?:${wordsOfLength.join('|')})(?![a-z]|\\s+(?:${phrasesOfLength.join('|')}))`),
  (_, before) => (before.some(({ kind }) => kind === 'chain') ? [{ kind: 'cut', length: null }] : null),
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
