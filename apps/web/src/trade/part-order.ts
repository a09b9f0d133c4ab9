import { readQuantity as readWhole } from '@normwerk/parts/parts-list/read-quantity'

/** How a stocked part is to be delivered. */
export interface Configuration {
  /** Length it is cut to, mm. */
  length?: number
  /** `T50`; only with a length. */
  toleranceClass?: string
  certificate31?: boolean
}

/** A part for the cart. */
export interface PartOrder extends Configuration {
  dimensionId: string
  articleNo: string
  quantity: number
}

/** The article number with its options behind: `AZH-3.2x160-L147.25-T50-C31`. */
export function configuredNumber(articleNo: string, { length, toleranceClass, certificate31 }: Configuration): string {
  const cut = length === undefined ? [] : [`L${Math.round(length * 1000) / 1000}`, toleranceClass ?? '']
  return [articleNo, ...cut, certificate31 === true ? 'C31' : ''].filter(Boolean).join('-')
}

export const largestQuantity = 9999

/** A typed quantity: whole, 1 to 9999; `null` for everything else. */
export function readQuantity(typed: string): number | null {
  const quantity = readWhole(typed)
  return quantity !== null && quantity >= 1 && quantity <= largestQuantity ? quantity : null
}
