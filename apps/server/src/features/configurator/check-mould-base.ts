import { isMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { JsonObject } from '@normwerk/contract/json-object'
import { AppError } from '../../http/app-error.ts'
import { deriveBuildable } from './derive-buildable.ts'

/** Rejects settings of the mould base configurator that it does not understand, or that cannot be built. */
export function checkMouldBase(config: JsonObject): void {
  if (!isMouldBase(config)) return
  if (deriveBuildable(config) === null) throw new AppError('notBuildable')
}
