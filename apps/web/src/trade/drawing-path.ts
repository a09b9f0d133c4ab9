import type { LanguageCode } from '@normwerk/contract/language'
import type { Configuration } from './part-order.ts'

type Cut = Pick<Configuration, 'length' | 'toleranceClass'>

/** Dimension drawing of a product with letters, or of an article with figures, as it is cut. */
export function drawingPath(number: string, language: LanguageCode, { length, toleranceClass }: Cut = {}): string {
  const query = new URLSearchParams({ language })
  if (length !== undefined) query.set('length', String(length))
  if (length !== undefined && toleranceClass !== undefined) query.set('tolerance', toleranceClass)
  return `/api/resources/drawing/${encodeURIComponent(number)}.svg?${query}`
}
