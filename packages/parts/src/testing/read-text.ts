import { isRejection, type Rejection } from '../designation/part-request.ts'
import { createDesignationReaders } from '../designation/read-designation.ts'
import { requestPrefixes } from '../designation/request-prefixes.ts'
import { type Resolved, resolvePartRequest } from '../designation/resolve-part-request.ts'
import { formatSpecial } from '../machining/machining-kinds.ts'
import { assortment, stockedFor } from './stocked-articles.ts'

/** Read texts with the assortment of the shipped catalogue. */
export const { readDesignation, readOrPropose } = createDesignationReaders(assortment)

/** Resolves a text with the shipped catalogue. */
export function resolveText(text: string): Resolved | Rejection {
  const partRequest = readDesignation(text)
  return isRejection(partRequest)
    ? partRequest
    : resolvePartRequest(partRequest, stockedFor(requestPrefixes(partRequest, assortment)), assortment)
}

/** `AZH-3.2x160 L147.25 T50 C31 12x (material toleranceClass)` */
export function formatAnswer(answer: Resolved | Rejection): string {
  if (isRejection(answer)) return `${answer.rejected}: ${answer.detail}`
  const parts = [answer.articleNumber]
  if (answer.changedLength !== null) parts.push(`L${answer.changedLength}`)
  if (answer.toleranceClass !== null) parts.push(answer.toleranceClass)
  if (answer.certificate) parts.push('C31')
  parts.push(...Object.values(formatSpecial(answer)).filter((written) => written !== null))
  if (answer.quantity !== null) parts.push(`${answer.quantity}x`)
  if (answer.assumed.length > 0) parts.push(`(${answer.assumed.join(' ')})`)
  return parts.join(' ')
}
