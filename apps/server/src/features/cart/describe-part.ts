import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { ToleranceClass } from '@normwerk/parts/article'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { describeSize, writeSize } from '../catalogue/describe-article.ts'
import { drawingPath } from '../catalogue/drawing-paths.ts'
import type { PositionRow } from './repository.ts'

interface ConfiguredPart {
  articleNo: string
  position: Pick<PositionRow['position'], 'changedLength' | 'toleranceClass' | 'isThreeOne'>
}

/** The number of the part with its options, as `AZH-3.2x160-L147.25-T50-C31`. */
export function configuredNumber({ articleNo, position }: ConfiguredPart): string {
  const { changedLength, toleranceClass, isThreeOne } = position
  const options = { changedLength, toleranceClass, certificate: isThreeOne, headFlats: null }
  return formatConfiguredPart({ articleNumber: articleNo, ...options })
}

/** The part in the buyer's words: product, size, what it is cut to, its certificate. */
export function describePart(row: PositionRow, language: LanguageCode): string {
  const { changedLength, toleranceClass, isThreeOne } = row.position
  const words = [row.productName, describeSize(row, language)].filter(Boolean)
  if (changedLength !== null && toleranceClass !== null) {
    const tolerance = writeTolerance(toleranceClass, language)
    words.push(translate(language, 'cart.positionCut', { length: writeSize(changedLength, language), tolerance }))
  }
  if (isThreeOne) words.push(translate(language, 'cart.positionCertificate'))
  return words.join(', ')
}

/** As on a drawing, in the numbers of that language: "+0,05/0". */
function writeTolerance(toleranceClass: ToleranceClass, language: LanguageCode): string {
  const { upper, lower } = toleranceClassData[toleranceClass]
  return `+${writeSize(upper, language)}/${writeSize(lower, language)}`
}

/** The tolerance of a cut part as on a drawing, "+0.05/0", the same in every language. */
export function toleranceOf({ position }: PositionRow): string | null {
  return position.toleranceClass && toleranceClassData[position.toleranceClass].text
}

/** The dimension drawing of the part as it is cut. */
export function drawingOf({ articleNo, position }: PositionRow): string {
  const { changedLength, toleranceClass } = position
  const cut = changedLength === null ? '' : `?length=${changedLength}&tolerance=${toleranceClass}`
  return `${drawingPath(articleNo)}${cut}`
}
