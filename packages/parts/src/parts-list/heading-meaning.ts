import { expandWords } from './abbreviations.ts'
import type { Meaning } from './heading-pattern.ts'
import { headingWords } from './heading-words.ts'
import { spellOut } from './spell-out.ts'

const isOrdered = /\b(?:zu bestellen|to (?:be )?order(?:ed)?|bestellmenge|order (?:qty|quantity))\b/
const isCount = /\b(?:\w*menge|\w*anzahl|stueckzahl|stueck|stk|qty|quantity|pcs|pieces)\b/
const isOtherCount =
  /preis|price|kosten|cost|mindest|\bmin\b|\bmax\b|verpack|pack|\bve\b|lager|bestand|stock|rest|offen|open|geliefert|delivered|received|fitted|installed|verbaut|eingebaut|vorhanden|used|gewicht|weight|zeit|time/

export interface Heading {
  meaning: Meaning
  /** Of several columns with the same meaning the one with the highest rank is used. */
  rank: number
}

/**
 * Returns a heading in one spelling: lower case, no punctuation, hyphenation or units. `Länge [mm]` becomes `laenge`,
 * `Art.-Nr.` becomes `art nr`.
 */
export function foldHeading(text: string): string {
  return spellOut(text)
    .replace(/[⌀∅φ]/g, 'ø')
    .replace(/(?<=\p{L})-\s+(?=\p{Ll})/gu, '')
    .replace(/(?:\bin\b\s*)?\bmm\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the meaning of a heading; of several names separated by a slash or line break, the first known one. */
export function readHeading(text: string): Heading | null {
  if (text.trim() === '#') return { meaning: 'position', rank: 0 }
  if (text.length > 80) return null
  return lookUpAny(text) ?? lookUpAny(expandWords(text)) ?? readCount(foldHeading(text))
}

/** Returns whether a heading of quantities means ordered or existing pieces, by the words around it. */
function readCount(folded: string): Heading | null {
  if (isOrdered.test(folded)) return { meaning: 'quantity', rank: 3 }
  if (!isCount.test(folded)) return null
  return isOtherCount.test(folded) ? { meaning: 'ignored', rank: 0 } : { meaning: 'quantity', rank: 1 }
}

function lookUpAny(text: string): Heading | null {
  const parts = text.split(/[/|\n]|\s[-–]\s|[()[\]]/)
  return [text, ...parts].map(lookUp).find((heading) => heading !== null) ?? null
}

function lookUp(text: string): Heading | null {
  const folded = foldHeading(text)
  const found = headingWords.find(([, , pattern]) => pattern.test(folded))
  return found === undefined ? null : { meaning: found[0], rank: found[1] }
}
