import { isSafeLink } from '@normwerk/contract/content/safe-link'
import { findAll, findText, parseTree } from '@normwerk/documents/opentrans/xml-tree'

type XmlElement = ReturnType<typeof parseTree>

/** An item of a feed, with its texts as plain text. */
export interface ParsedItem {
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
export function parseFeed(content: Uint8Array): ParsedItem[] {
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
