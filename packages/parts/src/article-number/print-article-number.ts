import type { ArticleNumber } from './article-number.ts'

/** The article number as it is printed and stored; the inverse of `parseArticleNumber`. */
export function printArticleNumber(number: ArticleNumber): string {
  const parts = [productNrOf({ ...number, coating: null }), number.sizes.map(printSize).join('x')]
  if (number.coating !== null) parts.push(number.coating)
  if (number.changedLength !== null) parts.push(`L${printSize(number.changedLength)}`)
  if (number.toleranceClass !== null) parts.push(number.toleranceClass)
  if (number.certificate31) parts.push('C31')
  if (number.antiRotation !== null) {
    parts.push(`${number.antiRotation.flats}F${printSize(number.antiRotation.distance)}`)
  }
  return parts.join('-')
}

/** The product a number belongs to: `AZH`, with a coating `AZX-TIN`. */
export function productNrOf(number: Pick<ArticleNumber, 'family' | 'plateType' | 'material' | 'coating'>): string {
  const bare = `${number.family}${number.plateType ?? ''}${number.material}`
  return number.coating === null ? bare : `${bare}-${number.coating}`
}

/** A size in mm as article numbers and composite sizes write it: decimal point, at most 3 decimals, no trailing zero. */
export function printSize(size: number): string {
  return String(Math.round(size * 1000) / 1000)
}
