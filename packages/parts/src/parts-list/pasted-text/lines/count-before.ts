import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount, anyOf, groupWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange } from '../corrections/change-words.ts'

/** A quantity before a part, whatever its unit. */
export const count = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${amount}|\d{1,5}\s*[x×]\s|\d{1,5}\s+(?:\p{L}{2}|[wv]\s)|(?:${wordOfSeveral}|${groupWord}|${anyChange('same')})(?!\p{L}))`,
  'u',
)

/** Pieces with their unit at the beginning of a text. */
export const piecesOf = new RegExp(String.raw`^(?:${amount})(?![\p{L}\d])`, 'u')
const of = '(?:of|von|de|di|da|van|av|z|od)'
const another =
  '(?:another|otr[oa]s?|un altro|une autre|un autre|outr[oa]s?|inny|inna|dalsi|weitere|nog een|inca|en till|se en)'
/** Words for sizes before their figures, in folded letters. */
const sizeNoun = [
  'grosse|abmessung(?:en)?|masse?n?|format\\p{L}*|sizes?|dimen[sz]i?[oj]\\p{L}*|dimensao|dimensiun\\p{L}*|tailles?|cotes?|medidas?|tama(?:no|nho)s?',
  'misur[ae]|maat|afmeting(?:en)?|formaat|wymiar\\p{L}*|rozmiar\\p{L}*|rozmer\\p{L}*|velikost\\p{L}*|marime\\p{L}*|storlek\\p{L}*|matt(?:en)?|mer(?:e|i|ah)',
].join('|')
/** `6 in 8x250`, `4 autres en 8x200`, `20 w wymiarze 10x60` */
export const ofSize = String.raw`(?:(?:(?:${of}|in|en|em|im|w|v|i|na|no|la|cu|o|au|aux|nell[ae]|mit|with|med|met|s)\s+(?:(?:the|der|den|la|las|le|les|de|a)\s+)?)?(?:${sizeNoun})|${of}|in|en|em|w|v|i|na)`
const further = '(?:more|others?|further|weitere|andere|autres|otr[oa]s|altri|altre|outr[oa]s|innych|dalsi(?:ch)?)'
/** `och 20 i | 10x60`, where the preposition means "and" in Polish */
export const countInSwedish = new RegExp(String.raw`(?:och|samt|plus)\s+\d{1,5}\s+i\s+(?:(?:${sizeNoun})\s+)?$`, 'u')
/** `four more of` */
const ofAtEnd = new RegExp(String.raw`(?:\s${further})?\s${ofSize}\s*$`, 'u')
const ofSame = String.raw`\s+(?:${of}\s+)?${anyChange('samePart')}`
const sameAtEnd = new RegExp(String.raw`${ofSame}\s*$`, 'u')
/** `otros cuatro de`, `2 x`, `another of`, `four of the same in` */
export const countAlone = new RegExp(
  String.raw`^(?:(?:${anyOf('about')}\s+)?(?:${another}|${anyChange('same')}|${anyChange('samePart')}|${amount}|\d{1,5}(?:\s*[x×])?|${wordOfSeveral})(?:${ofSame}|\s+${further})?\s*${ofSize}?)$`,
  'u',
)

/** Its words are also those of an order: `ebenso viele`, `as many` */
export const sameCount = new RegExp(`^${anyChange('same')}(?:\\s*${ofSize})?$`, 'u')

/** Removes the word between a count and its sizes: `20 v rozměru` */
export function withoutOf(before: string): string {
  const found = ofAtEnd.exec(foldLetters(before))
  const counting = found === null ? before : `${before.slice(0, found.index)} `
  const same = sameAtEnd.exec(foldLetters(counting))
  return same === null ? counting : `${counting.slice(0, same.index)} `
}

/** Whether words before sizes only count them: `20 of`, `as many` */
export function isCountAlone(text: string): boolean {
  return sameCount.test(foldLetters(text)) || countAlone.test(foldLetters(withoutOrdering(text)))
}

/** `six hardened ones` */
const countedMaterial = new RegExp(
  String.raw`^((?:\d{1,4}|${wordOfSeveral})(?:\s+${units.pieces})?)\s+(?:${of}\s+(?:(?:the|den|der|les|los|las|gli|le|de)\s+)?)?(\p{L}[^\d,;]*?)(?:\s+ones)?(?:\s+${ofSize})?$`,
  'u',
)

/** Reads pieces with a material and without a kind; both are empty for other words. */
export function readCountedMaterial(words: string): { counting: string; material: string } {
  const folded = foldLetters(words)
  const [, counting = '', material = ''] = countedMaterial.exec(folded) ?? []
  const start = folded.indexOf(material, counting.length)
  return { counting: words.slice(0, counting.length), material: words.slice(start, start + material.length) }
}

/** Removes words that tell nothing before the pieces of a part: `while you are at it another 16 in`, `am besten noch 5 Stück` */
export function fromCount(name: string): string {
  const [words = ''] = wordsBeforeCount.exec(foldLetters(name)) ?? []
  const said = name.slice(0, words.length)
  const isOfPart =
    namesKind(said) ||
    namesWork(said) ||
    namesCut(said) ||
    ofCount.test(foldLetters(said)) ||
    said.split(/[\s,]+/).some((word) => word !== '' && belongsToPart(word))
  return isOfPart ? name : name.slice(words.length)
}

/** What changes a number behind it: `half a dozen`, `at least 10` */
const ofCount = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('half')}|${anyOf('about')}|${anyOf('each')})(?!\p{L})`, 'u')

const wordsBeforeCount = new RegExp(
  String.raw`^(?:\p{L}+[\s,]+){1,8}?(?=(?:${amount}|\d{1,4}(?:\s|$)|(?:${wordOfSeveral})(?:\s|$)))`,
  'u',
)

const aboutFirst = new RegExp(String.raw`^${anyOf('about')}(?!\p{L})\.?\s*`, 'u')

/** Removes the quantity from the words before sizes. */
export function withoutCount(written: string): string {
  const words = written.slice(aboutFirst.exec(foldLetters(written))?.[0].length ?? 0)
  const folded = foldLetters(words)
  const found = count.exec(folded)
  if (found === null) return words.replace(/[\s:,(]+$/, '').trim()
  const isCut = /\d\s+\p{L}{2}$/u.test(found[0]) && !piecesOf.test(folded.slice(found.index))
  const length = isCut ? found[0].length - 2 : found[0].length
  const rest = `${words.slice(0, found.index)} ${words.slice(found.index + length)}`
  return rest.replace(/[\s:,(]+$/, '').trim()
}
