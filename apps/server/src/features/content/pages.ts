import { isDeepStrictEqual } from 'node:util'
import { type EditedPage, type PageKey, type PublishPage, pageKeys } from '@normwerk/contract/content'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { defaultLanguage, fallbackLanguage, type LanguageCode, textLanguage } from '@normwerk/contract/language'
import { formatSections, type PageText, parseSections } from '@normwerk/contract/page-text'
import type { Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { findNewestVersion, findPage, insertVersion, listNewest, type PageRow } from './repository/pages.ts'

interface Requested {
  key: string
  version: string | undefined
  language: LanguageCode
}

/** Reads a public text as published. Earlier versions stay readable, because users have accepted them. */
export async function readPage(db: Queries, requested: Requested) {
  const key = readKey(requested.key)
  const page = await findPage(db, key, readVersion(requested.version))
  if (page === undefined) throw new AppError('entryNotFound')
  const { version, publishedAt, texts } = page
  const chosen = chooseLanguage(texts, requested.language)
  if (chosen === undefined) throw new AppError('entryNotFound')
  const { language, text } = chosen
  return { key, version: String(version), publishedAt: publishedAt.toISOString(), language, ...text }
}

/** Returns the lines about who runs the shop; none if they are not published. */
export async function readOperator(db: Queries, language: LanguageCode): Promise<string[]> {
  const page = await findPage(db, 'operator')
  const sections = page === undefined ? [] : (chooseText(page.texts, language)?.sections ?? [])
  return sections.flatMap(({ heading, paragraphs }) => [...(heading === null ? [] : [heading]), ...paragraphs])
}

/** Returns the current version; null if none is published. */
export async function currentVersion(db: Queries, key: PageKey): Promise<string | null> {
  const version = await findNewestVersion(db, key)
  return version === undefined ? null : String(version)
}

/** @throws AppError `entryNotFound` for an unknown page */
export function readKey(written: string): PageKey {
  const key = pageKeys.find((known) => known === written)
  if (key === undefined) throw new AppError('entryNotFound')
  return key
}

/** Accepts only the printed form of a number, within the range of the database. */
function readVersion(version: string | undefined): number | undefined {
  if (version === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new AppError('entryNotFound')
  return Number(version)
}

/** Lists the state of each page, published or not. */
export async function listPages(db: Queries) {
  const newest = await listNewest(db)
  return pageKeys.map((key) =>
    presentState(
      key,
      newest.find((row) => row.key === key),
    ),
  )
}

export async function readForEditing(db: Queries, written: string) {
  const key = readKey(written)
  return presentEdited(key, await findPage(db, key))
}

/**
 * Publishes a new version of a page. Unchanged texts create no version, so that the call can be repeated.
 * @throws AppError `pageChanged` if someone has published since the editor began
 */
export async function publishPage(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  written: string,
  { basedOn, texts }: PublishPage,
  by: { userId: string; correlationId: string },
) {
  const key = readKey(written)
  const newest = await findPage(db, key)
  const parsed = parseTexts(texts)
  if (newest !== undefined && isDeepStrictEqual(newest.texts, parsed)) return presentEdited(key, newest)
  const before = presentState(key, newest).version
  if (basedOn !== before) throw new AppError('pageChanged')
  const row = { key, version: (newest?.version ?? 0) + 1, publishedAt: dependencies.clock.now(), texts: parsed }
  const published = await insertVersion(db, row)
  if (published === undefined) throw new AppError('pageChanged')
  const changes = { [key]: [before, String(published.version)] satisfies [string | null, string] }
  await recordEvent(dependencies, db, { action: 'page.published', ...by, companyId: null, changes })
  return presentEdited(key, published)
}

function presentState(key: PageKey, row: PageRow | undefined) {
  return {
    key,
    version: row === undefined ? null : String(row.version),
    publishedAt: row === undefined ? null : row.publishedAt.toISOString(),
    languages: pageLanguages.filter((language) => row?.texts[language] !== undefined),
  }
}

function presentEdited(key: PageKey, row: PageRow | undefined) {
  return { ...presentState(key, row), texts: formatTexts(row?.texts ?? {}) }
}

/** Returns the text for a reader of a language: their own, else English, German, or any other. */
export function chooseText<Text>(texts: Partial<Record<PageLanguage, Text>>, language: LanguageCode): Text | undefined {
  return chooseLanguage(texts, language)?.text
}

/** Like `chooseText`, with the language in which the text is written. */
export function chooseLanguage<Text>(
  texts: Partial<Record<PageLanguage, Text>>,
  language: LanguageCode,
): { language: PageLanguage; text: Text } | undefined {
  for (const code of [textLanguage(language), fallbackLanguage, defaultLanguage, ...pageLanguages] as const) {
    const text = texts[code]
    if (text !== undefined) return { language: code, text }
  }
  return undefined
}

/** Texts as their editors write them, by language. */
type WrittenTexts = EditedPage['texts']
type Texts = Partial<Record<PageLanguage, PageText>>

export function parseTexts(written: WrittenTexts): Texts {
  const texts: Texts = {}
  for (const language of pageLanguages) {
    const each = written[language]
    if (each !== undefined) texts[language] = { title: each.title, sections: parseSections(each.text) }
  }
  return texts
}

export function formatTexts(texts: Texts): WrittenTexts {
  const written: WrittenTexts = {}
  for (const language of pageLanguages) {
    const each = texts[language]
    if (each !== undefined) written[language] = { title: each.title, text: formatSections(each.sections) }
  }
  return written
}
