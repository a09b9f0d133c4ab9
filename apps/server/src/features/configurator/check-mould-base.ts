import { isMouldBase, readMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { JsonObject } from '@normwerk/contract/json-object'
import { deriveMouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { AppError } from '../../http/app-error.ts'

/** Rejects settings of the mould base configurator that it does not understand, or that cannot be built. */
export function checkMouldBase(config: JsonObject): void {
  if (!isMouldBase(config)) return
  const settings = readMouldBase(config)
  const base = settings && deriveMouldBase(settings)
  if (base === null || base.errors.length > 0) throw new AppError('notBuildable')
}
