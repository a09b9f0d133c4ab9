import { isFillerWord, namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { endOfSizes } from '../lines/split-mentions.ts'
import { tellsNothing } from '../sentences/without-sentence.ts'

/** A clause behind a comma, a dash or a word for a reason. */
const clause =
  /(?:,|\s[–-]|\s(?=(?:weil|denn|because|since|protože|car|parce que|perché|porque|bo|ponieważ|mert|want|omdat|pois|pentru că|eftersom|ker)\s))\s*[^,;.!?()\d]+(?=[,;.!?()]|$)/gu
/** A verb for how the part before it is: `der Zentrierring 125x36x12 hat einen Riss` */
const verb =
  '(?:ist|sind|hat|haben|war|waren|is|are|has|have|was|were|est|sont|ont|a|e|sono|hanno|ha|es|son|esta|estan|tiene|tienen|zijn|heeft|hebben|jest|sa|ma|maja|je|jsou|maji|van|vannak|sao|estao|tem|este|sunt|are|au|ar|har|so|imajo|ima|etai(?:en)?t|avai(?:en)?t|estaban?|eran?|estavam?|erano|erau|aveau|avevano|waren|byl[aiy]?|voltak|volt|hade|bil[aeio])'
const state = new RegExp(String.raw`^(\s*${verb})\s[^,;.!?()\d]+(?=[,;.!?()]|$)`, 'u')
/** The former part, which the new one replaces: `the old one`, `il nostro`, `ten starý` */
const former =
  /^[\s,–-]*(?:\p{L}+\s+){0,2}(?:l')?(?:alte[nrs]?|bisherige[nrs]?|old|existing|current|previous|ours?|star[eiyaou]|stavajici|viej[oa]s?|antigu?[oa]s?|nuestr[oa]s?|ancien(?:ne)?s?|vieux|notre|regi|mienk|vecchi[oae]?|nostr[oai]|oude|onze|velh[oa]s?|noss[oa]s?|vech[ei]|nostru|gaml[ae]|gammal|nas[ae]?)(?!\p{L})/u

/**
 * Removes the clauses behind a part that only tell how the former one got lost or is: `2 rings 125x36x12, the old one is
 * bent and cracked`. One that may also say how the new part shall be stays.
 */
export function withoutLosses(text: string): string {
  const end = endOfSizes(text) || endOfThread(text)
  return end === 0
    ? text
    : text.slice(0, end) + text.slice(end).replace(clause, (said) => (tellsOfFormer(said) ? '' : said))
}

/**
 * Removes from a part what its sentence tells of it, where another clause asks for its pieces: `der Ring 100x36x12 hat
 * einen Riss`. Without such a clause it may be an answer: `die Ringe 100x36x12 sind angekommen`.
 */
export function withoutState(text: string): string {
  const end = endOfName(text)
  const behind = text.slice(end)
  const [said = '', is = ''] = (end > 0 && state.exec(foldLetters(behind))) || []
  const words = behind.slice(is.length, said.length)
  if (said === '' || !namesLoss(words) || !saysNothing(`is ${words}`)) return text
  return `${text.slice(0, end)}${behind.slice(said.length)}`
}

/** Removes what stands behind a lost part if it says nothing else: `two sleeves 5x8x150 hardened broke this morning` */
export function withoutStory(text: string): string {
  const end = endOfName(text)
  const words = text
    .slice(end)
    .split(/[\s,–-]+/)
    .filter(Boolean)
  const isStory = namesLoss(text.slice(end)) && words.every((word) => namesLoss(word) || isFillerWord(word))
  return end > 0 && (isStory || saysNothing(text.slice(end))) ? text.slice(0, end).trimEnd() : text
}

/** Returns the place behind the sizes of a part and its kind or material; 0 for a text without sizes. */
function endOfName(text: string): number {
  const end = endOfSizes(text)
  if (end === 0) return 0
  const words = text.slice(end).matchAll(/\s*\S+/g)
  const other = [...words].find(({ 0: word }) => !belongsToPart(word.trim()) && !namesKind(word))
  return end + (other?.index ?? text.length - end)
}

function tellsOfFormer(said: string): boolean {
  if (!namesLoss(said) && !former.test(foldLetters(said))) return false
  const words = said.replace(articleFirst, ' ').replace(scrap, 'is').replace(otherWords, 'is').split(' ')
  // "Bent" is also work on a part.
  return saysNothing(words.map((word) => (namesLoss(word) ? 'is' : word)).join(' '))
}

/** `golfari M12`: a thread alone, which is all the size of an eye bolt */
const thread = /(?<![\p{L}\d])m\s?\d{1,2}(?![\p{L}\d.,]*\d|\s*[x×*])/iu

function endOfThread(text: string): number {
  const found = namesKind(text) ? thread.exec(text) : null
  return found === null ? 0 : found.index + found[0].length
}

/** `sono da buttare`, `są do wymiany`: its words also stand before a material */
const scrap =
  /(?<!\p{L})(?:da (?:buttare|gettare|rottamare|cambiare|sostituire)|do (?:wyrzucenia|wymiany|kosza|lixo)|na (?:śmietnik|złom)|(?:para|pró) (?:o lixo|a sucata|lixo|sucata)|para (?:deitar fora|trocar|substituir))(?!\p{L})/giu
/** The Portuguese article, which is "or" in other languages. */
const articleFirst = /^[\s,–-]*(?:que\s)?os?\s/u
/** The German "has" and the Czech "this" and "is", which are numbers and "each" in other languages. */
const otherWords = /(?<!\p{L})(?:hat|ten|je)(?=\s+\p{L})/gu

function saysNothing(said: string): boolean {
  return tellsNothing(said.split(/[\s,–-]+/).filter(Boolean))
}
