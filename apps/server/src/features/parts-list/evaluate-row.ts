import { giveOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { type ImportedRow, type PartsListRow, type RowError, rowErrors } from '@normwerk/contract/parts-list'
import { mayCount } from '@normwerk/parts/parts-list/quantities/may-count'
import { readPieces } from '@normwerk/parts/parts-list/quantities/read-pieces'
import { mapRemarks } from '@normwerk/parts/remarks'
import { AppError } from '../../http/call.ts'
import type { PositionToAdd } from '../cart/add-positions.ts'
import { configuredNumber } from '../cart/format-part.ts'
import type { ValidatedPosition } from '../cart/validate-position.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { assumptionsOf, differs, isCertain, isNamed, isRejected } from '../catalogue/name-text.ts'
import { presentPieces } from '../catalogue/present-pieces.ts'
import { presentPrice } from '../catalogue/price-part.ts'
import type { ArticleRow } from '../catalogue/read-part.ts'
import { presentArticle, presentNear } from '../catalogue/search/nearest-articles.ts'
import { countUnits, type RememberedPart } from '../remembered-part/remember-parts.ts'
import type { ReadRow } from './read-row.ts'

type Pieces = number | { rowError: 'quantityOutOfRange' | 'contradictory' }

export interface CountedRow extends ReadRow {
  pieces: Pieces
  /** The list states no quantity, or one that may mean another number; the buyer must confirm it. */
  isQuantityAssumed: boolean
}

/** A quantity before its range is checked; null: none is stated. */
type Stated = { count: number; isOpen: boolean } | null

/** Returns the quantity of a row: from its cell, else from the words beside it, else one, which is only assumed. */
export function countPieces(read: ReadRow, maxQuantity: number): CountedRow {
  const { row, match, remembered } = read
  const inUnits = countUnits(row.quantity, remembered?.unit ?? null)
  // The size of a pack may have changed, so the buyer confirms the pieces once more.
  const stated = inUnits === null ? readCell(row.quantity) : { count: inUnits, isOpen: true }
  const named = isNamed(match) ? match.quantity : null
  const isChosen = row.productDimensionId != null
  const { count, isOpen } = stated ?? { count: named ?? 1, isOpen: named === null }
  // A pack of 50 and the words "50 pieces" name one quantity.
  const contradicts = stated !== null && !stated.isOpen && named !== null && stated.count !== named
  const pieces =
    contradicts && !isChosen
      ? ({ rowError: 'contradictory' } as const)
      : checkRange(likeliest(count, isOpen, maxQuantity), maxQuantity)
  const mayDiffer = isNamed(match) && mayCount(match.unread)
  return { ...read, pieces, isQuantityAssumed: isOpen || mayDiffer }
}

/** Returns the reading of an open figure that can be ordered: `10,000` are ten if ten thousand are too many. */
function likeliest(count: number, isOpen: boolean, maxQuantity: number): number {
  return isOpen && count > maxQuantity && count % 1000 === 0 ? count / 1000 : count
}

function checkRange(count: number, maxQuantity: number): Pieces {
  const fits = Number.isInteger(count) && count >= 1 && count <= maxQuantity
  return fits ? count : { rowError: 'quantityOutOfRange' }
}

/** Reads a cell; one without a number is out of any range. */
function readCell(value: PartsListRow['quantity']): Stated {
  if (typeof value === 'number') return { count: value, isOpen: false }
  if (value === null || value === undefined || value.trim() === '') return null
  // A column of quantities has no other figures, so `2-3` is a range of pieces.
  return readPieces(value) ?? readPieces(`${value} pcs`) ?? { count: Number.NaN, isOpen: false }
}

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
