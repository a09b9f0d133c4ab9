import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { hasSizes, namesDiameter, namesKind, namesPartAlone, pipeThread, statesLength } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ranks } from '../../headings/ranks.ts'
import { readHeading } from '../../headings/read-heading.ts'
import {
  amount,
  anyOf,
  figures,
  inTotal,
  noStandard,
  numberWord,
  readPieces,
  units,
  wordOfSeveral,
} from '../../quantities/read-pieces.ts'
import { readQuantity } from '../../quantities/read-quantity.ts'
import { remember } from '../../remember.ts'
import { namesCut } from '../../work-words.ts'
import { withoutFormer } from '../corrections/read-correction.ts'
import { namesSizeBehind } from '../corrections/size-words.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { orderNoun } from '../references/order-noun.ts'
import { endsInOwning } from '../sentences/ends-in-owning.ts'
import { isBehindLength } from './count-behind-length.ts'
import { readBehindMaterial } from './count-behind-material.ts'
import { isBehindThread } from './count-behind-thread.ts'
import { isNoteBehindCount, noteAtEnd } from './note-behind-count.ts'
import { withoutPrices } from './without-prices.ts'

/** A part in the buyer's words, and its quantity; empty if none was named. */
export interface OrderLine {
  requested: string
  quantity: string
}

const per = String.raw`(?:(?:/|${anyOf('per')})\s*${anyOf('moulds')}(?!\p{L})\s*)`
const label = String.raw`(?:${anyOf('labels')}(?![\p{L}\d])\.?\s*[:=]?\s*)`
const times = String.raw`${figures}\s*[x×*](?=\s+\p{L}|\s*$)`
/** `12 Stk.`, `je Form 4 Stück`, `2 VE (1 VE = 50 Stück)`, `Menge 8`, `zwei Dutzend` */
const stated = String.raw`(?:${per}?(?:${inTotal}\s+)?(?:${label}${figures}(?![.,]?\d)(?:\s*-?\s*(?:${units.pieces}|${units.packs}))?|${amount})(?:\s*${per})?)`
const sum = String.raw`\d{1,4}\s*\+\s*\d{1,4}(?![\d.,]|\s*[x×*])`
/** `6x200 n°12`; behind other words it is the number of a drawing or a tool. */
const numbered = String.raw`(?<=(?:[x×]\s?\d{1,4}(?:[.,]\d{1,2})?|(?<!\p{L})m\s?\d{1,2}|\d\/\d{1,2}["”″]?|(?<![\d.])(?:8\.8|10\.9|12\.9))[\s,;:–-]{1,3})n[°º]\s?\d{1,3}`
/** `10x 5x160`, where the sizes have no blanks */
const timesSizes = String.raw`\d{1,4}[x×](?=\s+\d+(?:[.,]\d+)?[x×*]\d)`
/** `n° 2 cuscinetti`, with figures that are hardly those of an order. */
const numberedFirst = String.raw`n[°º]\s?\d{1,3}(?=\s+\p{L}{4})`
const leading = new RegExp(
  String.raw`^(${numberedFirst}|${stated}|${times}|${timesSizes}|${sum})\s*[x×*:,;]?\s*(?=\S|$)`,
  'u',
)
/** The Dutch article, the German "has", the English "due", "once more", the Polish "this", the German "around" and the Portuguese "of the" are no numbers. */
export const otherWord = String.raw`(?:het|hat|once)\s|um\s(?:und|zu|die|den|das|der|es)(?!\p{L})|due\s(?:to|on|by|in|for|date|.*(?:\bpins?|sleeves?|bush|pillar|plate|screw|dowel|rings?)\b)|ten\s(?!.*\p{L}{2}s(?!\p{L}))|dos\s.*(?:extrac?tor|pino|bucha|coluna|casquilho|parafuso|cavilha|anei)`
/** A number in words without a unit stands for pieces of what follows: `vier Führungsbuchsen`. */
const leadingWord = new RegExp(
  String.raw`^(?!${otherWord})(${numberWord})\s+(?=\p{L}{3}|o[\s-]\p{L}{3}|m\s?\d|\d{1,3}(?:[.,]\d)?(?:\s?mm|er)\s|\d{1,3}(?:[.,]\d)?\s?[x×]\s?\d)`,
  'u',
)
/** `8 of the 6x160` */
const leadingOf = new RegExp(
  String.raw`^(\d{1,5}|${wordOfSeveral})\s+(?:of|von|vom|d[aeo]s?|dei|degli|delle|di|van|av|din|z|ze|od)\s+(?:(?:the|these|den|der|les|los|las|gli|le|de)\s+)?(?=\d+(?:[.,]\d+)?\s*(?:[x×*]|(?:mm\s*)?(?:ones|er)\s))`,
  'u',
)
/** `six of the hardened sleeves` */
const leadingWordOf = new RegExp(
  String.raw`^(?!${otherWord})(${wordOfSeveral})\s+(?:of|von|de|di|van|av)\s+(?:(?:the|these|those|den|der|les|los|las|gli|le|de)\s+)?(?=\p{L}{3})`,
  'u',
)
/** `come ordine n. 1207` */
const ofOrder = String.raw`(?<=(?<!\p{L})${orderNoun}\s)n(?:[ro]|um)?[.°º]{0,2}\s*\d`
// A comma between figures is that of a size: "O-ring 25x2,5 Stück"; so is a sign before a figure: "18 x 3 x 40 x".
const trailing = new RegExp(
  String.raw`(?:^|[\s;:–(-]|(?<!\d),|,(?!\d))(?!${ofOrder})(${stated}|${numbered}|(?<![x×*]\s*)${figures}\s*[x×]|(?<=(?:,|\p{L}|(?<![\d.])(?:8\.8|10\.9|12\.9))\s)[x×]\s?\d{1,5})\s*[).,;]*$`,
  'u',
)
/** `estrattore 6 x 160 - pz. 12`, `wypychacz 6x160 sztuk dwie`, `wypychacz 5x160 szt. 20,00` */
const unitBefore = new RegExp(
  String.raw`[\s,;:–(-]+(?<![\p{L}\d.,])(?!(?:st|no|un|unit|off|ea|u|x)(?!\p{L}))${units.pieces}\s*[:=]?\s*(\d{1,5}(?:[.,]00?)?|${numberWord})\s*\)?[.!]?$`,
  'u',
)
/** `50 pieces (1 box)`: the pieces are stated, and the box has them. */
const packBehind = new RegExp(String.raw`^\s?\((?:1|${numberWord})?\s*(?:${units.packs})\s*\)$`, 'u')
const packSizeAtEnd = new RegExp(
  String.raw`\s*\(\s*1\s*(?:${units.packs})\s*=\s*(\d{1,6})\s*(?:${units.pieces})?\s*\)\s*$`,
  'u',
)
// The last size of a plate looks the same, unless a whole number is before it.
const trailingTimes = /^(\S+)\s+[x×*]\s*(\d{1,6})$/u
// A comma without a blank belongs to a length: 3,2x147,25.
const trailingBare = /^(.+?)[,:=]?\s+(\d{1,6})$/u
// With zeros in front it counts the lines.
const leadingBare =
  /^(?:n[ro]?[.°º]{0,2}\s*)?([1-9]\d{0,5}|[1-9]\d{0,2}(?:[.']\d{3})+)\s+(?![x×*]\s*\d)(?:(?:of|von|de|di|van|av)\s+(?:(?:the|den|der|die|des|les|los|las|gli|le|i|de)\s+)?|((?:more|further|additional|extra|weitere[rn]?|zusätzliche[rn]?|autres|otr[oa]s|altr[ie]|outr[oa]s|další(?:ch)?|kolejn(?:e|ych)|további|ytterligare|nadaljnjih)\s+))?(\S.*)$/iu

const another = new RegExp(
  String.raw`${noStandard}(?<![\p{L}\d.,-])(\d{1,6}|${wordOfSeveral})\s*(?:${units.pieces})`,
  'u',
)

const sizesAtEnd = /\d\s*[x×*]\s*[ø⌀]?\s*\d+(?:[.,]\d+)?(?:-[lct][\d.]+)*$/i
const number = /^(?:\p{L}{2,}\S*\d\S*|\d{4,}\S*)$/u
/**
 * Reads a line as it is typed, dictated or copied: `AZH-6x200 5`, `5 x DIN 1530 A 6x200`, `zwei Stück AZH-6x200`,
 * `AZH-6x200 – 12 Stk. à 3,10 EUR`. A quantity that is open stays in its words.
 */
export const readOrderLine = remember((line: string): OrderLine => {
  const cells = line.split(/[\t;]/).map((cell) => sayUnitBehind(cell.trim()))
  const filled = cells.filter((cell) => cell !== '')
  const unpriced = filled.filter((cell) => withoutPrices(cell).trim() !== '')
  if (filled.length > 1 && unpriced.length !== 1) return readCells(filled)
  const text = (unpriced[0] ?? filled[0] ?? '').normalize('NFC')
  const read = readText(text)
  // "Registered in Ireland No. 555123"
  return Number(read.quantity) >= maxPieces && !hasSizes(read.requested) ? { requested: text, quantity: '' } : read
})

/** More are the number of a register or a paper. */
const maxPieces = 100_000

const unitFirst = new RegExp(String.raw`^(${units.pieces})\s*(\d{1,5}(?:[.,]00?)?)$`, 'u')

/** Returns `6 ks` for `ks 6`. */
export function sayUnitBehind(cell: string): string {
  const [, unit, count] = unitFirst.exec(foldLetters(cell)) ?? []
  return unit === undefined ? cell : `${count} ${unit}`
}

/** The last cell that can be a quantity is the quantity; a line may begin with its item number. */
function readCells(cells: readonly string[]): OrderLine {
  const at = cells.findLastIndex((cell) => readPieces(cell) !== null)
  if (at < 0) return { requested: cells.join(' '), quantity: '' }
  const isNamed = cells.some((cell, index) => index !== at && namesKind(cell) && namesPartAlone(cell))
  const others = cells.filter(
    (cell, index) =>
      index !== at &&
      !(index === 0 && cells.length > 2 && isPosition(cell)) &&
      !(isNamed && (besidePart.test(foldLetters(cell)) || withoutPrices(cell).trim() === '')),
  )
  return { requested: others.join(' '), quantity: sayPieces(cells[at] ?? '') }
}

/** A date, a week or the number of an article of the sender, in a cell of its own beside a part that is named. */
const besidePart =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})?|\d{4}-\d{2}-\d{2}|(?:kw|wk|week|woche|tyden|teden|tydzien|semana|semaine|sem|settimana|saptamana|vecka|v|het)\.?\s?\d{1,2}(?:[/-]\d{2,4})?|\d{5,10})$/

function isPosition(cell: string): boolean {
  return /^\d{1,4}[.)]?$/.test(cell)
}

function isWhole(name: string, hasTimes: boolean): boolean {
  return hasTimes ? number.test(name) && sizesAtEnd.test(name) : number.test(name) || sizesAtEnd.test(name)
}

/** `mind. 5 Auswerferstifte`: the noun stands for the unit. */
const roughly = new RegExp(String.raw`^${anyOf('about')}(?!\p{L})\.?\s*\d{1,5}(?=\s+\p{L}[\p{L}-]{3})`, 'u')

/** `6x200, at least 20`, `6x200 – ca. 30` */
const roughlyAtEnd = new RegExp(
  String.raw`(?<=\d[^\d]*[\s,;:–(-])${anyOf('about')}(?!\p{L})\.?\s*(?:\d{1,5}|${wordOfSeveral})(?=\s*[).!]*$)`,
  'u',
)

/** Gives a rough number of pieces its unit, so that it stays open. */
function withUnit(text: string): string {
  const folded = foldLetters(text)
  const rough = roughly.exec(folded) ?? roughlyAtEnd.exec(folded)
  // The Polish "do 151" behind a cut is its length.
  if (rough === null || (rough.index > 0 && namesCut(text.slice(0, rough.index)))) return text
  const end = rough.index + rough[0].length
  return `${text.slice(0, end)} pcs${text.slice(end)}`
}

function readText(line: string): OrderLine {
  const text = withUnit(withoutFormer(withoutPrices(withoutTimes(line))))
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim()
  const folded = foldLetters(text)
  const first = leading.exec(folded) ?? leadingWord.exec(folded) ?? leadingOf.exec(folded) ?? leadingWordOf.exec(folded)
  if (first !== null) {
    const pack = packSizeAtEnd.exec(folded)
    const stated = text.slice(0, first[1]?.length).replace('º', '°')
    const isFull = Number(sayPieces(stated)) % Number(pack?.[1]) === 0
    const quantity = sayPieces(pack === null || isFull ? stated : `${stated} = ${pack[1]}`)
    const rest = text.slice(first[0].length, pack?.index).trim()
    if (quantity !== '' && !(quantity === '1' && isUnknownGroup(rest))) return oneOf(rest, quantity)
  }
  const labelled = readLabelled(text)
  if (labelled !== null) return labelled
  const counted = unitBefore.exec(folded)
  if (counted?.[1] !== undefined && namesPartAlone(text.slice(0, counted.index)))
    return { requested: text.slice(0, counted.index), quantity: sayPieces(`${counted[1]} pcs`) }
  const note = noteAtEnd.exec(text)
  const noted = text.slice(0, note?.index)
  const isCounted = note !== null && (trailing.test(foldLetters(noted)) || isNoteBehindCount(noted, note[0]))
  if (isCounted && !another.test(folded.slice(note.index))) {
    const { requested, quantity } = readText(noted)
    return { requested: `${requested}${note[0]}`, quantity }
  }
  const last = trailing.exec(folded)
  const before =
    last === null
      ? ''
      : text.slice(0, last.index).replace(/(?:[\s,;:–(-]|\s[x×*]|(?<=\p{L}|[x×]\s?\d{1,4}(?:[.,]\d)?)\s\/)+$/u, '')
  // "100 mm dia x 12" is a size.
  const isSize = /^[x×]/.test(last?.[1] ?? '') && !hasSizes(before)
  if (last?.[1] !== undefined && before !== '' && !isSize) {
    const at = last.index + last[0].indexOf(last[1])
    const pieces = packBehind.test(last[0]) ? trailing.exec(foldLetters(before)) : null
    if (pieces !== null) return readText(before)
    const quantity = sayPieces(text.slice(at, at + last[1].length).replace('º', '°'))
    if (quantity !== '') return oneOf(before, quantity)
  }
  return readBehindMaterial(text) ?? readBare(text)
}

const groupOf = /^(\p{L}{3,}) (?:di|de|d['’]|of|von|van|av)\s?(\p{L}+)/u

/** `una | manciata di viti`: an unknown word of which there is one holds a number of parts that nobody knows. */
function isUnknownGroup(text: string): boolean {
  const [, group = '', part = ''] = groupOf.exec(text) ?? []
  return namesKind(part) && !namesKind(group)
}

const labelAtEnd = /[\s,;(–-](\p{L}{4,20}(?: \p{L}{3,20}){1,2})\s?[:=]\s?(\d{1,5})(?:\s?\p{L}{1,6}\.?)?\s?\)?\.?$/u

/** Reads pieces behind the words of their column: `6x200 (quantité souhaitée : 12)`; null for another text. */
function readLabelled(text: string): OrderLine | null {
  const found = labelAtEnd.exec(text)
  const heading = found === null ? null : readHeading(found[1] ?? '')
  if (found === null || heading?.meaning !== 'quantity' || heading.rank === ranks.perMould) return null
  const requested = text.slice(0, found.index).replace(/[\s,;(–-]+$/, '')
  return /\d/.test(requested) ? oneOf(requested, found[2] ?? '') : null
}

/** Leaves the quantity open if the line states another one. */
function oneOf(requested: string, quantity: string): OrderLine {
  const other = another.exec(foldLetters(requested))?.[1]
  const isSame = other === undefined || sayPieces(`${other} pcs`) === quantity
  return { requested, quantity: isSame || Number.isNaN(Number(quantity)) ? quantity : `${quantity}/${other} pcs` }
}

/** `Ringschrauben M16` */
const threadAtEnd = /\p{L}{3}.*\sm\d{1,2}[.!]*$/iu

/** "Order 118" may be the number of an order. */
export const orderAtEnd = /(?<!\p{L})Order$/u

/** Reads a number without a unit. */
function readBare(text: string): OrderLine {
  for (const pattern of [trailingTimes, trailingBare]) {
    const [, requested, quantity] = pattern.exec(text) ?? []
    const name = requested?.replace(/[\s,;:–-]+$/, '')
    const isSure = name !== undefined && isWhole(name, pattern === trailingTimes)
    const isCounted = isSure || isBehindThread(text, name ?? '', quantity ?? '') || isBehindLength(text, name ?? '')
    if (name !== undefined && isCounted && quantity !== undefined) return { requested: name, quantity }
  }
  const [, asking = '', asked] = trailingBare.exec(text.replace(/[.!]+$/, '')) ?? []
  const isCounted = another.test(foldLetters(asking))
  if (
    asked !== undefined &&
    /\d/.test(asking) &&
    endsInAsking(asking) &&
    !namesCut(asking) &&
    !isCounted &&
    !endsInOwning(asking) &&
    !namesSizeBehind(asking)
  )
    return { requested: withoutOrdering(asking), quantity: orderAtEnd.test(asking) ? `${asked} ?` : asked }
  const [, bare, further, named = ''] = leadingBare.exec(text) ?? []
  // "2231 bräuchte ich" has the number of a project.
  const [word = ''] = named.split(' ')
  const isNamed =
    (/^\p{L}/u.test(named) || further !== undefined) &&
    !isOrdering(word) &&
    (sizesAtEnd.test(named) ||
      threadAtEnd.test(named) ||
      pipeThread.test(named) ||
      number.test(named) ||
      hasSizes(named) ||
      (namesDiameter(named) && statesLength(named)))
  return bare !== undefined && isNamed ? { requested: named, quantity: bare } : { requested: text, quantity: '' }
}

/** Returns pieces as figures, or in their words if they are open; empty for a text that is no quantity. */
export const sayPieces = remember((text: string): string => {
  const plain = readQuantity(text)
  const pieces = readPieces(text)
  if (pieces === null) return plain === null ? '' : String(plain)
  return pieces.isOpen ? text.trim().slice(0, 40) : String(pieces.count)
})
