import { isDeepStrictEqual } from 'node:util'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { isSafeLink } from '@normwerk/contract/content/safe-link'
import { feedParameter } from '@normwerk/contract/language'
import { findAll, findText, parseTree } from '@normwerk/documents/opentrans/xml-tree'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../http/call.ts'
import { fetchExternal } from '../../../infrastructure/fetch-external.ts'
import { encodePictureFile, storePicture } from '../pictures.ts'
import { type FeedItem, listFeedItems, listFeedPictures, replaceFeedItems } from '../repository/news.ts'

type XmlElement = ReturnType<typeof parseTree>

/** An item of a feed, with its texts as plain text. */
interface ParsedItem {
  title: string
  summary: string
  link: string
  publishedAt: Date | null
  imageAddress: string | null
}

/** The items of a feed that are read. */
const maxItems = 20
const maxTitle = 200
const maxSummary = 500

/**
 * Parses RSS 2.0. Items without a title, or without a link that a page may have, are left out.
 * @throws Error if it is no RSS, or has no such item
 */
function parseFeed(content: Uint8Array): ParsedItem[] {
  const root = parseTree(content)
  if (root.name !== 'rss') throw new Error(`no RSS but <${root.name}>`)
  const items = findAll(root, 'channel', 'item').slice(0, maxItems).flatMap(parseItem)
  if (items.length === 0) throw new Error('a feed without items')
  return items
}

function parseItem(item: XmlElement): ParsedItem[] {
  const title = plainText(findText(item, 'title') ?? '').slice(0, maxTitle)
  const link = findText(item, 'link') ?? ''
  if (title === '' || !isWebPage(link)) return []
  const summary = plainText(findText(item, 'description') ?? '').slice(0, maxSummary)
  const date = new Date(findText(item, 'pubDate') ?? '')
  const publishedAt = Number.isNaN(date.getTime()) ? null : date
  return [{ title, summary, link, publishedAt, imageAddress: findImage(item) }]
}

/** Of several sizes, the largest has the most for the sizes that the shop makes. */
function findImage(item: XmlElement): string | null {
  const media = [...findAll(item, 'content'), ...findAll(item, 'group', 'content')]
  const files = [...media, ...findAll(item, 'thumbnail'), ...findAll(item, 'enclosure')].map(
    ({ attributes }) => attributes,
  )
  const images = files.filter(({ url = '', type = 'image/', medium = 'image' }) => {
    return isWebPage(url) && type.startsWith('image/') && medium === 'image'
  })
  return images.toSorted((one, other) => Number(other.width ?? 0) - Number(one.width ?? 0))[0]?.url ?? null
}

function isWebPage(address: string): boolean {
  return !address.startsWith('/') && isSafeLink(address)
}

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Feeds have HTML as text. What remains is shown as text, so it needs not be safe, only readable. */
function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (entity, name) => namedCharacters[name] ?? entity)
    .replaceAll(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

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

const refreshEvery = 30 * 60_000

/** Fetches the feed that the shop shows instead of its own news, as long as the app runs. No visitor waits for it. */
export function followFeed(app: FastifyInstance, dependencies: Dependencies): void {
  const { feedUrl } = dependencies.settings
  if (feedUrl === null) return
  const closing = new AbortController()
  let running: Promise<void> | null = null
  const refresh = () => {
    running ??= refreshFeed(dependencies, feedUrl, closing.signal, (error, language) =>
      app.log.warn({ err: error, language }, 'the news feed stays as it was'),
    ).finally(() => {
      running = null
    })
  }
  const timer = setInterval(refresh, refreshEvery).unref()
  app.addHook('onReady', async () => refresh())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
