import type { Fact, Recogniser } from '../fact.ts'

const link =
  /(?:for|fuer|to|until|pour|per|para|pro|voor|till|do|za)\s+(?:(?:the|an?|die|den|das|der|our|le|la|les|el|los|il|o|de|het|of)\s+)?/iy

/**
 * Recognises what a part is for if it is another part: `core pin for the sleeve, 5x250`. The sizes are those of the part
 * that is named first, and only its own.
 */
export function purposeRecogniser(recogniseWord: Recogniser): Recogniser {
  return (text, position, before) => {
    if (!before.some(namesOneFamily)) return null
    link.lastIndex = position
    const said = link.exec(text)?.[0].length
    if (said === undefined) return null
    const found = recogniseWord(text, position + said, before)
    const isPart = found?.facts.length === 1 && found.facts.every(namesOneFamily)
    return found !== null && isPart ? { length: said + found.length, facts: [] } : null
  }
}

function namesOneFamily(fact: Fact): boolean {
  return fact.kind === 'family' && fact.families.length === 1
}
