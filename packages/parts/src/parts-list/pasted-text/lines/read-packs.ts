import { foldLetters } from '../../fold-letters.ts'
import { article, readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { type OrderLine, sayPieces } from './read-order-line.ts'

const ofSize = '(?:of|a|x|de|di|da|mit|met|zu|med|om|con|com|with|von|po|van|cu|z|s|per)'
/** `box of 50 M8x25` */
const packBefore = new RegExp(String.raw`^(${units.packs}\s*${ofSize}\s*\d{1,6})\s+(?=\p{L})`, 'u')
/** `12.9, box of 100` */
const onePack = new RegExp(String.raw`[\s,(:]+(${units.packs}\s*${ofSize}\s*\d{1,6}\s*\)?)$`, 'u')
/** `30x3 - 2`, before the size of a pack: packs or pieces */
const countAtEnd = /[,:–-]\s+\d{1,4}$/
/** `in einer 50er-Packung`, `50er Packerl`, `1 bag-of-20` */
const ownPack = new RegExp(
  String.raw`[\s,(:]+(?:(?:in|im|als|as|en)\s+)?(?:(?:1|${article})\s+)?(\d{1,5})(?:er[\s-]*|-\s*)(?:${units.packs})\)?$`,
  'u',
)

/** Reads a part with one pack before or behind it; null for another text. */
export function readPack(text: string, folded: string): OrderLine | null {
  const before = packBefore.exec(folded)
  if (before !== null) return { requested: text.slice(before[0].length), quantity: sayPieces(`1 ${before[1]}`) }
  const behind = onePack.exec(folded)
  if (behind !== null && !countAtEnd.test(folded.slice(0, behind.index)))
    return { requested: text.slice(0, behind.index), quantity: sayPieces(`1 ${behind[1]}`) }
  const own = ownPack.exec(folded)
  return own && { requested: text.slice(0, own.index), quantity: own[1] ?? '' }
}

/** `5x24 – 1 VE = 50 Stück, davon 2 VE` */
const sizeFirst = new RegExp(
  String.raw`[\s,;:–-]+\(?((?:1|${article})\s*(?:${units.packs})\s*=\s*\d{1,6}\s*(?:${units.pieces})?)\)?[\s,;–-]+(?:\p{L}+\s+){0,2}((?:\d{1,4}|${wordOfSeveral})\s*(?:${units.packs}))(?=[\s.!]|$)`,
  'u',
)

/** `2 VE Zylinderstift 5x24, 1 VE = 50 Stück` */
const sizeLast = new RegExp(
  String.raw`(?<=(?:^|[\s).:-])\d{1,5}\s*(?:${units.packs}|${units.pieces})\s\P{L}*\p{L}.{0,60})[\s,;:–-]+(?:1|${article})\s*(?:${units.packs})\s*=\s*\d{1,6}\s*(?:${units.pieces})?$`,
  'u',
)

const countOfPacks = String.raw`(?<![\p{L}\d.,x×/-])(?:\d{1,4}|${wordOfSeveral}|${article})\s+(?<packs>${units.packs})`
const perOne = String.raw`(?:/|(?<!\p{L})(?:per|je|pro|par|por|na|w|v|pe|in(?=\s+(?:each|every|jede|elk))|en(?=\s+c))(?!\p{L}))\s*(?:(?:each|every|jede[rnm]?|chaque|cada|ogni|elke?|kazd\p{L}+|fiecare|varje|vsak\p{L}*|${article})\s+)?`
/** `4 bags of pins 6x160 (10 per bag)`, `3 Beutel, je Beutel 20 Stück` */
const sizeOfEach = new RegExp(
  String.raw`(?<=${countOfPacks}(?!\p{L}).{0,60})[\s,;:(–-]+(?:${perOne}(?<before>${units.packs})\s*[:=]?\s*(?<sized>\d{1,5})(?:\s*${units.pieces})?|(?<size>\d{1,5})(?:\s*${units.pieces})?\s*${perOne}(?<behind>${units.packs}))\s*\)?(?=\s*(?:[,;.!]|$))`,
  'u',
)

/** Writes the pieces of each pack as the size of one; a set may be that of a mould, so both nouns must be the same. */
function sayPackSize(text: string): string {
  const found = sizeOfEach.exec(foldLetters(text))
  const { packs = '', before, behind = '', sized, size = '' } = found?.groups ?? {}
  const noun = before ?? behind
  if (found === null || noun.slice(0, 3) !== packs.slice(0, 3)) return text
  return `${text.slice(0, found.index)} (1 ${noun} = ${sized ?? size} pcs)${text.slice(found.index + found[0].length)}`
}

/** Writes the size of a pack in brackets behind the packs: `2 VE (1 VE = 50 Stück)` */
export function bracketPackSize(written: string): string {
  const text = sayPackSize(written)
  const last = sizeLast.exec(foldLetters(text))
  if (last !== null) return `${text.slice(0, last.index)} (${text.slice(last.index).replace(/^[\s,;:–-]+/, '')})`
  const found = sizeFirst.exec(foldLetters(text))
  if (found === null) return text
  const [said, size = '', packs = ''] = found
  const start = found.index + said.indexOf(size)
  const end = found.index + said.length
  const ofOne = text.slice(start, start + size.length)
  return `${text.slice(0, found.index)}, ${text.slice(end - packs.length, end)} (${ofOne})${text.slice(end)}`
}

/** `(50-pack)`, `20 st/sats`, `(bolsa de 10)`: the size of a pack beside packs. */
const packSize = new RegExp(
  [
    String.raw`\s*[,(]?\s*(?<![\p{L}\d.,x×])(\d{1,6})(?:-|\s*(?:${units.pieces})\s*(?:/|per|je|pro|par|por)\s*)(?:${units.packs})\s*\)?`,
    String.raw`\s*[,(]\s*(?:${units.packs})\s*(?:=|of|a|de|di|da|mit|zu|von|med|po|van|per|cu|z)?\s*(\d{1,6})\s*(?:${units.pieces})?\s*(?:\)|(?=[,:;–-]|$))`,
    String.raw`\s*\(\s*=\s*(\d{1,6})\s*(?:${units.pieces})?\s*\)`,
  ].join('|'),
  'u',
)

/** `VE 10`, `(conf. da 10)`, `(1 Karton)` behind a part whose pieces are stated */
const packOfPieces = new RegExp(
  String.raw`[\s,(]+(?:(\d{1,2})\s*(?:${units.packs})|(?:1\s*)?(?:${units.packs})\s*(?:=|à|${ofSize}|om)?\s*(\d{1,5})(?:\s*(?:${units.pieces}))?)\s*\)?$`,
  'u',
)

/** Removes how pieces are packed if they fill whole packs. */
function withoutPacking(requested: string, quantity: string): string {
  const found = packOfPieces.exec(foldLetters(requested))
  if (found === null || !/^\d+$/.test(quantity)) return requested
  const [, packs, size] = found
  const isFull = size === undefined ? Number(quantity) >= 10 * Number(packs) : Number(quantity) % Number(size) === 0
  return isFull ? requested.slice(0, found.index) : requested
}

/** Counts the pieces if the size of the packs stands beside the part. */
export function withPackSize({ requested: written, quantity }: OrderLine): OrderLine {
  const requested = withoutPacking(written, quantity)
  const size = packSize.exec(foldLetters(requested))
  if (size === null || !readPieces(quantity)?.isOpen) return { requested, quantity }
  const pieces = sayPieces(`${quantity} à ${size.slice(1).find((pieces) => pieces !== undefined)}`)
  if (!/^\d+$/.test(pieces)) return { requested, quantity }
  const rest = requested.slice(0, size.index) + requested.slice(size.index + size[0].length)
  return { requested: rest.trim(), quantity: pieces }
}
