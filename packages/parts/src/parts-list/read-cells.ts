import { maxRemarkLengths, type Remark } from '../remarks.ts'
import { foldLetters } from './fold-letters.ts'

const yes = /^(?:x|ja|j|yes|y|true|wahr|1|✓|✔)$/i
const no = /^(?:nein|n|no|false|falsch|0|ohne|keine?s?|none)$/i
const fit = /^(?!t\d)[a-z]{1,2}\d{1,2}$/i
const cutAlone = /^(?:auf|l|länge|length)\s*(?:länge|maß|l)?\s*[=:]?\s*\d+(?:[.,]\d+)?(?:\s*mm)?(?:\s*[+±].{0,15})?$/i
const shortening =
  /(?:gekürzt|kürzen|ablängen|abgelängt|cut|trim(?:med)?|shorten(?:ed)?|(?:fertig|end|soll|sonder)länge|(?:finished|final) length)\b/i

/** Returns a cell as one line of text; a cell of only dashes is empty. */
export function cleanCell(cell: string): string {
  const text = cell
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  return /^[-–—_.]*$/.test(text) ? '' : text
}

/** Returns whether a cell asks for the certificate 3.1; null if it asks for something else. */
export function readCertificate(cell: string): boolean | null {
  if (cell === '' || no.test(cell)) return false
  return yes.test(cell) || /(?<![\d.,])3[.,]1(?![\d.,])/.test(cell) ? true : null
}

/** Whether a tolerance is a fit of the diameter: `g6` below "Toleranz" is no tolerance of the length. */
export function isFit(cell: string): boolean {
  return fit.test(cell)
}

/** Whether a remark asks for a cut, or has only a length, so that it decides what to deliver. */
export function asksForCut(remark: string): boolean {
  return cutAlone.test(remark) || (shortening.test(remark) && /\d/.test(remark))
}

/** Stems of words for work on a part, in all languages without accents. */
const work = new RegExp(
  [
    'kurz|gekurz|ablang|abgelang|abgedreh|abdreh|geschlif|schleif|bohr|fras|flach|kopf|spitz|fase|nut\\b|zeichnung|laut plan|sonder',
    'shorten|trim|turned|ground|grind|mill|drill|flat|head|tip\\b|chamfer|groove|slot|drawing|special|modified',
    'zkrat|zkrac|osoustr|brous|vrtan|frezov|hlav|spick|plosk|vykres',
    'cort|recort|acort|torne|rectific|taladr|cabeza|punta|plano\\b|chafl',
    'coup|raccourc|tourn|rectif|perc|tete|pointe|meplat|chanfrein|selon plan|rainure',
    'vagv|roviditv|esztergal|koszorul|furat|fej\\b|hegy|rajz',
    'tagli|accorci|torni|rettific|forat|testa|punta|disegno|smuss',
    'ingekort|afgekort|inkorten|gedraai|geslepen|kop\\b|punt\\b|vlak|tekening',
    'skroc|przyci|toczon|szlif|wierc|glow|czubek|plaszczyz|rysunk',
    'encurt|torne|retific|fura|cabeca|ponta|desenho|faceta',
    'taiat|scurt|strunj|rectific|gaur|cap\\b|varf|desen|tesit',
    'kapa|kort|svarv|slip|borr|huvud|spets|plan\\b|ritning|fas\\b',
    'odrez|skraj|struz|brus|vrtin|glav|konic|ravn|risb|posnet',
  ].join('|'),
)
const measure = /[øØ⌀∅°]|\d+[.,]\d|\br\s?\d|\d\s*(?:mm\b|[x×]\s*\d)/i

/** Whether a remark may change the part: it names work on it, or a measure. Such a remark belongs to its designation. */
export function mayChangePart(remark: string): boolean {
  return asksForCut(remark) || measure.test(remark) || work.test(foldLetters(remark))
}

/** Returns a remark of the allowed length, and the whole text for the comment if it is longer. */
export function fitRemark(remark: Remark, text: string): { line: string; rest: string } {
  const max = maxRemarkLengths[remark]
  return text.length <= max ? { line: text, rest: '' } : { line: text.slice(0, max).toWellFormed(), rest: text }
}

export function joinComment(parts: readonly string[]): string {
  const stated = [...new Set(parts.filter((part) => part !== ''))]
  return stated.join('; ').slice(0, maxRemarkLengths.comment).toWellFormed()
}
