import { giveMachining } from '@normwerk/contract/asked-options'
import type { Configuration } from '@normwerk/contract/configurator'
import { AppError } from '../../http/app-error.ts'
import { configuredNumber } from '../cart/format-part.ts'
import type { Shopping } from '../cart/shopping.ts'
import { findConfigurations } from './find-configurations.ts'
import { readGroup } from './repository.ts'

/** What a group was configured of, and its positions as they stand now. */
export async function readConfiguration(shopping: Shopping, groupId: string): Promise<Configuration> {
  const { cartId, configurationId, rows } = await readGroup(shopping, groupId)
  const configuration = (await findConfigurations(shopping.db, [configurationId])).get(configurationId)
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
