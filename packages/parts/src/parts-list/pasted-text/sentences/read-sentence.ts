import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { amount, anyOf, inTotal, numberWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { but } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { namesSizeBehind } from '../corrections/size-words.ts'
import { type OrderLine, orderAtEnd, sayPieces } from '../lines/read-order-line.ts'
import { readPack } from '../lines/read-packs.ts'
import { endOfSizes, firstMentions } from '../lines/split-mentions.ts'
import { phrasesOf } from '../mail/share-heading.ts'
import { withoutMaterials } from '../omissions/without-materials.ts'
import { readAskedBehind } from './asked-count.ts'
import { endsInOwning } from './ends-in-owning.ts'
import { readLoneCount } from './lone-count.ts'
import { isNumbered } from './numbered-nouns.ts'

/** `M8x50 x24`: a screw has two sizes. */
const timesThread = /^(.*(?<![\p{L}\d])m\s?\d{1,2}\s?[x×]\s?\d{1,3}(?:\s+\d{1,2}\.9)?)\s+[x×]\s?(\d{1,4})$/u
/**
 * `24x46 x4`, `24x46 x 4`, `100 x 36 x 12 x1`: no part has a last size below 8, and other numbers may be one:
 * `246x296 x27`.
 */
const timesAtEnd = /^(?:(.*\d\s?[x×]\s?\d\S*)\s+[x×]([1-7])|(.*(?<!\d\s*[x×]\s+)\d[x×]\d\S*)\s+[x×]\s+([1-7]))$/u
/** `sleeve 5 x 8 x 150 x 2`: behind three sizes stands none below 8. */
const timesSpaced = /^(.*(?<![\d.,x×*]\s?)\d+(?:[.,]\d+)?\s[x×]\s\d+(?:[.,]\d+)?\s[x×]\s\d{2,3})\s+[x×]\s+([1-7])$/u
/** `éjecteur 6x200 x10`: a length of many times the diameter is followed by no third size. */
const timesPin = /^(.*(?<![\d.,x×*]\s?)(\d+(?:[.,]\d+)?)\s?[x×]\s?(\d{2,3}))\s+[x×]\s?(\d{1,4})$/u
/** How many times longer than thick a pin is at least, and how long; a strip is thicker. */
const slender = { times: 5, length: 60, thickest: 25 }
/** `hardened pins, 24 of 6x160`: a kind, and then pieces of a size */
const ofSizes = new RegExp(
  String.raw`^(\p{L}[^\d]*?)[\s,:;–-]+(\d{1,4}|${wordOfSeveral})\s+(?:of|von|de|di|van|av|z|ze|od|do|in|en|em)\s+((?:[øo]\s?)?\d[\d.,]*\s*[x×].*)$`,
  'u',
)
/** `1.2" pin x 4` */
const times = /(\p{L}{3,})\s*[x×]\s*(\d{1,5})(?=\s*(?:$|[,;(]))/u
const perMould = String.raw`(?:\s*(?:/|${anyOf('per')})\s*${anyOf('moulds')}(?!\p{L}))`
const inside = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${anyOf('each')}\s+)?(?:${amount})(?![\p{L}\d])${perMould}?`,
  'gu',
)
const last = new RegExp(String.raw`^(.+?)[\s–-]+(\d{1,5}|${wordOfSeveral})$`, 'u')
/** `nitrided: 4`, `nitrided x 4`, `nitrided – 4` */
const behindSign = new RegExp(String.raw`^(.+?)(?:\s*(:)|\s+[x×*–=-])\s*(\d{1,5}|${numberWord})$`, 'u')
/** `(one only)`, `1 seule` */
const only = new RegExp(
  String.raw`[\s,(–:-]+(?:(\d{1,4}|${numberWord})\s+${anyChange('only')}|${anyChange('only')}\s+(\d{1,4}|${wordOfSeveral}|the one))\s*\)?$`,
  'u',
)
/** `4x160 (6)`, `24x46x75 (also 2)`, `(4 aussi)`, `(bitte vier)` */
const inBrackets = new RegExp(
  String.raw`\s*\(\s*(?:(\p{L}+(?:\s+\p{L}+){0,3})\s+)?([x×]?\d{1,4}|${wordOfSeveral}(?!\p{L}))\s*[x×]?(?:\s+(\p{L}+(?:\s+\p{L}+){0,2}))?\s*\)$`,
  'u',
)

/** Whether each word of a phrase is a material or the kind of a part. */
function isOfPartAlone(phrase: string): boolean {
  return belongsToPart(phrase) || phrase.split(' ').every((word) => belongsToPart(word) || namesKind(word))
}

/** Ways to say a quantity in a sentence. Each returns null for a text without it. */
const readers: readonly ((text: string, folded: string) => OrderLine | null)[] = [
  readPack,
  (text, folded) => {
    const [, close, closeCount, spaced, spacedCount] = timesAtEnd.exec(folded) ?? []
    const [named, count] = [close ?? spaced ?? '', closeCount ?? spacedCount ?? '']
    const isSize = /\d\s+[x×]\d|\d[x×]\s+\d/u.test(named)
    return named === '' || isSize ? null : { requested: text.slice(0, named.length), quantity: count }
  },
  (text, folded) => {
    const [, named = '', count = ''] = timesSpaced.exec(folded) ?? []
    return named === '' ? null : { requested: text.slice(0, named.length), quantity: count }
  },
  (text, folded) => {
    const [, named = '', diameter = '', length = '', count = ''] = timesPin.exec(folded) ?? []
    const thick = Number(diameter.replace(',', '.'))
    const isPin =
      thick > 0 && thick <= slender.thickest && Number(length) >= Math.max(slender.length, slender.times * thick)
    return isPin ? { requested: text.slice(0, named.length), quantity: count } : null
  },
  (text, folded) => {
    const [, named = '', count = ''] = timesThread.exec(folded) ?? []
    return named === '' ? null : { requested: text.slice(0, named.length), quantity: count }
  },
  (text, folded) => {
    const found = times.exec(folded)
    const [, before = '', count = ''] = found ?? []
    // Behind a figure or the word of a size it is a size.
    if (found === null || !(namesKind(before) || belongsToPart(before))) return null
    const behind = text.slice(found.index + found[0].length)
    return { requested: text.slice(0, found.index + before.length) + behind, quantity: count }
  },
  (text, folded) => {
    const [found, ...others] = findAll(inside, folded)
    if (found === undefined || others.length > 0) return null
    const end = found.index + found[0].length
    const before = text.slice(0, found.index)
    const isInBrackets = before.endsWith('(') && text[end] === ')'
    const requested = `${before.replace(/[\s:,(–-]+$/, '')} ${text.slice(isInBrackets ? end + 1 : end).trim()}`.trim()
    return namesPartAlone(requested) ? { requested, quantity: sayPieces(text.slice(found.index, end)) } : null
  },
  (text, folded) => {
    const [, kind = '', count = '', sizes = ''] = ofSizes.exec(folded) ?? []
    if (kind === '' || !namesKind(kind) || namesWork(kind) || namesCut(kind)) return null
    return { requested: `${text.slice(0, kind.length)} ${text.slice(-sizes.length)}`, quantity: sayPieces(count) }
  },
  (text, folded) => {
    const [, named = '', colon, count = ''] = behindSign.exec(folded) ?? []
    const end = endOfSizes(folded)
    const words = text.slice(end, named.length).trim()
    const beside = namesKind(words) ? withoutMaterials(words) : words
    const isMaterial = belongsToPart(beside)
    if (end === 0 || end > named.length || (!isMaterial && /\d/.test(beside)) || namesWork(beside)) return null
    // `6x160 L: 147` has a size, and `246x296 x 12` perhaps a third one.
    if (/^\p{L}{1,3}\.?$/u.test(beside) || readHeading(beside) !== null) return null
    if (beside === '' && colon === undefined && !threadAtEnd.test(named)) return null
    const isSure = beside === '' || isMaterial || namesKind(beside)
    return { requested: text.slice(0, named.length), quantity: isSure ? sayPieces(count) : `${count} ?` }
  },
  (text, folded) => {
    const [found, ...others] = findAll(labelled, folded)
    if (found === undefined || others.length > 0) return null
    const requested = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim()
    return {
      requested,
      quantity: sayPieces(text.slice(found.index).slice(found[0].indexOf(found[1] ?? ''), found[0].length)),
    }
  },
  (text, folded) => {
    const found = totalAtEnd.exec(folded)
    const requested = text.slice(0, found?.index)
    return found && namesPartAlone(requested) ? { requested, quantity: sayPieces(found[1] ?? found[2] ?? '') } : null
  },
  (text, folded) => {
    const found = butAtEnd.exec(folded)
    const requested = text.slice(0, found?.index)
    return found && namesPartAlone(requested) ? { requested, quantity: sayPieces(found[1] ?? '') } : null
  },
  (text, folded) => {
    const found = ofThemAtEnd.exec(folded)
    const requested = text.slice(0, found?.index)
    return found && namesPartAlone(requested) ? { requested, quantity: sayPieces(found[1] ?? '') } : null
  },
  (text, folded) => {
    const [said = '', named = '', count = '', behind = ''] = ofThemBeside.exec(folded) ?? []
    if (!namesPartAlone(named) || !belongsToPart(behind)) return null
    const material = text.slice(said.length - behind.length)
    return { requested: `${text.slice(0, named.length)}, ${material}`, quantity: sayPieces(count) }
  },
  (text, folded) => {
    const found = only.exec(folded)
    const requested = text.slice(0, found?.index)
    return found && namesPartAlone(requested)
      ? { requested, quantity: sayPieces(found[1] ?? found[2] ?? '') || '1' }
      : null
  },
  (text, folded) => {
    const [said = '', before = '', count = '', behind = ''] = inBrackets.exec(folded) ?? []
    const requested = text.slice(0, text.length - said.length)
    const words = `${before} ${behind}`.split(/\s+/).filter(Boolean)
    if (said === '' || !words.every(isOrdering) || !namesPartAlone(requested)) return null
    // A figure alone may also be one of a note.
    const isNote = words.length === 0 && /^\d/.test(count)
    return { requested, quantity: isNote ? `${count} ?` : sayPieces(count) }
  },
  (text, folded) => {
    const [, named = '', count = ''] = wordAtEnd.exec(folded) ?? []
    const beside = withoutOrdering(named.slice(endOfSizes(named)).trim())
    const isBeside = beside === '' || isOrdering(beside) || belongsToPart(beside) || namesKind(beside)
    const isPart = namesPartAlone(named) && isBeside && !mouldAtEnd.test(named)
    return isPart && count.length > 2 ? { requested: text.slice(0, named.length), quantity: sayPieces(count) } : null
  },
  (text, folded) => {
    const [, named = '', count = ''] = last.exec(folded) ?? []
    if (!namesPartAlone(named) || !endsInAsking(named) || namesCut(named) || namesSizeBehind(named)) return null
    if (endsInOwning(named)) return null
    // "3 pcs. Order 118" has the number of an order.
    if (findAll(inside, named).length > 0) return null
    const requested = withoutOrdering(text.slice(0, named.length)).replace(/[\s,;:–-]+$/, '')
    const isOpen = orderAtEnd.test(text.slice(0, named.length))
    return { requested, quantity: isOpen ? `${count} ?` : sayPieces(count) }
  },
  readAskedBehind,
  readLoneCount,
  (text, folded) => {
    const [, named = '', count = ''] = behindComma.exec(folded) ?? []
    const words = folded.slice(endOfSizes(named), named.length)
    const isPart = namesPartAlone(named) && words.trim() !== '' && firstMentions(named).length === 1
    if (!isPart || namesCut(named) || namesSizeBehind(named) || isNumbered(/\p{L}+$/u.exec(named)?.[0] ?? ''))
      return null
    const isSure = !/\d/.test(words) && !namesWork(words)
    return { requested: text.slice(0, named.length), quantity: isSure ? count : `${count} ?` }
  },
  (text, folded) => {
    const [, named = '', count = ''] = last.exec(folded) ?? []
    const behind = text.slice(endOfSizes(named), named.length).replace(/[()]/g, '')
    const phrases = firstMentions(named).length === 1 ? phrasesOf(behind) : []
    const isOfPart = phrases.length > 0 && phrases.every(isOfPartAlone)
    if (!isOfPart || endsInAsking(named) || endsInOwning(named)) return null
    return {
      requested: text.slice(0, named.length),
      quantity: mayBeHardness(named, count) || packsAtEnd.test(named) ? `${count} ?` : sayPieces(count),
    }
  },
]

/** `G1/8`, `M14x1.5` */
const threadAtEnd = /(?<!\p{L})(?:g\s?\d(?:\/\d)?|m\s?\d{1,2}\s?x\s?\d(?:[.,]\d+)?)$/u
/** `heaters 10x100 straight leads, 2` */
const behindComma = /^(.*\p{L}\)?),\s(\d{1,3})$/u
const rubber = /(?<!\p{L})(?:f[kp]m|viton|h?nbr|epdm|perbunan|silicone?|silikon)$/u

/** Behind "hardened" such a figure may be a hardness in HRC, behind a rubber one in Shore A. */
function mayBeHardness(named: string, count: string): boolean {
  return Number(count) > 40 && Number(count) < (rubber.test(named) ? 100 : 70)
}

/** `M8x30 12.9 VE 100`: the pieces of a pack, or the number of packs. */
const packsAtEnd = new RegExp(String.raw`(?<!\p{L})(?:${units.packs})$`, 'u')

/** Nouns for a quantity, which need no colon before the number. */
const quantityNoun =
  '(?:qty|quantity|menge|anzahl|stuckzahl|quantite|qte|cantidad|cant|quantita|q\\.?ta|quantidade|qtd|aantal|antal|ilosc|mnozstvi|pocet|mennyiseg|kolicina|cantitate)'
/** `Menge bleibt bei 24`, `quantity stays at 24` */
const stays =
  '(?:(?:bleib(?:t|en)|(?:stays?|remains?)|reste|qued[ae]|sigue|resta|rimane|blijft|pozostaje|zustava|marad|fica|mantem-se|ramane|forblir|ar|ostane|is|ist|est|es)\\s+(?:(?:bei|at|a|de|op|na|pri|pa|kvar|unverandert|unchanged|inchangee?)\\s+){0,2})'
/** `hardened. Quantity: 20.`, `KSH-5x200 qty 4 (cut to 180)` */
const labelled = new RegExp(
  String.raw`[\s,;.(–-]+(?<!\p{L})(?:${anyOf('labels')}\.?\s*[:=]|${quantityNoun}\.?)\s*${stays}?(\d{1,5}(?:\s*(?:${units.pieces}|${units.packs}))?|${wordOfSeveral}(?!\p{L}))(?=\s*(?:$|[.,;()]))`,
  'gu',
)
/** `, celkem 8`, `– 8 in total` */
const totalAtEnd = new RegExp(
  String.raw`[\s,;:(–-]+(?:${inTotal}\s*:?\s*(\d{1,4}|${wordOfSeveral})|(\d{1,4}|${wordOfSeveral})\s+${inTotal})\s*\)?$`,
  'u',
)
/** `6x160 nitriert, davon 8`, where no other quantity is stated */
const ofThemAtEnd = new RegExp(
  String.raw`[\s,;:(–-]+(?<!\p{L})${ofThem}\s+(\d{1,4}|${wordOfSeveral})(?:\s*(?:${units.pieces}))?\s*\)?$`,
  'u',
)
/** `screws M8x25, 20 of them, 8.8`: only a material behind the pieces, which may be some of them otherwise */
const ofThemBeside = new RegExp(
  String.raw`^([^,;]*\d[^,;]*)[\s,;:(–-]+(\d{1,4}|${wordOfSeveral})\s+${ofThem}(?:\s*,\s*(?:(?:in|en|aus|w|v|i|din)\s)?|\s+(?:in|en|aus|w|v|i|din)\s)([\p{L}\d. ]{2,30})$`,
  'u',
)
/** `sleeve 5x8x150, two`, `pouzdra kalená 5x8x150 dvě` */
const wordAtEnd = new RegExp(String.raw`^(.*?)[\s,;:–-]+(${wordOfSeveral})$`, 'u')

/** "For tool two" has the number of a tool. */
const mouldAtEnd = new RegExp(String.raw`(?<!\p{L})${anyOf('moulds')}$`, 'u')

/** `the same in 8x200 but six` */
const butAtEnd = new RegExp(
  String.raw`[\s,;]+${but}\s+(?:${anyChange('only')}\s+)?(\d{1,2}|${wordOfSeveral})(?:\s*(?:${units.pieces}))?$`,
  'u',
)

/** A clause without figures at the end: `…, they are for stock`. */
const clauseAtEnd = /[,;]\s[^\d,;]*$/

/** Reads a quantity that stands among the words of a sentence: `pins nitrided: 8 off 4x160`. */
export function readSentence(written: string): OrderLine {
  const text = written.replace(/[.!?\s]+$/, '')
  const folded = foldLetters(text)
  for (const read of readers) {
    const line = read(text, folded)
    if (line !== null && line.quantity !== '') return line
  }
  const clause = clauseAtEnd.exec(text)
  if (clause === null) return { requested: written, quantity: '' }
  const { requested, quantity } = readSentence(text.slice(0, clause.index))
  return quantity === '' ? { requested: written, quantity } : { requested: requested + clause[0], quantity }
}
