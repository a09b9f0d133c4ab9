import type { Filter } from '@normwerk/search/facets/filter-groups'
import { filterArticles } from '@normwerk/search/filter-articles'
import type { SearchIndex } from '@normwerk/search/search-index'
import { makeQueries } from './facet-queries.ts'
import type { Ratio } from './measure.ts'
import { atMost, percentile, timed } from './measure.ts'
import type { Baseline } from './roaring-baseline.ts'
import { buildBaseline, queryBaseline } from './roaring-baseline.ts'
import { buildScaledIndex } from './scaled-index.ts'

const articles = 1_000_000
const queries = 400
const rounds = 5
const pageSize = 50

/** Compares facet search over a million articles with bare roaring bitmaps, and measures the cost of the index. */
export function bench(): Ratio[] {
  const { index, buildMs, bytes } = buildScaledIndex(articles)
  const baseline = buildBaseline(index)
  const requests = makeQueries(index, queries)
  for (const filters of requests) compare(index, baseline, filters)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const filters of requests) {
      const request = { filters, categoryIds: [], page: 1, size: pageSize }
      const our = timed(() => filterArticles(index, request))
      const their = timed(() => queryBaseline(baseline, filters, pageSize))
      if (round === 0) continue
      ours.push(our)
      theirs.push(their)
    }
  }
  const lines = [0.5, 0.99].map((part) => {
    const our = percentile(ours, part)
    const their = percentile(theirs, part)
    return {
      what: `facet search, 1 M articles, p${part * 100}`,
      ours: `${our.toFixed(2)} ms`,
      baseline: `roaring ${their.toFixed(2)} ms`,
      ratio: our / their,
      bar: 3,
    }
  })
  return [
    ...lines,
    atMost('index build, 1 M articles', buildMs / 1000, 's', 5),
    atMost('index size per article', bytes / articles, 'bytes', 60),
  ]
}

/** Throws unless both find and count the same, as the measurement would have no meaning otherwise. */
function compare(index: SearchIndex, baseline: Baseline, filters: readonly Filter[]): void {
  const result = filterArticles(index, { filters, categoryIds: [], page: 1, size: pageSize })
  const plain = queryBaseline(baseline, filters, pageSize)
  if ('error' in result || result.total !== plain.total) throw new Error(`Other totals for ${JSON.stringify(filters)}`)
  for (const { name, values } of result.facets) {
    const place = baseline.attributes.findIndex(({ key }) => key === name)
    const codes = baseline.attributes[place]?.codes
    const counts = plain.counts[place]
    if (!values.every(({ value, count }) => count === counts?.[codes?.get(value) ?? 0]))
      throw new Error(`Other counts of ${name}`)
  }
}
