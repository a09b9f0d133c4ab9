import { isRejection, type PartRequest, type Rejection } from '@normwerk/parts/designation/part-request'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
import { materialsOf } from '@normwerk/parts/designation/request-prefixes'
import { familyOf } from '@normwerk/parts/families/families'
import { suggestArticles } from '@normwerk/search/find-article'
import { articleKey } from '@normwerk/search/numbers/article-key'
import type { Catalogue } from '../index/live-catalogue.ts'
import type { ShopSources } from '../name-text.ts'
import { type ResolvedPart, resolvePartRequest } from '../resolve-part-request.ts'
import { findNearest, findNearestOf, type Near } from './nearest-articles.ts'

/** Sizes of parts that a text names, each in every way in which they may be meant. */
export interface NearSizes {
  productIds: readonly string[]
  readings: readonly Readonly<Record<string, number>>[]
}

const maxSuggestions = 3
/** Suggestions with a lower score have little in common with the row. */
const minScore = 0.5
const likely = { limit: maxSuggestions, minScore }

/** Suggests articles for a row that names none, the likeliest first. */
export function suggestParts(sources: ShopSources, texts: readonly string[]): Near[] {
  return chooseBest(texts.flatMap((text) => suggestFor(sources, text)))
}

/** Suggests articles of the products whose sizes come nearest to one of the readings, the likeliest first. */
export function suggestBySizes({ index }: Catalogue, { productIds, readings }: NearSizes): Near[] {
  return chooseBest(
    productIds.flatMap((id) => readings.flatMap((sizes) => findNearestOf(index, id, Object.entries(sizes), likely))),
  )
}

function chooseBest(suggestions: readonly Near[]): Near[] {
  const best = new Map(suggestions.toSorted((a, b) => a.score - b.score).map((near) => [near.articleNo, near]))
  return [...best.values()]
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxSuggestions)
}

function suggestFor({ catalogue, readPartRequest }: ShopSources, text: string): Near[] {
  const read = readConfiguredNumber(withoutLetters(text), catalogue.assortment)
  if (read !== null) return findNearest(catalogue, read.number, likely)
  const partRequest = readPartRequest(text)
  if (!isRejection(partRequest)) return suggestRequested(catalogue, [partRequest], minScore)
  const { bySizes, proposals = [] } = partRequest
  if (bySizes !== undefined)
    return suggestRequested(catalogue, bySizes, minScoreBySizes).filter(({ score }) => score >= minScoreBySizes)
  return proposals.length > 0 ? suggestRequested(catalogue, proposals, minScore) : alike(catalogue, text)
}

/** Where only the sizes are known, another size says little unless it comes very near. */
const minScoreBySizes = 0.85

/** Suggests the stocked articles, else the blanks to be cut, else those with similar sizes. */
function suggestRequested(catalogue: Catalogue, partRequests: readonly PartRequest[], minScore: number): Near[] {
  const resolved = partRequests.map((each) => resolvePartRequest(catalogue, each))
  const stocked = resolved.flatMap(stockedIn)
  if (stocked.length > 0) return stocked
  const blanks = resolved.flatMap(blankIn)
  return blanks.length > 0 ? blanks : partRequests.flatMap((each) => nearestTo(catalogue, each, minScore))
}

/** Returns a number with the figures that people write as letters: `AZN-6x16O`, `AZH-l0x250`. */
function withoutLetters(text: string): string {
  return text.replace(/(?<=\d)o|o(?=\d)/gi, '0').replace(/(?<=[-x])[li](?=[\d.])/gi, '1')
}

/** Returns the stocked article of a request, or the several ones that it may mean. */
function stockedIn(resolved: ResolvedPart | Rejection): Near[] {
  if (!isRejection(resolved))
    return resolved.assumed.includes('length') ? [] : [{ articleNo: resolved.articleNumber, score: 1 }]
  if (resolved.rejected !== 'ambiguous') return []
  return resolved.detail.split(' ').map((articleNo) => ({ articleNo, score: 1 }))
}

/** Returns the blank from which a requested part is cut. */
function blankIn(resolved: ResolvedPart | Rejection): Near[] {
  if (isRejection(resolved)) return []
  const { articleNumber, changedLength, toleranceClass } = resolved
  return [{ articleNo: articleNumber, cut: { changedLength, toleranceClass }, score: 1 }]
}

/** Finds the articles with similar sizes; those below the score are of no use to the caller. */
export function nearestTo(catalogue: Catalogue, partRequest: PartRequest, minScore: number): Near[] {
  const [material] = materialsOf(partRequest, catalogue.assortment)
  if (material === undefined) return []
  const sizes = familyOf(partRequest.family).numberKeys.map((key) => partRequest.sizes[key])
  return findNearest(catalogue, { ...partRequest, material, sizes }, { limit: maxSuggestions, minScore })
}

/** Finds numbers with a common beginning; the score is the matching share. */
function alike(catalogue: Catalogue, text: string): Near[] {
  const key = articleKey(text)
  // An article number begins with letters, and none matches enough of such a long text.
  const isTooLong = key.length * minScore > catalogue.index.maxKeyLength
  if (isTooLong || !/^\D.*\d/.test(key)) return []
  return suggestArticles(catalogue.index, text, maxSuggestions).map(({ articleNo }) => {
    const other = articleKey(articleNo)
    const length = Math.max(key.length, other.length)
    const differs = [...key].findIndex((character, index) => other[index] !== character)
    const shared = differs < 0 ? key.length : differs
    return { articleNo, score: Math.round((shared / length) * 100) / 100 }
  })
}
