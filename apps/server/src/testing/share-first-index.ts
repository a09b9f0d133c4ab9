import { addAbortListener } from 'node:events'
import { connectAtSnapshot } from '../database/shared-snapshot.ts'
import { type ArticleIndex, indexArticles } from '../features/catalogue/index/index-articles.ts'
import { type ArticleIndexer, indexAside } from '../features/catalogue/index/index-aside.ts'
import { copyArticles } from '../features/catalogue/repository/article-copy.ts'

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

/** For a shop with few articles: starting the thread of a shop takes longer than indexing them. */
export const indexInProcess: ArticleIndexer = async ({ databaseUrl, snapshot, options, products }, signal) => {
  const client = await connectAtSnapshot(databaseUrl, snapshot)
  using _ending = addAbortListener(signal, () => void client.end())
  try {
    return await indexArticles(options, products, copyArticles(client))
  } finally {
    await client.end()
  }
}

/** A clone alone would share the memory of the columns, and prices are changed in place. */
function copyIndex(built: ArticleIndex): ArticleIndex {
  const copied = structuredClone(built)
  const { prices, soonness } = copied.index.articles
  const articles = { ...copied.index.articles, prices: prices.slice(), soonness: soonness.slice() }
  return { ...copied, index: { ...copied.index, articles } }
}
