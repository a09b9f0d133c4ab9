import type { Client } from '../../database/pool.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import type { PackageTable } from './files/open-package.ts'
import { type Reject, readTable } from './files/read-table.ts'
import { type Cell, copyRows } from './repository/copy-rows.ts'
import type { KnownProduct } from './rules/known-products.ts'
import { familyKeys, readArticle } from './rules/read-article.ts'
import { readTerms } from './rules/read-terms.ts'

const articleColumns = [
  ...['file', 'row', 'id', 'article_no', 'product_nr', 'values', 'tolerances', 'mass', 'trimming', 'status'],
  'discontinued',
]
const priceColumns = [
  ...['file', 'row', 'article_no', 'has_price', 'list_price', 'availability', 'lead_time_days', 'scale'],
  'discontinued',
]

interface Staging {
  client: Client
  reject: Reject
  /** Called for every row that was read. */
  count: () => void
}

/** Stages the articles of all tables; rejects articles of unknown products or with invalid sizes. */
export async function stageArticles(
  { client, reject, count }: Staging,
  tables: readonly PackageTable[],
  known: ReadonlyMap<string, KnownProduct>,
  ids: Ids,
): Promise<void> {
  const headings = headingsOf(known)
  await copyRows(client, 'staged_articles', articleColumns, readRows())

  async function* readRows(): AsyncGenerator<readonly Cell[]> {
    for (const table of tables) {
      for await (const row of readTable(table, reject, headings)) {
        count()
        const read = readArticle(row, (productNr) => known.get(productNr))
        if ('reason' in read) reject({ file: row.file, row: row.row, column: read.column }, read.reason)
        else {
          const { articleNo, productNr, values, tolerances, mass, trimming, status, discontinued } = read
          const facts = [values, tolerances, mass, trimming, status, discontinued]
          yield [row.file, row.row, ids.next(), articleNo, productNr, ...facts]
        }
      }
    }
  }
}

/** Returns every heading that a table of articles may have besides its own, in lower case. */
function headingsOf(known: ReadonlyMap<string, KnownProduct>): Map<string, string> {
  const keys = new Set(familyKeys)
  for (const { columns } of known.values()) for (const key of columns.keys()) keys.add(key)
  const all = [...keys].flatMap((key) => [key, `tolerance.${key}`])
  return new Map(all.map((heading) => [heading.toLowerCase(), heading]))
}

/** Stages prices, stock and discontinued articles. */
export async function stagePrices({ client, reject, count }: Staging, tables: readonly PackageTable[]): Promise<void> {
  await copyRows(client, 'staged_prices', priceColumns, readRows())

  async function* readRows(): AsyncGenerator<readonly Cell[]> {
    for (const table of tables) {
      for await (const line of readTable(table, reject)) {
        count()
        const { file, row } = line
        const read = readTerms(line)
        if ('reason' in read) reject({ file, row, column: read.column }, read.reason)
        else {
          const { articleNo, listPrice, availability = null, leadTimeDays = null, scale = null } = read
          yield [
            file,
            row,
            articleNo,
            listPrice !== undefined,
            listPrice ?? null,
            availability,
            leadTimeDays,
            scale,
            read.discontinued ?? null,
          ]
        }
      }
    }
  }
}
