import type { Assortment, Material, Offer } from '../assortment.ts'
import type { Family } from '../families/families.ts'
import type { Form } from './choose-family.ts'
import type { Fact } from './fact.ts'
import { type PartRequest, type Rejection, reject } from './part-request.ts'

type MaterialFact = Extract<Fact, { kind: 'material' }>
type Choice = Pick<PartRequest, 'material' | 'materials' | 'coating'> & { assumed: boolean }

/**
 * Returns the material and coating with which all facts of the text agree and in which the family is offered. A text
 * without a material gets that of its form letter first, and the buyer confirms it.
 */
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
  if (own !== undefined) {
    said.push({ kind: 'material', codes: [own.material], named: true, chosen: own.material, steel: null })
  }
  const all = assortment.offers.get(family.code) ?? []
  const offers = all.filter((offer) => offer.coating === coating)
  if (coating === null && facts.some(({ kind }) => kind === 'coated')) return reject('coatingNotOffered')
  if (offers.length === 0) return reject(coating === null ? 'familyNotStocked' : 'coatingNotOffered', coating ?? '')
  const meant = offers.find(({ material }) => material === form?.material)?.material ?? null
  // "Steel" tells bushes of steel from those of bronze, and nothing beside pins.
  const telling = said.filter(({ codes }) => !offers.every(({ material }) => codes.includes(material)))
  if (telling.length === 0) {
    const materials = meant === null ? null : offers.map(({ material }) => material)
    return { material: meant, materials, coating, assumed: true }
  }
  const choice = agree(telling, { all, offers, coating, meant }, assortment)
  if ('rejected' in choice || form === null || !contradicts(choice.material, form, assortment)) return choice
  if (form.namesMaterial) return reject('materialContradictory', form.letter)
  return { ...choice, materials: [choice.material, meant].filter((code) => code !== null), assumed: true }
}

interface Offered {
  /** All offers of the family. */
  all: readonly Offer[]
  /** The offers in the coating of the text. */
  offers: readonly Offer[]
  coating: string | null
  /** The material of the form letter. */
  meant: string | null
}

function agree(
  said: readonly MaterialFact[],
  { all, offers, coating, meant }: Offered,
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
  const own = named.map((fact) => fact.chosen).find((code) => code !== null && offered.includes(code)) ?? null
  const form = meant !== null && offered.includes(meant) ? meant : null
  const plain = said.every(({ steel }) => steel !== null) ? plainest(offered, assortment) : null
  const chosen = own ?? form ?? plain ?? first
  const isClear = offered.length === 1 || named.length > 0 || form !== null || plain !== null
  // "P20 1.2312" and "1.2343/1.2344" name our steel beside its equivalent.
  const steels = said.flatMap(({ steel }) => steel ?? [])
  const isAsked = steels.length === 0 || steels.some((steel) => steel === assortment.materials.get(chosen)?.steel)
  const isSure = isClear && isAsked
  return { material: chosen, materials: isSure ? null : offered, coating, assumed: !isSure }
}

/** Returns the material of a steel whose finish the others have, too: 1.2344 is nitrided, and oxidised only if said. */
function plainest(codes: readonly string[], { materials }: Assortment): string | null {
  const found = codes.flatMap((code) => materials.get(code) ?? [])
  const isIn = (one: Material) => (other: Material) => one.finish.every((finish) => other.finish.includes(finish))
  return found.find((one) => one.steel === found[0]?.steel && found.every(isIn(one)))?.code ?? null
}

/** Whether a material is of the group that another letter of the same standard means, as nitrided beside AH. */
function contradicts(code: string | null, form: Form, { materials }: Assortment): boolean {
  const groupOf = (material: string | null) => materials.get(material ?? '')?.group
  const group = groupOf(code)
  return (
    form.material !== null &&
    group !== groupOf(form.material) &&
    form.materials.some((other) => groupOf(other) === group)
  )
}

function coatingOf(facts: readonly Fact[], own: string | null): string | null | Rejection {
  const codes = new Set(facts.flatMap((fact) => (fact.kind === 'coating' ? [fact.code] : [])))
  if (own !== null) codes.add(own)
  const [coating = null, second] = codes
  return second === undefined ? coating : reject('materialContradictory', [...codes].join(' '))
}
