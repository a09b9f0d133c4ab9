import { type Family, type FamilyCode, families } from '../families/families.ts'
import { formatMillimetres } from '../format-millimetres.ts'
import { splitArticleNumber } from './split-article-number.ts'

/** The parts of a product number: `AZH`, with a coating `AZX-TIN`, of a plate `PLAU`. */
export interface ProductNumber {
  family: FamilyCode
  /** Code of the material and finish, 1 to 2 letters. */
  material: string
  /** 2 to 4 letters. */
  coating: string | null
}

/**
 * The parts of the number of a stocked article. Grammar (ASCII, no slash):
 *
 *     family material - size{x size} [-COATING]
 *
 * `AZH-3.2x160`, `AZX-3.2x160-TIN`, `PLAU-156x196x27`. Options follow it, see `parseConfiguredPart`.
 */
export interface ArticleNumber extends ProductNumber {
  /** In the order of the family's `numberKeys`, mm, at most 3 decimals. */
  sizes: readonly number[]
}

/**
 * Parses the number of a stocked article; tolerates case, blanks, a decimal comma, `×` and `*`. Does not check whether
 * the catalogue has the material, the coating or the article.
 * @returns null for anything else: an unknown family, another number of sizes, an option
 */
export function parseArticleNumber(text: string): ArticleNumber | null {
  const split = splitArticleNumber(text)
  const letters = split && readLetters(split.letters)
  if (split === null || letters === null || split.sizes.length !== letters.family.numberKeys.length) return null
  return { family: letters.family.code, material: letters.material, sizes: split.sizes, coating: split.coating }
}

/** Formats an article number; the inverse of `parseArticleNumber`. */
export function formatArticleNumber({ sizes, coating, ...product }: ArticleNumber): string {
  const bare = `${formatProductNumber({ ...product, coating: null })}-${sizes.map(formatMillimetres).join('x')}`
  return coating === null ? bare : `${bare}-${coating}`
}

const productShape = /^([A-Z]+)(?:-([A-Z]{2,4}))?$/

/** Parses the number of a product in its exact form; returns null for anything else. */
export function parseProductNumber(text: string): ProductNumber | null {
  const [, letters = '', coating = null] = productShape.exec(text) ?? []
  const read = readLetters(letters)
  return read && { family: read.family.code, material: read.material, coating }
}

/** Formats a product number; the inverse of `parseProductNumber`. */
export function formatProductNumber({ family, material, coating }: ProductNumber): string {
  return coating === null ? `${family}${material}` : `${family}${material}-${coating}`
}

const longestFirst = families.toSorted((a, b) => b.code.length - a.code.length)

/** Splits the letters before the sizes: the longest code of a family at their beginning, then the material. */
function readLetters(letters: string): { family: Family; material: string } | null {
  for (const family of longestFirst) {
    const material = letters.slice(family.code.length)
    if (letters.startsWith(family.code) && material.length >= 1 && material.length <= 2) return { family, material }
  }
  return null
}
