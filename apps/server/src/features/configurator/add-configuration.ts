import type { Cart } from '@normwerk/contract/cart'
import type { AddConfiguration } from '@normwerk/contract/configurator'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { addPositions } from '../cart/add-positions.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { checkSettings } from './check-settings.ts'
import { validateConfiguration } from './validate-configuration.ts'

/** Appends a configuration as one group of positions, completely or not at all. */
export async function addConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { optionalCartId, ...configuration }: AddConfiguration,
): Promise<Cart> {
  const { parts, configurationId } = await validateConfiguration(dependencies, catalogue, context, configuration)
  const noRemarks = { commission: null, comment: null, customerOrderNumber: null }
  const positions = parts.map((part) => ({ part, ...noRemarks, group: 0, configurationId }))
  const cartId = await addPositions(dependencies, context, optionalCartId ?? null, positions)
  await checkSettings(context.db, cartId)
  return readCart(context, cartId)
}
