import { headingWords, type Meaning } from './heading-words.ts'
import { spellOut } from './spell-out.ts'

export interface Heading {
  meaning: Meaning
  /** Of several columns with one meaning the highest is taken. */
  rank: number
}

/**
 * One spelling for headings: lower case, no punctuation, hyphenation or units: `Länge [mm]` is `laenge`, `Art.-Nr.` is
 * `art nr`.
 */
export function foldHeading(text: string): string {
  return spellOut(text)
    .replace(/[⌀∅φ]/g, 'ø')
    .replace(/(?<=\p{L})-\s+(?=\p{Ll})/gu, '')
    .replace(/(?:\bin\b\s*)?\bmm\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a heading says of its column; of two languages or names with a slash or line break between, the first that is known. */
export function readHeading(text: string): Heading | null {
  if (text.trim() === '#') return { meaning: 'position', rank: 0 }
  if (text.length > 80) return null
  return (
    lookUp(text) ??
    text
      .split(/[/|\n]|\s[-–]\s|[()[\]]/)
      .map(lookUp)
      .find((heading) => heading !== null) ??
    null
  )
}

function lookUp(text: string): Heading | null {
  const folded = foldHeading(text)
  const found = headingWords.find(([, , pattern]) => pattern.test(folded))
  return found === undefined ? null : { meaning: found[0], rank: found[1] }
}
