import { buildScaledIndex } from './scaled-index.ts'
import { scaleCatalogue } from '@normwerk/parts/catalogue/scale-catalogue'
import { buildCatalogue } from '@normwerk/parts/catalogue/build-catalogue'
import { findArticle } from '@normwerk/search/find-article'
import { autocomplete } from '@normwerk/search/autocomplete'
import { searchProducts } from '@normwerk/search/search-products'
import { timed } from './measure.ts'
const real = buildCatalogue().articles.length
for (const n of [real, 1_000_000]) {
  const r = buildScaledIndex(n); const { index } = r
  console.log('---', n, r.buildMs.toFixed(0), 'ms', (r.bytes / n).toFixed(1), 'bytes', r.longestStepMs.toFixed(1))
  let bad = 0, k = 0
  const all = [...scaleCatalogue(n)]
  const t0 = performance.now()
  for (const a of all) if (findArticle(index, a.articleNo)?.articleNo !== a.articleNo) { bad++; if (k++ < 3) console.log('not found', a.articleNo) }
  console.log('findArticle', ((performance.now() - t0) / n * 1000).toFixed(2), 'µs, bad', bad)
  for (const q of ['auswerferstift', 'ejector pin nitrided', 'Auswerfrestift gehärtet', 'DIN 1530', '3.2x160', 'azh 3,2x160', 'H13', '1.2343', 'Führungsbuchse bronze', 'plate', 'TiN', '160', 'qqqqqqqq', '']) {
    const rq = { query: q, language: 'de', filters: [], categoryIds: [], dealsOnly: false, page: 1, size: 20 }
    const res = searchProducts(index, rq)
    const ts: number[] = [], ta: number[] = []
    for (let i = 0; i < 30; i++) { ts.push(timed(() => searchProducts(index, rq))); ta.push(timed(() => autocomplete(index, q, 'de', 10))) }
    ts.sort((a, b) => a - b); ta.sort((a, b) => a - b)
    console.log(q.padEnd(26), 'error' in res ? res : [res.total, res.items.slice(0, 4).map(x => x.article?.articleNo ?? x.productNr).join(' ')].join(' '), '|', ts[15]?.toFixed(2), ta[15]?.toFixed(2), '|', autocomplete(index, q, 'de', 4).map(x => x.text.slice(0, 30)).join(' ; '))
  }
}
