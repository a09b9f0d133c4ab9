import { compareLoads, load } from './load.ts'
import type { Ratio } from './measure.ts'
import { startBare, withShop } from './shop.ts'

/** The number of articles of the demo catalogue. */
const articles = 14_984
export const pageRequest = { page: 1, size: 20 }
export const filterSets = [
  [
    { name: 'diameter', values: [3, 3.2, 4] },
    { name: 'length', min: 100, max: 200 },
  ],
  [
    { name: 'diameter', min: 2, max: 6 },
    { name: 'material', values: ['1.2344 X40CrMoV5-1'] },
  ],
  [
    { name: 'length', values: [160] },
    { name: 'finish', values: ['hardened'] },
    { name: 'diameter', max: 10 },
  ],
]
export const texts = ['auswerferstift', 'kernstift kupfer', 'formplatte', 'hülse nitriert']
export const typed = ['azh', 'azh-3.2', 'auswer', '6x1', 'kern', 'führ']

/** Compares searches over HTTP with the same index behind a bare server. */
export function bench(): Promise<Ratio[]> {
  return withShop(async (shop) => {
    const bare = await startBare('./bare-search-server.ts', { ARTICLES: String(articles) })
    try {
      return await compare(shop.address, bare.address)
    } finally {
      await bare.stop()
    }
  })
}

async function compare(shop: string, bare: string): Promise<Ratio[]> {
  const post = (path: string, body: unknown) => ({ method: 'POST' as const, path, body })
  const get = (path: string, name: string, text: string) => ({
    path: `${path}?${new URLSearchParams({ [name]: text })}`,
  })
  const suggested = await load(
    shop,
    typed.map((text) => get('/api/product/auto-complete', 'searchString', text)),
  )
  return [
    compareLoads(
      'facet search over HTTP',
      await load(
        shop,
        filterSets.map((filters) => post('/api/product/filter', { filters, pageRequest })),
      ),
      await load(
        bare,
        filterSets.map((filters) => post('/facets', { filters })),
      ),
      3,
    ),
    compareLoads(
      'text search over HTTP',
      await load(
        shop,
        texts.map((query) => post('/api/product/search', { query, pageRequest })),
      ),
      await load(
        bare,
        texts.map((query) => post('/search', { query })),
      ),
      3,
    ),
    compareLoads(
      'article by number over HTTP',
      await load(shop, [get('/api/product/auto-complete', 'searchString', 'AZH-3.2x160')]),
      await load(bare, [get('/suggest', 'text', 'AZH-3.2x160')]),
      3,
    ),
    compareLoads(
      'autocomplete over HTTP',
      suggested,
      await load(
        bare,
        typed.map((text) => get('/suggest', 'text', text)),
      ),
      3,
    ),
    {
      what: 'autocomplete over HTTP, p97.5',
      ours: `${suggested.p95} ms`,
      baseline: 'below 10 ms',
      ratio: suggested.p95 / 10,
      bar: 1,
    },
  ]
}
