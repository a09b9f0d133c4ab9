import type { ComparedProduct } from '@normwerk/contract/catalogue/comparison'

type Facts = Pick<ComparedProduct, 'properties'>

export interface ComparedFact {
  key: string
  label: string
  /** The value of each product; null if it has none. */
  values: (string | null)[]
}

/** Splits the facts of compared products into those that differ and those that are the same for all. */
export function splitFacts(products: readonly Facts[]): { differing: ComparedFact[]; same: ComparedFact[] } {
  const labels = new Map(products.flatMap(({ properties }) => properties.map(({ key, label }) => [key, label])))
  const facts = [...labels].map(([key, label]) => ({
    key,
    label,
    values: products.map(({ properties }) => properties.find((property) => property.key === key)?.value ?? null),
  }))
  const isSame = ({ values }: ComparedFact) => new Set(values).size === 1
  return { differing: facts.filter((fact) => !isSame(fact)), same: facts.filter(isSame) }
}
