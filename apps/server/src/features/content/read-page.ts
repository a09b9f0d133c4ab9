import { type PageKey, type PublicPage, pageKeys, pageLanguages } from '@normwerk/contract/content'
import { defaultLanguage, fallbackLanguage, type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { findNewestVersion, findPage } from './repository/pages.ts'

interface Requested {
  key: string
  version: string | undefined
  language: LanguageCode
}

/** A public text as published; a version that was current once stays readable, as people have accepted it. */
export async function readPage(db: Queries, requested: Requested): Promise<PublicPage> {
  const key = readKey(requested.key)
  const page = await findPage(db, key, readVersion(requested.version))
  if (page === undefined) throw new AppError('entryNotFound')
  const { version, publishedAt, texts } = page
  const languages = [textLanguage(requested.language), fallbackLanguage, defaultLanguage, ...pageLanguages] as const
  const text = languages.map((language) => texts[language]).find((found) => found !== undefined)
  if (text === undefined) throw new AppError('entryNotFound')
  return { key, version: String(version), publishedAt: publishedAt.toISOString(), ...text }
}

/** The version that holds today; null where none is published. */
export async function currentVersion(db: Queries, key: PageKey): Promise<string | null> {
  const version = await findNewestVersion(db, key)
  return version === undefined ? null : String(version)
}

/** @throws AppError `entryNotFound` for a page that the shop does not have */
export function readKey(written: string): PageKey {
  const key = pageKeys.find((known) => known === written)
  if (key === undefined) throw new AppError('entryNotFound')
  return key
}

/** Only as it is printed, and no larger than the database counts. */
function readVersion(version: string | undefined): number | undefined {
  if (version === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new AppError('entryNotFound')
  return Number(version)
}
