import { endsInAsking, isOrdering } from '../../words/order-words.ts'
import { namesKind, namesPartAlone } from '../cell-content.ts'
import { findAll } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'
import { anyOf, numberWord, units } from '../quantities/read-pieces.ts'
import { anyChange, joining } from './change-words.ts'
import { to, withoutCorrection } from './read-correction.ts'
import { sayPieces } from './read-order-line.ts'

/** What a line of a mail says about parts that other lines name. */
export interface Reference {
  /** Numbers of the positions; empty if a kind of parts is named. */
  positions: readonly number[]
  /** Beginnings of words for the kind, in folded letters. */
  stems: readonly string[]
  /** Words that may change or cancel the part; else empty. */
  words: string
  /** The new quantity; empty if none is stated. */
  quantity: string
  /** Only these parts are meant, so each other one is in doubt. */
  isOnly: boolean
}

const position =
  '(?:pos(?:ition(?:en)?|izione|icion|icao)?|poz(?:ic[ei]|ycj[aei])?|pol(?:ozk[ayu])?|linha|linia|ponto|pkt|items?|lines?|zeilen?|punkt|partida|linea|lignes?|riga|voce|regel|rad|postavk[aoi]|rep)'
/** "In 160 mm" is a length. */
const oneNumber = String.raw`\d{1,3}(?!\d|[.,]\d|\s*[x×*]\s*\d|\s*mm)`
const numbers = String.raw`${oneNumber}(?:\s*(?:,|&|\+|${joining})\s*${oneNumber})*`
const reference = new RegExp(
  String.raw`(?<!\p{L})(?:${position}\.?\s*(?:n[ro]?[.°º]?\s*)?(${numbers})|(\d{1,3})\.\s*(?:tetel|pozici|polozk|postavk)\p{L}*)`,
  'gu',
)
const cancelled = new RegExp(String.raw`(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')
const only = new RegExp(String.raw`(?<!\p{L})${anyChange('only')}(?!\p{L})`, 'u')
const onlyAlone = new RegExp(`^${anyChange('only')}$`, 'u')
const count = new RegExp(
  String.raw`(?<![\p{L}\d.,x×-])(\d{1,5}|${numberWord})(?![\p{L}\d]|[.,]\d)(?:\s*${units.pieces})?`,
  'gu',
)
const clauseEnd = /[.;!?](?=\s|$)|,\s/u
const clauseEnds = new RegExp(clauseEnd, 'gu')

/** Reads a line that names positions or a kind of parts without sizes; empty for any other line. */
export function readReferences(line: string): Reference[] {
  if (line.length > maxLength || namesPartAlone(line)) return []
  const folded = foldLetters(line)
  const found = findAll(reference, folded)
  if (found.length === 0) return readKind(line, folded)
  return found.map(({ index, 0: { length }, 1: several, 2: one }, at) => {
    const behind = read(clauseOf(line.slice(index + length, found[at + 1]?.index)))
    const said = saysNothing(behind) && at === 0 ? read(line.slice(0, index)) : behind
    const positions = (several ?? one ?? '').match(/\d+/g) ?? []
    return { positions: positions.map(Number), stems: [], ...said }
  })
}

function saysNothing({ words, quantity, isOnly }: Said): boolean {
  return words === '' && quantity === '' && !isOnly
}

const maxLength = 300

function clauseOf(text: string): string {
  return text.slice(0, clauseEnd.exec(text)?.index)
}

/** Reads `die Hülsen nur 2 Stück`, `the sleeves are no longer needed`: a kind with a change. */
function readKind(line: string, folded: string): Reference[] {
  const stems = kindStems(folded)
  if (stems.length === 0) return []
  const clause = line.split(clauseEnds).find((part) => stems.some((stem) => foldLetters(part).includes(stem))) ?? line
  const said = read(withoutKinds(clause, stems))
  const isChange = cancelled.test(folded) || (only.test(folded) && said.quantity !== '')
  return isChange ? [{ positions: [], stems, ...said }] : []
}

/** Returns the beginnings of the words for kinds of parts in a folded text. */
export function kindStems(folded: string): string[] {
  return (folded.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => namesKind(word) && !isOrdering(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
}

/** Removes the words that begin with one of the stems. */
export function withoutKinds(clause: string, stems: readonly string[]): string {
  return clause
    .split(' ')
    .filter((word) => !stems.some((stem) => foldLetters(word).includes(stem)))
    .join(' ')
}

type Said = Pick<Reference, 'words' | 'quantity' | 'isOnly'>

/**
 * Reads a number as the new quantity if nothing else can be meant: it has a unit, or it begins the clause, or the word
 * before it asks for it. `bis 30`, `L=160` and other words may change the part, so they stay with it.
 */
function read(clause: string): Said {
  const folded = foldLetters(withoutCorrection(clause))
  const counts = findAll(count, folded).flatMap(({ index, 0: said }) => {
    const quantity = sayPieces(said)
    return quantity === '' ? [] : [{ quantity, before: folded.slice(0, index).trimEnd(), hasUnit: unit.test(said) }]
  })
  const [stated, ...others] = counts
  const rest = folded.replace(count, ' ')
  const isPlain = !otherSign.test(rest) && (rest.match(/\p{L}+/gu) ?? []).every(isBeside)
  const isStated = stated === undefined || stated.hasUnit || asksAtEnd(stated.before)
  if (!isPlain || !isStated || others.length > 0) return { words: clause.trim(), quantity: '', isOnly: false }
  const quantity = stated?.quantity ?? ''
  return { words: '', quantity, isOnly: quantity === '' && only.test(folded) }
}

const unit = new RegExp(`${units.pieces}$`, 'u')
/** Signs of sizes and prices: `Ø8`, `5 %` */
const otherSign = /[^\p{L}\d\s:;,.!?()=>→–-]/u
/** `to 8`, `je 8`, `8-ra` */
const beside = new RegExp(`^(?:${to}|${anyOf('each')}|r[ae])$`, 'u')

function isBeside(word: string): boolean {
  return isOrdering(word) || onlyAlone.test(word) || beside.test(word)
}

function asksAtEnd(text: string): boolean {
  const word = /\p{L}*$/u.exec(text)?.[0] ?? ''
  return word === '' || endsInAsking(word) || onlyAlone.test(word) || beside.test(word)
}
