import { type Family, families } from '../families/families.ts'
import type { Candidates } from './fact.ts'

interface Meaning {
  or?: readonly string[]
  isMeant?: boolean
}

/** Collects the families that share a key, such as a word or a standard: each is possible, and one is meant. */
export function collectCandidates<Said extends Meaning>(
  saidBy: (family: Family) => readonly Said[],
  keysOf: (said: Said) => readonly string[],
): Map<string, Candidates> {
  const found = new Map<string, Candidates>()
  for (const family of families) {
    for (const said of saidBy(family)) {
      for (const key of keysOf(said)) found.set(key, join(found.get(key), family, said))
    }
  }
  return found
}

function join(known: Candidates | undefined, { code }: Family, { or = [], isMeant = true }: Meaning): Candidates {
  const own = { families: [code, ...or], meant: isMeant ? code : null }
  if (known === undefined) return own
  return { families: [...new Set([...known.families, ...own.families])], meant: null }
}
