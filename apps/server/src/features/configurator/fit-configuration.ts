import type { AddConfiguration } from '@normwerk/contract/configurator'
import type { Dependencies } from '../../dependencies.ts'
import type { FittedPosition } from '../cart/fit-position.ts'
import type { Shopping } from '../cart/shopping.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { fitArticles } from './fit-articles.ts'
import { storeConfigurations } from './store-configurations.ts'

interface FittedConfiguration {
  parts: FittedPosition[]
  configurationId: string
}

/** Checks the parts of a configuration and stores what it was made of. */
export async function fitConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  shopping: Shopping,
  { articles, easyKatConfig, configurationName }: Omit<AddConfiguration, 'optionalCartId'>,
): Promise<FittedConfiguration> {
  const parts = await fitArticles(dependencies.settings, catalogue, shopping, articles)
  const configurationId = dependencies.ids.next()
  const stored = { id: configurationId, name: configurationName, settings: easyKatConfig }
  await storeConfigurations(dependencies, shopping.db, [stored])
  return { parts, configurationId }
}
