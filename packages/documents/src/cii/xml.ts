import type { Cents } from '@normwerk/pricing/money'
import { formatMoney } from '@normwerk/pricing/money'
import XmlBuilder from 'fast-xml-builder'

/** Elements by name, in the order in which the schema wants them; `undefined` and `[]` leave one out. */
export interface Elements {
  readonly [name: string]: Content
}
type Content = string | Elements | readonly (string | Elements)[] | undefined

/** Everything that XML 1.0 cannot hold, even escaped. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const builder = new XmlBuilder({
  ignoreAttributes: false,
  format: true,
  tagValueProcessor: (_name, value) => String(value).replaceAll(unwritable, ''),
})

/** Formats elements as a document; a name that begins with `@_` is an attribute. */
export function formatXml(elements: Elements): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(elements)}`
}

/** Formats an amount as a decimal: `-5` → `"-0.05"`. */
export function amount(cents: Cents): string {
  return cents < 0 ? `-${formatMoney(-cents)}` : formatMoney(cents)
}

/** Formats basis points as a percentage: `1900` → `"19.00"`. */
export function percentage(basisPoints: number): string {
  return formatMoney(basisPoints)
}

/** Returns an element with an attribute. */
export function withAttribute(name: string, value: string, content: string): Elements {
  return { [`@_${name}`]: value, '#text': content }
}

/** `2026-11-23` → the date without dashes that CII wants, whose format has the code 102. */
export function dateString(date: string): Elements {
  return withAttribute('format', '102', date.replaceAll('-', ''))
}
