import type { Assortment, Offer } from '../assortment.ts'
import type { Family } from '../families/families.ts'
import type { Form } from './choose-family.ts'
import type { Fact } from './fact.ts'
import { type PartRequest, type Rejection, reject } from './part-request.ts'

type MaterialFact = Extract<Fact, { kind: 'material' }>
type Choice = Pick<PartRequest, 'material' | 'materials' | 'coating'> & { assumed: boolean }

/** Returns the material and coating with which all facts of the text agree and in which the family is offered. */
export function chooseMaterial(
  facts: readonly Fact[],
  family: Family,
  form: Form | null,
  assortment: Assortment,
): Choice | Rejection {
  const own = facts.find((fact) => fact.kind === 'number')?.number
  const coating = coatingOf(facts, own?.coating ?? null)
  if (coating !== null && typeof coating !== 'string') return coating
  const said = facts.filter((fact) => fact.kind === 'material')
  const fixed = own?.material ?? form?.material ?? null
  if (fixed !== null) said.push({ kind: 'material', codes: [fixed], named: true, chosen: fixed, steel: null })
  const all = assortment.offers.get(family.code) ?? []
  const offers = all.filter((offer) => offer.coating === coating)
  if (offers.length === 0) return reject(coating === null ? 'familyNotStocked' : 'coatingNotOffered', coating ?? '')
  if (said.length === 0) return { material: null, materials: null, coating, assumed: true }
  return agree(said, { all, offers, coating }, assortment)
}

interface Offered {
  /** All offers of the family. */
  all: readonly Offer[]
  /** The offers in the coating of the text. */
  offers: readonly Offer[]
  coating: string | null
}

function agree(
  said: readonly MaterialFact[],
  { all, offers, coating }: Offered,
  assortment: Assortment,
): Choice | Rejection {
  const possible = (said[0]?.codes ?? []).filter((code) => said.every(({ codes }) => codes.includes(code)))
  if (possible.length === 0) return reject('materialContradictory')
  const offered = offers.map(({ material }) => material).filter((code) => possible.includes(code))
  const [first] = offered
  if (first === undefined) {
    const isOffered = all.some(({ material }) => possible.includes(material))
    return isOffered ? reject('coatingNotOffered', coating ?? '') : reject('materialNotStocked', possible.join(' '))
  }
  const named = said.filter((fact) => fact.named)
  const chosen = named.map((fact) => fact.chosen).find((code) => code !== null && offered.includes(code)) ?? first
  const isClear = offered.length === 1 || named.length > 0
  const isAsked = said.every(({ steel }) => steel === null || steel === assortment.materials.get(chosen)?.steel)
  const isSure = isClear && isAsked
  return { material: chosen, materials: isSure ? null : offered, coating, assumed: !isSure }
}

function coatingOf(facts: readonly Fact[], own: string | null): string | null | Rejection {
  const codes = new Set(facts.flatMap((fact) => (fact.kind === 'coating' ? [fact.code] : [])))
  if (own !== null) codes.add(own)
  const [coating = null, second] = codes
  return second === undefined ? coating : reject('materialContradictory', [...codes].join(' '))
}
