import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { type ImportedRow, type RowError, rowErrors } from '@normwerk/contract/parts-list'
import { mapRemarks } from '@normwerk/parts/remarks'
import { AppError } from '../../http/app-error.ts'
import type { PositionToAdd } from '../cart/add-positions.ts'
import { configuredNumber } from '../cart/format-part.ts'
import type { ValidatedPosition } from '../cart/validate-position.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { assumptionsOf, differs, isCertain, isRejected } from '../catalogue/name-text.ts'
import { presentPieces } from '../catalogue/present-pieces.ts'
import { presentPrice } from '../catalogue/price-part.ts'
import type { ArticleRow } from '../catalogue/read-part.ts'
import { presentArticle, presentNear } from '../catalogue/search/nearest-articles.ts'
import type { RememberedPart } from '../remembered-part/find-remembered-parts.ts'
import type { CountedRow } from './count-pieces.ts'
import type { ReadRow } from './read-row.ts'

export interface Evaluation {
  catalogue: Catalogue
  /** By id. */
  articles: ReadonlyMap<string, ArticleRow>
  language: LanguageCode
}

export interface EvaluatedRow {
  answer: ImportedRow
  /** Null unless the row can be added unchanged. */
  position: PositionToAdd | null
}

/**
 * Evaluates a row, for the buyer and for the cart.
 * @param validated the part that it names, or why it is invalid; null if it names none
 */
export function evaluateRow(
  evaluation: Evaluation,
  counted: CountedRow,
  validated: ValidatedPosition | AppError | null,
): EvaluatedRow {
  const { row, match, pieces, isQuantityAssumed, remembered } = counted
  const suggestions = presentNear(evaluation, counted.others)
  const known = {
    row: row.row,
    ...(typeof pieces === 'number' && { quantity: pieces }),
    ...(suggestions.length > 0 && { suggestions }),
  }
  const reject = (code: RowError, part: Partial<ImportedRow> = {}): EvaluatedRow => ({
    answer: { ...known, ...part, status: 'invalid', code },
    position: null,
  })

  if (isRejected(match)) return reject(match.rowError)
  const article = presentArticle(evaluation, match?.articleId)
  const isThere = match !== null && validated !== null && article !== null && !isGone(validated)
  if (!isThere) {
    if (typeof pieces !== 'number') return reject(pieces.rowError)
    const status = suggestions.length > 0 ? 'suggested' : 'unmatched'
    return { answer: { ...known, ...counted.rejection, status }, position: null }
  }
  if (validated instanceof AppError) return reject(errorOf(validated), article)
  const articleNo = configuredNumber({ articleNo: article.articleNo, position: validated })
  const described = { ...article, articleNo, ...giveOptions(validated) }
  if (typeof pieces !== 'number') return reject(pieces.rowError, described)
  const isChosen = row.productDimensionId != null
  const openQuantity = isQuantityAssumed ? (['quantity'] as const) : []
  const assumed = [...assumptionsOf(match, validated), ...openQuantity]
  const { crossReference } = match
  const { catalogue, language } = evaluation
  const isMatched = isChosen || (assumed.length === 0 && isCertain(match) && !differs(match))
  return {
    answer: {
      ...known,
      ...described,
      status: isMatched ? 'matched' : 'suggested',
      ...(isMatched && termsOf(validated)),
      ...(assumed.length > 0 && { assumed }),
      ...(match.reading.length > 0 && { reading: presentPieces(match.reading, catalogue.attributes, language) }),
      ...(match.unread.length > 0 && { unread: [...match.unread] }),
      ...(crossReference !== null && { crossReference }),
      ...(remembered !== null && { remembered: presentRemembered(remembered) }),
    },
    position: isMatched ? { part: validated, ...remarksOf(counted), configurationId: null } : null,
  }
}

function presentRemembered({ id, by, at, unit }: RememberedPart): NonNullable<ImportedRow['remembered']> {
  return { id, by, at: at.toISOString(), unit }
}

/** Returns the price and availability that the buyer sees before adding the row, and then in the cart. */
function termsOf({ acknowledgedPrice, acknowledgedAvailability, totalPrice }: ValidatedPosition) {
  const prices = { price: presentPrice(acknowledgedPrice), totalPrice: presentPrice(totalPrice) }
  return acknowledgedAvailability === null ? prices : { ...prices, availability: acknowledgedAvailability }
}

function isGone(validated: ValidatedPosition | AppError): boolean {
  return validated instanceof AppError && validated.code === 'entryNotFound'
}

function errorOf(error: AppError): RowError {
  const rowError = rowErrors.find((code) => code === error.code)
  if (rowError === undefined) throw error
  return rowError
}

function remarksOf({ row }: ReadRow) {
  return {
    ...mapRemarks((remark) => row[remark]?.trim() || null),
    group: row.group?.trim() || null,
  }
}
