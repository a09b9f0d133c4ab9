import type { Cart } from '@normwerk/contract/cart'
import type { ReplaceConfiguration } from '@normwerk/contract/configurator'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { readCart } from '../cart/read-cart.ts'
import { replaceGroup } from '../cart/replace-group.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { checkSettings } from './check-settings.ts'
import { validateConfiguration } from './validate-configuration.ts'

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
