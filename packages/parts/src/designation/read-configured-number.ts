import { type ArticleNumber, parseArticleNumber } from '../article-number/article-number.ts'
import type { Assortment } from '../assortment.ts'
import { type PartOptions, parseConfiguredPart } from '../configured-part.ts'

/** The parts of an article number with its options. */
export interface ConfiguredNumber {
  number: ArticleNumber
  options: PartOptions
}

/**
 * Parses an article number of ours with its options.
 * @returns null for anything else, and for a coating that the catalogue lacks, as it may be a word as in
 * "AZH-3,2x160-geh."
 */
export function readConfiguredNumber(text: string, assortment: Assortment): ConfiguredNumber | null {
  const part = parseConfiguredPart(text)
  const number = part && readArticleNumber(part.articleNumber, assortment)
  if (part === null || number === null) return null
  const { articleNumber: _, ...options } = part
  return { number, options }
}

/** Parses an article number of ours without options; returns null for anything else, as above. */
export function readArticleNumber(articleNumber: string, { coatings }: Assortment): ArticleNumber | null {
  const number = parseArticleNumber(articleNumber)
  return number === null || (number.coating !== null && !coatings.has(number.coating)) ? null : number
}
