import type { Filter } from '@normwerk/contract/search'

const reserved = /[%;|:]/g

/**
 * Formats filters for an address: `diameter:3|3.2;length:100..200;material:1.2344`. A choice value is escaped if it has
 * a character of this grammar; numbers keep their decimal point.
 */
export function formatFilters(filters: readonly Filter[]): string {
  return filters.map(formatFilter).filter(Boolean).join(';')
}

function formatFilter({ name, values, min, max }: Filter): string {
  if (min !== undefined || max !== undefined) return `${name}:${min ?? ''}..${max ?? ''}`
  if (values === undefined || values.length === 0) return ''
  return `${name}:${values.map((value) => (typeof value === 'number' ? `${value}` : formatChoice(value))).join('|')}`
}

/** Escapes a text that looks like a number, or has a character of the grammar. */
function formatChoice(value: string): string {
  const escaped = value.replace(reserved, (sign) => encodeURIComponent(sign)).replaceAll('..', '%2E%2E')
  return isNumeric(escaped) ? `%${value.charCodeAt(0).toString(16)}${value.slice(1)}` : escaped
}

/** Parses filters from an address. Invalid parts are left out, so that an old link still opens. */
export function parseFilters(text: string): Filter[] {
  return text.split(';').flatMap((part) => {
    const at = part.indexOf(':')
    return at < 1 ? [] : parseFilter(part.slice(0, at), part.slice(at + 1))
  })
}

function parseFilter(name: string, text: string): Filter[] {
  const range = /^(-?[\d.]*?)\.\.(-?[\d.]*)$/.exec(text)
  if (range === null) {
    const values = text.split('|').filter(Boolean).map(parseValue)
    return values.length === 0 ? [] : [{ name, values }]
  }
  const [, from = '', to = ''] = range
  const limits = { ...limit('min', from), ...limit('max', to) }
  return Object.keys(limits).length === 0 ? [] : [{ name, ...limits }]
}

function limit<Side extends 'min' | 'max'>(side: Side, text: string): { min?: number; max?: number } {
  return isNumeric(text) ? { [side]: Number(text) } : {}
}

function parseValue(text: string): number | string {
  return isNumeric(text) ? Number(text) : restore(text)
}

function restore(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function isNumeric(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}
