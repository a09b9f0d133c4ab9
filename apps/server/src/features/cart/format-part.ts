import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { drawingQuery } from '@normwerk/contract/part-address'
import { optionTexts } from '@normwerk/i18n/option-texts'
import { translate } from '@normwerk/i18n/translate'
import { type ConfiguredPart, formatConfiguredPart, optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import { formatSize, formatSizes } from '../catalogue/format-article.ts'
import { drawingPath, thumbnailOf } from '../catalogue/product/drawing-paths.ts'
import type { PositionRow } from './repository/read-positions.ts'

interface Configured {
  /** Of the stock article. */
  articleNo: string
  position: PartOptions
}

/** Returns the part of a position. */
function partOf({ articleNo, position }: Configured): ConfiguredPart {
  return { articleNumber: articleNo, ...optionsOf(position) }
}

/** Formats the number of the part with its options, such as `AZH-3.2x160-L147.25-T50-C31`. */
export function configuredNumber(row: Configured): string {
  return formatConfiguredPart(partOf(row))
}

interface Described extends Pick<PositionRow, 'productName' | 'family' | 'values'> {
  position: PartOptions
}

/** Formats the part in the buyer's words: product, size, options. */
export function formatPart(row: Described, language: LanguageCode): string {
  const options = optionTexts(
    row.position,
    (id, ...params) => translate(language, id, ...params),
    (measure) => formatSize(measure, language),
  )
  return [row.productName, formatSizes(row, language), ...options].filter(Boolean).join(', ')
}

/**
 * Returns the dimension drawing of the machined part; for a general product its picture, because the shop draws none.
 */
export function drawingOf(row: Configured & Pick<PositionRow, 'family' | 'productNr' | 'picture'>): string {
  if (row.family === null) return thumbnailOf(row)
  const query = drawingQuery(giveOptions(row.position))
  return query.size === 0 ? drawingPath(row.articleNo) : `${drawingPath(row.articleNo)}?${query}`
}
