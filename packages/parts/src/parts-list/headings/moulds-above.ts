import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'
import { maxTitleLength } from './ordered-column.ts'

/** So many letters tell moulds from cavities, whatever their endings are. */
const stemLength = 4
const moulds = new RegExp(`(?<![\\p{L}\\d.,/-])([1-9]\\d?)\\s*(?:x\\s*)?(${anyOf('moulds')})(?!\\p{L})`, 'gu')

/**
 * Returns the number of moulds that the lines above a list name with a word of the heading: 1 for `Commande pour 1 outil`
 * above `Nbre par outil`.
 * @returns null if they name none, or different numbers
 */
export function mouldsAbove(rows: readonly (readonly string[])[], heading: string): number | null {
  const folded = foldLetters(heading)
  const titles = rows.map((cells) => foldLetters(cells.join(' ').slice(0, maxTitleLength)))
  const named = titles.flatMap((title) => [...title.matchAll(moulds)])
  const same = named.filter(([, , word = '']) => folded.includes(word.slice(0, stemLength)))
  const [only = null, ...others] = new Set(same.map(([, number]) => Number(number)))
  return others.length === 0 ? only : null
}
