import type { AddConfiguration } from '@normwerk/contract/configurator'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { ValidatedPosition } from '../cart/validate-position.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { storeConfigurations } from './store-configurations.ts'
import { validateArticles } from './validate-articles.ts'

interface ValidatedConfiguration {
  parts: ValidatedPosition[]
  configurationId: string
}

/** Validates the parts of a configuration and stores its settings. */
export async function validateConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { articles, easyKatConfig, configurationName }: Omit<AddConfiguration, 'optionalCartId'>,
): Promise<ValidatedConfiguration> {
  const parts = await validateArticles(dependencies.settings, catalogue, context, articles)
  const configurationId = dependencies.ids.next()
  const stored = { id: configurationId, name: configurationName, settings: easyKatConfig }
  await storeConfigurations(dependencies, context.db, [stored])
  return { parts, configurationId }
}
