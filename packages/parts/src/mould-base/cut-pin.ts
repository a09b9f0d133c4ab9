import { pinOf } from './small-parts.ts'

/** The shop cuts no pin shorter, mm. */
const minCut = 50

/** Returns the article of a pin of this length: as stocked, or cut from the next longer one; null: on request. */
export function cutPin(diameter: number, length: number) {
  const stock = pinOf(diameter).lengths.find((each) => each >= length)
  if (stock === undefined || length < minCut) return null
  return { article: [diameter, stock], changedLength: stock === length ? null : length }
}
