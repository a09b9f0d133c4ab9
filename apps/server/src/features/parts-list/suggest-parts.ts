import { isRejection } from '@normwerk/parts/designation/part-request'
import { readConfiguredNumber } from '@normwerk/parts/designation/read-configured-number'
import { materialsOf } from '@normwerk/parts/designation/request-prefixes'
import { familyOf } from '@normwerk/parts/families/families'
import { suggestArticles } from '@normwerk/search/find-article'
import { articleKey } from '@normwerk/search/numbers/article-key'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { Near, Target } from './nearest-articles.ts'
import type { ReadPartRequest } from './read-words.ts'

const maxSuggestions = 3
/** Suggestions with a lower score have little in common with the row. */
const lowestScore = 0.5

interface Reading {
  catalogue: Catalogue
  readPartRequest: ReadPartRequest
}

/** Suggests articles for a row that names none, the likeliest first. */
export function suggestParts(
  reading: Reading,
  nearest: (target: Target, maxSuggestions: number) => Near[],
  texts: readonly string[],
): Near[] {
  const suggestions = texts.flatMap((text) => {
    const target = readTarget(reading, text)
    return target === null ? alike(reading.catalogue, text) : nearest(target, maxSuggestions)
  })
  const best = new Map(
    suggestions.toSorted((a, b) => a.score - b.score).map(({ articleNo, score }) => [articleNo, score]),
  )
  return [...best]
    .map(([articleNo, score]) => ({ articleNo, score }))
    .filter(({ score }) => score >= lowestScore)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxSuggestions)
}

function readTarget({ catalogue: { assortment }, readPartRequest }: Reading, text: string): Target | null {
  const read = readConfiguredNumber(text, assortment)
  if (read !== null) return read.number
  const partRequest = readPartRequest(text)
  if (isRejection(partRequest)) return null
  const [material] = materialsOf(partRequest, assortment)
  if (material === undefined) return null
  return {
    ...partRequest,
    material,
    sizes: familyOf(partRequest.family).numberKeys.map((key) => partRequest.sizes[key]),
  }
}

/** Finds numbers with a common beginning; the score is the matching share. */
function alike(catalogue: Catalogue, text: string): Near[] {
  const key = articleKey(text)
  // An article number begins with letters, and none matches enough of such a long text.
  const isTooLong = key.length * lowestScore > catalogue.index.maxKeyLength
  if (isTooLong || !/^\D.*\d/.test(key)) return []
  return suggestArticles(catalogue.index, text, maxSuggestions).map(({ articleNo }) => {
    const other = articleKey(articleNo)
    const length = Math.max(key.length, other.length)
    const differs = [...key].findIndex((character, index) => other[index] !== character)
    const shared = differs < 0 ? key.length : differs
    return { articleNo, score: Math.round((shared / length) * 100) / 100 }
  })
}
