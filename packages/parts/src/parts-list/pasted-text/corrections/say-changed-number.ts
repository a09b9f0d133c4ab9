import { hasOnlyFillers } from '../../../words/order-words.ts'
import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { denying } from './agreed-words.ts'
import { butInstead } from './change-words.ts'

/**
 * How people turn one number into another, per language and in folded letters: the first `#` is the former number, the
 * second one the new one; `the` may stand for an article. A translator adds phrases here and nowhere else.
 */
const phrases = {
  de: [
    '(?:ander[ent]?|andern|mach[et]?|setz[et]?|korrigier[et]?) (?:bitte )?the?# (?:bitte )?auf #',
    '(?:mach[et]?|machen sie) (?:bitte )?aus the?# (?:bitte |lieber |doch )*#',
    'aus the?# (?:bitte |lieber |doch )*(?:mach\\p{L}*|werden) (?:bitte |lieber |doch |wir )*#',
  ],
  en: ['(?:change|make|bump|alter|amend) the?# (?:in)?to #', 'make the# (?:an? )?#'],
  cs: [
    'zmen(?:te|it)? (?:prosim )?the?# na #',
    'the?# (?:prosim )?zmen(?:te|it)? na #',
    'ze? the?# (?:prosim )?udelej(?:te)? #',
    'udelej(?:te)? ze? the?# #',
  ],
  es: ['(?:cambi|pas|sub|baj|modific)(?:a|e|ad|en|ar) the?# (?:a|por|en) #', 'the# pasan a(?: ser)? #'],
  fr: ['(?:chang|pass|modifi)(?:e|ez|er) the?# (?:a|en|par) #', 'the# (?:deviennent|passent a) #'],
  hu: [
    'az? # (?:valtoztas|modosit|modosits|javits|ird at)\\p{L}* (?:kerem |at )?#-?r[ea]',
    'az? #-?b[oe]l (?:inkabb |megis )?legyen #',
  ],
  it: [
    '(?:cambia|cambiate|porta|portate|modifica|modificate) the?# (?:in|a|con) #',
    'the# (?:portal[ie]|portatel[ie]|cambial[ie]|fall[ie]|fatel[ie]|diventano) (?:a |in )?#',
  ],
  nl: [
    '(?:verander|wijzig|maak) the?# (?:naar|in|tot) #',
    'maak van the?# (?:er |maar |toch |liever )*#',
    'van the?# (?:er |maar |toch |liever )*# maken',
  ],
  pl: [
    '(?:zmien|popraw|zamien)(?:cie|ic)? (?:prosze )?the?# na #',
    'the?# (?:prosze )?(?:zmien|popraw)(?:cie|ic)? na #',
    'ze? the?# (?:prosze )?(?:zrob|zrobcie) #',
    '(?:zrob|zrobcie) ze? the?# #',
  ],
  pt: ['(?:mud|alter|pass|troc)(?:a|e|em|ar) the?# (?:para|por) #', 'the# passam (?:a|para) #'],
  ro: ['(?:schimb|modific)(?:a|ati|i) the?# (?:in|la|cu) #', 'din the?# (?:fa|faceti) #'],
  se: ['(?:andra|gor om|gor|hoj|sank) the?# till #'],
  sl: ['(?:spremeni|popravi)(?:te)? the?# (?:na|v) #', 'iz the?# (?:naredi|naredite) #'],
} as const satisfies Record<string, readonly string[]>

const article =
  '(?:the|those|that|these|die|den|das|diese|diesen|los|las|esos|esas|les|ces|i|gli|le|quei|quelle|de|deze|os|as|esses|essas|cele|cei|dem|dom|tech|ty|tych|te|tistih|tiste)'
/** Its words are compared afterwards: a pattern with all of them in each phrase would take long to compile. */
const number = String.raw`(?<![\p{L}\d.,x×/-])(\d{1,4}|\p{L}{3,})(?![\p{L}\d]|[.,/]\d|\s*(?:[x×*°%]|mm))(?:\s+(?:st|stuks?|stk|stuck|pcs|ks|kusu|db|darab|szt|sztuk|buc|kos|pz|uds?|un)(?!\p{L})\.?)?`
const written = Object.values(phrases)
  .flat()
  .join('|')
  .replaceAll('the?#', `(?:${article} )?#`)
  .replaceAll('the#', `${article} #`)
  .replaceAll('#', number)
  .replaceAll(' ', String.raw`\s+`)
const changed = new RegExp(String.raw`(?<!\p{L})(?:${written})`, 'u')
/** A longer line says more than that. */
const maxLength = 160

/** Says a number that is turned into another one as a correction: `verander 10 naar 14` becomes `correction 10 -> 14`. */
export function sayChangedNumber(text: string): string {
  if (text.length > maxLength || hasSizes(text)) return text
  const folded = foldLetters(text)
  const found = changed.exec(folded)
  if (found === null) return text
  const [said, ...numbers] = found
  const [former = '', now = ''] = numbers.filter((each) => each !== undefined).map(sayPieces)
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + said.length)]
  if (former === '' || now === '' || namesWork(before) || namesCut(before)) return text
  // "Change 10 to 14 days" is about no pieces.
  if (isOtherNoun(behind) || !hasOnlyFillers(behind.replace(/[.,;!?]/g, ' '))) return text
  return `${before}correction ${former} -> ${now}`
}

const being =
  '(?:ist|sind|war|waren|is|are|was|were|it is|est|sont|etait|etaient|e|sono|era|erano|son|es|eran|sao|eram|zijn|to|jest|sa|je|jsou|byl[aoiy]?|este|sunt|ar|var|so|bil[aoi]|volt)'
/** Verbs that are denied in one word: `ni`, `není`, `isn't` */
const denied = `(?:${denying}|neni|nejsou|ni|niso)`
const butNow = `(?:${butInstead}|bensi|mas sim|nybrz|temvec|pac pa)`
const notBut = new RegExp(
  String.raw`(?<!\p{L})(?:n['’]\s?)?(?:${being}\s+){0,2}${denied}\s+(?:${being}\s+)?${number}(?:\s*${units.pieces})?\s*,?\s+${butNow}\s+(?:${being}\s+)?${number}(?:\s*${units.pieces})?`,
  'u',
)

/** Says a number that is denied with another one as a correction: `Pos. 1 sind nicht 10, sondern 14` becomes `Pos. 1: 14 statt 10` */
export function sayNotBut(text: string): string {
  if (text.length > maxLength || hasSizes(text)) return text
  const found = notBut.exec(foldLetters(text))
  if (found === null) return text
  const [former, now] = found.slice(1).map((said = '') => sayPieces(said))
  const behind = text.slice(found.index + found[0].length)
  if (!former || !now || isOtherNoun(behind) || !hasOnlyFillers(behind.replace(/[.,;!?]/g, ' '))) return text
  const before = text.slice(0, found.index).trim()
  return `${/\d$/.test(before) ? `${before}:` : before} ${now} statt ${former}${behind}`.trim()
}
