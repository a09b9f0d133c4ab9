import type { ImportedRow } from '@normwerk/contract/parts-list'
import type { Truth } from './corpus.ts'

/**
 * `right`: answered without a question as a person of the trade would; `asked`: a question where several parts or
 * quantities fit. `needless`: a question that has the right part in it; `missed`: an answer without the right part.
 * `silent`: something that the text leaves open was filled in without a question.
 */
export const verdicts = [
  'right',
  'asked',
  'needless',
  'missed',
  'silent',
  'wrongPart',
  'wrongQuantity',
  'dropped',
] as const
export type Verdict = (typeof verdicts)[number]

/** The answer to a row: `dropped` rows were not answered at all. */
export type Answer = ImportedRow | 'dropped'

/** Scores the answer to a text or to a row of a list. Without `counts` its quantity is not compared. */
export function scoreAnswer(truth: Truth, answer: Answer, counts: boolean): Verdict {
  if (answer === 'dropped') return truth.hidden === true || isNoPosition(truth) ? 'right' : 'dropped'
  if (truth.quantity === 0) return answer.status === 'matched' ? 'wrongQuantity' : 'asked'
  const verdict = scorePart(truth, answer, counts)
  if (!counts || verdict === 'wrongPart' || answer.articleNo === undefined) return verdict
  const isShown = answer.status === 'suggested' && assumes(answer, 'quantity')
  if (truth.quantity === null || truth.quantity === 'ask') {
    if (answer.status !== 'matched') return verdict
    return truth.quantity === null ? 'silent' : 'wrongQuantity'
  }
  return answer.quantity === truth.quantity || isShown || answer.status === 'invalid' ? verdict : 'wrongQuantity'
}

function scorePart(truth: Truth, answer: ImportedRow, counts: boolean): Verdict {
  const isMatched = answer.status === 'matched'
  if (truth.hidden === true) return isMatched ? 'wrongPart' : 'asked'
  if (truth.part === 'reject') return isMatched ? 'wrongPart' : answer.status === 'suggested' ? 'needless' : 'right'
  const proposals = [answer.articleNo ?? [], ...(answer.suggestions ?? []).map(({ articleNo }) => articleNo)].flat()
  if (truth.part === 'ask') {
    if (isMatched) return 'wrongPart'
    const isHelpful = truth.candidates.length === 0 || proposals.some((part) => isAmong(part, truth.candidates))
    return isHelpful ? 'asked' : 'missed'
  }
  const isFirst = answer.articleNo !== undefined && isSamePart(answer.articleNo, truth)
  const open = truth.open.filter((open) => open !== 'toleranceClass')
  const isOpen =
    open.length > 0 ||
    (counts && typeof truth.quantity !== 'number') ||
    (lacksClass(truth) && assumes(answer, 'toleranceClass'))
  if (isMatched) return isFirst ? (open.length > 0 ? 'silent' : 'right') : 'wrongPart'
  if (isFirst && answer.status === 'suggested') return isOpen ? 'asked' : 'needless'
  return proposals.some((part) => isAmong(part, [truth.part])) ? 'needless' : 'missed'
}

/** Whether nothing is ordered, so that the row may be left out. */
export function isNoPosition({ part, quantity }: Truth): boolean {
  return quantity === 0 || (part === 'reject' && quantity === null)
}

function assumes({ assumed = [] }: ImportedRow, what: string): boolean {
  return assumed.some((assumption) => assumption === what)
}

/** Whether the text names a cut without a tolerance. The shop may assume the usual class or ask, and must show it. */
export function lacksClass({ part }: Truth): boolean {
  return /-L[\d.]+/.test(part) && !/-T\d+/.test(part)
}

function isSamePart(articleNo: string, truth: Truth): boolean {
  return truth.part === (lacksClass(truth) ? articleNo.replace(/-T\d+/, '') : articleNo)
}

function isAmong(articleNo: string, parts: readonly string[]): boolean {
  return parts.some((part) => blankOf(part) === blankOf(articleNo))
}

/** A suggestion is a stocked article, so its options are not compared. */
function blankOf(part: string): string {
  return part.replace(/(?:-(?:L[\d.]+|T\d+|C31|R\d\w*))+$/, '')
}
