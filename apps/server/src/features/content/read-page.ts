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

/** Reads a public text as published. Earlier versions stay readable, because users have accepted them. */
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
