import { createServer, type IncomingMessage } from 'node:http'
import { autocomplete } from '@normwerk/search/autocomplete'
import { filterArticles } from '@normwerk/search/filter-articles'
import { findArticle } from '@normwerk/search/find-article'
import { searchProducts } from '@normwerk/search/search-products'
import { buildCatalogue } from '../../catalogue/demo/build-catalogue.ts'
import { buildScaledIndex } from './scaled-index.ts'

/** The same index behind Node's own server: no session, no checks, no texts for the buyer. */
const { index } = buildScaledIndex(Number(process.env.ARTICLES))
/** A page of articles with their products, ready to send, as both servers answer with the values that a buyer sees. */
const catalogue = buildCatalogue()
const products = new Map(
  catalogue.products.map(({ productNr, name, standard, material }) => [
    productNr,
    { productNr, name: name.de, standard, material },
  ]),
)
const rows = catalogue.articles.map((article) => ({ ...article, product: products.get(article.productNr) }))

const server = createServer(async (request, response) => {
  const answer = reply(request.url ?? '/', request.method === 'POST' ? await readBody(request) : '')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound !== 'string') console.log(`ready at http://127.0.0.1:${bound.port}`)
})
process.on('SIGTERM', () => process.exit(0))

function reply(url: string, body: string): unknown {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const page = { page: 1, size: 20, categoryIds: [] }
  switch (pathname) {
    case '/facets': {
      const found = filterArticles(index, { ...JSON.parse(body), ...page })
      if ('error' in found) return found
      return { ...found, items: found.items.map((id) => rows[Number.parseInt(id.slice(-12), 16)]) }
    }
    case '/search':
      return searchProducts(index, { ...JSON.parse(body), ...page, language: 'de', filters: [], dealsOnly: false })
    case '/suggest':
      return autocomplete(index, searchParams.get('text') ?? '', 'de', 10)
    default:
      return findArticle(index, searchParams.get('number') ?? '')
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
