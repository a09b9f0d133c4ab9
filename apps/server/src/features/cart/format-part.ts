import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { drawingQuery } from '@normwerk/contract/part-address'
import type { TextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import type { ToleranceClass } from '@normwerk/parts/article'
import {
  type ConfiguredPart,
  type FlatArrangement,
  formatConfiguredPart,
  optionsOf,
  type PartOptions,
} from '@normwerk/parts/configured-part'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { drawingPath, thumbnailOf } from '../catalogue/drawing-paths.ts'
import { formatSize, formatSizes } from '../catalogue/format-article.ts'
import type { PositionRow } from './repository/positions.ts'

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

const flatTexts = {
  R1: 'cart.positionFlatsR1',
  R2: 'cart.positionFlatsR2',
  R2Q: 'cart.positionFlatsR2Q',
  R3: 'cart.positionFlatsR3',
  R4: 'cart.positionFlatsR4',
} as const satisfies Record<FlatArrangement, TextId>

/** Formats the part in the buyer's words: product, size, cut length, certificate, flats on its head. */
export function formatPart(row: PositionRow, language: LanguageCode): string {
  const { changedLength, toleranceClass, certificate, headFlats } = row.position
  const words = [row.productName, formatSizes(row, language)].filter(Boolean)
  if (changedLength !== null && toleranceClass !== null) {
    const tolerance = formatTolerance(toleranceClass, language)
    words.push(translate(language, 'cart.positionCut', { length: formatSize(changedLength, language), tolerance }))
  }
  if (certificate) words.push(translate(language, 'cart.positionCertificate'))
  if (headFlats !== null) {
    const distance = formatSize(headFlats.distance, language)
    words.push(translate(language, flatTexts[headFlats.arrangement], { distance }))
  }
  return words.filter(Boolean).join(', ')
}

/** Formats a tolerance as on a drawing, in the number format of the language: "+0,05/0". */
function formatTolerance(toleranceClass: ToleranceClass, language: LanguageCode): string {
  const { upper, lower } = toleranceClassData[toleranceClass]
  return `+${formatSize(upper, language)}/${formatSize(lower, language)}`
}

/**
 * Returns the dimension drawing of the machined part; for a general product its picture, because the shop draws none.
 */
export function drawingOf(row: Configured & Pick<PositionRow, 'family' | 'productNr' | 'picture'>): string {
  if (row.family === null) return thumbnailOf(row)
  const query = drawingQuery(giveOptions(row.position))
  return query.size === 0 ? drawingPath(row.articleNo) : `${drawingPath(row.articleNo)}?${query}`
}
