import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { anyOf, inTotal, numberWord, readPieces, units } from '../../quantities/read-pieces.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { formatMark } from '../moulds/count-marks.ts'
import { readOrderLine } from './read-order-line.ts'

const as =
  '(?:als|zur|zum|as|for|a|ako|jako|na|do|w|de|en|di|da|in|i|som|mint|pentru|za|kot|para|pour|per|piece|pieza|pezzo|peca|of)'
/** Words for pieces on top of those before them, in folded letters. */
const onTop =
  '(?:extras?|on top|additional|zusatzlich|navic|adicional(?:es)?|adicionais|mas|en plus|de rab|pluszban|in piu|supplementari|dodatkowo|a mais|in plus|suplimentare?|dodatno)'
const spare = `(?:${anyChange('spare')}|${onTop})`
const spares = String.raw`(?<count>\d{1,4}(?![.,\d])|${numberWord})\s*(?:${units.pieces}\s*)?(?:${onTop}\s+)?(?:${as}\s+){0,2}${spare}(?!\p{L})`
const plus = String.raw`(?:[+&]|(?<!\p{L})(?:plus|und|dazu|and|et|y|e|en|a|i|si|in|och|es|oraz|mais|piu|plusz))`
/** Otherwise the spare parts are others: `2 pins 6x160 and 2 spare sleeves`. */
const atEnd = String.raw`(?=\s*(?:$|[,;.:!?)\t]|(?:bitte|please|prosim|por favor|per favore|svp|aub|graag|prosze|tack|kerem)(?!\p{L})|${joining}\s|${anyChange('eachBehind')}|${anyOf('each')}(?!\p{L})))`
/** `4 Stück + 2 als Reserve`, `8 + 1 de rechange broches`, `mais 2 de reserva no total` */
const further = new RegExp(
  String.raw`[\s,;(]*(?:${plus}\s*(?<each>${anyOf('each')}\s+)?${spares}(?:\s+${inTotal}(?!\p{L}))?${atEnd}|(?<=(?:^|\s)\d{1,4}(?:\s*${units.pieces})?)\s*${plus}\s*${spares.replace('<count>', '<more>')})`,
  'u',
)
/** Behind spare pieces that are among the stated ones. */
const among =
  '(?:ingar|inraknade?|inbegriffen|enthalten|included|inclus(?:es?)?|comprises?|incluid[oa]s|compres[ei]|inclus[eio]|inbegrepen|wliczon[ea]|v cene poctu|zapocten\\p{L}*|vkljucen\\p{L}*|beleertve)'
/** `20 ks (z toho 4 náhradní)`, `4 st (2 i reserv ingår)` */
const included = new RegExp(
  String.raw`[\s,;(]*(?<!\p{L})(?:${ofThem}|incl|inkl|including|inklusive|vcetne|inclus|incluidos|compresi)\.?\s+${spares}\s*\)?|\s*\(${spares.replace('<count>', '<of>')}\s+${among}\s*\)`,
  'u',
)
/** What most lines lack: the words around it take long. */
const namesSpares = new RegExp(String.raw`(?<!\p{L})${spare}(?!\p{L})`, 'u')
const each = new RegExp(String.raw`^\s*(?:${anyChange('eachBehind')}|${anyOf('each')})(?!\p{L})`, 'u')

/** A line whose spare parts are marked, and those that each of its parts gets. */
export interface MarkedLine {
  line: string
  forEach: number
}

/**
 * Marks the spare parts of a line, which are further pieces, so that they stay with their part. Removes those that are
 * among the stated pieces.
 */
export function markSpares(text: string): MarkedLine {
  let forEach = 0
  let line = text
  for (let found = find(line); found !== null; found = find(line)) {
    if (found.isEach) forEach += found.count
    line = `${line.slice(0, found.start)} ${found.count === 0 || found.isEach ? '' : `${formatMark('further', found.count)} `}${line.slice(found.end)}`
  }
  return { line, forEach }
}

function find(text: string) {
  const folded = foldLetters(text)
  if (!namesSpares.test(folded)) return null
  const among = included.exec(folded)
  const found = among ?? further.exec(folded)
  if (found === null || (among === null && isWithinShares(text.slice(0, found.index)))) return null
  const end = found.index + found[0].length
  const behind = each.exec(folded.slice(end))?.[0] ?? ''
  const count = among === null ? (readPieces(`${found.groups?.count ?? found.groups?.more} pcs`)?.count ?? 0) : 0
  return {
    start: found.index,
    end: end + behind.length,
    count,
    isEach: behind !== '' || found.groups?.each !== undefined,
  }
}

/** Whether spare parts stand in a bracket with other pieces behind those of the part: `24 pins 6x160 (20 for the mould and 6 spare)` */
function isWithinShares(before: string): boolean {
  const open = before.lastIndexOf('(')
  if (open < 0 || open < before.lastIndexOf(')') || !/\d/.test(before.slice(open))) return false
  return readOrderLine(before.slice(0, open)).quantity !== ''
}

/** Adds further pieces of each part to a text. */
export function addSpares(text: string, count: number): string {
  return count === 0 ? text : `${text} ${formatMark('further', count)}`
}

/** Whether a line has spare parts, so that its quantity has two meanings. */
export function hasSpares(line: string): boolean {
  return find(line) !== null
}

/** `für die ganze Form`, `for everything` */
const forWhole = String.raw`(?:for|fur|pour|per|para|voor|dla|pro|pentru|till|za|na)\s+(?:(?:the|die|das|den|de|het|a|o|la|hela)\s+)?(?:(?:whole|entire|complete|ganze[sn]?|gesamte[sn]?|hele|cal[aey]|cal\p{L}{2}|cel[ouey]u?|hela|celotn\p{L}*|tutto lo|tout le|todo el|todo o|toda a|toata)\s+(?:${anyOf('moulds')}|job|set)|everything|lot|alles|tout|todo|tutto|tudo|wszystko|vsechno|toate|allt)`
const ofAll = new RegExp(String.raw`[\s,;(]{0,4}${plus}\s*${spares}\s+(?:${inTotal}|${forWhole})(?!\p{L})\s*\)?`, 'u')

/** What a line says without the spare parts that it states for several moulds together. */
export interface SparesOfAll {
  rest: string
  count: number
}

/** Reads spare parts of several moulds together: `8 pins, plus 2 spares in total`; null for another line. */
export function readSparesOfAll(line: string): SparesOfAll | null {
  const folded = foldLetters(line)
  const found = namesSpares.test(folded) ? ofAll.exec(folded) : null
  if (found === null) return null
  const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.trim()
  return { rest, count: readPieces(`${found.groups?.count} pcs`)?.count ?? 0 }
}
