import type { Fact } from './fact.ts'

/** `bush`, `Buchse`, `douille`: a bush that nobody calls a guide may be any part with a bore, in folded letters. */
const guiding =
  /gui|f(?:ue?|ü)h?r|vod|prowadz|vezet|gelei|lei|led|styr|ghid|gejd|bund|kra[ag]|flans|flen|kolnierz|limec|limcem|perem/

/** Of a sleeve, by its outer diameter: the shortest has the sixfold. No guide bush is so long. */
const slender = 5

/**
 * Whether a word for any bush stands beside the three sizes of an ejector sleeve: `bush 5x8x150 hardened`. Its bore, its
 * outer diameter and its length are in this order, and a guide bush has only two sizes.
 */
export function isSleeve(facts: readonly (Fact & { source?: string })[]): boolean {
  const [chain, second] = facts.filter((fact) => fact.kind === 'chain')
  if (chain === undefined || second !== undefined || chain.measures.length !== 3) return false
  const [inner = 0, outer = 0, length = 0] = chain.measures.map(({ value }) => value)
  if (chain.slashed || inner >= outer || length < slender * outer) return false
  return facts.every(({ kind, source = '' }) => kind !== 'family' || !guiding.test(source.toLowerCase()))
}
