import { formatMachinedPart } from '@normwerk/parts/configured-part'
import { partOf } from '../parts/part-of.ts'

/** Returns the numbers whose notes are about a part: its own without tolerance and certificate, and its stocked article's. */
export function numbersOf(articleNo: string): { own: string; stocked: string } {
  const part = partOf(articleNo)
  return { own: formatMachinedPart(part), stocked: part.articleNumber }
}
