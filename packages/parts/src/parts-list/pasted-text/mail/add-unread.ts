import { isOrdering, namesLoss } from '../../../words/order-words.ts'
import { hasSizes, namesKind, statesLength } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { article, groupWord, numberValues, numberWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled, joining } from '../corrections/change-words.ts'
import { withoutFormer } from '../corrections/read-correction.ts'
import { readReplaced } from '../corrections/read-replaced.ts'
import { isCountedNoun } from '../lines/counted-noun.ts'
import { anyMeasure, namesContainer, readMeasured } from '../lines/read-measured.ts'
import { type OrderLine, sayPieces } from '../lines/read-order-line.ts'
import { endOfSizes, firstMentions, sizesOf, splitMentions } from '../lines/split-mentions.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { readMouldSigns } from '../moulds/mould-signs.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { kindStems } from '../references/kind-stems.ts'
import { findAsked, isOtherNoun } from '../sentences/find-asked.ts'
import { withoutDutchArticle } from '../sentences/other-nouns.ts'
import { addRow, type MailReading, type MailRow, rowsOfKind } from './mail-reading.ts'
import { isLabelledPartNumber, withoutContacts } from './part-line.ts'

/** `20 litres`, `eine Packung`, `kpl. 1`: an amount with its unit. */
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(\d{1,4}|(?:${numberWord}|${article})(?!\p{L}))\s*(?=\p{L}{2})(?:${units.packs}|${anyMeasure}(?!\p{L}))|^(?=\p{L}{2})(?:${units.packs})\s*[:=]?\s*(\d{1,4})(?![\d.,]))\.?`,
  'u',
)

/**
 * Adds what a line asks for and no rule has read, as a question: sizes that are in no row, or an amount with its unit
 * beside a noun. So no line with a part or a quantity is left out.
 * @param added the rows that were read from the line
 */
export function addUnread(reading: MailReading, index: number, added: readonly MailRow[]): void {
  const line = reading.lines[index] ?? ''
  for (const row of added) doubtSecondCount(row)
  for (const requested of unreadSizes(reading, line)) addRow(reading, index, { requested, quantity: '' }, null)
  for (const further of [
    ...added.flatMap(takeGoods),
    ...added.flatMap(furtherIn),
    ...goodsBeside(line, added),
    ...kindsBeside(reading, line, added),
  ])
    addRow(reading, index, further, null)
  if (added.length > 0) for (const thread of unreadThreads(line, added)) addRow(reading, index, thread, null)
  if (
    added.length > 0 ||
    reading.next.line !== index ||
    reading.references.has(index) ||
    readMouldSigns(line).isCounted
  )
    return
  const thing = readThing(line)
  if (thing !== null) addRow(reading, index, thing, null)
}

/** `pins 6x160 and two tins of grease`: goods in a container behind a part. */
const goodsBehind = new RegExp(
  String.raw`(?:\s*[,;]\s*(?:${joining}\s+)?|\s+${joining}\s+)(?:\p{L}+\s+)?(?=(?:\d{1,4}|(?:${numberWord}|${article})(?!\p{L}))\s*${anyMeasure}(?!\p{L})\.?\s+(?:\p{L}{1,3}\s+|d')?\p{L}{3})`,
  'gu',
)

/** Takes goods that are counted by a container out of the text of a row, each as a row of its own. */
function takeGoods(row: MailRow): OrderLine[] {
  if (row.requested.length > maxLength) return []
  const end = endOfSizes(row.requested)
  const places = findAll(goodsBehind, foldLetters(row.requested)).filter(({ index }) => end > 0 && index >= end)
  const texts = places.map(({ index, 0: { length } }, at) => row.requested.slice(index + length, places[at + 1]?.index))
  row.requested = row.requested.slice(0, places[0]?.index)
  return texts.flatMap((text) => readThing(text) ?? [])
}

/** Returns the goods in a container that other sentences of a line with parts ask for. */
function goodsBeside(line: string, added: readonly MailRow[]): OrderLine[] {
  if (added.length === 0 || line.length > maxLength || !namesContainer(line)) return []
  const known = new Set(added.map(({ requested }) => requested))
  const goods = line
    .split(sentences)
    .flatMap((sentence) => (hasSizes(sentence) ? [] : (readMeasured(sentence.replace(condition, '')) ?? [])))
  return goods.filter(({ requested }) => !known.has(requested))
}

/** Returns the kinds without sizes that other sentences of a line with parts ask for: `We need 5 sleeves. Also 6 pins 6x250.` */
function kindsBeside(reading: MailReading, line: string, added: readonly MailRow[]): OrderLine[] {
  const said = line.length > maxLength || added.length === 0 ? [] : line.split(sentences)
  return said.slice(0, -1).flatMap((sentence) => {
    const asked = hasSizes(sentence) || isCancelled(sentence) || namesLoss(sentence) ? null : findAsked(sentence)
    if (asked === null || !isCountedNoun(`${asked.quantity} ${asked.requested}`)) return []
    const isKnown = rowsOfKind(reading, kindStems(foldLetters(asked.requested))).length > 0
    return isKnown || !namesKind(asked.requested) ? [] : [{ ...asked, quantity: `${asked.quantity} ?` }]
  })
}

/** Before the sizes of a row: `one sleeve and six pins`, `Hülse und Stifte` */
const secondCount = new RegExp(
  String.raw`\p{L}{3}[\s,]+(?:${joining}\s+)(\d{1,4}|${wordOfSeveral})\s+(\p{L}{3,}(?:\s\p{L}+)?)`,
  'u',
)

/** Leaves open the pieces of a row whose text has two goods before its sizes, each perhaps with its own pieces. */
function doubtSecondCount(row: MailRow): void {
  const before = row.requested.slice(0, firstMentions(row.requested)[0]?.start ?? 0).slice(0, maxLength)
  const [, count = '', named = ''] = secondCount.exec(foldLetters(before)) ?? []
  if (count !== '' && namesKind(named)) row.quantity = `${numberValues.get(count) ?? count} ?`
}

/** `If you have any, `, `Se tiverem, `: the clause of a condition before what is asked for. */
const condition =
  /^\s*(?:if|falls|sofern|wenn|si|se|pokud|jestli|jesli|jeśli|ha|als|indien|dacă|daca|om|če|ce)\s[^\d,;]{2,40},\s+/iu

/** A longer line is no list of parts. */
const maxLength = 1000
const maxRows = 100

function unreadSizes({ rows, rowsBySizes }: MailReading, line: string): string[] {
  if (line.length > maxLength || !/\d\s*[x×*]/.test(line) || readReplaced(line) !== null || isCancelled(line)) return []
  if (isLabelledPartNumber(foldLetters(line))) return []
  const texts = splitMentions(withoutFormer(withoutContacts(line))).map(({ text }) => text)
  const unknown = texts.filter((text) => sizesOf(text) !== '' && !rowsBySizes.has(sizesOf(text)))
  if (unknown.length === 0) return []
  const said = rows.slice(-maxRows).map(({ requested, quantity }) => figuresOf(`${quantity} ${requested} ${quantity}`))
  return unknown.filter((text) => !said.some((figures) => figures.includes(figuresOf(sizesOf(text)))))
}

function figuresOf(text: string): string {
  return ` ${
    text
      .replaceAll(',', '.')
      .match(/\d+(?:\.\d+)?/g)
      ?.join(' ') ?? ''
  } `
}

/** `tapones de 3/8, unos doce`: a pipe thread without its letter may also be a date, but not in a sentence that counts. */
const bareThread = /(?<![\p{L}\d.,/-])[1357]\/(?:2|4|8)(?:\s?["”])?(?![\d/-])/u
const sentences = /(?<=\p{L}{3}|\d|\))[.;!?]\s+/u
const anyCount = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:\d{1,3}(?![\d.,/])|(?:${wordOfSeveral}|${groupWord})(?!\p{L}))`,
  'u',
)

/** Returns the sentences that count pieces with a pipe thread beside a noun, where no row has them. */
function unreadThreads(line: string, added: readonly MailRow[]): OrderLine[] {
  if (line.length > maxLength || !bareThread.test(line)) return []
  return line.split(sentences).flatMap((sentence) => {
    const [thread] = bareThread.exec(sentence) ?? []
    if (thread === undefined || hasSizes(sentence) || added.some(({ requested }) => requested.includes(thread)))
      return []
    const [count] = anyCount.exec(foldLetters(sentence.replace(thread, ' '))) ?? []
    return count === undefined || isCancelled(sentence)
      ? []
      : [{ requested: sentence, quantity: `${sayPieces(count) || count} ?` }]
  })
}

/** Returns the further parts in the text of a row: pieces of another length, or what stands behind the pieces of the row. */
function furtherIn({ requested }: MailRow): OrderLine[] {
  const end = endOfSizes(requested)
  if (
    end === 0 ||
    ofThese.test(foldLetters(requested)) ||
    requested.length > maxLength ||
    !/\d/.test(requested.slice(end))
  )
    return []
  const behind = requested.slice(end)
  const counted = behindPieces.exec(behind)?.[1]
  const clauses = counted === undefined ? behind.split(clauseEnd).filter(isOfOtherLength) : [counted]
  return clauses.map((clause) => ({ requested: clause.trim(), quantity: openCountOf(clause) }))
}

const clauseEnd = new RegExp(String.raw`[,;]\s|\s${joining}\s`, 'u')
/** `(25 pcs), bearing 6002` */
const behindPieces = new RegExp(String.raw`^\D{0,30}\(\d{1,5}\s*(?:${units.pieces})\)\s*[,;]\s+(\p{L}{3}.*)$`, 'iu')
const lengthBehind = /\d{2,4}(?:\s*mm)?\s+(?:long|lang|lg|lunghi|lunghe|largos?|longs?|comprid|dlouh|dlug|lung|hossz)/
const piecesFirst = new RegExp(String.raw`^\s*(?:\p{L}+\s+){0,2}(?:\d{1,3}\s+\p{L}|(?:${wordOfSeveral})\s)`, 'u')

/** Returns the pieces before a noun as a question, as a row without a name and without pieces would be left out. */
function openCountOf(clause: string): string {
  const [, count = ''] = firstCount.exec(foldLetters(clause)) ?? []
  return count === '' ? '' : `${sayPieces(count)} ?`
}

const firstCount = new RegExp(String.raw`^\s*(?:\p{L}+\s+){0,2}?(\d{1,3}|${wordOfSeveral})\s+\p{L}`, 'u')

const ofThese = new RegExp(String.raw`(?<!\p{L})${ofThem}(?!\p{L})`, 'u')

/** Whether a clause counts pieces of another length: `8 in length 200`, `another six of the same but 200 long` */
function isOfOtherLength(clause: string): boolean {
  const folded = foldLetters(clause)
  const behind = folded.slice(piecesFirst.exec(folded)?.[0].length ?? folded.length)
  const isWork = namesWork(clause) || namesCut(clause) || hasSizes(clause)
  return !isWork && (statesLength(behind) || lengthBehind.test(behind))
}

function readThing(line: string) {
  const plain = withoutDutchArticle(withoutContacts(withoutPrices(withoutTimes(line))))
  const found = amount.exec(foldLetters(plain))
  if (found === null) return null
  const [behind, before] = [plain.slice(found.index + found[0].length), plain.slice(0, found.index)]
  const named = [behind, before].map((text) => text.replace(/^[\s,;:–-]+|[\s,;:.!?–-]+$/g, ''))
  const requested = named.find(
    (text) => /\p{L}{4}/u.test(text) && !text.split(' ').every(isOrdering) && !isOtherNoun(text),
  )
  const count = sayPieces(found[1] ?? found[2] ?? '') || '1'
  return requested === undefined ? null : { requested, quantity: `${count} ?` }
}
