import type { Line } from '../families/line.ts'
import { materialOf } from '../materials/materials.ts'
import { type Offer, offersOf } from '../materials/offers.ts'
import type { Form } from './choose-line.ts'
import type { Fact } from './fact.ts'
import { type Refusal, refuse, type Wish } from './wish.ts'

type MaterialFact = Extract<Fact, { kind: 'material' }>
type Choice = Pick<Wish, 'material' | 'materials' | 'coating'> & { assumed: boolean }

/** The material and coating that everything in the text agrees on, as far as the line is offered in them. */
export function chooseMaterial(facts: readonly Fact[], line: Line, form: Form | null): Choice | Refusal {
  const own = facts.find((fact) => fact.kind === 'number')?.number
  const coating = coatingOf(facts, own?.coating ?? null)
  if (coating !== null && typeof coating !== 'string') return coating
  const said = facts.filter((fact) => fact.kind === 'material')
  const fixed = own?.material ?? form?.material ?? null
  if (fixed !== null) said.push({ kind: 'material', codes: [fixed], named: true, chosen: fixed, steel: null })
  const offers = offersOf(line.key).filter((offer) => coating === null || offer.coatings.includes(coating))
  if (offers.length === 0) return refuse('coatingNotOffered', coating ?? '')
  if (said.length === 0) return { material: null, materials: null, coating, assumed: true }
  return agree(said, offers, line, coating)
}

function agree(
  said: readonly MaterialFact[],
  offers: readonly Offer[],
  line: Line,
  coating: string | null,
): Choice | Refusal {
  const possible = (said[0]?.codes ?? []).filter((code) => said.every(({ codes }) => codes.includes(code)))
  if (possible.length === 0) return refuse('materialContradictory')
  const offered = offers.map((offer) => offer.material.code).filter((code) => possible.includes(code))
  const [first] = offered
  if (first === undefined) {
    const plain = offersOf(line.key).some((offer) => possible.includes(offer.material.code))
    return plain ? refuse('coatingNotOffered', coating ?? '') : refuse('materialNotStocked', possible.join(' '))
  }
  const named = said.filter((fact) => fact.named)
  const chosen = named.map((fact) => fact.chosen).find((code) => code !== null && offered.includes(code)) ?? first
  const isClear = offered.length === 1 || named.length > 0
  const isAsked = said.every(({ steel }) => steel === null || steel === materialOf(chosen).steel)
  const isSure = isClear && isAsked
  return { material: chosen, materials: isSure ? null : offered, coating, assumed: !isSure }
}

function coatingOf(facts: readonly Fact[], own: string | null): string | null | Refusal {
  const codes = new Set(facts.flatMap((fact) => (fact.kind === 'coating' ? [fact.code] : [])))
  if (own !== null) codes.add(own)
  const [coating = null, second] = codes
  return second === undefined ? coating : refuse('materialContradictory', [...codes].join(' '))
}
