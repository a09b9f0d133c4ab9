import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { drawingQuery } from '@normwerk/contract/part-address'
import { noOptions, type PartOptions } from '@normwerk/parts/configured-part'

/** Returns the path of a drawing: of a product with letters, or of an article with its values, as machined. */
export function drawingPath(number: string, language: LanguageCode, options: PartOptions = noOptions): string {
  const query = new URLSearchParams([['language', language], ...drawingQuery(giveOptions(options))])
  return `/api/resources/drawing/${encodeURIComponent(number)}.svg?${query}`
}
