import { foldLetters } from '../../fold-letters.ts'
import { remember } from '../../remember.ts'
import { countSizes, sizesOf } from '../lines/split-mentions.ts'

/**
 * Words beside the noun of a kind that make it another one, in folded letters: flat ejectors are no ejector pins, and a
 * sprue bush is no guide bush. Both have more than two sizes. German has compounds, which differ by themselves.
 */
const groups: Readonly<Record<string, RegExp>> = {
  flat: groupOf(
    'flat blade flach\\p{L}+ lames? plats? plan[oa]s laminar\\p{L}* piatt[ie] lama plosk\\p{L}* ploch\\p{L}* plask\\p{L}* lapos\\p{L}* platte platta ploscat\\p{L}*',
  ),
  sprue: groupOf(
    'sprue anguss\\p{L}* angiess\\p{L}* injection inyeccion iniezione injecao injec?tie wtryskow\\p{L}* vtokov\\p{L}* dolivn\\p{L}* beomlo\\p{L}* spuit\\p{L}* aanspuit\\p{L}* ingots\\p{L}*',
  ),
}

function groupOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|')})(?!\\p{L})`, 'u')
}

const sign = '='

/** Returns a stem for each group of kinds that a folded text names. */
export function groupStems(folded: string): string[] {
  return Object.keys(groups).flatMap((name) => (groups[name]?.test(folded) ? sign + name : []))
}

/** Whether a part may be of the groups among some stems: without their words, it is not if it has only two sizes. */
export function mayBeOfGroups(requested: string, stems: readonly string[]): boolean {
  const named = stems.filter(isGroup)
  return named.length === 0 || named.every((stem) => mayBe(stem.slice(1), requested))
}

function mayBe(group: string, requested: string): boolean {
  const own = groupsOf(requested)
  return own === null || own.includes(group)
}

/** Returns the groups that a part of two sizes names; null for another part, which may be of any. */
const groupsOf = remember((requested: string): readonly string[] | null => {
  if (countSizes(sizesOf(requested)) !== 2) return null
  const folded = foldLetters(requested)
  return Object.keys(groups).filter((name) => groups[name]?.test(folded))
})

export function isGroup(stem: string): boolean {
  return stem.startsWith(sign)
}
