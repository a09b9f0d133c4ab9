import { fillGiven } from '@normwerk/contract/part-options'
import type { ImportedRow, PartsListRow, WrittenPart } from '@normwerk/contract/parts-list'
import { optionFields } from '@normwerk/parts/parts-list/fields'

/** A row of a list that is being added to a cart. */
export interface ListEntry {
  /** The row as it was in the list. */
  stood: PartsListRow
  /** The row as it is sent to the shop, with the buyer's corrections and choices. */
  asked: PartsListRow
  /** Null while the row is being checked. */
  answer: ImportedRow | null
  isConfirmed: boolean
  isSkipped: boolean
}

export type EntryState = 'checking' | 'skipped' | ImportedRow['status']
export type Suggested = NonNullable<ImportedRow['suggestions']>[number]

export function newEntry(row: PartsListRow): ListEntry {
  return { stood: row, asked: row, answer: null, isConfirmed: false, isSkipped: false }
}

export function stateOf({ answer, isSkipped }: ListEntry): EntryState {
  if (isSkipped) return 'skipped'
  return answer?.status ?? 'checking'
}

/** Whether the row prevents the list from being added. */
export function isOpen(entry: ListEntry): boolean {
  const state = stateOf(entry)
  return state !== 'matched' && state !== 'skipped'
}

/** Whether the buyer has confirmed, corrected or skipped the row. */
export function isDecided({ stood, asked, isSkipped }: ListEntry): boolean {
  return isSkipped || asked !== stood
}

/** Whether the shop offers a part that the buyer only has to confirm. */
export function isOffered({ answer }: ListEntry): boolean {
  return answer?.status === 'suggested' && answer.productDimensionId !== undefined
}

/** Confirms the offered part; from then on the row names exactly this part. */
export function confirmEntry(entry: ListEntry): ListEntry {
  const { answer } = entry
  if (answer === null || !isOffered(entry)) return entry
  const asked = {
    ...withoutWords(entry.asked),
    ...partOf(answer),
    chosenFor: writtenPartOf(entry.stood),
    ...(answer.quantity !== undefined && { quantity: answer.quantity }),
  }
  return { ...entry, asked, answer: { ...answer, status: 'matched' }, isConfirmed: true }
}

/** Chooses another part. A part in another material keeps the cut; any other part is requested by its number. */
export function chooseSuggested(entry: ListEntry, suggested: Suggested): ListEntry {
  const { answer, asked } = entry
  const { productDimensionId, articleNo } = suggested
  const chosen: PartsListRow =
    answer !== null && isOffered(entry)
      ? {
          ...withoutWords(asked),
          ...partOf(answer),
          productDimensionId,
          ...(answer.quantity !== undefined && { quantity: answer.quantity }),
        }
      : { ...asked, articleNo, designation: asked.designation ?? null, productDimensionId: null }
  return withAsked(entry, { ...chosen, chosenFor: writtenPartOf(entry.stood) })
}

export function correctEntry(entry: ListEntry, changes: Partial<PartsListRow>): ListEntry {
  const chosenFor = writtenPartOf(entry.stood)
  return withAsked(entry, { ...entry.asked, productDimensionId: null, ...changes, chosenFor })
}

/** Returns the entry with the same row to be checked again. */
export function askAgain(entry: ListEntry): ListEntry {
  return withAsked(entry, entry.asked)
}

/** Returns the entry with a row to be checked. What was answered or confirmed before does not count any more. */
function withAsked(entry: ListEntry, asked: PartsListRow): ListEntry {
  return { ...entry, asked, answer: null, isConfirmed: false, isSkipped: false }
}

/** Whether the row waits for an answer: for its part, or for the price of an offered part. */
export function needsAnswer({ answer, isConfirmed, isSkipped }: ListEntry): boolean {
  return !isSkipped && (answer === null || (isConfirmed && answer.price === undefined))
}

/** Assigns answers to the rows that were sent. A row that was changed in the meantime waits for its own answer. */
export function takeAnswers(
  entries: readonly ListEntry[],
  asked: readonly PartsListRow[],
  answers: readonly ImportedRow[],
): ListEntry[] {
  const current = new Set(asked)
  const byRow = new Map(answers.map((answer) => [answer.row, answer]))
  return entries.map((entry) => {
    const answer = current.has(entry.asked) ? byRow.get(entry.asked.row) : undefined
    return answer === undefined ? entry : takeAnswer(entry, answer)
  })
}

/** Keeps a confirmed part and adds its price. If it is no longer available, the row is open again. */
function takeAnswer(entry: ListEntry, answer: ImportedRow): ListEntry {
  if (isAsChosen(entry, answer)) return confirmEntry({ ...entry, answer })
  if (answer.status !== 'matched') return { ...entry, answer, isConfirmed: false }
  if (!entry.isConfirmed || entry.answer === null) return { ...entry, answer }
  const { price = null, totalPrice = null, availability } = answer
  return {
    ...entry,
    answer: { ...entry.answer, price, totalPrice, ...(availability !== undefined && { availability }) },
  }
}

/**
 * Whether the shop offers exactly the number that the buyer has chosen or typed for the row. The words of the list may
 * still name another part, but the buyer has decided that.
 */
function isAsChosen({ stood, asked }: ListEntry, { status, articleNo, unread = [] }: ImportedRow): boolean {
  const isChosen = asked.articleNo != null && asked.articleNo !== stood.articleNo
  return isChosen && status === 'suggested' && articleNo === asked.articleNo && unread.length === 0
}

/**
 * Returns what rows leave open and can be confirmed together; null for a row that must be checked individually, for
 * example because its number and its words disagree.
 */
export function assumptionOf(entry: ListEntry): string | null {
  const { answer } = entry
  if (answer === null || !isOffered(entry)) return null
  const { assumed = [], unread = [], crossReference, quantity } = answer
  if (unread.length > 0) return null
  const differs = crossReference?.differences == null ? [] : [`${crossReference.maker}: ${crossReference.differences}`]
  // Rows with different quantities are confirmed separately.
  const said = assumed.map((assumption) => (assumption === 'quantity' ? `quantity ${quantity}` : assumption))
  const open = [...differs, ...said]
  return open.length > 0 ? open.join(' ') : null
}

function partOf(answer: ImportedRow): Partial<PartsListRow> {
  const { productDimensionId } = answer
  return { productDimensionId, ...fillGiven(answer) }
}

/** Returns the cells of a row that name its part and quantity. */
function writtenPartOf(stood: PartsListRow): WrittenPart {
  const fields = ['title', 'section', 'articleNo', 'designation', 'quantity', ...optionFields] as const
  return Object.fromEntries(fields.flatMap((field) => (stood[field] == null ? [] : [[field, stood[field]]])))
}

function withoutWords({ articleNo: _number, designation: _words, ...row }: PartsListRow): PartsListRow {
  return row
}

export function skipEntry(entry: ListEntry): ListEntry {
  return { ...entry, isSkipped: true }
}

export function takeBackEntry(entry: ListEntry): ListEntry {
  return { ...entry, isSkipped: false }
}
