import type { Assortment } from '../assortment.ts'
import { inflectionsOf } from '../synonyms/same-word.ts'
import { noSynonyms } from '../synonyms/synonyms.ts'
import { normalise } from './normalise.ts'
import { createScanner } from './scan.ts'

/** Figures that give a word a meaning if it is the label of a size, a unit, or the name of a standard. */
const besides: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `${words} 6`,
  (words) => `6 ${words}`,
  (words) => `${words} 1530`,
]

/**
 * Creates a function that says whether the readers of texts understand all words of a phrase, alone or beside a figure,
 * or with another ending. A part that is known but not sold is understood, too.
 */
export function createKnownWords(assortment: Assortment): (words: string) => boolean {
  const scan = createScanner(assortment, noSynonyms)
  const isRead = (text: string) => {
    const facts = scan(text, normalise(text))
    return !facts.some((fact) => fact.kind === 'rejection' && fact.reason === 'unknownWord')
  }
  return (words) =>
    besides.some((besideFigure) => isRead(besideFigure(words))) ||
    inflectionsOf(normalise(words).toLowerCase()).some(isRead)
}
