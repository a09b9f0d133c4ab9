import type { Assortment } from '../assortment.ts'
import { chooseFamily, readForm } from './choose-family.ts'
import { chooseMaterial } from './choose-material.ts'
import type { SaidFact } from './fact.ts'
import { type Assumption, isRejection, type PartRequest, type Rejection, reject } from './part-request.ts'
import { placeSizes } from './place-sizes.ts'
import { readOptions } from './read-options.ts'

/** Returns the request with which all facts of a text agree. */
export function readFacts(facts: readonly SaidFact[], assortment: Assortment): PartRequest | Rejection {
  const rejection = facts.find((fact) => fact.kind === 'rejection')
  if (rejection !== undefined) return reject(rejection.reason, rejection.detail)

  const form = readForm(facts, assortment)
  if (form !== null && isRejection(form)) return form
  const family = chooseFamily(facts, form, assortment)
  if (isRejection(family)) return family
  const choice = chooseMaterial(facts, family, form, assortment)
  if (isRejection(choice)) return choice
  const placed = placeSizes(facts, family)
  if (isRejection(placed)) return placed
  const options = readOptions(facts, family, placed)
  if (isRejection(options)) return options

  const assumed: Assumption[] = choice.assumed ? ['material'] : []
  const isCutSaid = facts.some((fact) => fact.kind === 'cut' || (fact.kind === 'number' && fact.options.changedLength))
  if (options.changedLength !== null && !isCutSaid) assumed.push('length')
  if (options.changedLength !== null && options.toleranceClass === null) assumed.push('toleranceClass')
  const { material, materials, coating } = choice
  return { family: family.code, material, materials, coating, ...options, assumed, unread: [], said: facts }
}
