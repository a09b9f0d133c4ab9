import type { LanguageCode } from '@normwerk/contract/language'
import { formatHeadFlats, noOptions, type PartOptions } from '@normwerk/parts/configured-part'

/** Dimension drawing of a product with letters, or of an article with figures, as it is made. */
export function drawingPath(number: string, language: LanguageCode, options: PartOptions = noOptions): string {
  const { changedLength, toleranceClass, headFlats } = options
  const query = new URLSearchParams({ language })
  if (changedLength !== null) query.set('length', String(changedLength))
  if (changedLength !== null && toleranceClass !== null) query.set('tolerance', toleranceClass)
  if (headFlats !== null) query.set('flats', formatHeadFlats(headFlats))
  return `/api/resources/drawing/${encodeURIComponent(number)}.svg?${query}`
}
