import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Article } from '@normwerk/parts/article'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { scaleCatalogue } from '../../catalogue/demo/scale-catalogue.ts'

const rowsPerChunk = 500

/** Fills the shop's empty catalogue of articles with `count` scaled ones; its products stay. */
export async function writeScaledArticles(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; product_nr: string }>('select id, product_nr from products')
    const productIds = new Map(rows.map(({ id, product_nr }) => [product_nr, id]))
    const target = client.query(
      from(`copy dimensions (id, product_id, article_no, "values", tolerances, mass, list_price, scale, availability,
              lead_time_days, trimming, certainty, sort_index) from stdin`),
    )
    await pipeline(Readable.from(printRows(count, productIds)), target)
    await client.query('analyze dimensions')
  } finally {
    await client.end()
  }
}

function* printRows(count: number, productIds: ReadonlyMap<string, string>): Generator<string> {
  let chunk = ''
  let place = 0
  for (const article of scaleCatalogue(count)) {
    chunk += printRow(article, productIds.get(article.productNr) ?? '', place++)
    if (place % rowsPerChunk > 0) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** A line as COPY reads it. */
function printRow(article: Article, productId: string, place: number): string {
  const fields = [
    `01890000-0000-7000-8000-${place.toString(16).padStart(12, '0')}`,
    productId,
    article.articleNo,
    JSON.stringify(article.values),
    JSON.stringify(article.tolerances),
    article.mass,
    article.listPrice ?? null,
    JSON.stringify(article.scale),
    article.availability,
    article.leadTimeDays,
    article.trimming === null ? null : JSON.stringify(article.trimming),
    article.certainty,
    place,
  ]
  return `${fields.map((field) => (field === null ? '\\N' : String(field).replaceAll('\\', '\\\\'))).join('\t')}\n`
}
