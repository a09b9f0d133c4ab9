import { parseArticleNumber } from '@normwerk/parts/article-number/parse-article-number'
import { parseProductNumber } from '@normwerk/parts/article-number/parse-product-number'
import { printArticleNumber, productNrOf } from '@normwerk/parts/article-number/print-article-number'
import { parseOption } from '@normwerk/parts/configured-part'
import { type Family, findFamily } from '@normwerk/parts/families/families'

/** What the number of a product of ours says. */
export interface FamilyProduct {
  family: Family
  material: string
  coating: string | null
}

/** What the number of an article of ours says. */
export interface FamilyArticle {
  /** As it is printed. */
  articleNo: string
  productNr: string
  /** In the order of the family's `numberKeys`. */
  sizes: readonly number[]
}

/** Reads the number of a product of a family of ours; null for any other number. */
export function readProductNumber(productNr: string): FamilyProduct | null {
  const number = parseProductNumber(productNr)
  const family = number && findFamily(`${number.family}${number.plateType ?? ''}`)
  return number && family ? { family, material: number.material, coating: number.coating } : null
}

/** Reads the number of an article of a family of ours without options; null for any other number. */
export function readArticleNumber(articleNo: string): FamilyArticle | null {
  const number = parseArticleNumber(articleNo)
  if (number === null || number.changedLength !== null || number.certificate31 || number.antiRotation !== null)
    return null
  return { articleNo: printArticleNumber(number), productNr: productNrOf(number), sizes: number.sizes }
}

/** The part of a number, between its hyphens, that would be read as an option: `L100`, `T50`, `C31`, `R1F2`. */
export function findOption(number: string): string | undefined {
  return number
    .split('-')
    .slice(1)
    .find((piece) => parseOption(piece) !== null)
}
