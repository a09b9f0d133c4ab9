import type { Cart } from '@normwerk/contract/cart'
import type { AddConfiguration } from '@normwerk/contract/configurator'
import type { Dependencies } from '../../dependencies.ts'
import { addPositions } from '../cart/add-positions.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Shopping } from '../cart/shopping.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { checkSettings } from './check-settings.ts'
import { validateConfiguration } from './validate-configuration.ts'

/** Appends a configuration as one group of positions, whole or not at all. */
export async function addConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  shopping: Shopping,
  { optionalCartId, ...configuration }: AddConfiguration,
): Promise<Cart> {
  const { parts, configurationId } = await validateConfiguration(dependencies, catalogue, shopping, configuration)
  const noRemarks = { commission: null, comment: null, customerOrderNumber: null }
  const positions = parts.map((part) => ({ part, ...noRemarks, group: 0, configurationId }))
  const cartId = await addPositions(dependencies, shopping, optionalCartId ?? null, positions)
  await checkSettings(shopping.db, cartId)
  return readCart(shopping, cartId)
}
