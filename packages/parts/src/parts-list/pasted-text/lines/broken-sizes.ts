import { belongsToPart, hasSizes } from '../../cell-content.ts'
import { withoutListNumber, withoutQuotes } from './clean-line.ts'
import { countsPart } from './item-lines.ts'

const figure = String.raw`[øØ⌀rR]?\s?\d+(?:[.,]\d+)?`
/** `sprue bush 18 x 3 x 40 x`, `core pin 4 x` */
const open = new RegExp(String.raw`(?<![\p{L}\d.,])(${figure}(?:\s*[x×*]\s*${figure})*)\s*[x×*]\s*$`, 'u')
const endsInFigure = /(?<![\p{L}\d.,])\d[\d.,]*\s*$/u
const startsWithFigure = new RegExp(`^${figure}`, 'u')
/** `x 36`, and what follows. */
const startsWithSign = new RegExp(String.raw`^[x×]\s?${figure}(.*)$`, 'u')

/** A text with the number of lines that it takes. */
interface Whole {
  text: string
  count: number
}

/** Joins the lines of which one ends within sizes that go on in the next one: `18 x 3 x 40 x` / `86`. */
export function joinBroken(texts: readonly string[]): Whole[] {
  const joined: Whole[] = []
  texts.forEach((text, at) => {
    const last = joined.at(-1)
    const below = withoutQuotes(text)
    if (last !== undefined && goesOnWithSizes(texts[at - 1] ?? '', below)) {
      last.text = `${last.text} ${below}`
      last.count += 1
    } else joined.push({ text, count: 1 })
  })
  return joined
}

/** Whether a line goes on with the sizes of the line above. */
export function goesOnWithSizes(above: string, below: string): boolean {
  const behind = startsWithSign.exec(below)?.[1]
  if (behind !== undefined)
    return (
      endsInFigure.test(above) &&
      (!hasSizes(above) || countsPart(withoutListNumber(withoutQuotes(above))) || isOfPart(behind))
    )
  const sizes = open.exec(above)?.[1]
  if (sizes === undefined || !startsWithFigure.test(below)) return false
  if (hasSizes(sizes) || hasSizes(above)) return hasSizes(sizes)
  // "12 x" before other sizes counts pieces.
  return /\d[x×*]\s*$/.test(above) || !hasSizes(below.split(/\s\p{L}/u)[0] ?? '')
}

/** Whether words behind a figure tell that it is a size, as behind sizes "x 20" alone counts pieces. */
function isOfPart(behind: string): boolean {
  return (
    /^\s*(?:mm(?!\p{L})|[,;])/u.test(behind) || behind.split(/\s+/).some((word) => word !== '' && belongsToPart(word))
  )
}
