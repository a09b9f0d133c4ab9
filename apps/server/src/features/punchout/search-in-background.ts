import type { OciField } from '@normwerk/documents/oci/write-fields'
import { writeOciFields } from '@normwerk/documents/oci/write-fields'
import { noOptions } from '@normwerk/parts/configured-part'
import { noRemarks } from '@normwerk/parts/remarks'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { addPositions } from '../cart/add-positions.ts'
import { readCart } from '../cart/read-cart.ts'
import { type RequestedPosition, validatePositions } from '../cart/validate-position.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { isCertain, nameText } from '../catalogue/name-text.ts'
import { readViewer } from '../catalogue/read-viewer.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import { searchProducts } from '../catalogue/search/search-products.ts'
import type { BackgroundTask } from './entry-task.ts'
import { listItems, profileOf } from './list-items.ts'
import type { FoundAccount } from './repository/accounts.ts'
import { deleteVisitor } from './repository/sessions.ts'

/** What one search answers at most; a purchasing system shows them in one list. */
const maxFound = 50

/**
 * Writes the fields of a known part, or of what a search finds, at the company's prices: no buyer sees a page. What cannot
 * be ordered is left out, so an unknown part gives no fields. The visitor whose cart it was is deleted.
 */
export async function searchInBackground(
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  context: CallContext,
  found: FoundAccount,
  task: BackgroundTask,
): Promise<OciField[]> {
  const requested = await listRequested(catalogue, context, task)
  const positions = await validatePositions(context, requested)
  const parts = positions.flatMap((part) =>
    part instanceof AppError || part.totalPrice === null
      ? []
      : [{ part, group: null, configurationId: null, ...noRemarks }],
  )
  if (parts.length === 0) return []
  const cartId = await addPositions(dependencies, context, null, parts)
  const view = { language: context.language, now: dependencies.clock.now() }
  const items = listItems(await readCart(context, cartId), view)
  await deleteVisitor(context.db, context.caller.userId)
  return writeOciFields(items, profileOf(found))
}

async function listRequested(
  live: LiveCatalogue,
  context: CallContext,
  task: BackgroundTask,
): Promise<RequestedPosition[]> {
  const catalogue = live.current()
  if ('productId' in task) {
    const part = findNumber(catalogue, task.productId)
    return part === null || part === 'unknown' ? [] : [{ ...part, quantity: task.quantity }]
  }
  const { text } = task
  const named = nameText(
    { catalogue, customerPartNumbers: new Map(), readPartRequest: catalogue.readDesignation },
    text,
  )
  if (isCertain(named)) return [{ ...named, quantity: named.quantity ?? 1 }]
  const search = { query: text, withDimensions: true, pageRequest: { page: 1, size: maxFound } }
  const { dimensions } = await searchProducts(context, catalogue, search, await readViewer(live, context))
  return (dimensions?.items ?? []).map(({ id }) => ({ ...noOptions, articleId: id, quantity: 1 }))
}
