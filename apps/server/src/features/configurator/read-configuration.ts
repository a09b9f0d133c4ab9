import { giveMachining } from '@normwerk/contract/asked-options'
import type { Configuration } from '@normwerk/contract/configurator'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { readGroup } from '../cart/configured-group.ts'
import { configuredNumber } from '../cart/format-part.ts'
import { deleteUnnamed, listConfigurations } from './repository/configurations.ts'
import type { StoredConfiguration } from './validate-configuration.ts'

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

/** The rest is deleted an hour later. */
const maxAtOnce = 1000

/** Deletes configurations whose positions are gone from every cart and were never ordered. */
export function purgeExpiredConfigurations(db: Queries, now: Date): Promise<void> {
  return deleteUnnamed(db, new Date(now.getTime() - day), maxAtOnce)
}
