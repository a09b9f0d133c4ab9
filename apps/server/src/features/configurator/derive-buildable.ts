import { readMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { JsonObject } from '@normwerk/contract/json-object'
import { deriveMouldBase, type MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'

/** Returns the mould base of a configuration; null for any other, or one that today's rules do not build. */
export function deriveBuildable(config: JsonObject): MouldBase | null {
  const settings = readMouldBase(config)
  const base = settings && deriveMouldBase(settings)
  return base === null || base.errors.length > 0 ? null : base
}
