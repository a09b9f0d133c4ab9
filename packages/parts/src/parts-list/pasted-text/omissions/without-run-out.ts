import { foldLetters } from '../../fold-letters.ts'
import { endOfSizes } from '../lines/split-mentions.ts'

/** That no more of a part is there, per language and in folded letters. A translator adds phrases here. */
const runOut = {
  de: '(?:ist|sind|geht|gehen|ging|gingen)(?: (?:uns|mir|hier|leider|nun|jetzt|fast|bald|schon|auch|gerade|heute)){0,3} (?:aus|alle|leer|weg|ausgegangen|aufgebraucht|zur neige|zu ende)',
  en: '(?:is|are|has|have|were)(?: (?:all|nearly|almost|now|just|also)){0,2} (?:run(?:ning)? (?:out|low|short)|out(?: of stock)?|gone|used up|finished)|ran out',
  cs: '(?:(?:nam|uz|jiz) ){0,2}(?:dosl[aoy]|dochazi|dochazeji|skoncil[aoy]?)(?: nam)?',
  es: 'se (?:nos )?(?:han )?(?:acabad[oa]|acabaron|acaban|agotado|agotaron|terminaron)|esta[n]? agotad[oa]s?',
  fr: "(?:est|sont) (?:epuisee?s?|finie?s?|terminee?s?)|il n'(?:y )?en (?:a|reste) plus",
  hu: 'elfogyott|elfogytak|kifogyott|kifogytak|fogyoban(?: van(?:nak)?)?',
  it: '(?:e|sono) (?:finit[aieo]|esaurit[aieo]|terminat[aieo])|(?:sta|stanno) finendo',
  nl: '(?:is|zijn)(?: (?:bijna|ook|nu)){0,2} op|raken op',
  pl: '(?:(?:nam|sie) ){0,2}(?:skonczyl[yaoi]|koncza|wyszly)(?: (?:sie|nam)){0,2}',
  pt: '(?:ja )?acabaram(?:-se)?|esgotaram(?:-se)?|esta[o]? esgotad[oa]s?',
  ro: 's-au (?:terminat|epuizat)',
  se: '(?:ar|har tagit|tar) slut',
  sl: '(?:(?:so|nam|je) ){0,2}(?:zmanjkal[oiae]|posl[oie])(?: nam)?',
} as const
const phrase = new RegExp(String.raw`[\s,]+(?:${Object.values(runOut).join('|')})(?=\s*(?:[,;.!)]|\s[–-]\s|$))`, 'u')

/** Removes behind a part that no more of it is there: `M8x30 12.9 ist aus, 50 Stück reichen` */
export function withoutRunOut(line: string): string {
  const end = endOfSizes(line)
  const found = end === 0 ? null : phrase.exec(foldLetters(line))
  if (found === null || found.index < end) return line
  return line.slice(0, found.index) + line.slice(found.index + found[0].length)
}
