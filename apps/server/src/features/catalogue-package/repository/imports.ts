import type { ImportProgress, ImportState, PackageReport } from '@normwerk/contract/catalogue-package'
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Client } from 'pg'
import type { Queries } from '../../../database/client.ts'
import { audit } from '../../../database/tables/audit.ts'
import { catalogueImports } from '../../../database/tables/catalogue-imports.ts'
import { materials, products } from '../../../database/tables/products.ts'

export type ImportRow = typeof catalogueImports.$inferSelect

/** Final states of an import. */
export const over = ['done', 'failed', 'cancelled'] as const satisfies readonly ImportState[]

/** Finds the last import of the shipped package; undefined if it was never imported. */
export async function findLastShipped(db: Queries): Promise<{ version: string | null; createdAt: Date } | undefined> {
  const [row] = await db
    .select({ version: catalogueImports.version, createdAt: catalogueImports.createdAt })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.source, 'shipped'), eq(catalogueImports.state, 'done')))
    .orderBy(desc(catalogueImports.createdAt))
    .limit(1)
  return row
}

/** Whether the operator or staff have imported their own package since then. */
export async function hasOwnImport(db: Queries, since: Date | undefined): Promise<boolean> {
  const isLater = since === undefined ? sql`true` : gt(audit.at, since)
  const found = await db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.action, 'catalogue.imported'), isLater))
    .limit(1)
  return found.length > 0
}

/**
 * Whether there are products of the shop's families but no materials: an earlier version, whose materials were in its
 * code, created them.
 */
export async function lacksMaterials(db: Queries): Promise<boolean> {
  const [row] = await db
    .select({ is: sql<boolean>`not exists (select from ${materials})` })
    .from(products)
    .where(isNotNull(products.family))
    .limit(1)
  return row?.is === true
}

export async function insertImport(db: Queries, row: typeof catalogueImports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await db.insert(catalogueImports).values(row).returning()
  if (inserted === undefined) throw new RangeError('nothing was inserted')
  return inserted
}

export async function readImport(db: Queries, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id))
  return row
}

/** Reads the newest import of staff, without those of commands and of the shop's start. */
export async function readNewestImport(db: Queries): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogueImports)
    .where(ne(catalogueImports.source, 'command'))
    .orderBy(desc(catalogueImports.createdAt), desc(catalogueImports.id))
    .limit(1)
  return row?.language === null ? undefined : row
}

interface Change {
  state?: ImportState
  progress?: ImportProgress | null
  report?: PackageReport | null
  changedSince?: boolean
  version?: string | null
  heartbeatAt: Date
}

/** Changes an import that is in one of these states; undefined if its state has changed. */
export async function changeImport(
  db: Queries,
  id: string,
  from: readonly ImportState[],
  change: Change,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .update(catalogueImports)
    .set(change)
    .where(and(eq(catalogueImports.id, id), inArray(catalogueImports.state, [...from])))
    .returning()
  return row
}

/** Finds the product of a file, or the article and its product. */
export async function findOwner(client: Client, { productNr, articleNo }: { productNr: string; articleNo: string }) {
  const { rows } = await client.query<{ productId: string; articleId: string | null }>(
    articleNo === ''
      ? 'select id as "productId", null as "articleId" from products where product_nr = $1'
      : 'select product_id as "productId", id as "articleId" from articles where article_no = $1',
    [articleNo === '' ? productNr : articleNo],
  )
  return rows[0]
}

interface KeptFile {
  hash: string
  contentType: string
  content: Buffer
}

/** Stores a content only once, even if files of several names have it. */
export async function storeFile(client: Client, { hash, contentType, content }: KeptFile): Promise<void> {
  const { rowCount } = await client.query('select from catalogue_files where hash = $1', [hash])
  if (rowCount !== 0) return
  await client.query('insert into catalogue_files (hash, content_type, size, content) values ($1, $2, $3, $4)', [
    hash,
    contentType,
    content.length,
    content,
  ])
}
