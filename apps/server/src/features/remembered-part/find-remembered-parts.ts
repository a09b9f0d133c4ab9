import type { Unit } from '@normwerk/contract/remembered-part'
import { optionsOf } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { validatePart } from '../catalogue/read-part.ts'
import type { FoundPart } from '../catalogue/search/find-number.ts'
import { unitOf } from './quantity-unit.ts'
import { findRows } from './repository/remembered-parts.ts'
import { textKeyOf, type WrittenText } from './text-key.ts'

/** The part that was chosen for a text before. */
export interface RememberedPart extends FoundPart {
  /** Null: the shop offers it to every company, so the buyer must confirm it. */
  id: string | null
  by: string | null
  at: Date
  /** The unit of the quantity; null if its pieces were not chosen. */
  unit: Unit | null
}

/**
 * Finds the parts that were chosen for the texts of rows, by the key of the text. The company's own choice precedes
 * that of the shop. Parts that are not sold or not made any more are not found.
 */
export async function findRememberedParts(
  db: Queries,
  companyId: string,
  rows: readonly WrittenText[],
): Promise<Map<string, RememberedPart>> {
  const textKeys = [...new Set(rows.flatMap((row) => textKeyOf(row) ?? []))]
  if (textKeys.length === 0) return new Map()
  const found = await findRows(db, companyId, textKeys)
  const ownLast = found.toSorted((a, b) => Number(a.row.companyId !== null) - Number(b.row.companyId !== null))
  return new Map(
    ownLast.flatMap(({ row, article, chosenBy }): [string, RememberedPart][] => {
      const options = validatePart(article, optionsOf(row))
      if (options instanceof AppError) return []
      const part = { ...options, articleId: article.id, articleNumber: article.articleNo }
      const choice = { id: row.companyId === null ? null : row.id, by: chosenBy, at: row.chosenAt, unit: unitOf(row) }
      return [[row.textKey, { ...part, ...choice }]]
    }),
  )
}
