import { hasSizes } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberWord } from '../../quantities/read-pieces.ts'
import { withoutNamedNumbers } from '../lines/named-numbers.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { ofEachCavity } from './cavity-sections.ts'
import { eachMould, mould, numberIn, ofMoulds, perMould } from './per-mould.ts'
import type { MouldsOfMail } from './read-moulds.ts'

/** A line whose parts are all counted for one mould, one cavity or one set. */
interface PiecesOfSeveral {
  /** Without the words for it. */
  line: string
  /** By which the pieces of the line are to be multiplied; null if nobody can say. */
  times: number | null
}

const number = String.raw`(?:\d{1,3}|${numberWord})`
/** `je Werkzeug 12`, `per cavity: 2`, `for two moulds 4 each` has its word behind. */
const ofOne = new RegExp(
  String.raw`[\s,;(–-]*(?:${perMould}|${eachMould}|(?<cavity>${ofEachCavity})|(?<=${mould}\s*[,:]?\s?)(?:${anyOf('each')}|je|jeweils))\s*[:=,]?\s*(?=${number}\s)`,
  'u',
)
const set =
  '(?:satze?|sets?|jeux|jeu|serie|juegos?|komplet\\p{L}*|sad[ay]?|conjuntos?|jogos?|keszlet\\p{L}*|set(?:uri)?|satser|sats|garnitur\\p{L}*)'
const consisting =
  '(?:bestehend aus|je(?:weils)? (?:mit|aus)?|mit|consisting of|made up of|each (?:with|of|consisting of)|with|of|comprenant|compos\\p{L}+ (?:de|da|por)|chacun(?:e)? de|de|compuest\\p{L}+ (?:de|por)|di|da|formad\\p{L}+ por|skladajac\\p{L}+ sie z|po|slozen\\p{L}+ z|bestaande uit|van|compus\\p{L}+ din|formate din|din|cu|bestaende av|med|av|sestavljen\\p{L}+ iz|iz)'
/** `3 Sätze bestehend aus 4`, `3 sets of: 4` */
const ofSets = new RegExp(
  String.raw`(?<![\p{L}\d.,x×*/-])(?<sets>${number})\s+${set}(?!\p{L})(?:\s*:|\s+${consisting}\s*:?|\s*,\s*${consisting})\s*(?=${number}\s)`,
  'u',
)
/** `12 pins 3x160 and 4 sleeves 4x6x125 per mould, 2 moulds` */
const behindAll = new RegExp(
  String.raw`^\s*[,;(–-]*\s*(?:${perMould}|${eachMould}|(?<cavity>${ofEachCavity}))\s*\)?(?<rest>[^.;!?]*)[.;!]?$`,
  'u',
)
/** The number before the sizes of each part. */
const countedPart = new RegExp(String.raw`(?<![\p{L}\d.,x×*/-])${number}\s+(?=\p{L})`, 'u')
/** A longer line is none that a person wrote about their parts. */
const maxLength = 1000
const sentenceEnd = /(?<=\p{L}{3}|\d|\))[.;!?]\s+(?=\p{L})/gu

/**
 * Reads a line with several parts whose pieces are all those of one mould, cavity or set, as the words for it stand before
 * the first of them or behind the last: `je Werkzeug 12 Stifte 3x160 und 4 Hülsen 4x6x125`, `3 sets of: 4 pillars 22x46x75,
 * 4 bushes 22x46`
 * @returns null for any other line
 */
export function readPiecesOfSeveral(line: string, mail: MouldsOfMail): PiecesOfSeveral | null {
  const mentions = firstMentions(line)
  const [first] = mentions
  if (first === undefined || mentions.length < 2) return null
  const folded = foldLetters(line)
  const found = ofSets.exec(folded) ?? ofOne.exec(folded)
  if (found === null || found.index >= first.start) return readBehind(line, mail)
  const isOfSets = found.groups?.sets !== undefined
  const places = [found.index + found[0].length, ...mentions.slice(0, -1).map(({ end }) => end)]
  const areCounted = mentions.every(({ start }, at) => countedPart.test(folded.slice(places[at], start)))
  if (!areCounted) return null
  const moulds = isOfSets ? [] : findAll(ofMoulds, folded.slice(0, found.index + found[0].length))
  const before = line.slice(0, Math.min(found.index, ...moulds.map(({ index }) => index)))
  // "10 pins 6x160, per mould 4 pins 5x160 and 2 rings" has other pieces before.
  if (/\d/.test(withoutNamedNumbers(before))) return { line, times: null }
  const rest = `${before} ${line.slice(found.index + found[0].length)}`.trim()
  return { line: rest, times: timesOf(found, moulds, mail) }
}

/** Splits a line behind each sentence whose parts are those of one mould, as the next one may be about all: `Per mould 4 pins 3x160. For stock 6 pins 8x40.` */
export function splitMouldSentences(line: string): string[] {
  if (line.length > maxLength || !ofOne.test(foldLetters(line))) return [line]
  const pieces: string[] = []
  let start = 0
  for (const {
    index,
    0: { length },
  } of findAll(sentenceEnd, line)) {
    const isBetween = hasSizes(line.slice(start, index)) && hasSizes(line.slice(index + length))
    if (!isBetween) continue
    pieces.push(line.slice(start, index + 1))
    start = index + length
  }
  return [...pieces, line.slice(start)]
}

/** Reads a line of one sentence with the words for one mould behind the last of its parts. */
function readBehind(line: string, mail: MouldsOfMail): PiecesOfSeveral | null {
  const mentions = firstMentions(line)
  const [start = 0, end = 0] = [mentions[0]?.start, mentions.at(-1)?.end]
  const folded = foldLetters(line)
  const found = behindAll.exec(folded.slice(end))
  if (found === null || findAll(sentenceEnd, line).length > 0) return null
  const [ahead] = findAll(ofMoulds, folded.slice(0, start))
  const from = ahead === undefined ? 0 : ahead.index + ahead[0].length
  const places = [from, ...mentions.slice(0, -1).map((mention) => mention.end)]
  const areCounted = mentions.every((mention, at) => countedPart.test(folded.slice(places[at], mention.start)))
  if (!areCounted) return null
  const { rest = '' } = found.groups ?? {}
  const moulds = [...(ahead === undefined ? [] : [ahead]), ...findAll(ofMoulds, ` ${rest}`)]
  const isPlain = !/\d/.test(rest.replace(ofMoulds, ' '))
  const said = line.slice(from, end).replace(/^[\s:,;]+/, '')
  return { line: said, times: isPlain ? timesOf(found, moulds, mail) : null }
}

function timesOf(found: RegExpExecArray, moulds: readonly RegExpExecArray[], mail: MouldsOfMail): number | null {
  const { sets, cavity } = found.groups ?? {}
  if (sets !== undefined) return Number(sayPieces(sets)) || null
  const stated = moulds.length === 1 ? numberIn(moulds[0]) || null : null
  if (moulds.length > 1) return null
  if (cavity !== undefined) return mail.moulds === null ? (stated ?? mail.cavities) : null
  return stated ?? mail.moulds
}
