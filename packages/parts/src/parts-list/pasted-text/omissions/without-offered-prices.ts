import { foldLetters } from '../../fold-letters.ts'
import { isSize } from '../../headings/heading-pattern.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { endOfSizes, sizesOf } from '../lines/split-mentions.ts'
import { withoutPrices } from '../lines/without-prices.ts'

const each =
  "(?:each|ea|apiece|das stuck|stuck|(?:la |l[' ])?(?:piece|unite)|(?:la )?pieza|cad(?:auno|auna)?|l'un[oa]|al pezzo|cada un[oa]?|per stuk|za kus|za sztuke|za kos|bucata|styck(?:et)?|darabonkent)"
/** `, 6.10 each`, ` – 2.35`, `   48.50`: an amount without a currency at the end of an offered line. */
const amountAtEnd = new RegExp(
  String.raw`(?<=[\p{L}\d)]{2}|\d)(?:\s*[,;.–-]+\s+|\s+)(\d{1,4}[.,]\d{2})(?:\s+${each}\.?)?[.;]?$`,
  'u',
)
/** A shorter length can't be cut from a part. */
const shortest = 0.25

interface Line {
  text: string
  /** How often the line was quoted. */
  level: number
}

/**
 * Removes the amounts at the end of quoted lines with a part, which are what it costs if all lines have one and one of
 * them is too small for the length of a cut.
 */
export function withoutOfferedPrices<Cleaned extends Line>(lines: readonly Cleaned[]): Cleaned[] {
  const offered = new Map(
    lines.flatMap((line) => (line.level > 0 && sizesOf(line.text) !== '' ? [[line, priceIn(line.text)] as const] : [])),
  )
  const prices = [...offered.values()]
  const areAll = prices.every((price) => price !== null) && prices.some((price) => price?.isSure)
  return lines.map((line) => {
    const price = areAll ? offered.get(line) : undefined
    return price ? { ...line, text: line.text.slice(0, price.start) } : line
  })
}

/** Returns where the amount at the end of a line begins; null without one, or if it may be a size of the part. */
function priceIn(text: string): { start: number; isSure: boolean } | null {
  const found = amountAtEnd.exec(foldLetters(text))
  // A price with its currency needs no other line.
  if (found === null || withoutPrices(text) !== text) return null
  const before = text.slice(0, found.index)
  const behind = before.slice(endOfSizes(before))
  const [last = ''] = /\p{L}+\.?$/u.exec(before) ?? []
  const sizes = sizesOf(before).split('x').map(Number)
  if (sizes.length < 2 || namesWork(behind) || namesCut(behind) || isSize(readHeading(last)?.meaning ?? null))
    return null
  const amount = Number(found[1]?.replace(',', '.'))
  return { start: found.index, isSure: amount < Math.max(...sizes) * shortest }
}
