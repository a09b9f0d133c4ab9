import type { Fact } from './fact.ts'

/**
 * Parts of words that make a bush a guide or give it a collar, in all languages. Without such a word, `bush`, `Buchse` or
 * `douille` may mean any part with a bore.
 */
const guiding =
  /gui|f(?:ue?|ü)h?r|vod|prowadz|vezet|gelei|lei|led|styr|ghid|gejd|bund|kra[ag]|flans|flen|kolnierz|limec|limcem|perem/

/** No guide bush of the catalogue is five times as long as thick; most sleeves are, and the others are asked about. */
const minSlenderness = 5

/**
 * Whether a word for any bush stands beside the three sizes of an ejector sleeve: `bush 5x8x150 hardened`. Its bore, its
 * outer diameter and its length are in this order, and a guide bush has only two sizes.
 */
export function isSleeve(facts: readonly (Fact & { source?: string })[]): boolean {
  const [chain, second] = facts.filter((fact) => fact.kind === 'chain')
  if (chain === undefined || second !== undefined || chain.measures.length !== 3) return false
  const [inner = 0, outer = 0, length = 0] = chain.measures.map(({ value }) => value)
  if (chain.slashed || inner >= outer || length < minSlenderness * outer) return false
  return facts.every(({ kind, source = '' }) => kind !== 'family' || !guiding.test(source.toLowerCase()))
}
