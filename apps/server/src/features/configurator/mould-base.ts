import { isMouldBase, readMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { JsonObject } from '@normwerk/contract/json-object'
import { deriveMouldBase, type MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { AppError } from '../../http/call.ts'

/** Returns the mould base of a configuration; null for any other, or one that today's rules do not build. */
export function deriveBuildable(config: JsonObject): MouldBase | null {
  const settings = readMouldBase(config)
  const base = settings && deriveMouldBase(settings)
  return base === null || base.errors.length > 0 ? null : base
}

/** Rejects settings of the mould base configurator that it does not understand, or that cannot be built. */
export function checkMouldBase(config: JsonObject): void {
  if (!isMouldBase(config)) return
  if (deriveBuildable(config) === null) throw new AppError('notBuildable')
}
