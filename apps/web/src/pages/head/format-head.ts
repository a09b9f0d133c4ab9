import { type LanguageCode, languageCodes, locales, textLanguage } from '@normwerk/contract/language'
import { feedPath } from '../../features/content/news/feed-path.ts'
import type { Addresses, PageDescription, SchemaObject } from './describe-page.ts'

interface Head {
  /** Protocol and host of the shop. */
  origin: string
  code: LanguageCode
  /** As HTML. */
  title: string
  /** Path and query by which everybody finds the page; null if it must not be found. */
  address: string | null
  /** Key of the shop in addresses. */
  product: string
  description: PageDescription | null
}

/** One address for each text: `si` has the texts of `sl`. */
const languages = [...new Set(languageCodes.map(textLanguage))]

/**
 * Formats what search engines and previews of links read in the head of a page. Each language of a page has an address of
 * its own, and the address without a language is for readers whose language is unknown.
 */
export function formatHead({ origin, code, title, address, product, description }: Head): string {
  if (address === null || description === null) return '<meta name="robots" content="noindex">'
  const own = addressIn(origin, code, address)
  const text = shorten(description.text)
  return [
    meta('name', 'description', text),
    link('canonical', own),
    ...languages.map((language) =>
      link('alternate', addressIn(origin, language, address), locales[language].slice(0, 2)),
    ),
    link('alternate', origin + address, 'x-default'),
    `<link rel="alternate" type="application/rss+xml" title="Normwerk" href="${origin}${feedPath(product, code)}">`,
    meta('property', 'og:site_name', 'Normwerk'),
    meta('property', 'og:type', 'website'),
    `<meta property="og:title" content="${title}">`,
    meta('property', 'og:description', text),
    meta('property', 'og:url', own),
    meta('property', 'og:image', origin + description.picture),
    // Large, unless it is the sign of the shop.
    meta('name', 'twitter:card', description.picture.startsWith('/api/') ? 'summary_large_image' : 'summary'),
    meta('property', 'og:locale', locales[code].replace('-', '_')),
    ...description.data.map(formatData),
  ].join('')
}

export function addressesIn(origin: string, code: LanguageCode): Addresses {
  return { page: (path) => addressIn(origin, code, path), file: (path) => `${origin}${path}` }
}

function addressIn(origin: string, code: LanguageCode, path: string): string {
  return `${origin}/${textLanguage(code)}${path === '/' ? '' : path}`
}

/** Search engines show about this many characters. */
const maxDescription = 300

function shorten(text: string): string {
  if (text.length <= maxDescription) return text
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')} …`
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`
}

function link(rel: 'canonical' | 'alternate', href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`
  return `<link rel="${rel}"${language} href="${escapeAttribute(href)}">`
}

/** A data element runs no script, so the content security policy needs no exception. */
function formatData(data: SchemaObject): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
