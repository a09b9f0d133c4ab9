import { optionsOf } from '@normwerk/parts/configured-part'
import { remarksOf } from '@normwerk/parts/remarks'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import { addPositions, makeDefaultCart } from '../cart/add-positions.ts'
import { readChangedCart } from '../cart/read-cart.ts'
import { type ValidatedPosition, validatePositions } from '../cart/validate-position.ts'
import { presentPrice } from '../catalogue/price-part.ts'
import { findOrder, type PlacedPosition, readOrderPositions } from './repository/orders.ts'

interface Asked {
  orderId: string
  positionIds?: string[] | null | undefined
}

/** Appends an order's positions to the default cart, and reports parts that cost something else or are gone. */
export async function reorder(dependencies: Dependencies, context: CallContext, { orderId, positionIds }: Asked) {
  const { db, caller } = context
  const order = await findOrder(db, caller, orderId)
  if (order === undefined) throw new AppError('entryNotFound')
  const ordered = await readOrderPositions(db, orderId)
  const chosen = positionIds ? ordered.filter(({ id }) => positionIds.includes(id)) : ordered
  if (positionIds && chosen.length < new Set(positionIds).size) throw new AppError('entryNotFound')
  const validated = await validatePositions(
    context,
    chosen.map((row) => ({ articleId: row.articleId, quantity: row.quantity, ...optionsOf(row) })),
  )
  const found = chosen.map((row, index) => ({ row, part: validated[index] }))
  const sold = found.flatMap(({ row, part }) => (part === undefined || part instanceof AppError ? [] : [{ row, part }]))
  const toAdd = sold.map(({ row, part }) => ({
    part,
    ...remarksOf(row),
    group: row.groupId,
    configurationId: row.configurationId,
  }))
  const cartId =
    toAdd.length > 0
      ? await addPositions(dependencies, context, null, toAdd)
      : await makeDefaultCart(dependencies, context)
  return {
    ...(await readChangedCart(context, cartId)),
    added: toAdd.length,
    skipped: found.flatMap(({ row, part }) =>
      part instanceof AppError ? [{ articleNo: row.articleNo, quantity: row.quantity, code: part.code }] : [],
    ),
    priceChanges: sold.flatMap(comparePrice),
  }
}

function comparePrice({ row, part }: { row: PlacedPosition; part: ValidatedPosition }) {
  const { articleNo, price: before } = row
  const after = part.acknowledgedPrice
  return before === after ? [] : [{ articleNo, before: presentPrice(before), after: presentPrice(after) }]
}
