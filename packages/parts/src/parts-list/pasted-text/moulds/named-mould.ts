import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { joining } from '../corrections/change-words.ts'
import { readMouldSigns } from './mould-signs.ts'

const name = String.raw`(?:\p{L}{1,3}-?)?\d{1,6}(?:-?\p{L})?(?![\p{L}\dx×/-]|[.,]\d)`
/**
 * `za orodje 88 potrebujemo`, `Mould 14 also gets`, `(Wkz. 3071) sind`, `voor matrijs 3309 zestien`; a number before a unit
 * counts pieces. One of four figures is a name also behind a word that may mean "per", and one of three before a word of an
 * order: `na formę 5512 potrzebne`, `na formę 771 potrzebuję`
 */
const named = new RegExp(
  String.raw`(?:(?<!\p{L})\p{L}{1,4}\s+){0,2}(?:(?<!\p{L})[dl]['’]\s?)?(?:(?<!(?:(?<!\p{L})${anyOf('per')}|/)\s*)|(?=\p{L}+\.?\s+\d{3,4}(?!\d)))(?<!\p{L})(?!set|satz|(?<=noch\s)mal)${anyOf('moulds')}(?!\p{L})\.?\s+(?:n[ro]?[.°º]{0,2}\s*)?${name}(?=\s?\)(?:[\s.,;:]|$)|,\s|\s:\s(?=\p{L}{2,3}\s\p{Ll})|\s+(?!(?:${units.pieces}|[x×*]|of\s|von\s|${joining}\s))(\p{L}+))`,
  'gu',
)
/** `a 2210-es szerszámhoz`, `für das 4471er Werkzeug`, `for the 4471 tool` */
const numberedMould = new RegExp(
  String.raw`(?:(?<!\p{L})(?:fur|for|voor|zu[rm]?)\s+)?(?<!\p{L})(?:az?|das|dem|die|der|the|de|het)\s\d{3,6}(?:-?(?:[aeo]s|er))?\s${anyOf('moulds')}(?!\p{L})`,
  'gu',
)
const numberWord = new RegExp(`^${wordOfSeveral}$`, 'u')
const perThree = new RegExp(String.raw`(?<!\p{L})${anyOf('per')}\s+\p{L}+\.?\s+\d{3}(?!\d)`, 'u')

/**
 * Removes the only mould that a line with a part is for, whose name is no quantity: `mould 14 also gets 2 pins 6x160`
 * @returns null for a line that names none or several, or where the number may count what stands behind it
 */
export function withoutNamedMould(line: string): string | null {
  const folded = foldLetters(line)
  const [found, ...others] = [...findAll(named, folded), ...findAll(numberedMould, folded)]
  if (found === undefined || others.length > 0 || !namesPartAlone(line) || readMouldSigns(line).isCounted) return null
  const next = found[1] ?? ''
  if (perThree.test(found[0]) && !isOrdering(next)) return null
  const isLong = /\d{3}/.test(found[0])
  if (!isLong && !numberWord.test(next) && (namesKind(next) || belongsToPart(next))) return null
  const rest = `${line.slice(0, found.index)}${line.slice(found.index + found[0].length)}`
  return rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,]+|\s*,(?=\s*,)|\s+(?=,)/g, '')
    .trim()
}

const longNumber = /\s\d{3,6}$/

/** Removes the number of a mould from a line without a part, as it counts nothing: `mould 3342 has 8 cavities` */
export function withoutMouldNumber(line: string): string {
  const [found] = namesPartAlone(line) ? [] : findAll(named, foldLetters(line))
  if (found === undefined) return line
  const end = found.index + found[0].length
  // "Moulds 5511, 5512 and 5513" has the numbers of several.
  return /^\s\p{L}/u.test(line.slice(end)) ? line.slice(0, end).replace(longNumber, '') + line.slice(end) : line
}
