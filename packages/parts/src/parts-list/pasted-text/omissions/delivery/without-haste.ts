import { findAll, replaceFound } from '../../../find-all.ts'
import { foldLetters } from '../../../fold-letters.ts'

/** How people say that something may take its time, per language and in folded letters. A translator adds phrases here. */
const phrases = {
  de: 'nicht (?:so |sehr |ganz |besonders )?(?:eilig|dringend)|nicht so eilt?|eil(?:t|en) nicht|keine eile|(?:hat|haben) zeit(?= (?:bis|mit)(?!\\p{L})|[ .,;!]*$)',
  en: "not (?:that |so |at all )?urgent|no (?:great |particular |big |real )?(?:rush|hurry)(?: (?:on|for|with|about))?|(?:is|are)n't urgent|can take (?:its|their|your) time",
  cs: 'nespecha(?:ji)?|neni (?:to )?(?:nijak )?(?:urgentni|spechajici)|nejsou urgentni',
  es: '(?:no|sin) (?:es |son |hay |tiene |tienen |tengo |corre |corren )?(?:urgente?s?|urgencia|prisa)(?: (?:con|para))?',
  fr: "(?:(?:ne |n['’]\\s?)(?:est |sont |y a |presse(?:nt)? )?)?pas (?:si |tres |de |d['’]\\s?)?(?:urgente?s?|urgence|pressee?s?)(?: pour)?|rien ne presse(?: pour)?",
  hu: 'nem surgose?k?|raer(?:nek)?',
  it: "non (?:e |sono |c['’]\\s?e )?(?:urgent[ei]|urgenza|fretta)(?: (?:per|con))?|senza (?:fretta|urgenza)",
  nl: '(?:niet|geen) (?:zo |erg |heel )?(?:dringend|haast|spoed)(?: (?:bij|met|voor))?',
  pl: 'nie (?:sa |jest )?(?:tak )?piln[aeyi]|nie spieszy sie(?: z)?|bez pospiechu',
  pt: '(?:nao|sem) (?:e |sao |ha |tem )?(?:urgentes?|urgencia|pressa)(?: (?:com|para))?',
  ro: 'nu (?:e |este |sunt )?(?:urgenta?|urgente|graba)|fara graba',
  se: '(?:inte|ingen) (?:sa |nagon )?(?:bradskande|brattom|bradska)(?: med)?',
  sl: '(?:ni|niso) (?:tako )?(?:nujn[aeio]|urgentn[aeio])|se ne mudi|brez naglice',
} as const

const haste = new RegExp(String.raw`(?:\s*[,;]\s*|\s*(?<!\p{L}))(?:${Object.values(phrases).join('|')})(?!\p{L})`, 'gu')

/**
 * Removes that something is not urgent, as its denial is about the delivery: `no rush on the sprue bush`, `die Buchsen sind
 * nicht eilig`
 */
export function withoutHaste(text: string): string {
  return replaceFound(text, findAll(haste, foldLetters(text)), () => '')
}
