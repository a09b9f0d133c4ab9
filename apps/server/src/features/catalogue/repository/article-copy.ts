import type { ClientBase } from 'pg'
import { to } from 'pg-copy-streams'
import { soonnessOf } from '../soonness-of.ts'

/** An article in the index. */
export interface IndexedArticle {
  id: string
  productId: string
  articleNo: string
  /** In cents; null: on request. */
  price: number | null
  /** See `soonnessOf`. */
  soonness: number
  values: Readonly<Record<string, number | string>>
}

/** The index gives the inner order without a sort, and only the products are sorted for the outer one. */
const soldArticles = `
  copy (
    select d.id, d.product_id, d.article_no, d.list_price, d.availability, d.lead_time_days, d."values"
    from (select id, sort_index from products order by sort_index, id) p
    cross join lateral (
      select * from articles where product_id = p.id and discontinued_at is null order by sort_index
    ) d
    order by p.sort_index, p.id
  ) to stdout`

/**
 * Streams every sold article, product by product in the order of the catalogue, some hundreds at a time. COPY sends a
 * million of them in a few seconds, as fast as the reader accepts them.
 */
export async function* copyArticles(client: ClientBase): AsyncGenerator<IndexedArticle[]> {
  const stream = client.query(to(soldArticles)).setEncoding('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines.map(readLine)
  }
}

/** Parses a line of COPY: fields separated by tabs, a backslash before special characters. */
function readLine(line: string): IndexedArticle {
  const [id = '', productId = '', articleNo = '', price = '', availability = '', days = '', values = ''] =
    line.split('\t')
  return {
    id,
    productId,
    articleNo: readField(articleNo),
    price: price === '\\N' ? null : Number(price),
    soonness: soonnessOf(availability, Number(days)),
    values: JSON.parse(readField(values)),
  }
}

const controls: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function readField(field: string): string {
  return field.includes('\\') ? field.replace(/\\(.)/g, (_, letter: string) => controls[letter] ?? letter) : field
}
