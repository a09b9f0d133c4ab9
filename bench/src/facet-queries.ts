import type { Filter } from '@normwerk/search/facets/filter-groups'
import type { SearchIndex } from '@normwerk/search/search-index'
import { seededRandom } from './measure.ts'

/**
 * Makes requests of 2–4 filters from the values of an article, so that they find something. Two thirds of the filters
 * name one to four values, one third is a range of numbers around the value of the article.
 */
export function makeQueries(index: SearchIndex, count: number): Filter[][] {
  const random = seededRandom(20)
  const below = (limit: number) => Math.floor(random() * limit)
  return Array.from({ length: count }, () => {
    const product = below(index.products.count)
    const requested = 2 + below(3)
    const first = index.strips.firstOf[product] ?? 0
    const strips = Array.from({ length: (index.strips.firstOf[product + 1] ?? 0) - first }, (_, at) => first + at)
    const filters: Filter[] = []
    while (filters.length < requested && strips.length > 0) {
      const [strip = 0] = strips.splice(below(strips.length), 1)
      const attribute = index.attributes[index.strips.attribute[strip] ?? 0]
      if (attribute === undefined) continue
      const entries = index.strips.entryCode.subarray(
        index.strips.firstEntry[strip],
        index.strips.firstEntry[strip + 1],
      )
      const code = entries[below(entries.length)] ?? 0
      if (attribute.kind === 'number' && random() < 1 / 3) {
        const span = 1 + below(Math.ceil(attribute.values.length / 4))
        const low = Number(attribute.values[Math.max(0, code - 1 - span)])
        const high = Number(attribute.values[Math.min(attribute.values.length - 1, code - 1 + span)])
        filters.push({ name: attribute.key, min: low, max: high })
      } else {
        const codes = new Set([code, ...Array.from({ length: below(4) }, () => entries[below(entries.length)] ?? code)])
        const values = [...codes].flatMap((chosen) => attribute.values[chosen - 1] ?? [])
        filters.push({ name: attribute.key, values })
      }
    }
    return filters
  })
}
