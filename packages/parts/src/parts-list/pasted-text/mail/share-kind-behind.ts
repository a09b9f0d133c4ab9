import { hasOnlyFillers } from '../../../words/order-words.ts'
import { isArticleNumber, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount, anyOf } from '../../quantities/read-pieces.ts'
import { anyChange, isCancelled, joining } from '../corrections/change-words.ts'
import { namesAll } from '../lines/all-words.ts'
import { fromCount, isCountAlone } from '../lines/count-before.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { countSizes, firstMentions, type LinePart } from '../lines/split-mentions.ts'
import type { MailReading } from './mail-reading.ts'
import { type Heading, propertyClass, readHeadingOfParts, shareHeading, standard, thread } from './share-heading.ts'

/** Sizes with their pieces, and what is said behind them. */
interface SizedPart {
  sizes: string
  /** Place behind the sizes. */
  end: number
  behind: string
}

/** Words for one of several parts: `the last one nitrided` */
const ofOne = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('only')}|${anyOf('each')}\s+\d|(?:letzt|last|derni|ultim|laatst|ostatn|posledn|utols|sist|zadnj|erst|first|premi|prim|eerst|pierwsz|prvn|elso|forst|prv)\p{L}*)(?!\p{L})`,
  'u',
)

/**
 * Repeats the kind that stands behind the last of several sizes for those before it that have only their pieces: `3 St.
 * 12x250, 1 St. 16x250 (alles Auswerferstifte)`, `8 Stk. 10x250 und 8 Stk. 10x315 Auswerfer`.
 * @param above a heading above, whose kind the sizes may have instead unless the words are about all of them
 */
export function shareKindBehind(parts: readonly LinePart[], above: Heading | null): readonly LinePart[] {
  const at = parts.findIndex(({ text }) => namesKind(text))
  const last = at < 1 ? null : readSized(parts[at]?.text ?? '')
  const kind = last === null ? '' : kindOf(last.behind)
  if (last === null || kind === '' || (above !== null && !isAside(kind))) return parts
  const bare = parts.slice(0, at).map(({ text, beside }) => (beside === '' ? readSized(text) : null))
  const isAlike = bare.every(
    (part) =>
      part !== null &&
      (part.behind === '' || sayPieces(part.behind.replace(/^[\s,;:–-]+/, '')) !== '') &&
      countSizes(part.sizes) === countSizes(last.sizes) &&
      thread.test(part.sizes) === thread.test(last.sizes),
  )
  if (!isAlike) return parts
  return parts.map((part, index) => {
    const end = bare[index]?.end
    return end === undefined ? part : { ...part, text: `${part.text.slice(0, end)}${kind}${part.text.slice(end)}` }
  })
}

/**
 * Gives the kind behind the last sizes of a list to the rows above, if the words are about all of them:
 * `3 St. 12x250`, and below it `1 St. 16x250 (alles Auswerferstifte)`
 */
export function shareKindAbove(reading: MailReading, parts: readonly LinePart[]): void {
  const [only, ...others] = parts
  const last = only === undefined || others.length > 0 || !namesAll(only.text) ? null : readSized(only.text)
  const heading = last === null ? null : readHeadingOfParts(kindOf(last.behind).replace(/[()]/g, ' '))
  if (last === null || heading === null) return
  const kind = { ...heading, sizes: countSizes(last.sizes), isThread: thread.test(last.sizes) }
  for (const row of reading.rows.toReversed()) {
    const shared = shareHeading(row.requested, kind)
    if (shared === row.requested) return
    row.requested = shared
  }
}

const joiningAtEnd = new RegExp(String.raw`(?:[\s.,;]|\s${joining}$)+$`, 'u')
/** `(3 Stück)` */
const piecesBehind = new RegExp(String.raw`^\s*\(\s*${amount}\s*\)`, 'u')

/** Reads sizes that have only their pieces before them; null for another text. */
function readSized(text: string): SizedPart | null {
  const [first] = firstMentions(text)
  if (first === undefined) return null
  const before = fromCount(text.slice(0, first.start).trim())
  const sizes = text.slice(first.start, first.end)
  if (isArticleNumber(sizes) || !(hasOnlyFillers(before) || isCountAlone(before))) return null
  const said = text.slice(first.end).replace(/\t.*$/, '')
  const pieces = piecesBehind.exec(foldLetters(said))?.[0].length ?? 0
  const end = first.end + pieces
  const behind = said.slice(pieces)
  return { sizes, end, behind: behind.slice(0, joiningAtEnd.exec(foldLetters(behind))?.index) }
}

/** Returns words with the kind of all sizes before them; empty for those that may be about the last ones alone. */
function kindOf(behind: string): string {
  const plain = behind.replace(standard, ' ').replace(propertyClass, ' ')
  const isOther = isCancelled(plain) || ofOne.test(foldLetters(plain)) || readOrderLine(plain).quantity !== ''
  return !namesKind(plain) || isOther || /\d/.test(plain) ? '' : behind
}

/** Whether words stand apart from the sizes before them, or are about all of them. */
function isAside(kind: string): boolean {
  return /^\s*[(–,-]/.test(kind) || namesAll(kind)
}
