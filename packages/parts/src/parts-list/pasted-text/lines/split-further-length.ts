import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut } from '../../work-words.ts'
import { furtherInLength } from '../corrections/above-words.ts'
import { joining } from '../corrections/change-words.ts'
import { inLength } from './other-length.ts'
import { splitMentions, splitSizes } from './split-mentions.ts'

const end = String.raw`\)?(?=\s*(?:$|[.!]?$|[,;.]\s|\s${joining}\s))`
const behindPart = new RegExp(
  String.raw`(?<=[\p{L}\d.)])(?:\s*[,;(–]\s*|\.\s+|\s+(?=${joining}\s))${furtherInLength}${end}`,
  'u',
)
const next = new RegExp(`^(?:[\\s,;.]+)${furtherInLength}${end}`, 'u')
/** A longer line is none that a person wrote about their parts. */
const maxLength = 1000

/** Splits off the pieces of another length behind a part: `10 pins 6x160, another six in 200 long and 4 sleeves 5x8x125` */
export function splitFurtherLength(line: string): string[] {
  if (line.length > maxLength || !hasSizes(line)) return [line]
  const folded = foldLetters(line)
  const first = behindPart.exec(folded)
  const part = line.slice(0, first?.index)
  const [, sizes = ''] = splitSizes(splitMentions(part).at(-1)?.text ?? '') ?? []
  const pieces: string[] = []
  let place = part.length
  for (let found = first; found !== null && !namesCut(part); found = next.exec(folded.slice(place))) {
    const { count = '', figure = '', before, behind, but } = found.groups ?? {}
    const isNamed = (before ?? behind) !== undefined
    if ((!isNamed && but === undefined) || inLength(sizes, figure, isNamed) === null) break
    pieces.push(`${count} pcs more in ${figure} long`)
    place += found[0].length
  }
  const rest = line.slice(place).replace(/^[\s,;.]+/, '')
  return pieces.length === 0 ? [line] : [part, ...pieces, ...(rest === '' ? [] : splitFurtherLength(rest))]
}
