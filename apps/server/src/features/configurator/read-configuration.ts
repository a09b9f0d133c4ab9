import { giveMachining } from '@normwerk/contract/asked-options'
import type { Configuration } from '@normwerk/contract/configurator'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { configuredNumber } from '../cart/format-part.ts'
import { readGroup } from '../cart/read-cart.ts'
import { findConfigurations } from './find-configurations.ts'

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
