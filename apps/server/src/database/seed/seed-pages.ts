import type { PageKey } from '@normwerk/contract/content'
import type { Queries } from '../client.ts'
import { pageVersions } from '../tables/page-versions.ts'
import { legalPages } from './legal-pages.ts'

/** Publishes the first version of the legal pages. Published pages do not change. */
export async function seedPages(db: Queries, now: Date): Promise<void> {
  const published = await db.selectDistinct({ key: pageVersions.key }).from(pageVersions)
  const isMissing = (key: PageKey) => !published.some((page) => page.key === key)
  const rows = legalPages.filter(({ key }) => isMissing(key)).map((page) => ({ ...page, version: 1, publishedAt: now }))
  if (rows.length > 0) await db.insert(pageVersions).values(rows)
}
