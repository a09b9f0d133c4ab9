import type { PartsListRow } from '@normwerk/contract/parts-list'
import { hasSameOptions, optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import { differs, isCertain, isNamed, nothingElse, type Sources } from '../catalogue/name-text.ts'
import type { RememberedPart } from '../remembered-part/find-remembered-parts.ts'
import { countUnits } from '../remembered-part/quantity-unit.ts'
import { piecesIn, type RowMatch, type RowPart, textsOf } from './name-part.ts'
import type { ReadRow } from './read-row.ts'

type Read = Omit<ReadRow, 'row'>

/**
 * Follows what was chosen for the text before. The choice of the company answers what the text leaves open; the buyer
 * confirms it only if the text names another part without a question, or if the shop offers it to every company.
 */
export function recallPart(
  { readPartRequest }: Sources,
  row: PartsListRow,
  read: Read,
  remembered: RememberedPart,
): Read {
  const { articleId, articleNumber, id } = remembered
  const part: RowPart = {
    ...{ ...nothingElse, ...optionsOf(remembered), articleId, articleNumber },
    length: null,
    quantity: isNamed(read.match) ? read.match.quantity : piecesIn(readPartRequest, textsOf(row)),
    needsConfirmation: id === null,
  }
  if (!needsNoQuestion(read.match))
    return { match: part, others: id === null ? read.others : [], remembered, rejection: null }
  if (isSamePart(read.match, part)) {
    const isCounted = countUnits(row.quantity, remembered.unit) !== null
    return { ...read, remembered: isCounted ? remembered : null }
  }
  const { articleNumber: named } = read.match
  const others = named === null ? [] : [{ articleNo: named, score: 1 }]
  return { match: { ...part, needsConfirmation: true }, others, remembered, rejection: null }
}

/** Whether a row names its part so that the buyer need not confirm it. */
export function needsNoQuestion(match: RowMatch): match is RowPart {
  if (!isCertain(match) || differs(match)) return false
  const isCut = match.changedLength !== null || match.length !== null
  return match.assumed.length === 0 && !(isCut && match.toleranceClass === null)
}

/** Whether the part of a row is this one. */
export function isSamePart(one: RowPart, other: PartOptions & Pick<RowPart, 'articleId'>): boolean {
  return one.articleId === other.articleId && one.length === null && hasSameOptions(one, other)
}
