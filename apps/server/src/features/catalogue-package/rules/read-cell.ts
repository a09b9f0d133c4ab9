import {
  formatArticleNumber,
  formatProductNumber,
  parseArticleNumber,
  parseProductNumber,
} from '@normwerk/parts/article-number/article-number'
import { parseOption } from '@normwerk/parts/configured-part'
import { type Family, familyOf } from '@normwerk/parts/families/families'

const number = /^-?\d{1,7}(?:[.,]\d{1,6})?$/

const yes = ['yes', 'true', '1', 'ja']

const no = ['no', 'false', '0', 'nein']

/** Reads a measure with a decimal point or comma; null for anything else. */
export function readNumber(text: string): number | null {
  return number.test(text) ? Number(text.replace(',', '.')) : null
}

/** Reads yes or no; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

/** Reads a whole number from 0 on; null for anything else. */
export function readWhole(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** The content of a product number of the shop's families. */
interface FamilyProduct {
  family: Family
  material: string
  coating: string | null
}

/** The content of an article number of the shop's families. */
interface FamilyArticle {
  /** As it is printed. */
  articleNo: string
  productNr: string
  /** In the order of the family's `numberKeys`. */
  sizes: readonly number[]
}

/** Reads the number of a product of the shop's families; null for any other number. */
export function readProductNumber(productNr: string): FamilyProduct | null {
  const number = parseProductNumber(productNr)
  return number && { ...number, family: familyOf(number.family) }
}

/** Reads the number of an article of the shop's families without options; null for any other number. */
export function readArticleNumber(articleNo: string): FamilyArticle | null {
  const number = parseArticleNumber(articleNo)
  if (number === null) return null
  return { articleNo: formatArticleNumber(number), productNr: formatProductNumber(number), sizes: number.sizes }
}

/** Returns the part of a number, between its hyphens, that would be read as an option: `L100`, `T50`, `C31`, `R1F2`. */
export function findOption(number: string): string | undefined {
  return number
    .split('-')
    .slice(1)
    .find((piece) => parseOption(piece) !== null)
}
