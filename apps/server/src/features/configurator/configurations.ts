import { giveMachining } from '@normwerk/contract/asked-options'
import type { AddConfiguration, Configuration, ReplaceConfiguration } from '@normwerk/contract/configurator'
import { noRemarks } from '@normwerk/parts/remarks'
import type { Queries } from '../../database/client.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import { addPositions } from '../cart/add-positions.ts'
import { readGroup, replaceGroup } from '../cart/configured-group.ts'
import { configuredNumber } from '../cart/format-part.ts'
import { readChangedCart } from '../cart/read-cart.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { listConfigurations, unnamedConfigurations } from './repository/configurations.ts'
import { checkSettings, type StoredConfiguration, validateConfiguration } from './validate-configuration.ts'

/** Appends a configuration as one group of positions, completely or not at all. */
export async function addConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { optionalCartId, ...configuration }: AddConfiguration,
) {
  const { parts, configurationId } = await validateConfiguration(dependencies, catalogue, context, configuration)
  const positions = parts.map((part) => ({ part, ...noRemarks, group: 0, configurationId }))
  const cartId = await addPositions(dependencies, context, optionalCartId ?? null, positions)
  await checkSettings(context.db, cartId)
  return readChangedCart(context, cartId)
}

/** Replaces the configuration of a position by another one, completely or not at all. */
export async function replaceConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { replacePositionId, ...configuration }: ReplaceConfiguration,
) {
  const group = await validateConfiguration(dependencies, catalogue, context, configuration)
  const cartId = await replaceGroup(dependencies, context, replacePositionId, group)
  await checkSettings(context.db, cartId)
  return readChangedCart(context, cartId)
}

/** Returns the settings of a group, and its current positions. */
export async function readConfiguration(context: CallContext, groupId: string): Promise<Configuration> {
  const { cartId, configurationId, rows } = await readGroup(context, groupId)
  const configuration = (await findConfigurations(context.db, [configurationId])).get(configurationId)
  if (configuration === undefined) throw new AppError('entryNotFound')
  return {
    id: groupId,
    cartId,
    configurationName: configuration.name,
    easyKatConfig: configuration.settings,
    articles: rows.map((row) => {
      const { id: positionId, quantity } = row.position
      return { positionId, articleNo: configuredNumber(row), quantity, ...giveMachining(row.position) }
    }),
  }
}

/** Finds the settings of positions by the configuration's id. */
export async function findConfigurations(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, StoredConfiguration>> {
  if (ids.length === 0) return new Map()
  const rows = await listConfigurations(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

const day = 24 * 60 * 60 * 1000

/** Configurations whose positions are gone from every cart and were never ordered. */
export function expiredConfigurations(db: Queries, now: Date) {
  return unnamedConfigurations(db, new Date(now.getTime() - day))
}
