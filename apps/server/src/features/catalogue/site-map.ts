import { helpTopics } from '@normwerk/contract/content/help'
import { languageCodes, textLanguage } from '@normwerk/contract/language'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError, type Dependencies } from '../../http/call.ts'
import type { LiveCatalogue } from './index/live-catalogue.ts'

/** A file of the protocol has at most 50,000 addresses (sitemaps.org). */
const maxInFile = 40_000
const languages = [...new Set(languageCodes.map(textLanguage))]

/** Lists the public pages of the catalogue and of the help for search engines, in files of one language each. */
export function serveSiteMap(
  app: FastifyInstance,
  { address }: Pick<Dependencies, 'address'>,
  catalogue: Pick<LiveCatalogue, 'current'>,
): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      // Drawings are shown among pictures. Pages carry the answers of their calls.
      'Allow: /api/resources/',
      'Disallow: /api/',
      'Disallow: /*/api/',
      'Disallow: /punchout/',
      `Sitemap: ${address()}/sitemap.xml`,
    ]
    return keepForAnHour(reply)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = Math.ceil(listPaths(catalogue).length / maxInFile)
    const addresses = languages.flatMap((language) =>
      Array.from({ length: files }, (_, index) => `${address()}/sitemap/${language}/${index + 1}.xml`),
    )
    return sendXml(reply, 'sitemapindex', 'sitemap', addresses)
  })

  app.get<{ Params: { language: string; file: string } }>('/sitemap/:language/:file', async ({ params }, reply) => {
    const { language } = params
    const file = Number(/^([1-9]\d{0,3})\.xml$/.exec(params.file)?.[1])
    const paths = listPaths(catalogue).slice((file - 1) * maxInFile, file * maxInFile)
    if (!languages.some((known) => known === language) || paths.length === 0) throw new AppError('entryNotFound')
    return sendXml(
      reply,
      'urlset',
      'url',
      paths.map((path) => `${address()}/${language}${path}`),
    )
  })
}

/** Lists the paths of all pages below their language; the landing page is empty. */
function listPaths(catalogue: Pick<LiveCatalogue, 'current'>): string[] {
  const { categories, products } = catalogue.current()
  const sold = [...products.values()].filter(({ articleCount }) => articleCount > 0)
  return [
    '',
    '/help',
    ...helpTopics.map((topic) => `/help/${topic}`),
    ...categories.map(({ slug }) => `/category/${encodeURIComponent(slug)}`),
    ...sold.map(({ row }) => `/product/${encodeURIComponent(row.productNr)}`),
  ]
}

function keepForAnHour(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600')
}

function sendXml(reply: FastifyReply, list: string, entry: string, addresses: readonly string[]): FastifyReply {
  const entries = addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>\n`).join('')
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  return keepForAnHour(reply).type('application/xml; charset=utf-8').send(`${head}${entries}</${list}>\n`)
}
