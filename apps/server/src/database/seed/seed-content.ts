import type { PageKey } from '@normwerk/contract/content'
import { pageLanguages } from '@normwerk/contract/content/page-language'
import type { SlideText } from '@normwerk/contract/content/slide'
import type { PageText } from '@normwerk/contract/page-text'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Queries } from '../client.ts'
import { pageVersions, slides } from '../tables/content.ts'
import { products } from '../tables/products.ts'
import { type DemoSlide, demoSlides } from './demo-slides.ts'
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

const showcases = [
  { place: 'dealIndex', count: 8, first: 0 },
  { place: 'highlightIndex', count: 6, first: 1 },
  { place: 'newIndex', count: 5, first: 2 },
] as const

/** Shows some products of the whole catalogue on the landing page of a demo shop. */
export async function seedShowcases(db: Queries): Promise<void> {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.sortIndex))
  for (const { place, count, first } of showcases) {
    const step = Math.max(1, Math.floor(rows.length / count))
    const ids = rows.filter((_, index) => index >= first && (index - first) % step === 0).map(({ id }) => id)
    const chosen = ids.slice(0, count)
    await db
      .update(products)
      .set({ [place]: sql`array_position(${sql.param(chosen)}::uuid[], ${products.id}) - 1` })
      .where(inArray(products.id, chosen))
  }
}

/** Shows slides on the landing page of a demo shop. */
export async function seedSlides(db: Queries, ids: Ids): Promise<void> {
  await db.insert(slides).values(
    demoSlides.map((slide, index) => ({
      id: ids.next(),
      sortIndex: index + 1,
      isHidden: false,
      texts: textsOf(slide),
    })),
  )
}

export function textsOf({ path, texts }: DemoSlide): SlideText[] {
  return pageLanguages.map((languageCode) => {
    const [imageText1, imageText2, buttonText] = texts[languageCode]
    return { languageCode, imageText1, imageText2, buttonText, buttonUrl: path }
  })
}
