import type { ImportAnswer, ImportPartsList } from '@normwerk/contract/parts-list'
import { AppError, type FieldErrors } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'
import { addPositions } from '../cart/add-positions.ts'
import { lockCart } from '../cart/lock-carts.ts'
import type { Shopping } from '../cart/shopping.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { JudgedRow } from './judge-row.ts'
import { matchRows } from './match-rows.ts'

/** As many as one reads. */
const mostFaults = 100

/** Says what becomes of each row and, unless it is a dry run, adds them all in their order; one that is open ends it. */
export async function importRows(
  tools: Tools,
  catalogue: Catalogue,
  shopping: Shopping,
  { cartId = null, rows, dryRun }: ImportPartsList,
): Promise<ImportAnswer> {
  const judged = await matchRows(shopping, catalogue, rows, tools.settings.maxQuantity)
  const answers = judged.map(({ answer }) => answer)
  if (dryRun) {
    // That he may not fill this cart he should learn before he corrects the list.
    if (cartId !== null) await lockCart(shopping.db, shopping.caller, cartId, 'edit')
    return { rows: answers, added: 0 }
  }
  const positions = judged.flatMap(({ position }) => position ?? [])
  if (positions.length < rows.length) throw new AppError('importRowsUnresolved', { fields: faultsOf(judged) })
  await addPositions(tools, shopping, cartId, positions)
  return { rows: answers, added: positions.length }
}

function faultsOf(judged: readonly JudgedRow[]): FieldErrors {
  const open = judged.flatMap(({ position }, index) => (position === null ? [index] : []))
  return Object.fromEntries(open.slice(0, mostFaults).map((index) => [`rows.${index}`, [{ code: 'invalid' }]]))
}
