import { readOptions } from '@normwerk/contract/asked-options'
import type { Cart } from '@normwerk/contract/cart'
import type { AddPosition } from '@normwerk/contract/cart-position'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkQuantity } from '../catalogue/check-part.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'
import { readCart } from './read-cart.ts'
import { insertPosition } from './repository/positions.ts'
import { validatePosition } from './validate-position.ts'

/** Appends a position, even if the cart already has the article. Without a cart id, uses the default cart. */
export function addPosition(dependencies: Dependencies, context: CallContext, input: AddPosition): Promise<Cart> {
  const { productDimensionId, quantity = null, cartId = null, commission = null, comment = null } = input
  const part = { productDimensionId, ...readOptions(input) }
  return appendPart(dependencies, context, { part, quantity, cartId, commission, comment })
}

interface NewPart {
  part: PartOptions & { productDimensionId: string }
  quantity: number | null
  cartId: string | null
  commission?: string | null
  comment?: string | null
}

export async function appendPart(dependencies: Dependencies, context: CallContext, added: NewPart): Promise<Cart> {
  const { part, commission = null, comment = null } = added
  const quantity = checkQuantity(added.quantity, dependencies.settings)
  const cartId = await getOrCreateCart(dependencies, context, added.cartId)
  await insertPosition(context.db, {
    ...(await validatePosition(context, { ...part, quantity })),
    ...{ cartId, commission, comment },
    id: dependencies.ids.next(),
    createdAt: dependencies.clock.now(),
  })
  return readCart(context, cartId)
}
