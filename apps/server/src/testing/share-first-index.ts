import type { ArticleIndex } from '../features/catalogue/index/index-articles.ts'
import { type ArticleIndexer, indexAside } from '../features/catalogue/index/index-aside.ts'

let ofTemplate: Promise<ArticleIndex> | undefined

/**
 * For a shop on a new copy of the template. Its articles are indexed once in a test process, and each shop starts with a
 * copy of that index; a later build reads the shop's own database.
 */
export function shareFirstIndex(): ArticleIndexer {
  let isFirst = true
  return async (task, signal) => {
    if (!isFirst) return indexAside(task, signal)
    isFirst = false
    ofTemplate ??= indexAside(task, signal)
    return copyIndex(await ofTemplate)
  }
}

/** A clone alone would share the memory of the columns, and prices are changed in place. */
function copyIndex(built: ArticleIndex): ArticleIndex {
  const copied = structuredClone(built)
  const { prices, soonness } = copied.index.articles
  const articles = { ...copied.index.articles, prices: prices.slice(), soonness: soonness.slice() }
  return { ...copied, index: { ...copied.index, articles } }
}
