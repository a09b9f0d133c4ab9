import { isDeepStrictEqual } from 'node:util'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { feedParameter } from '@normwerk/contract/language'
import type { Dependencies } from '../../../dependencies.ts'
import { fetchExternal } from '../../../infrastructure/fetch-external.ts'
import { encodePictureFile, storePicture } from '../pictures.ts'
import { type FeedItem, listFeedItems, listFeedPictures, replaceFeedItems } from '../repository/feed-items.ts'
import { type ParsedItem, parseFeed } from './parse-feed.ts'

type Surroundings = Pick<Dependencies, 'database' | 'clock'>
type Report = (error: unknown, language: PageLanguage) => void

const timeoutMs = 10_000
const maxFeedBytes = 1024 * 1024
const maxPictureBytes = 10 * 1024 * 1024
const everything = { left: 0, top: 0, width: 1, height: 1 }

export function feedAddress(feedUrl: string, language: PageLanguage): string {
  const url = new URL(feedUrl)
  const parameter = feedParameter(language)
  if (parameter !== null) url.searchParams.set('lang', parameter)
  return url.href
}

/** Fetches the feed in each language. What cannot be fetched or read keeps its last good items. */
export async function refreshFeed(
  surroundings: Surroundings,
  feedUrl: string,
  closing: AbortSignal,
  report: Report,
): Promise<void> {
  for (const language of pageLanguages) {
    if (closing.aborted) return
    try {
      await refreshLanguage(surroundings, feedUrl, language, closing)
    } catch (error) {
      if (!closing.aborted) report(error, language)
    }
  }
}

async function refreshLanguage(
  { database, clock }: Surroundings,
  feedUrl: string,
  language: PageLanguage,
  closing: AbortSignal,
): Promise<void> {
  const trustedOrigin = new URL(feedUrl).origin
  const fetchFile = (address: string, maxBytes: number) =>
    fetchExternal(address, {
      trustedOrigin,
      maxBytes,
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    })
  const parsed = parseFeed(await fetchFile(feedAddress(feedUrl, language), maxFeedBytes))
  const known = await listFeedPictures(database)
  const items: FeedItem[] = []
  for (const [position, item] of parsed.entries())
    items.push({ ...item, language, position, pictureHash: await keepPicture(item) })
  const before = await listFeedItems(database, language, items.length + 1)
  const isSame = isDeepStrictEqual(
    before.map(({ item }) => item),
    items,
  )
  if (!isSame) await database.transaction((transaction) => replaceFeedItems(transaction, language, items))

  /** Returns the picture of an item, which is fetched once; null if it cannot be had. */
  async function keepPicture({ imageAddress }: ParsedItem): Promise<string | null> {
    if (imageAddress === null) return null
    const found = known.get(imageAddress)
    if (found !== undefined) return found
    try {
      const file = await fetchFile(imageAddress, maxPictureBytes)
      const encoded = await encodePictureFile(file, { ...pictureShape, crop: everything })
      const { hash } = await database.transaction((transaction) => storePicture(transaction, clock, encoded))
      known.set(imageAddress, hash)
      return hash
    } catch {
      // News without a picture are better than none.
      return null
    }
  }
}
