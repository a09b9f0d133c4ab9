import type { PageKey } from '@normwerk/contract/content'
import type { PageText } from '@normwerk/contract/page-text'
import type { Queries } from '../client.ts'
import { pageVersions } from '../tables/content.ts'
import { imprint } from './legal/imprint.ts'
import { operator } from './legal/operator.ts'
import { privacyEnglish } from './legal/privacy-english.ts'
import { privacyGerman } from './legal/privacy-german.ts'
import { termsEnglish } from './legal/terms-english.ts'
import { termsGerman } from './legal/terms-german.ts'

/** Texts for the invented shop. Operators of a real shop publish their own. */
const legalPages: { key: PageKey; texts: { de: PageText; en: PageText } }[] = [
  { key: 'terms', texts: { de: termsGerman, en: termsEnglish } },
  { key: 'privacy', texts: { de: privacyGerman, en: privacyEnglish } },
  { key: 'imprint', texts: imprint },
  { key: 'operator', texts: operator },
]

/** Publishes the first version of the legal pages. Published pages do not change. */
export async function seedPages(db: Queries, now: Date): Promise<void> {
  const published = await db.selectDistinct({ key: pageVersions.key }).from(pageVersions)
  const isMissing = (key: PageKey) => !published.some((page) => page.key === key)
  const rows = legalPages.filter(({ key }) => isMissing(key)).map((page) => ({ ...page, version: 1, publishedAt: now }))
  if (rows.length > 0) await db.insert(pageVersions).values(rows)
}
