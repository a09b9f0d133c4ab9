import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'
import { countHeadings, countHeadingWords } from './count-headings.ts'
import { foldHeading, foldWords } from './fold-heading.ts'
import type { Heading } from './heading-pattern.ts'
import { ranks } from './ranks.ts'

const isOrdered =
  /\b(?:zu bestellen|to (?:be )?order(?:ed)?|to buy|bestellmenge|(?:re)?order (?:qty|quantity)|fehl(?:t|end|menge)\w*|missing)\b/
const isTotal = /\b(?:gesamt\w*|insgesamt|total|overall)\b/
const isCount = /\b(?:\w*menge|\w*anzahl|stueckzahl|stueck|stk|qty|quantity|pcs|pieces)\b/
const isLimit = /preis|price|kosten|cost|mindest|\bmin\b|\bmax\b|verpack|pack|\bve\b|gewicht|weight|zeit|time/
const isStock =
  /lager|bestand|stock|rest|offen|open|geliefert|delivered|received|fitted|installed|verbaut|eingebaut|vorhanden|used/
const isSpare = /reserve|spare|ersatz/
const packsAlone = new RegExp(`^(?:\\p{L}+ )?${anyOf('packs')}$`, 'u')
/** `Behovsantal`, `Besteld aantal` */
const compound = /(\p{L}{3,}?)s?(a?antal)(?!\p{L})/gu
const namedCounts = Object.values(countHeadings)
  .flatMap(({ quantity }) => quantity.split(', '))
  .filter((word) => /^\p{L}{2,}$/u.test(word) && !['st', 'un', 'il', 'mn', 'ant'].includes(word))
const wordsOfCounts = Object.fromEntries(
  Object.entries(countHeadingWords).map(([kind, words]) => {
    const all = kind === 'count' ? [...words.split(' '), ...namedCounts] : words.split(' ')
    return [kind, new Set(all.map(foldLetters))]
  }),
)

/**
 * Reads a heading that names a count by some of its words: `Noch zu bestellen (Stk)`, `Množství celkem`, `Qté min`.
 * @returns null for a heading that names none
 */
export function readCount(heading: string): Heading | null {
  const found = readGermanOrEnglish(foldHeading(heading)) ?? readOtherLanguages(foldWords(heading))
  if (found !== null || !packsAlone.test(foldWords(heading))) return found
  return { meaning: 'quantity', rank: ranks.worded }
}

function readGermanOrEnglish(folded: string): Heading | null {
  if (isOrdered.test(folded)) return { meaning: 'quantity', rank: ranks.order }
  if (!isCount.test(folded)) return null
  if (isLimit.test(folded)) return { meaning: 'ignored', rank: 0 }
  if (isSpare.test(folded)) return { meaning: 'spare', rank: 0 }
  if (isStock.test(folded)) return { meaning: 'stock', rank: 0 }
  return { meaning: 'quantity', rank: isTotal.test(folded) ? ranks.total : ranks.worded }
}

function readOtherLanguages(folded: string): Heading | null {
  const words = folded.replace(compound, '$1 $2').split(' ')
  const has = (kind: keyof typeof countHeadingWords) => words.some((word) => wordsOfCounts[kind]?.has(word))
  // "Stock mini" is a limit, "Stock réel" is there, and "Reposição de stock" is a title.
  if (!has('count') && !(has('stock') && (has('other') || has('current')))) return null
  if (has('other')) return { meaning: 'ignored', rank: 0 }
  if (has('order')) return { meaning: 'quantity', rank: ranks.order }
  const beside = (['stock', 'spare', 'moulds'] as const).find(has)
  if (beside !== undefined) return { meaning: beside, rank: 0 }
  return { meaning: 'quantity', rank: has('total') ? ranks.total : ranks.worded }
}
