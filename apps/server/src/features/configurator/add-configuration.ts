import type { Cart } from '@normwerk/contract/cart'
import type { AddConfiguration, ReplaceConfiguration } from '@normwerk/contract/configurator'
import { noRemarks } from '@normwerk/parts/remarks'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { addPositions } from '../cart/add-positions.ts'
import { replaceGroup } from '../cart/configured-group.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { checkSettings, validateConfiguration } from './validate-configuration.ts'

/** Appends a configuration as one group of positions, completely or not at all. */
export async function addConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { optionalCartId, ...configuration }: AddConfiguration,
): Promise<Cart> {
  const { parts, configurationId } = await validateConfiguration(dependencies, catalogue, context, configuration)
  const positions = parts.map((part) => ({ part, ...noRemarks, group: 0, configurationId }))
  const cartId = await addPositions(dependencies, context, optionalCartId ?? null, positions)
  await checkSettings(context.db, cartId)
  return readCart(context, cartId)
}

/** Replaces the configuration of a position by another one, completely or not at all. */
export async function replaceConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { replacePositionId, ...configuration }: ReplaceConfiguration,
): Promise<Cart> {
  const group = await validateConfiguration(dependencies, catalogue, context, configuration)
  const cartId = await replaceGroup(dependencies, context, replacePositionId, group)
  await checkSettings(context.db, cartId)
  return readCart(context, cartId)
}
