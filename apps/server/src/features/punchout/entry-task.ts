import { giveOptions } from '@normwerk/contract/asked-options'
import { maxQuantity, maxSearchTextLength } from '@normwerk/contract/limits'
import { addressOptions } from '@normwerk/contract/part-address'
import { findArticle } from '@normwerk/search/find-article'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import type { Parameters } from './read-parameters.ts'

/** What a purchasing system wants besides entering. */
export type EntryTask =
  | { kind: 'start' }
  | { kind: 'show'; productId: string }
  | { kind: 'search'; text: string }
  /** The answer goes to the purchasing system without a buyer: one known part, or what a search finds. */
  | BackgroundTask

export type BackgroundTask = { kind: 'background' } & ({ productId: string; quantity: number } | { text: string })

/** Reads the function of OCI 4.0 and 5.0. An unknown one means the usual visit. */
export function readTask(parameters: Parameters): EntryTask {
  const productId = (parameters.get('productid') ?? '').trim()
  const text = (parameters.get('searchstring') ?? '').trim()
  switch ((parameters.get('function') ?? '').toUpperCase()) {
    case 'DETAIL':
      return { kind: 'show', productId: required('productid', productId) }
    case 'VALIDATE':
      return { kind: 'background', productId: required('productid', productId), quantity: readQuantity(parameters) }
    case 'BACKGROUND_SEARCH':
      return { kind: 'background', text: required('searchstring', text) }
    case 'SOURCING':
      return text === '' ? { kind: 'start' } : { kind: 'search', text: required('searchstring', text) }
    default:
      return { kind: 'start' }
  }
}

function required(name: string, value: string): string {
  if (value === '') throw new AppError('validationFailed', { fields: { [name]: [{ code: 'required' }] } })
  if (value.length <= maxSearchTextLength) return value
  throw new AppError('validationFailed', { fields: { [name]: [{ code: 'tooLong' }] } })
}

/** With a comma or a point; without a quantity it is one piece. */
function readQuantity(parameters: Parameters): number {
  const written = (parameters.get('quantity') ?? '').trim().replace(',', '.')
  const quantity = written === '' ? 1 : Number(written)
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity) return quantity
  throw new AppError('validationFailed', { fields: { quantity: [{ code: 'invalid' }] } })
}

/** Returns the page, below the root of the visit, on which a buyer begins. */
export function findStart(catalogue: Catalogue, task: Exclude<EntryTask, BackgroundTask>): string {
  switch (task.kind) {
    case 'start':
      return '/'
    case 'search':
      return searchFor(task.text)
    case 'show':
      return pageOf(catalogue, task.productId) ?? searchFor(task.productId)
  }
}

function searchFor(text: string): string {
  return `/search?${new URLSearchParams({ q: text })}`
}

/** Returns the page of a part with its options; null for an unknown number. */
function pageOf(catalogue: Catalogue, number: string): string | null {
  const part = findNumber(catalogue, number)
  if (part === null || part === 'unknown') return null
  const productNr = findArticle(catalogue.index, part.articleNumber)?.productNr ?? ''
  const query = new URLSearchParams({ article: part.articleNumber })
  for (const [name, value] of Object.entries(addressOptions(giveOptions(part)))) query.set(name, String(value))
  return `/product/${encodeURIComponent(productNr)}?${query}`
}
