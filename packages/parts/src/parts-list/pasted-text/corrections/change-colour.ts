import { findSpringColours, type SpringLoad } from '../../../search-text/spring-load.ts'
import { isOrdering } from '../../../words/order-words.ts'
import { foldLetters } from '../../fold-letters.ts'
import { agreed, but, denying } from './agreed-words.ts'
import { anyChange, butInstead, too } from './change-words.ts'

const denied = new RegExp(
  String.raw`(?:(?:${anyChange('opening')}|and|und|et|y|e|a|i)\s+)?(?<!\p{L})(?:${denying}|${anyChange('instead')})\s+(?:(?:in|en|em|de|di|w|v|z|i)\s+)?$`,
  'u',
)
const connection = new RegExp(String.raw`(?<!\p{L})(?:${but}|${butInstead}|sino|nybrz)(?!\p{L})`, 'gu')
const also = new RegExp(String.raw`(?<!\p{L})${too}(?!\p{L})`, 'u')
const maxLength = 80
/** Longest words before a colour that deny it. */
const maxDenial = 30

/** The Slovene "all right" has the letters of a colour. */
const inOrder = /(?<!\p{L})v redu(?!\p{L})/gu

function fold(text: string): string {
  return foldLetters(text).replace(inOrder, ' '.repeat('v redu'.length))
}

interface NamedColour {
  load: SpringLoad
  start: number
  end: number
  /** The words before it that deny it; empty without any. */
  denial: string
}

function coloursIn(folded: string): NamedColour[] {
  return findSpringColours(folded).map((colour) => ({
    ...colour,
    denial: denied.exec(folded.slice(Math.max(0, colour.start - maxDenial), colour.start))?.[0] ?? '',
  }))
}

/** Whether a text means a part of the colour of a row and denies another colour: `red, not blue` */
export function meansColour(text: string, requested: string): boolean {
  const colours = text.length > maxLength ? [] : coloursIn(fold(text))
  if (!colours.some(({ denial }) => denial !== '')) return false
  const [own, ...others] = findSpringColours(foldLetters(requested))
  const isNamed = (isMeant: boolean) =>
    colours.some(({ load, denial }) => load === own?.load && isMeant === (denial === ''))
  return own !== undefined && others.length === 0 && isNamed(true) && !isNamed(false)
}

/**
 * Returns a quoted part in the colour that a few words about it name, which is the load of a die spring: `ok, but red, not
 * blue`. Null for other words, and where the colour that they deny is not that of the part.
 */
export function changeColour(requested: string, answer: string): string | null {
  const line = answer.normalize('NFC')
  const folded = fold(line)
  if (line.length > maxLength || /[\d?]/.test(line) || also.test(folded)) return null
  const part = requested.normalize('NFC')
  const [former, ...others] = findSpringColours(foldLetters(part))
  if (former === undefined || others.length > 0) return null
  const named = coloursIn(folded)
  const [meant, ...further] = named.filter(({ denial }) => denial === '')
  const isOther = named.some(({ denial, load }) => denial !== '' && load !== former.load)
  if (meant === undefined || further.length > 0 || isOther || meant.load === former.load) return null
  const rest = named
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, denial }) => `${text.slice(0, start - denial.length)} ${text.slice(end)}`, folded)
  const words = rest.replace(connection, ' ').match(/\p{L}+/gu) ?? []
  if (!words.every((word) => agreed.has(word) || isOrdering(word))) return null
  return `${part.slice(0, former.start)}${line.slice(meant.start, meant.end)}${part.slice(former.end)}`
}
