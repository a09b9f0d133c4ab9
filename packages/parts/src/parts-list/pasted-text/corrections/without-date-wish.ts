import { isOrdering } from '../../../words/order-words.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { month } from '../omissions/earlier/same-as-before.ts'
import { isDeliveryWord } from '../references/delivery-words.ts'
import { agreed, but } from './agreed-words.ts'

/**
 * Words before the day from which parts may come, per language and in folded letters: `before` stands behind "not", and
 * `from` alone. A translator adds words here and nowhere else.
 */
const leads = {
  de: {
    not: 'nicht|keinesfalls',
    before: 'vor|fruher als',
    from: '(?:erst|fruhestens) (?:ab|nach|zum|am|im|in)|nach|ab',
  },
  en: {
    not: "not|no|don't|never",
    before: 'before|earlier than|sooner than|until|till',
    from: '(?:only )?(?:from|after|as of)',
  },
  cs: { not: 'ne\\p{L}*', before: 'pred|drive nez|driv nez', from: '(?:az )?(?:po|od)' },
  es: { not: 'no', before: 'antes del?', from: '(?:solo )?(?:despues del?|a partir del?)' },
  fr: { not: 'pas', before: 'avant', from: '(?:seulement )?(?:apres|a partir d[eu]|des)' },
  hu: { not: '', before: '', from: '' },
  it: { not: 'non', before: "prima d(?:i|el|ell[ao'])", from: '(?:solo )?(?:dopo|a partire da\\p{L}*)' },
  nl: { not: 'niet', before: 'voor|eerder dan', from: '(?:pas )?(?:na|vanaf)' },
  pl: { not: 'nie', before: 'przed|wczesniej niz', from: '(?:dopiero )?(?:po|od)' },
  pt: { not: 'nao', before: 'antes d[eoa]', from: '(?:so )?(?:depois d[eoa]|a partir d[eoa])' },
  ro: { not: 'nu', before: 'inainte de|mai devreme de', from: '(?:abia |doar )?(?:dupa|incepand (?:cu|de la|din))' },
  se: { not: 'inte|ej', before: 'fore|innan|tidigare an', from: '(?:forst )?(?:efter|fran)' },
  sl: { not: 'ne', before: 'pred|prej kot', from: '(?:sele )?(?:po|od)' },
} as const satisfies Record<string, { not: string; before: string; from: string }>

const languages = Object.values(leads).filter(({ not }) => not !== '')
const notBefore = languages
  .map(({ not, before }) => String.raw`(?:${not})\s+(?:\p{L}+\s+){0,2}?(?:${before})`)
  .join('|')
const from = languages.map(({ from }) => from).join('|')

const the = '(?:the|dem|den|der|le|la|el|il|lo|de|del|o|ao|dnia|dne|dia|giorno|data de)'
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])(?![\d,]|[.:/]\d{3})`
/** "The 10th" in the languages that mark it. */
const ordinal = '(?:st|nd|rd|th|er|e|:?[ea]|º|-?(?:ego|tego|tym|eho|ho))'
const dated = String.raw`${day}(?:\.?\s*[./-]\s*(?:0?[1-9]|1[0-2])(?!\d)\.?(?:\s?(?:20)?\d\d)?|${ordinal}?\.?\s+(?:of |de |di )?${month})`
const span =
  '(?:woche|monat|jahre?s?|week|month|year|semaine|mois|annee|an|settimana|mese|anno|semana|mes|ano|maand|jaar|tydzien|tygodni\\p{L}+|miesiac\\p{L}*|rok\\p{L}*|tyd\\p{L}+|mesic\\p{L}*|saptaman\\p{L}|luna|veckan?|manad|ar|ted\\p{L}+|mesec\\p{L}*|let\\p{L}*)'
const coming =
  '(?:nachste[rns]?|kommende[rn]?|next|prochaine?|prossim[ao]|proxim[ao]|volgende|przyszl\\p{L}+|nastepn\\p{L}+|pristi\\p{L}*|viitoare|nasta|naslednj\\p{L}+|prihodnj\\p{L}+)'
const weekday =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|monday|tuesday|wednesday|thursday|friday|lundi|mardi|mercredi|jeudi|vendredi|lunedi|martedi|mercoledi|giovedi|venerdi|lunes|martes|miercoles|jueves|viernes|segunda|terca|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|poniedzial\\p{L}+|wtor\\p{L}+|srod\\p{L}+|czwart\\p{L}+|piat\\p{L}+|pondel\\p{L}+|uter\\p{L}+|stred\\p{L}+|ctvrt\\p{L}+|pat(?:ek|ku)|luni|marti|miercuri|joi|vineri|mandag|tisdag|onsdag|torsdag|fredag|ponedelj\\p{L}+|tor(?:ek|ka)|sred[aeio]|cetrt\\p{L}+|pet(?:ek|ka))'
const week = String.raw`(?:kw|wk|week|woche|semaine|sem\.?|semana|settimana|tyden|tydnu|tydzien|tygodniu|vecka|teden|tednu|saptamana)\s*\d{1,2}(?!\d)`
const marked = String.raw`${dated}|${week}|${weekday}|${month}|${coming}\s+${span}|${span}\s+${coming}`
const anyDay = String.raw`(?:${the}\s+)?(?:${the}\s+)?(?:${marked}|${day}${ordinal}?\.?)`
/** "Po 10" is "10 of each". */
const sureDay = String.raw`(?:${the}\s+)?(?:${marked}|${day}${ordinal}(?!\p{L}))|${the}\s+${day}\.?`
const stop = String.raw`(?![\p{L}\d])(?!\s*(?:[x×*%°]|mm|${units.pieces}))`
/** Words of courtesy and of delivery stand beside the day; the day itself may have been removed. */
const wish = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${notBefore})(?:\s+(?:${anyDay})${stop}|(?:\s+${the}){0,2}(?=[\s.!]*$))|(?:${from})(?:\s+(?:${sureDay})${stop}|(?:\s+${the}){0,2}(?=[\s.!]*$))|(?:${dated}|${day}[.-]*(?:\p{L}{1,3})?|${month})\s+(?:elott ne\p{L}*|utan))`,
  'u',
)
const beginning = new RegExp(String.raw`(?:^|[,;.!–-])\s*(?:${but}(?!\p{L})\s*)?((?:\p{L}+\s+){0,4})$`, 'u')
const butLast = new RegExp(String.raw`\s+${but}\s*$`, 'u')
/** A longer line tells more than an answer. */
const maxLength = 200

/** Removes from an answer the day before which the parts shall not come: `OK, but please not before the 10th` */
export function withoutDateWish(answer: string): string {
  const folded = foldLetters(answer)
  const found = answer.length > maxLength ? null : wish.exec(folded)
  if (found === null || namesKind(found[0]) || !hasOnlyOrdering(betweenWords(found[0]))) return answer
  const head = folded.slice(0, found.index)
  const start = beginning.exec(head)
  const isOfDelivery = start !== null && hasOnlyOrdering(start[1] ?? '') && !agreesIn(start[1] ?? '')
  const end = isOfDelivery ? start.index : (butLast.exec(head)?.index ?? head.length)
  const tail = answer.slice(found.index + found[0].length).replace(/^[\s,.;!]+/, '')
  const before = answer.slice(0, end).replace(/[\s,;.–-]+$/, '')
  const isTail = tail === '' || hasOnlyOrdering(foldLetters(tail))
  // Alone it may mean that nobody decides before.
  if (before === '') return answer
  return isTail ? before : `${before}, ${tail}`
}

const negation = new RegExp(String.raw`^(?:${languages.map(({ not }) => not).join('|')})\s+`, 'u')
const dayAtEnd = new RegExp(String.raw`(?:${languages.map(({ before }) => before).join('|')})(?!\p{L}).*$`, 'u')

/** Returns the words between "not" and "before". */
function betweenWords(said: string): string {
  return negation.test(said) ? said.replace(negation, '').replace(dayAtEnd, '') : ''
}

function hasOnlyOrdering(said: string): boolean {
  const words = said.match(/\p{L}+/gu) ?? []
  return !/\d/.test(said) && words.every((word) => isOrdering(word) || isDeliveryWord(word) || delivering.test(word))
}

/** Verbs of delivery that no list of ordering words has in each of their forms. */
const delivering =
  /^(?:liefer\p{L}*|deliver\p{L}*|ship\p{L}*|send\p{L}*|livr\p{L}*|exped\p{L}*|consegn\p{L}*|sped\p{L}*|entreg\p{L}*|envi\p{L}*|lever\p{L}*|stuur\p{L}*|dosta\p{L}*|dostarcz\p{L}*|wys\p{L}*|dod\p{L}*|posl\p{L}*|pos[ia]l\p{L}*|szallit\p{L}*|kuld\p{L}*|trimi\p{L}*|skick\p{L}*|dobav\p{L}*|poslj\p{L}*|come|komm\p{L}*|them|these|those)$/u

function agreesIn(said: string): boolean {
  return (said.match(/\p{L}+/gu) ?? []).some((word) => agreed.has(word))
}
