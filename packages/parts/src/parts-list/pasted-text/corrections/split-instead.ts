import { hasSizes, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { findPositions } from '../references/find-positions.ts'
import { isCancelled } from './change-words.ts'
import { inPlaceOf, readReplaced } from './read-replaced.ts'

/**
 * "In its place", per language and in folded letters. A translator adds words here and nowhere else.
 */
const insteadOfIt = {
  de: 'stattdessen|dafur|an (?:deren|dessen) stelle',
  en: 'instead(?: of (?:it|that|them))?|in its place|in place of (?:it|that)',
  fr: 'a la place|en remplacement|au lieu de cela',
  it: 'al suo posto|al loro posto|invece|in sostituzione',
  es: 'en su lugar|en vez de (?:eso|ella|ello)|a cambio',
  pt: 'em (?:seu|vez d(?:ela|ele|isso)) ?(?:lugar)?|no (?:seu|lugar) ?(?:lugar|dela|dele)?',
  nl: 'in plaats daarvan|daarvoor in de plaats|daarvoor',
  pl: 'zamiast (?:niej|niego|tego|nich)|w zamian|w jej miejsce|w to miejsce',
  cs: 'misto (?:ni|nej|nich|toho|ne)|namisto toho',
  hu: 'helyette|helyettuk',
  ro: 'in (?:locul (?:ei|lui|lor|acesteia|acestuia)|schimb)',
  se: 'i stallet|istallet|i dess stalle',
  sl: 'namesto (?:nje|njega|njih|tega)',
} as const

const joined = '(?:und|and|et|e|y|en|i|a|es|si|och|in|aber|but|mais|ma|pero|maar|ale|mas|dar|men|pa)'
const instead = new RegExp(
  String.raw`[,;]\s+(?:${joined}\s+)?(?:${Object.values(insteadOfIt).join('|')})(?:\s+(?:pa|bitte|please|prosim|prosime|prosimy|prosze|kerunk|graag|per favore|por favor|va rog|tack|wir|we|nehmen|take|kerem))*\s*[:,–-]?\s+`,
  'u',
)
const maxLength = 200

/** Splits a position that is left out from the part in its place: `poz. 3 odpade, namesto nje pa puša 18x36, 4 kosi` */
export function splitInstead(line: string): string[] {
  if (line.length > maxLength || !hasSizes(line)) return [line]
  const composed = line.normalize('NFC')
  const folded = foldLetters(composed)
  const found = instead.exec(folded)
  if (found === null) return splitReplacements(composed, folded)
  const [head, part] = [composed.slice(0, found.index), composed.slice(found.index + found[0].length)]
  const isLeft = isCancelled(head) && !hasSizes(head) && findPositions(foldLetters(head)).length === 1
  return isLeft && namesPartAlone(part) && !isCancelled(part) ? [`${head}.`, part] : [line]
}

const nextReplacement = new RegExp(String.raw`[,;]\s+(?:${joined}\s+)?(?=${inPlaceOf}\s)`, 'u')

/** Splits a part from a further one with the part that it replaces: `8 pins 10x250, instead of M8x30 please M8x35` */
function splitReplacements(line: string, folded: string): string[] {
  const found = nextReplacement.exec(folded)
  if (found === null) return [line]
  const [head, rest] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  return namesPartAlone(head) && hasSizes(head) && readReplaced(rest) !== null ? [head, rest] : [line]
}
