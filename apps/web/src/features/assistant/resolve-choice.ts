import type { AssistantGuide } from '@normwerk/contract/assistant'
import { type Finish, finishes } from '@normwerk/parts/assistant/finishes'
import { type CoatingRejection, rejectCoating } from '@normwerk/parts/assistant/warn-about'
import type { AssistantSearch } from './assistant-search.ts'

type PinTypeEntry = AssistantGuide['pinTypes'][number]
type MaterialEntry = AssistantGuide['materials'][number]
type CoatingEntry = AssistantGuide['coatings'][number]
export type PlasticEntry = AssistantGuide['plastics'][number]

/** What the choices in an address mean. */
export interface Choice {
  type: PinTypeEntry
  /** The finishes in which pins of the type are sold. */
  finishes: ReadonlySet<Finish>
  finish: Finish | null
  /** The materials of the finish, among which one is chosen. */
  materials: readonly MaterialEntry[]
  material: MaterialEntry
  /** Every coating, with the reason why it is not to be had on the material. */
  coatings: readonly { coating: CoatingEntry; rejection: CoatingRejection | null }[]
  coating: CoatingEntry | null
  /** Set where the address names a coating that is not to be had. */
  rejected: { coating: CoatingEntry; rejection: CoatingRejection } | null
  productId: string
  productNr: string
  plastic: PlasticEntry
}

/** Resolves an address. What it leaves open or names in vain is what the catalogue has first; null without any pins. */
export function resolveChoice(guide: AssistantGuide, search: AssistantSearch): Choice | null {
  const sold = guide.pinTypes.filter(({ products }) => products.length > 0)
  const type = sold.find((entry) => entry.type === search.type) ?? sold[0]
  const plastic = guide.plastics.find(({ code }) => code === search.plastic) ?? guide.plastics[0]
  if (type === undefined || plastic === undefined) return null
  const offered = guide.materials.filter(({ code }) => type.products.some(({ material }) => material === code))
  const material = offered.find(({ code }) => code === search.material) ?? offered[0]
  if (material === undefined) return null
  const soldWith = (code: string | null) =>
    type.products.find((product) => product.material === material.code && product.coating === code)
  const coatings = guide.coatings.map((coating) => ({
    coating,
    rejection:
      soldWith(coating.code) === undefined
        ? (rejectCoating(coating, material) ?? ({ code: 'coatingNotOffered', figures: null } as const))
        : null,
  }))
  const asked = coatings.find(({ coating }) => coating.code === search.coating)
  const coating = asked !== undefined && asked.rejection === null ? asked.coating : null
  const product = soldWith(coating?.code ?? null) ?? type.products.find((one) => one.material === material.code)
  if (product === undefined) return null
  return {
    type,
    finishes: new Set(finishes.filter((finish) => offered.some(({ group }) => group === finish))),
    finish: material.group,
    materials: offered.filter(({ group }) => group === material.group),
    material,
    coatings,
    coating,
    rejected:
      asked === undefined || asked.rejection === null ? null : { coating: asked.coating, rejection: asked.rejection },
    productId: product.id,
    productNr: product.productNr,
    plastic,
  }
}

/** Returns the first material of a finish in which pins of the type are sold. */
export function materialOf(guide: AssistantGuide, type: PinTypeEntry, finish: Finish): string | undefined {
  return guide.materials.find(
    ({ code, group }) => group === finish && type.products.some(({ material }) => material === code),
  )?.code
}
