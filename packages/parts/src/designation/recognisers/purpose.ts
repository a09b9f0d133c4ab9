import { isFillerWord } from '../../words/order-words.ts'
import type { Fact, Recogniser } from '../fact.ts'

const link = /(?:for|fuer|zu[mr]?|to|until|pour|per|para|pro|voor|till|do|za|ke?|pentru)\s+/iy
const word = /([a-z]+)\s+/iy
/** Words between a link and its part: `für die vier oben`, `do tych` */
const maxWords = 3

/**
 * Recognises what a part is for if it is another part: `core pin for the sleeve, 5x250`. The sizes are those of the part
 * that is named first, and only its own.
 */
export function purposeRecogniser(recogniseWord: Recogniser): Recogniser {
  return (text, position, before) => {
    if (!before.some(namesOneFamily)) return null
    link.lastIndex = position
    if (link.exec(text) === null) return null
    let start = link.lastIndex
    for (let count = 0; count <= maxWords; count += 1) {
      const found = recogniseWord(text, start, before)
      if (found?.facts.length === 1 && found.facts.every(namesOneFamily))
        return { length: start + found.length - position, facts: [] }
      word.lastIndex = start
      const [said = '', next = ''] = word.exec(text) ?? []
      const isPassed = article.test(next) ? count === 0 : isFillerWord(next) && !conjunction.test(next)
      if (!isPassed) return null
      start += said.length
    }
    return null
  }
}

/** Directly behind the link; farther behind it, some of them mean "and". */
const article = /^(?:the|an?|die|den|das|der|our|le|la|les|el|los|il?|o|de|het|of)$/i
/** `for stock and sleeve` names a second part. */
const conjunction =
  /^(?:[a-z]|and|und|or|oder|plus|sowie|with|mit|et|ou|och|samt|eller|si|sau|es|vagy|en|of|lub|oraz|nebo|ali|in|ter)$/i

function namesOneFamily(fact: Fact): boolean {
  return fact.kind === 'family' && fact.families.length === 1
}
