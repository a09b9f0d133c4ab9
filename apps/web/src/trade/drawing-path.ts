import type { LanguageCode } from '@normwerk/contract/language'

/** Dimension drawing of a product with letters, or of an article with figures, cut to a length (mm) where one is given. */
export function drawingPath(number: string, language: LanguageCode, length?: number): string {
  const cut = length === undefined ? '' : `&length=${length}`
  return `/api/resources/drawing/${encodeURIComponent(number)}.svg?language=${language}${cut}`
}
